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
web-pace = Pace
web-no-clock = No clock
web-minutes-each = { $minutes } minutes each
web-days-each = { $days } days each
web-time = Time to think
web-time-over = When it is used up
web-time-over-bot = a bot goes on
web-time-over-pause = pause
web-rules = Rules
web-rules-changed = { $count ->
    [0] As shipped
    [one] one change
   *[other] { $count } changes
}
web-own-components = Components of your own
web-own-components-more = a file of changed values
web-as-shipped = As shipped
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
web-key-list = Keys
web-key-undo = take back
web-key-end = end turn
web-key-let-go = let go
web-key-write = type an action

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
problem-seat-taken = Somebody sits there already.
problem-already-started = The game has begun.
problem-closed = This table is closed.
problem-bad-password = A password has 8 to 200 characters.
problem-busy = The server has too much to do. Try again in a moment.
problem-not-allowed = The rules do not allow this now.
problem-request-used = This was sent before, for something else. Try again.
problem-no-undo = There is nothing to take back.
problem-host-only = Only the host of the table may do this.
problem-no-such-seat = There is no such seat.
problem-no-such-bot = There is no such bot.
problem-seats-free = Seats are still free.
problem-not-started = The game has not begun.
problem-not-running = The game is not being played.
problem-not-over = The game is not over.
problem-no-talk = At this table nobody talks.
problem-muted = The host has muted you.
problem-no-hints = This table has no hints.
problem-invitation-only = Ask the host for a link to a seat.
problem-body-too-slow = It took too long to arrive. Try again.
problem-cross-site = This page is not of this server. Open the server's own address.
problem-unknown-host = The server does not know itself under this address.
