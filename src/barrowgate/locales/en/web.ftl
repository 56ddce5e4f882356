# The page: what is not of one game.

web-guest = Guest
web-to-lobby = To all tables
web-theme = Light or dark
web-rivals = The others
web-common = What is common
web-own = Your own farm
web-gate = The decision
web-log = What happened
web-command = Write an action
web-your-turn = Your turn
web-waiting = is asked
web-over = The game is over
web-undo = Undo
web-connection = Connection
web-connection-connecting = Connecting
web-connection-lost = Not connected, trying again
web-connection-ended = This table is closed here
web-connection-open = Connected

web-seating = Who sits where
web-seat-free = free
web-seat-bot = A bot
web-seat-open = Invite by link
web-seat = Seat { $seat }
web-invite = Invite
web-link = Send this link; it can be used once
web-sit = Sit down
web-start = Begin
web-host-starts = The host begins when everybody is there.
web-invited = You are invited to a table
web-your-name = Your name

web-rematch = Play again
web-rematch-there = To the next game
web-record = Record
web-proof = The deal was settled before the first move: seed { $seed }, salt { $salt }.

web-sit-down = Sit down
web-no-account = no account needed against bots
web-my-tables = Your tables
web-open-tables = Open tables
web-new-table = New table
web-game = Game
web-players-count = Players
web-players = { $least } to { $most } players
web-you = You
web-bot = Bot, { $level }
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-master = master
web-public = Everybody may find it and sit down
web-create = Create the table
web-play-bots = Play bots now
web-solo = Alone
web-la-granja = La Granja
web-la-granja-about = Fields, pigs and barrows on Majorca. Six rounds to supply the village.
web-loyang = At the Gates of Loyang
web-loyang-about = Sow, harvest and serve the city. Nine rounds on the path.
web-independent = An independent project, not connected with the publishers. Rules in our own words, drawings our own.

web-state-open = waits for players
web-state-running = is being played
web-state-paused = paused
web-state-over = over
web-state-closed = closed

problem-offline = The server does not answer. Are you connected?
problem-fault = The server has made a mistake. Try again in a moment.
problem-no-such-table = There is no such table.
problem-bad-link = This link was used, has expired, or was replaced. Ask for a new one.
problem-not-your-seat = This seat is somebody else's.
problem-no-spectators = This table has no onlookers.
problem-stale = The table has changed since. Look again.
problem-not-your-turn = It is not your turn.
problem-not-an-action = There is no such action.
problem-too-many = That was too often. Wait a moment.
problem-not-signed-in = Say who you are first.
problem-storage = It could not be written down. Try again.

# The table of Loyang.

web-loyang-path = Path of Prosperity
web-loyang-steps = the first step of a turn costs { $first }, each further one the number of its space
web-loyang-levels = space { $good } is good, { $very_good } very good, { $master } a master's
web-loyang-no-courtyard = no card in the courtyard
web-loyang-must-take = you must take now
web-loyang-grid = Grid
web-loyang-grid-buys = buy up to { $buys }; a common field costs { $price } more
web-loyang-row-1 = stays
web-loyang-row-2 = then discarded
web-loyang-row-3 = moves up
web-loyang-row-4 = moves up
web-loyang-no-card = no card
web-loyang-dummy = Dummy
web-loyang-dummy-about = It never acts; its cards are there for helpers with a lantern.
web-loyang-fields = Fields
web-loyang-field-home = Home
web-loyang-field-private = Private
web-loyang-field-common = Common
web-loyang-filled = { $tokens } of { $spaces }
web-loyang-sow = sow { $spaces }
web-loyang-pile = { $count ->
    [0] no field left in the pile
   *[other] { $count } in the private pile
}
web-loyang-hub = Cart, storehouse and shop
web-loyang-cart = In the cart
web-loyang-storehouse = Storehouse
web-loyang-room = { $count ->
    [0] no room left
   *[other] room for { $count } more
}
web-loyang-enlarge = Room for { $places }
web-loyang-shop = Shop
web-loyang-buy = Buy
web-loyang-sell = Sell to it
web-loyang-now = For this question
web-loyang-crier = { $left } more, { $cash } cash so far
web-loyang-two-pack = Two-pack
web-loyang-bought = bought
web-loyang-loan = Loan
web-loyang-regulars = Regular customers
web-loyang-casuals = Casual customers
web-loyang-customers = Customers
web-loyang-stalls = Stalls
web-loyang-helpers = Helpers
web-loyang-no-regular = no regular customer
web-loyang-no-casual = no casual customer
web-loyang-no-stall = no stall
web-loyang-no-helper = no helper
web-loyang-miss = due every round; missed when red costs { $penalty }
web-loyang-more-casuals = { $casuals } casual, { $regulars } regular
web-loyang-give = give others for one
web-loyang-for = for { $count }
web-loyang-sold = sold
web-loyang-printed = printed
web-loyang-starter = starter
web-loyang-over = over { $card }
web-loyang-partner = partner
web-loyang-taken = has taken
web-loyang-in-hand = { $count } in hand
web-loyang-done = done
web-loyang-close = Close
