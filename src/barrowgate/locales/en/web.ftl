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
web-connection-puzzled = This page does not understand the table
web-connection-outdated = A newer page is loaded now
web-signed-out = Your session has ended. Sign in again.
web-seat-lost = This seat is no longer yours
web-table-gone = This table is gone
web-load-again = Load it again

web-seating = Who sits where
web-seat-free = free
web-seat-bot = A bot
web-bot = bot
web-seat = Seat { $seat }
web-invite = Invite
web-link = Send this link; it can be used once
web-new-link = New link
web-new-link-ends = A new link ends this one.
web-sit = Sit down
web-you = you
web-start = Begin
web-host-starts = The host begins when everybody is there.
web-leave = Leave
web-leave-now = Leave the seat
web-leave-before = The seat becomes free. Only a new link of the host brings you back.
web-leave-again = The game waits until somebody plays this seat. You may sit down again as long as it is free.
web-leave-link = The game waits until somebody plays this seat. Only a new link of the host brings you back.
web-free = Free the seat
web-free-now = Free it
web-free-follows = { $seat } loses this seat, and can be invited again.
web-close-table = Close the table
web-close-now = Close for good
web-close-follows = Nobody can play here any more. This cannot be undone.
web-invited = You are invited to a table
web-invited-to = You are invited to { $game }
web-watch = Watch
web-device-here = Your tables on this device
web-device-here-now = Play here
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
web-players = { $least } to { $most }
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-master = master
web-create = Create the table
web-play-bots = Play bots now
web-solo = Alone
web-la-granja = La Granja
web-la-granja-about = Fields, pigs and barrows on Majorca. Six rounds to supply the village.
web-loyang = At the Gates of Loyang
web-loyang-about = Sow, harvest and serve the city. Nine rounds on the path.
web-independent = An independent project, not connected with the publishers. Rules in our own words, drawings our own.

web-state-open = waits for players
web-state-ready = waits for its host to begin
web-state-ready-mine = waits for you to begin
web-state-running = is being played
web-state-paused = paused
web-state-over = over
web-state-closed = closed

problem-offline = The server does not answer. Are you connected?
problem-fault = The server has made a mistake. Try again in a moment.
problem-no-such-table = There is no such table.
problem-game-not-shown = This page cannot show this game.
problem-bad-link = This link was used, has expired, or was replaced. Ask for a new one.
problem-not-your-seat = This seat is somebody else's.
problem-no-spectators = This table has no onlookers.
problem-stale = The table has changed since. Look again.
problem-not-your-turn = It is not your turn.
problem-out-of-time = Your time has run out.
problem-not-an-action = There is no such action.
problem-too-many = That was too often. Wait a moment.
problem-not-signed-in = Say who you are first.
problem-storage = It could not be written down. Try again.

# The frame of the table: gate, sheets, log, replay, end.
web-do-it = Do it
web-then = then: { $question }
web-reveals = cannot be taken back
web-back-to-turn = Back to my turn
web-bot-name = Bot { $seat }
web-phase-farm = Farm
web-phase-revenue = Revenue
web-phase-transport = Transport
web-phase-scoring = Scoring
web-phase-harvest = Harvest
web-phase-cards = Cards
web-phase-action = Action
web-acts-too = { $seat } acts too
web-lost-declined-card = no card played
web-lost-declined-tile = no tile bought
web-lost-declined-deliveries = { $count } unused
web-lost-declined-play_card = no card played
web-lost-declined-upgrade = upgrade unused
web-lost-declined-walk = no step taken
web-lost-declined-delivery = delivery unused
web-lost-declined-second_good = no second good
web-lost-declined-room = gain declined
web-lost-declined-helper = { $card } unused
web-lost-declined-instant = effect unused
web-winner = { $seats-count ->
    [one] { $seats } wins, { $score }
   *[other] { $seats } win together, { $score }
}
web-your-place = You are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} with { $score }.
web-watching = You watch
web-others-turn = Not your turn
web-list = { $parts }
web-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-whole = { NUMBER($number, maximumFractionDigits: 0) }
web-more = +{ $number }
web-less = { "\u2212" }{ $number }
web-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-discarded = { $count } discarded
web-discards-none = No card has been discarded.
web-waiting-for = Waiting for { $seats }
web-asked-of = { $seats } { $seats-count ->
    [one] decides
   *[other] decide
}: { $topic }
web-fault = Number { $number }
web-bot-thinks = a bot thinks
web-bot-thinks-for = for { $seconds } s
web-bot-thinks-of = { $seconds } of { $longest } s
web-bot-time = thinking time
web-asked-minutes = asked { $minutes } min ago
web-asked-hours = asked { $hours } h ago
web-asked-days = asked { $days } d ago
web-time-left = time left
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-clock-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-paused = Paused
web-closed = The table is closed
web-seat-empty = Seat { $seat } is free
web-resume = Go on
web-pause = Pause
web-try-now = Try now
web-aim = Choose one of the ringed things.
web-aim-end = Nothing else can be done now.
web-aim-on = Go on with one of the ringed things.
web-hint = Hint
web-hint-better = about +{ $points } before { $other }
web-hint-level = about as good as { $other }
web-not-confirmed = is not confirmed yet
web-still-readable = The table stays readable; what was missed is told afterwards.
web-all-actions = All { $count } actions
web-more-actions = { $count } more
web-no-actions = Nothing can be done now.
web-title-turn = { $question } ({ $name })
web-of-rounds = of { $rounds }
web-scores = Scores
web-places = Places
web-targets = to choose from
web-tab-village = Village
web-tab-farm = Farm
web-tab-hand = Hand
web-tab-market = Market
web-tab-fields = Fields
web-tab-shop = Shop
web-tab-cards = Cards
web-tab-grid = Grid
web-tab-path = Path
web-tab-dummy = Dummy
web-tab-rivals = Rivals
web-tab-log = Log
web-close = Close
web-sheet-actions = What you can do here
web-sheet-log = Log
web-sheet-rivals = The others
web-sheet-rules = Rules
web-sheet-text = The table as text
web-sheet-seats = Seats
web-sheet-discards = Discarded cards
web-sheet-menu = Menu
web-since = Since your last move
web-last = Last moves
web-log-older = Earlier
web-log-chapter = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
web-log-floor = You can take back to here
web-table-talk = Table talk
web-talk-say-what = Say something to the table
web-talk-say = Say
web-talk-mute = Mute { $seat }
web-talk-unread = { $count ->
    [one] one new word at the table
   *[other] { $count } new words at the table
}
web-rules-search = Search the rules
web-rules-nothing = No paragraph has these words.
web-motion = Motion
web-motion-system = as the system
web-motion-off = off
web-sounds = Sounds
web-sound-turn = You are asked
web-sound-piece = A piece is moved
web-sound-coins = Coins
web-sound-dice = Dice
web-sound-served = A customer is served, a barrow or building completed
web-sound-end = The end of the game
web-as-text = The table as text
web-keys = Keys
web-key-name-escape = Esc
web-key-name-arrows = Arrows
web-key-undo = take back
web-key-end = end the turn
web-key-hint = hint
web-key-actions = all actions
web-key-text = the table as text
web-key-let-go = let go
web-key-write = type an action
web-key-target = next target
web-key-what = what is this
web-report = Something is wrong here
web-report-send = Report this position
web-report-sent = Thank you. It is kept as number { $number }.
web-curtain = Seat { $number }: { $name } is asked
web-curtain-about = The table is hidden. Show it when the others look away.
web-curtain-lift = Show my table
web-curtain-undo = { $seat }: undo
web-past = Looking back
web-past-action = Action { $action } of { $actions }
web-past-decision = Before action { $action } of { $actions }
web-past-slider = Action
web-past-before = One action back
web-past-after = One action on
web-past-play = Play
web-past-stop = Stop
web-past-leave = Back to now
web-by-source = Points by source
web-by-source-about = all that gave points
web-by-source-loyang = The path by source
web-by-source-about-loyang = spaces
web-by-cash = Cash by source
web-by-cash-about = earned and spent
web-source-start = start
web-source-village = village
web-source-markers = craft markers
web-source-barrows = barrows
web-source-removed = removed
web-source-market = market
web-source-siesta = siesta
web-source-roof = roof
web-source-helpers = helpers
web-source-silver = silver
web-source-other = other
web-source-first-steps = first steps
web-source-further-steps = further steps
web-source-loans = loans
web-source-space = space
web-source-left = left
web-source-path = path
web-source-cash = cash
web-source-regulars = regulars
web-source-casuals = casuals
web-source-sold = sold
web-source-bought = bought
web-source-fields = fields
web-source-packs = packs
web-source-grid = grid
web-source-storing = storing
web-source-misses = misses
web-by-round-about = after each round
web-by-round-about-loyang = the space after each round
web-by-round-start = start
web-by-round-end = end
web-round = round { $round }
web-tied = level with { $seats }: { $facts }
web-this-game = This game
web-game-seed = seed
web-game-actions = actions
web-game-rules = rules
web-game-salt = salt
web-share = Share
web-shared = Link copied
web-share-link = Link to this table
web-see-position = See this position
web-next-turning = Next turning point
web-review-fine = within the error, not counted
web-review-played = { $title }: { $label }
web-review-better = { $played }; better: { $best }
web-tab-places = Places
web-tab-points = Points
web-tab-review = Review
web-by-round = Points by round
web-by-round-loyang = The path by round
web-all = all
web-no-chart = The rounds could not be read.
web-way = The way there
web-way-before = drawn when the coach has been asked
web-way-about = expected points; below, what a decision lost
web-way-about-loyang = expected space; below, what a decision lost
web-review = The coach's review
web-review-about = expected points, with what you could know
web-review-about-loyang = expected space, with what you could know
web-review-ask = Ask the coach
web-review-thinking = The coach looks at the game; about a minute
web-review-lost = points lost
web-review-lost-loyang = spaces lost
web-review-count = { $costly } of { $decisions }
web-review-costly = decisions cost something
web-review-turning = Turning points: what cost most
web-review-turning-win = Turning points: what cost most of the chance to win
web-review-win = { $lost }% to win
web-review-points = { $points } points
web-review-points-loyang = { $points } spaces
web-review-luck = points of luck
web-review-luck-loyang = spaces of luck
problem-no-hints = The coach has no hint here.
problem-no-coach = The coach cannot answer now. Try again in a moment.
problem-no-undo = This cannot be taken back.
problem-not-allowed = The rules do not allow it.
# The table of La Granja.

web-lg-delivered = { $good }, delivered
web-lg-used = used
web-lg-barrow = Barrow { $slot }
web-lg-no-barrow = no barrow
web-lg-no-helper = no helper
web-lg-fields = Fields
web-lg-field-empty = empty
web-lg-field-none = no field
web-lg-field-cards = Cards played as fields: { $cards }
web-lg-extensions = Extensions
web-lg-extension = { $card }: { $symbols }
web-lg-extension-sum = income { $income } silver, { $extra ->
    [one] { $extra } extra delivery
   *[other] { $extra } extra deliveries
} at { $price } silver
web-lg-extension-next = { $count ->
    [0] next is free
    [one] next costs { $count } good
   *[other] next costs { $count } goods
}
web-lg-roof = Roof
web-lg-roof-free = free, worth { $vp } VP
web-lg-bought-tile = has bought a roof tile this round
web-lg-donkey-chosen = { $tile }, chosen
web-lg-donkey-resting = { $tile }, rests
web-lg-hand = Hand { $count } of { $limit }
web-lg-hidden-cards = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
}
web-lg-prices = { $buy } silver to buy, { $sell } when sold, { $upgrade } to upgrade
web-lg-pig-places = { $count ->
    [one] of { $count } place
   *[other] of { $count } places
}
web-lg-vp-secret = points are hidden
web-lg-craft-gives = At once { $instant }; for good { $lasting }.
web-lg-craft-none = { $count } delivered
web-lg-craft-front = completed, works from the next round on
web-lg-craft-back = completed
web-lg-craft-grey = a marker on the grey area
web-lg-craft-completed = was completed by somebody
web-lg-market-free = Space { $space }, value { $value }
web-lg-market-taken = Space { $space }, value { $value }, marker of { $owner }
web-lg-market-closed = closed
web-lg-market-doomed = would be removed
web-lg-market-newest = the newest marker
web-lg-market-removes = removes markers of { $owners }
web-lg-siesta-order = new turn order
web-lg-dice = { $count ->
    [0] no die { $number }
    [one] one die { $number }
   *[other] { $count } dice { $number }
}
web-lg-reserved = { $seat } reserved the last die { $number }
web-lg-neutral-markers = { $count ->
    [one] { $count } market marker
   *[other] { $count } market markers
}
web-lg-place = place { $place }
web-lg-acts = acts
web-lg-turn = in turn
web-lg-farm-of = Farm of { $seat }
web-lg-edges = each edge is a use
web-lg-open-card = { $card }: open large
web-lg-side-barrow = Barrow
web-lg-side-field = Field
web-lg-side-extension = Extension
web-lg-side-helper = helper: { $cost }
web-lg-cost-free = free
web-lg-cost-slot = free, slot { $slot }
web-lg-cost-full = all slots full, one goes
web-lg-cost-goods = { $count ->
    [0] free
    [one] { $count } good
   *[other] { $count } goods
}
web-lg-close = Close
web-lg-plays-left = { $count ->
    [one] { $count } card to play
   *[other] { $count } cards to play
}
web-lg-must-play = { $count ->
    [one] { $count } must be played
   *[other] { $count } must be played
}
web-lg-must-play-all = { $count ->
    [one] { $count } card must be played
   *[other] { $count } cards must be played
}
web-lg-walk = { $least } to { $most } steps
web-lg-walk-exactly = { $most ->
    [one] { $most } step to walk
   *[other] { $most } steps to walk
}
web-lg-must-walk = { $least } to { $most } steps, must walk
web-lg-deliveries-left = { $count ->
    [one] { $count } delivery left
   *[other] { $count } deliveries left
}
web-lg-extra-left = { $count ->
    [one] { $count } extra delivery left
   *[other] { $count } extra deliveries left
}
# The table of Loyang.

web-loyang-path = Path of Prosperity
web-loyang-steps = the first step of a turn costs { $first }, each further one the number of its space
web-loyang-levels = space { $good } is good, { $very_good } very good, { $master } a master's
web-loyang-path-costs = what each space costs you in this turn
web-loyang-after-loans = { $seat } after the loans
web-loyang-no-courtyard = no card in the courtyard
web-loyang-take-one = take one of these ...
web-loyang-and-one = ... and one of yours
web-loyang-and-one-or-put = ... and one of yours, or put one
web-loyang-put-one = put one into the courtyard
web-loyang-put-here = put it here
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
web-loyang-pile-next = next, one of
web-loyang-pile-order = from the top
web-loyang-pile-empty = no field to come
web-loyang-farm-of = Farm of { $seat }
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
web-loyang-every-round = due every round
web-loyang-miss-turns = a miss turns it
web-loyang-miss-costs = a miss costs { $penalty }
web-loyang-casuals-more = { $casuals } casual, { $regulars } regular{ $by ->
    [0] {""}
   *[other] : each pays { $by } more
}
web-loyang-casuals-less = { $casuals } casual, { $regulars } regular: each pays { $by } less
web-loyang-lantern-reaches = lantern reaches
web-loyang-give = give some for one
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
web-loyang-due = { $count ->
    [one] { $count } regular due
   *[other] { $count } regulars due
}
web-loyang-miss-them = { $count ->
    [one] Miss { $count } regular?
   *[other] Miss { $count } regulars?
}
web-loyang-ending-misses = End of turn, misses
web-loyang-ending-store = End of turn, storing
web-loyang-ending-path = End of turn, path

# The lobby: games, the panel for a new table, invitations, settings, the account.

web-la-granja-short = La Granja
web-la-granja-picture = A farm among terraces
web-la-granja-rounds = 6 rounds
web-la-granja-cards = 66 cards
web-loyang-short = Loyang
web-loyang-picture = The gate of a city, with fields before it
web-loyang-rounds = 9 rounds
web-loyang-cards = 70 cards
web-sheet-close = Close
web-try-again = Try again
web-save = Save
web-saved = Saved
web-tables-waiting = { $count ->
    [0] {""}
    [one] one waits for you
   *[other] { $count } wait for you
}
web-all-tables = All { $count } tables
web-seats-taken = { $free ->
    [0] { $seats ->
        [one] alone
       *[other] { $seats } players
    }
   *[other] { $seats } seats, { $free } free
}
web-seats-free = { $free } free
web-no-open-tables = Nobody waits for others at the moment. Open a seat of a new table to all, and it stands here.
web-open-record = Replay a record
web-open-record-more = A finished game is looked at again; one that is not finished goes on.
web-choose-record = Choose a record

web-seats = Seats
web-sitting-you = You
web-sitting-bot = Bot
web-sitting-link = Invite by link
web-sitting-open = Open to all
web-level-of = Level of the bot on seat { $seat }
web-level-typical = { $level }, about { $points } points
web-level-typical-loyang = { $level }, about space { $points }
web-levels-with-two = Bots: about what they reach with two players.
web-pace = Pace
web-no-clock = No clock
web-minutes-each = { $minutes } minutes each
web-days-each = { $days } days each
web-time = Time to think
web-time-over = When it is used up
web-time-over-bot = a bot goes on
web-time-over-pause = pause
web-increment = Given back for each action
web-seconds = { $seconds } s
web-hours = { $hours } h
web-rules = Rules
web-rules-changed = { $count ->
    [0] As shipped
    [one] one change
   *[other] { $count } changes
}
web-own-components = Components of your own
web-own-components-more = a JSON file of changed values
web-own-components-differ = { $count ->
    [one] { $file }: one value
   *[other] { $file }: { $count } values
}
web-own-components-unread = { $file }: no values found
web-own-components-change = Change
web-own-components-drop = Play as shipped
web-components = Components
web-components-own = not as shipped
web-value-was = { $value } (shipped: { $was })
web-value-none = none
web-choose-file = Choose a file
web-manners = This table
web-table-name = Name
web-public = Public
web-public-more = Everybody may find it and sit down on a free seat
web-spectators = Others may watch
web-talk = People may talk
web-hints = Hints by the coach
web-hints-more = Everybody may ask for one
web-send-links = Send each link to one person; it can be used once, within three days. The game begins when you say so at the table.
web-link-to-seat = Link to seat { $seat }
web-copy-link = Copy link
web-copied = Copied
web-to-table = To the table
web-another-table = Another table

web-option-marker_limit = Markers
web-option-marker_limit-on = 25
web-option-marker_limit-off = No limit
web-option-secret_vp = Points of others
web-option-secret_vp-off = Open
web-option-secret_vp-on = Hidden
web-option-removal = Lower neighbours on the market
web-option-removal-all = All go
web-option-removal-choose = Choose
web-option-extra_deliveries = Extra deliveries are paid
web-option-extra_deliveries-as_you_go = One by one
web-option-extra_deliveries-up_front = At first
web-option-introductory = A starter customer in each hand
web-option-introductory-off = No
web-option-introductory-on = Yes
web-option-first_player = Who begins
web-option-first_player-seed = Drawn
web-option-first_player-1 = Seat 1
web-option-first_player-2 = Seat 2
web-option-first_player-3 = Seat 3
web-option-first_player-4 = Seat 4

web-settings = Settings
web-looks = Looks
web-theme-choice = Theme
web-look-system = System
web-look-light = Light
web-look-dark = Dark
web-language = Language
web-playing = Playing
web-tap-once = One tap is enough
web-tap-once-more = on touch; else the second tap does it
web-letter-keys = Keys of one letter
web-letter-keys-more = U, E, H, A, T, / and ? act at the table

web-account = Account
web-name-at-tables = Name at tables
web-as-nobody = Nothing needs an account: sit down and you are a guest, known to this browser.
web-as-guest = You play as a guest. Your tables are kept for this browser; an account keeps them everywhere.
web-signed-in = You are signed in as { $login }.
web-sign-in = Sign in
web-register = New account
web-sign-out = Sign out
web-login = Login
web-password = Password
web-another-device = Play on another device
web-webhook = Tell me elsewhere
web-webhook-more = When a table has waited for you for a minute, a message goes to this address: a chat, your phone, a program.
web-webhook-address = Address for messages
web-webhook-secret = The secret that signs the messages; keep it, it is shown this once:
web-webhook-resting = Nobody took the last messages, so none are sent. Save the address again.
web-webhook-told = The last message was taken { $when }.
web-webhook-test = Send a test
web-webhook-drop = Tell me no more
web-webhook-delivered = The test has arrived.
web-webhook-forbidden = The server may not send to this address.
web-webhook-unreachable = Nobody answers at this address.
web-webhook-slow = The answer came too late.
web-webhook-redirected = The address leads elsewhere; give the last one.
web-webhook-refused = The other side did not take it.
web-device-link = Open this link there within 15 minutes; it can be used once.
web-make-link = Make a link
web-export = All that is kept about me
web-delete-me = Delete me
web-delete-sure = Your name, account and sessions are deleted. What you played stays, as nobody's.
web-delete-now = Delete for good
web-keep = Keep

problem-bad-record = This record cannot be replayed.
problem-bad-setup = This game cannot be set up so.
problem-bad-request = The server does not take this.
problem-body-too-large = This is too large.
problem-wrong-password = The login or the password is wrong.
problem-registration-closed = This server makes no new accounts. Play as a guest.
problem-name-taken = Somebody has this login. Choose another.
problem-too-long = This is too long.
problem-empty = Write something first.
problem-seat-taken = Somebody sits there already.
problem-already-started = The game has begun.
problem-other-hand = You have seen the hand of another seat, so you can only take that one again.
problem-closed = This table is closed.
problem-log-full = So much has happened at this table that it can only be played to its end or closed.
problem-bad-password = A password has 8 to 200 characters.
problem-busy = The server has too much to do. Try again in a moment.
problem-request-used = This was sent before, for something else. Try again.
problem-host-only = Only the host of the table may do this.
problem-no-such-seat = There is no such seat.
problem-no-such-bot = There is no such bot.
problem-seats-free = Seats are still free.
problem-not-started = The game has not begun.
problem-not-running = The game is not being played.
problem-not-over = The game is not over.
problem-no-talk = At this table nobody talks.
problem-muted = The host has muted you.
problem-invitation-only = Ask the host for a link to a seat.
problem-body-too-slow = It took too long to arrive. Try again.
problem-cross-site = This page is not of this server. Open the server's own address.
problem-unknown-host = The server does not know itself under this address.
problem-webhooks-off = On this server nobody is told elsewhere.
problem-bad-webhook = Messages cannot be sent to this address.
problem-no-webhook = There is no address to send messages to.

# Learning: the guided first round, and what things are.

web-guided-first-round = Guided first round
web-guided-round = Guided round
web-guided-way = { $moment } of { $moments }
web-guide-leave = Leave the guide
web-what-is-this = What is this?
web-asking = Point at a thing, or click on it: it says what it is. Esc ends this.
web-what-can-i-do = What can I do here?
web-rules-at = Rules { $paragraph }
web-symbols-explain = Symbols explain themselves
web-symbols-explain-more = once, when you first meet them
web-symbols-enough = Explain no more symbols
