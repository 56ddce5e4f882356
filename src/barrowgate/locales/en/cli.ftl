# The command barrowgate.

help-barrowgate = La Granja and At the Gates of Loyang, played completely, in the terminal.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-command = COMMAND
help-help = print this help
help-version = print the version and the engine
help-language = language of all output (default: BARROWGATE_LANGUAGE, then LANG, then en)

help-play = play a game in the terminal
help-play-more =
    Without arguments: La Granja, you against two bots that play well. At the table, type the number of
    an action or the action itself; "help" names the other commands. The game is saved after every
    action: "quit", end of input and Ctrl-C keep it.
help-hint = name the best actions in a saved game
help-hint-more =
    For the person who is to act: the best actions, what they are expected to bring at the end, and
    what each does next. The coach knows what that seat has seen and nothing else. At the table,
    type "hint".
help-serve = open tables for people and bots on other devices
help-serve-more =
    Everything is kept in one file of the data folder, or in PostgreSQL if BARROWGATE_DATABASE names
    one. Each option can be said as a variable, too: BARROWGATE_PORT=8080. docs/hosting.md tells how
    to be found by friends. To play on this machine: "barrowgate serve --open", or "make play".
help-serve-open = to play here: take a free port from 8000 on, write no log, open the browser
help-serve-no-browser = with --open: say the address and open nothing
help-serve-host = the address to listen on (default: 127.0.0.1, this machine alone)
help-serve-port = the port (default: 8000)
help-serve-data = the folder of the data (default: the user's data folder)
help-serve-workers = processes that serve; more than one needs PostgreSQL (default: 1)
help-serve-public = the address that people open, such as https://play.example.org
help-serve-hosts = further names under which it is asked for
help-serve-proxies = addresses or networks of proxies whose word is believed
help-serve-registration = open or closed: may people make accounts? (default: open)
help-serve-keep-finished = days that a finished table is kept (default: 0, for ever)
help-serve-keep-forgotten = days that a table is kept at which nothing happens (default: 0, for ever)
help-serve-bots = processes in which bots think (default: one less than there are cores)
help-serve-log = text, json, or quiet: only what went wrong (default: text)
help-serve-grace = seconds to finish in when stopped (default: 10)
help-serve-metrics = networks that may read /metrics (default: this machine)
help-serve-limits = a factor on how often anybody may ask; 0 is no limit (default: 1)
help-serve-webhooks = on or off: may people be told at an address of their own that it is their turn? (default: off)
help-serve-webhook-networks = networks that webhooks may reach besides the internet
serve-ready = Tables are open at { $address }; they are kept in { $folder }. Ctrl-C closes.
serve-already = Tables are open already at { $address }, with what is kept in { $folder }.
serve-open = Open { $address } in a browser.
serve-open-far = From the machine you sit at, first: ssh -L { $port }:127.0.0.1:{ $port } THIS-MACHINE
serve-closed = The tables are closed. What was played is kept in { $folder }.
error-no-server = the server needs { $missing }: pip install "barrowgate[server]"
error-no-data = there is no server's data in { $path }; name its folder with --data, or its database as BARROWGATE_DATABASE
error-file-name = name a file
error-there-already = { $path } is there already; name another file
help-account = reset a password, export or delete an account of the server
help-account-more =
    The new password is asked for, or read from the first line of the input if nobody types it; it
    is never an argument. A server that runs notices within a minute.
help-account-deed = reset (the password), export (everything that is kept of them, as JSON) or delete
help-account-login = the name that the account signs in with
help-account-yes = delete without asking
account-password = New password:
account-password-again = Once more:
account-reset = { $login } has a new password, and is signed in nowhere.
account-delete-ask = Deleting cannot be undone. To delete { $login }, write the name once more:
account-deleted = { $login } is deleted. What was played stays, as nobody's.
error-account-deed = "{ $deed }" is not one of: { $known }
error-account-unknown = nobody signs in as "{ $login }"
error-account-no-password = no password was given
error-account-differ = the two passwords differ; nothing was changed
error-account-yes = deleting needs --yes where nobody can be asked
error-account-kept = { $login } was not deleted
help-backup = copy everything that the server keeps into one file
help-backup-more =
    The server may run meanwhile: the copy is of one moment. It is whole or not there at all.
help-backup-file = the file to write
help-backup-overwrite = write over a file that is there
backup-done = Everything is in { $path }; whoever reads it knows every running game.
help-restore = fill the server's data from a backup
help-restore-more =
    Stop the server first. A backup of SQLite can be restored into PostgreSQL, and the other way
    round; one of an older version is brought up to date when the server starts.
help-restore-file = a file that barrowgate backup has written
help-restore-replace = replace what is there
restore-done = The server has what is in { $path }.
help-reports = list positions that people reported, or write one as a record
help-reports-more =
    The record ends with the reported position. It holds the deal, so it is written only once the
    table is over or closed.
help-reports-number = the number of a report
help-reports-file = the record to write (.bgr)
reports-none = Nobody has reported anything.
reports-line = { $number }: { $at } UTC, table { $table } ({ $game }, { $state }), after { $actions ->
        [one] one action
       *[other] { $actions } actions
    }: { $text }
reports-written = The record is in { $path }.
error-reports-file = name the file to write the record into
error-reports-unknown = there is no report { $number }
help-simulate = play many games between bots
help-simulate-more =
    The same seed gives the same result with any number of jobs; only the times differ.
help-ladder = measure how strong bots are
help-ladder-more =
    Every two bots play each other: one of them alone, the other on all other seats. Each deal is
    played from every seat, and all get the same deals. The same seed gives the same result with
    any number of jobs; only the times differ. With one seat each bot plays the solitaire game.
help-replay = play a record again and check every action
help-replay-more =
    Prints the result, or the table after N actions. A record that is damaged or impossible ends
    with status 2 and names the line, the action and the reason.
help-review = tell what could have been better in a game, and how much was luck
help-review-more =
    For each person: what every decision lost against the best action found, the turning points,
    and luck. Each decision is judged by what that seat had seen. A game that is not over is
    reviewed as far as it goes. With the compiled engine it takes a minute or two.
help-cards = list the components and where their values come from
help-cards-more =
    With the number or the name of a card: that card with all it says and the source of each value.
help-rules = read the rules
help-rules-more =
    With a paragraph such as 8.3: that paragraph and everything below it. With a ruling such as
    G37: that ruling. Without: the contents.
help-bench = measure how fast the rules are
help-bench-more =
    Random games for every number of seats; the largest is measured in every respect. Where the
    compiled engine runs the plain one is measured beside it, in turn, on one core.

help-game = the game (default: the first of { $games })
help-json = print JSON, for programs
help-components = a components file of your own, laid over the shipped one
help-seats = who plays, seat by seat: { $known } (default: { $seats })
help-levels = What the levels typically score with two seats: { $levels }.
help-seed = a whole number from 0; the same seed deals the same game
help-option = an option of the table, may be repeated: { $options }
help-solo = the solitaire game
help-save = the file to keep the game in (default: a new file in the state folder)
help-resume = go on with a kept game; without FILE with the newest one, of the game if one is named
help-networks = with --resume: let bots of the record read the files that they name (policy@FILE)
help-ask = what you are asked: less (default: not where only trade is left), trades (there too), all (even where only one action is possible)
help-games = how many games (default: 1000)
help-jobs = how many processes (default: one for each core)
help-bots = bots by name; one alone plays against itself (default: { $default })
help-ladder-seats = how many seats the table has (default: { $default })
help-ladder-games = games of each pairing, rounded up to whole deals (default: { $default })
help-sprt = two bots: stop as soon as one of two shares of the win is clearly the likelier one for the first bot, such as 0.5,0.6
help-ladder-file = keep every game in FILE, and go on from the games that it has
help-file = a record (.bgr)
help-at = show the table after N actions
help-seat = show the table from the place of this seat (default: an onlooker)
help-review-seat = review this seat, a bot's as well (default: all people)
help-simulations = how much is looked at for each decision (default: { $default })
help-html = write a page with a chart into FILE
help-card = a card: 35 or peddler in la-granja; regular 9 or foreman in loyang
help-paragraph = number of a paragraph, such as 8.3, words of its title, or a ruling, such as G37
help-bench-game = measure one game alone: { $games }
help-bench-seats = measure one number of seats alone
help-seconds = seconds for each measurement in each round (default: { $default })
help-rounds = how many rounds, whose medians are shown (default: { $default })
help-bench-save = keep the figures with the machine and the commit in a file of FOLDER (default: { $folder })

error-unrecognized = unrecognized arguments: { $arguments }
error-usage = { $problem } (see { $command } --help)
error-language = no words in the language "{ $language }"; there are: { $known }
error-game = no game "{ $game }"; there are: { $games }
error-player = no player "{ $name }"; each seat is one of: { $known }
note-bot = Note: the bot { $name } plays on, but { $told }.
note-timed = Note: the bot { $name } thinks by the clock, so the same seed need not give the same games.
note-coach = Note on the coach: { $told }.
error-seats = { $count } seats are too many; there are at most { $most }
error-solo = the solitaire game has one seat, not { $count }
error-number = { $what } must be a whole number from { $low } to { $high }, not "{ $text }"
error-option = no option "{ $name }"; there are: { $options } (written name=value)
error-option-value = option { $name } is one of: { $values }; not "{ $value }"
error-resume = { $option } cannot be used with --resume: the record has it
error-nothing-kept = there is no unfinished game in { $folder }; name a file: --resume FILE
error-nothing-kept-of = there is no unfinished game of { $game } in { $folder }; name a file: --resume FILE
error-resume-game = { $path } holds a game of { $game }, not of { $wanted }
error-networks = { $path } has a bot that reads a file: { $name }; if you want it read, add --networks
error-ask = --ask is one of: { $levels }; not "{ $text }"
error-components-folder = { $path }: is a folder; name a components file in it
error-hint-over = { $path }: the game is over; barrowgate review tells what could have been better
error-hint-bot = { $path }: seat { $seat } is to act, and a bot sits there; a hint is for people
error-review-bots = only bots play in this game; name the seat to review: --seat 1
error-review-page = { $path } exists and is not a page of this command; name another file
error-bench-save = the figures cannot be kept in { $path }: { $reason }
error-output = the output cannot be written: { $reason }
error-file = { $path }: { $reason }
error-workers-lost = one of the processes that play was killed, perhaps for want of memory; try again with fewer: --jobs 1
error-workers-refused = the processes that play cannot be started: { $reason }; --jobs 1 needs none
error-bot-twice = the bot "{ $name }" is named twice
error-sprt = --sprt must be two shares between 0 and 1, the lower one first, such as 0.5,0.6; not "{ $text }"
error-sprt-bots = --sprt compares two bots at a table of two or more seats
error-ladder-other = { $path } has games of another ladder: { $what } is { $there } there, and { $here } here; name another file
error-ladder-foreign = { $path }, line { $line }: this is not a file of a ladder, or it is damaged; name another file
error-seconds = --seconds must be a number above 0, at most { $most }, not "{ $text }"

save-unfinished = { $path } holds an unfinished game; go on with --resume { $word }, or name another file
save-finished = { $path } holds a finished game; name another file
save-foreign = { $path } exists and is not a record; name another file
save-nowhere = there is no folder to keep the game in; name a file: --save FILE
save-impossible = { $path } cannot be used to keep the game: { $reason }

farm-seat = Seat

play-begin = A new game, kept in { $path }
play-begin-seed = A new game, seed { $seed }, kept in { $path }
play-resume = Going on with { $path } after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-kept = The game is kept. Go on with: { $command } play --resume { $path }
play-finished = The seed was { $seed }; the record is in { $path }
pass-keyboard = Pass the keyboard to seat { $seat }, then press enter.
seat-may-act = Seat { $seat } may act too; type seat { $seat } to let it go on.
greeting-help = Type the number of an action; help names the commands.
greeting-box = Of the { $all } values of the box { $rulebook } are from the rulebooks, { $published } published, { $inferred } inferred and { $designed } reconstructed by us{ $yours ->
    [0] .
   *[other] ; { $yours } are yours.
}
screen-in-full = (in full: actions)
screen-more = ... more: { $command }
ask-less-told = (Where nothing but trade is left, the table ends your turn. To be asked, and to undo until then, type: ask trades)
ask-less = You are not asked where only one action or nothing but trade is left.
ask-trades = You are asked also where nothing but trade is left, and before your turn ends.
ask-all = You are asked everything, even where only one action is possible.
log-only = by the table: nothing else was possible
log-only-trade = turn ended by the table: only trade was left
undone = { $count ->
    [one] Taken back.
   *[other] Taken back, { $count } actions.
}

input-unknown = "{ $text }" is not an action. Type a number, an action such as "{ $meant }", or help.
input-unknown-meant = "{ $text }" is not an action. Did you mean: { $meant }?
input-number = There is no action { $number }; type a number from { $low } to { $high }, or help.
input-number-only = There is no action { $number }; type { $only } or press enter, or type help.
input-not-allowed = { $action }: { $reason }
input-enter = (Nothing else is possible: press enter, or take back with undo.)
input-why = Name an action or its number, such as: why done
input-preview = Name an action or its number, such as: preview done
input-card = Name a card, such as: card { $card }, or card { $named }
input-no-card = There is no card "{ $name }". { $how }
input-seat = Name another seat that may act now, such as: seat { $seat }
input-seat-none = Nobody else may act now.
input-farm = Name a seat, from 1 to { $most }, such as: farm 1
input-ask = Name what you are asked: ask less, ask trades or ask all (now: { $now })
input-log = Name how many actions, from 1 to { $most }, such as: log 20

why-what = { $title }: { $label }
why-costs = It costs { $costs }.
look-noun = { $name }: { $told } (rules { $paragraph })
why-rules = Rules: { $paragraph }
preview = { $action } would do this, as far as you can know it:
preview-then = Then: { $question }
preview-nothing = { $action }: nothing can be told before something is revealed or asked.

hint-head = The best actions in { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}, with what they do next:
hint-forced = Nothing else is possible:
hint-expected = { $score } { $points }, wins { $win } %, { $tried ->
    [0] never tried
    [one] tried once
   *[other] tried { $tried } times
}
hint-expected-solo = { $score } { $points }, { $tried ->
    [0] never tried
    [one] tried once
   *[other] tried { $tried } times
}
hint-unknown = nothing can be told before something is revealed or asked
hint-no-network = There is no coach here: { $reason }.

help-table =
    3                 the action with this number
    { $action }an action in its written form; numbers are only shorter
    0                 end the turn, or decline
    undo              take your last action back
    why ACTION        why not; or what it does and costs, and its paragraph
    preview ACTION    what an action would do, as far as you can know it
    hint              the best actions, and what they are expected to bring
    actions           what is asked, in full; so does an empty line
    table             the whole table
    farm 2            the farm of a seat; farm alone is yours
    hand              your cards with all they say
    { $card }any card or other thing by its name
    log 20            what the last actions did
    seat 3            let another seat act that may act too: a bot makes one action
    rules 8.3         a paragraph (rules G37: a ruling; rules alone: the contents)
    ask trades        be asked also where only trade is left (less, trades, all)
    quit              leave; the game is kept

cards-known = How much is known: the number of values by their source
cards-sources = sources: { $sources }
source-rulebook = Rulebook
source-published = Published
source-inferred = Inferred
source-designed = Designed
source-yours = Yours

rules-missing = no paragraph { $number }; the sections are { $first } to { $last }, such as 8.3; rulings are named like G37

replay-header = { $game }, edition { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $actions } of { $all } actions replayed, all of them allowed.
replay-running = The game is not over; to act: seat { $seats }.

review-begin = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} to judge; it takes about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
review-progress = decisions
review-title = A review of { $game }
review-seat = Seat { $seat }
review-decisions = { $count ->
    [0] There was no decision with a choice.
    [one] One decision with a choice; { $fine ->
        [0] another action was better.
       *[other] no action was found that is clearly better.
    }
   *[other] { $count } decisions with a choice; in { $fine } of them no action was found that is clearly better.
}
review-lost = Lost in the others: { $lost }.
review-luck = Luck in { $count ->
    [one] one thing that was revealed
   *[other] { $count } things that were revealed
}: { $luck }.
review-luckiest = Best luck: { $luck } with action { $action } ({ $what }).
review-unluckiest = Worst luck: { $luck } with action { $action } ({ $what }).
review-nothing-told = nothing that could be told
review-points = { $score } { $points }
review-both = { $score } { $points }, win { $win } %
review-turning-points = Turning points
review-where = Action { $action }, { $when }
review-loses = { $lost } lost
review-played = played { $action }: { $lost }
review-better = better { $action }:
review-worst = The worst decisions
review-every = Every decision with a choice
review-chart-win = Chance to win, if the best action found is played
review-chart-points = Final points, if the best action found is played
review-chart-from = From { $first } { $unit } at the first decision to { $last } { $unit } in the end. The table below has every decision; turning points are numbered.
review-column-expected = expected
review-column-action = action
review-column-played = played
review-column-better = better
review-column-best = best found
review-column-lost = lost
review-column-points = { $score } lost
review-column-win = % of win lost

result-place = { $place }. { $seat }: { $facts }
result-source = { $what } { $points }
result-sources = { $sources }

engine-compiled = compiled engine (the plain one is about { $times } times slower)
engine-pure = plain engine, as BARROWGATE_PURE asks, about { $times } times slower than the compiled one
engine-plain = plain engine, about { $times } times slower than the compiled one (which needs a C compiler when installing)

simulate-progress = games
simulate-header = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, seed { $seed }
simulate-score = points
simulate-column-seat = seat
simulate-column-bot = bot
simulate-column-mean = mean { $score }
simulate-column-least = min
simulate-column-most = max
simulate-column-place = mean place
simulate-column-nth = place { $place }
simulate-engine = Engine: { $engine }.
simulate-scores = Scores: mean { $mean }, from { $least } to { $most }.
simulate-decisions = Decisions per game: mean { $mean }, from { $least } to { $most }.
simulate-helpers = Helpers played: { $played } of { $cards }, { $often } of them in at least one of a hundred games.
simulate-speed = Speed: { $games } games and { $decisions } decisions a second ({ $seconds } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}).

ladder-header = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }: { $deals } deals.
ladder-points = Points
ladder-shares = Share of the win (among equals { $fair })
ladder-starts = By place at the start (1 is the first player)
ladder-elo = Elo above { $bot }
ladder-differences = Points more in the same deals
ladder-times = Time for a decision between several actions
ladder-limits = { $low } to { $high }
ladder-column-bot = bot
ladder-column-others = against
ladder-column-other = than
ladder-column-games = games
ladder-column-share = share
ladder-column-limits = 95 % limits
ladder-column-mean = { $score }
ladder-column-theirs = theirs
ladder-column-start = place
ladder-column-elo = Elo
ladder-column-more = { $score }
ladder-column-decisions = decisions
ladder-column-time = mean, ms
ladder-column-longest = longest, ms
ladder-column-turn = longest turn, ms
ladder-decided = Decided after { $games } games: a share of { $likely } is likelier than one of { $unlikely } (ratio { $ratio }, bound { $bound }).
ladder-undecided = Not decided after { $games } games: a share of { $likely } is not clearly likelier than one of { $unlikely } (ratio { $ratio }, bound { $bound }).
ladder-speed = Played in { $seconds } s, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}.

bench-round = Round { $number } of { $rounds }, { $engine } engine
bench-medians = { $rounds ->
    [one] One round.
   *[other] Medians of { $rounds } rounds; in brackets their spread.
}
bench-saved = Kept in { $path }
bench-column-figure = figure
bench-column-plain = plain
bench-column-compiled = compiled
bench-column-times = times
bench-column-target = target
bench-wanted = as wanted
bench-required = as required
bench-missed = MISSED
bench-goal = Wanted: { $figure } { $goal }.
bench-times = { $value }, { $times } times plain
bench-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
bench-decisions = decisions a second
bench-games = games a second
bench-decisions_a_game = decisions per game
bench-branching = mean legal actions
bench-forced = share of forced decisions
bench-decision_p50 = half of all decisions, us
bench-decision_p99 = 99 of 100 decisions, us
bench-decision_worst = worst decision, us
bench-playout = decisions a second inside
bench-copy_into = copy into a given one, us
bench-copy = copy into a new one, us
bench-position = bytes of a position
bench-observation = an observation, us
bench-batch = decisions a second in a batch
bench-look = a look of the network, us
bench-simulations = simulations a second
bench-seen_by = what a seat has seen, us
bench-determinize = redeal into a given position, us
bench-to_bytes = position to bytes, us
bench-from_bytes = position from bytes, us
bench-views = views of all seats, us
bench-telling = telling a decision, us
bench-telling_p99 = telling, 99 of 100, us
