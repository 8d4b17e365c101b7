# All texts that belong to no game.

## The command line

welcome = { $game }. Type help for the commands, quit to leave.
seed-hash = Sealed shuffle, to check afterwards: sha256(seed) { $hash }
bot-level = { $bot ->
    [newcomer] newcomer
    [neighbour] neighbour
    [planner] planner
    [architect] architect
    [random] random
    [greedy] greedy
   *[bot] { $bot }
}
opponents = Your opponents: { $names }.
bot-named = { $name }, { $level }
prompt = { $name }>
nature = Chance
move-undo = takes the last move back
hand-over = Now it is { $name }’s turn. Everybody else looks away. { $name }, press Enter.
quit = The match is not over yet.
saved = Saved in { $file }.
running-score = Score if the match ended now: { $totals }
possible-now = Possible now: { $kinds }
winners = { $count ->
    [one] { $names } wins.
   *[other] A shared victory: { $names }.
}
tried = The score would go from { $before } to { $after } ({ $change }).
replayed = After event { $seq } of { $last }.
game-listed = { $name }: { $title }, { $seats } seats
option-listed = {"   "}{ $what }, --option { $name }=… (default: { $default })
choice-listed = {"      "}{ $choice }: { $what }
game-choice = { $number }. { $title }
perft = { $depth }: { $count }
compiling = Compiling the rules, once: about ten seconds …
interpreted = numba is not installed, so the rules run uncompiled, more slowly: pip install 'tabletown[fast]'
tally-matches = matches
tally-elo = Elo
tally-faults = errors
tally-seat = seat
tally-bot = bot
tally-mean = mean
tally-spread = spread
tally-wins = wins, %
tally-speed = Matches: { $matches }; matches/s: { $rate }; decisions/s: { $decisions }
nobody-has-moved = Nobody has moved yet.
move-is-possible = That is possible.
help-of-house =
    Always: board (the whole table)  score (item by item)  last (what happened)
            why MOVE (why it is not possible)  try MOVE (what it would change)
            undo  help
help-of-terminal =
    Here:   undo [SEAT]  rules [§ or word]  save FILE  quit

## What is wrong with a command

no-such-game = There is no game called { $text }. Choose from: { $known }.
game-lacks = The game in { $folder } lacks { $names }.
game-written =
    The new game is in { $folder }. Play it:
    TABLETOWN_GAMES={ $games } tabletown terminal { $name }
not-a-game-name = “{ $text }” cannot be the name of a game: use lower-case letters, digits and _, and begin with a letter.
game-is-known = There is already a game called { $text }. Choose another name.
folder-exists = { $folder } already exists. Choose another name, or another folder with --to.
no-such-language = There is no language { $text }. Choose from: { $known }.
learned = Played { $matches } matches; in the last of them, a seat scored { $mean } on average. The weights are in { $folder }.
ray-is-missing = Playing on a cluster needs Ray: pip install 'tabletown[ray]'
learning-needs-compiler = Learning needs numba: pip install 'tabletown[fast]'
nothing-to-learn = { $game } declares no features, so there is nothing to learn.
weights-do-not-fit = The weights in { $folder } do not fit this game's features: learn them again.
arena-done = { $matches } matches in { $time }. The report is in { $file }
other-plan = { $file } belongs to another tournament. Choose another folder with --to.
no-such-bot-file = { $text } is not a class in a Python file, such as path/to/mine.py:Mine.
no-such-bot = There is no bot called { $text }. Choose from: { $known }.
no-such-option = { $game } has no option { $text }. Choose from: { $known }.
no-such-option-choice = The option { $option } has no choice { $text }. Choose from: { $known }.
option-not-with-these-seats = The option { $option }={ $choice } is not available with { $count } seats.
not-an-option = Write an option as NAME=VALUE, not { $text }.
wrong-number-of-seats = { $game } is for { $few } to { $many } seats, not { $count }.
wrong-number-of-matches = The number of matches must be from 1 to { $most }.
wrong-depth = The depth must be from 0 to { $most }.
seed-out-of-range = A seed is a whole number from 0 to 2^128 − 1.
seed-for-one = You can choose a seed only with at most one human: whoever knows the seed knows what is coming.
not-a-seed = A seed is 32 hexadecimal digits in lower case, not { $text }.
not-in-rulebook = The rulebook says nothing about { $text }.
no-such-command = I do not know the command { $text }. Type help.
which-move = Which move? Type { $command }, then a move.
no-such-seat = There is no seat { $text }; the last one is seat { $most }.
how-to-save = Type where to save it: save FILE.
cannot-read = { $file } cannot be read: { $why }.
cannot-write = { $file } cannot be written: { $why }.
not-text = { $file } is not UTF-8 text.
no-such-file = There is no file { $file }.
not-understood = “{ $text }” is not understood here. “tabletown --help” lists the commands.

## Moves

illegal-move = Not possible. { $why }
no-reason = This move is not allowed.
no-such-kind = There is no move called “{ $text }”.
no-such-move = There is no move number { $text }.
no-such-choice = “{ $text }” does not fit the move { $kind }.
wrong-parts = The move { $kind } takes { $count ->
    [0] nothing more
    [one] one more word
   *[other] { $count } more words
}.
not-a-square = “{ $text }” is not a square: a letter for the column, a number for the row, such as c4.
nothing-to-undo = You have nothing to undo now.
legal-count = { $count ->
    [0] No legal move.
    [one] One legal move:
   *[other] { $count } legal moves:
}
no-such-tile-number = There is no tile number { $text }; the last one is { $most }.
not-your-turn = It is not your turn.
not-after-the-end = The match is over.
not-drawn-now = Nothing like that is drawn now.
not-yours-to-draw = Only chance does that, not a player.

## The server

listening = Tabletown is at { $address }
listening-to-others = Others in your network can join at { $address }
how-to-stop = Ctrl-C stops it; your tables are kept.
stopped = Tabletown has stopped.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }.
not-a-url = “{ $text }” is not an address such as https://play.example.org.
no-such-table = There is no such table.
table-damaged = The stored match of this table breaks the rules at event { $seq }, so it cannot be opened.
table-ended = This table is closed; nobody can move any more.
no-link = Send the key of your link: Authorization: Bearer KEY.
void-link = This link does not open the table, or it no longer does.
only-the-opener = Only the person who opened the table can do that.
rematch-while-playing = Another match can begin when this one is over.
rematch-of-record = This is a saved match: there is nobody here to play again.
only-seats-move = Only seated players can do that.
sit-down-first = Enter your name first.
not-a-name = A name must have 1 to { $most } characters.
only-so-many-seats = There are only { $count } seats.
no-such-aid = There is no aid called “{ $text }”. Choose from: { $known }.
aid-not-allowed = Whoever opened this table has not allowed this aid.
no-hint = We could not find a hint. Try again.
not-asked = It is not your turn.
stale = The match has moved on in the meantime. Look again.
say-hello-first = Send hello first: which table, and with which link.
other-version = This server speaks version { $ours } of the protocol, but you speak version { $theirs }. Reload the page, or update your program.
not-a-message = The server does not know this message: { $why }
bad-request = The server does not understand this request: { $why }
not-utf8 = That is not UTF-8 text.
too-often = That was too much at once. Wait a moment.
foreign-origin = Only pages of this server can do that.
server-error = Something went wrong on our side. Everything that was stored is safe.
store-full = The disk is full: nothing was stored, nothing has changed.
store-busy = The database is busy: nothing was stored. Try again.
store-away = The database does not answer. Try again in a moment.
store-fails = The database reports an error: { $why }
store-too-new = The database belongs to a newer Tabletown: it has version { $version }, and this one knows version { $known }.
store-without-postgres = PostgreSQL needs one more package: pip install 'tabletown[postgres]'
no-more-undo = After { $count } events nothing can be taken back any more.
no-such-lesson = There is no lesson { $text }. Known: { $known }.
lesson-not-now = The rules allow that, and you may do so once you play on. For now, make the move that the lesson describes.
help-of-lesson = A lesson: make the move that it describes, or press Enter (or type next) to go on; back shows the step before. Frames and buttons in the texts belong to the page in a browser: here, type the move that stands below.
lesson-over = That was the lesson. The match goes on from here, and you may do whatever the rules allow.
too-many-sockets = Too many connections come from your address. Close some and try again.
server-busy = The server is busy right now. Your moves still count; try this again in a moment.
card-damaged = What is stored of this table cannot be read.
store-gone = The database was moved or removed: nothing was stored. The server must be started again.
store-damaged = The database is damaged: { $why }
backed-up = { $file } holds { $tables } tables with { $events } events.
restored = { $tables } tables with { $events } events came from { $file }.
brought-back = Table { $table } is back; its links open it again.
no-such-store = There is no database at { $path }.
store-not-empty = The database already has tables. Restore into an empty one.
backup-not-whole = { $file } is not a whole backup.
not-a-table = { $file } is not an exported table: { $why }
table-is-there = The table is already there.
not-a-place = “{ $text }” is not a host and a port such as 127.0.0.1:9100, different from the server’s own.
unknown-host = There is no Tabletown called “{ $host }”. Open the address that it showed when it started; if it is yours, start it with --hosts { $host }.
too-many-remarks = So much has changed at this table that nothing more can be noted. Play on as you sit.
verify-while-playing = The shuffle can be checked when the match is over.

## The page

page-home = Home
page-tools = Tools
page-close = Close
page-lost = There is nothing at this address.
page-language = Language
page-links = Links to this table
page-links-about = Each seat has its own link: whoever has it sits there. Only this browser shows these links.
page-watch = For spectators
page-copy = Copy
page-copied = Copied
page-name = Your name at seat { $number }
page-sit = Sit down
page-you = you
page-your-turn = Your turn
page-waits = Waiting for { $names }
page-over = The match is over
page-ended = This table is closed
page-twin = The table in words
page-undo = Undo
page-hint = Hint
page-hint-why = Expected in the turns to come:
page-hint-now = now
page-type = Type a move or a question; “help” lists them
page-send = Send
page-scores = If it ended now
page-final = Final score
page-log = What happened
page-record = Save the record
page-rules = Rulebook
page-away = The connection is lost. We keep trying; every move that was played is safe.
page-lost-about = There may be a typo in the address, or the page no longer exists.
page-shut = This table cannot be opened
page-shut-about = Whoever opened the table can give you a new link.
page-no-connection = No connection

## The home page

page-headline = Cities to build, together.
page-about = Against bots, around one screen, or with friends by a link. Nobody needs an account.
page-games = Choose a game
page-set-up = Set up a match of { $game }
page-seat-range = { $few } to { $many } seats
page-seat-count = { $count ->
    [one] One seat
   *[other] { $count } seats
}
page-about-time = About { $time }
page-rules-of = Rulebook of { $game }
page-go-on = Continue
page-go-on-with = Continue { $game }
page-my-tables = Your tables
page-finished = Finished
page-nobody-yet = Waiting for somebody to sit down
page-not-reached = Not available right now
page-forget = Remove { $game } from my list
page-forgotten = Removed from your list, together with its links.
page-bring-back = Put it back
page-older = Older: { $count }
page-no-tables = Nothing here yet. Choose a city: when you leave a match, it waits for you here, on this device and without an account.
page-start-with = Start with { $game }

page-seats = Who plays
page-seat = Seat { $number }
page-sits = { $who ->
    [here] Here
    [link] By link
   *[bot] Bot
}
page-name-here = Name at seat { $number }
page-my-name = Your name
page-guest = Guest { $letter }
page-gets-link = Gets a link to send later.
page-bot-of-seat = Bot at seat { $number }
page-bot-level = { $bot ->
    [newcomer] Newcomer
    [neighbour] Neighbour
    [planner] Planner
    [architect] Architect
   *[bot] { $bot }
}
page-bot-about = { $bot ->
    [newcomer] Overlooks a lot, and takes what looks good right now.
    [neighbour] Knows the game, but misses things and does not look ahead.
    [planner] Thinks a few turns ahead before it moves.
    [architect] Thinks about every move for up to a second. Hard to beat.
   *[bot] Built-in bot.
}
page-bot-scores = { $points } points on average.
page-bot-beats = { $points } points on average; wins { $beats } of 100 matches against { $lower ->
    [newcomer] a newcomer
    [neighbour] a neighbour
   *[planner] a planner
}.
page-seat-more = Add a seat
page-seat-less = Remove seat { $number }
page-only-watch = Nobody plays here. You will watch.
page-options = Variants
page-aids = Allowed at this table
page-aid = { $aid ->
    [preview] See what a move would score
    [hints] Ask for a hint
   *[aid] { $aid }
}
page-seeded = Verifiable shuffle
page-seeded-about = The shuffle is sealed before the first move and revealed afterwards, so anyone can check it.
page-start-match = Start the match

page-ways-in = More ways to play
page-join = Join a table
page-join-link = The link you were sent
page-join-go = Join
page-no-table-link = That is not a link to a table. A table link looks like { $example }.
page-to-score = Score sheet
page-to-score-about = For cities you built with the real box.
page-read-record = Open a record
page-read-record-about = Step through a match that was saved as a file.
page-record-file = Choose the file
page-record-text = Or paste its text
page-record-open = Open the match
page-clock = Clock
page-clock-for = How long may people think?
page-clock-per = { $per ->
    [move] For each move
    [match] For the match
   *[none] No clock
}
page-clock-told = { $per ->
    [move] { $time } for each move
   *[match] { $time } for the match
}
page-clock-time = Time
page-clock-then = When time is up
page-clock-then-choice = { $then ->
    [end] The match ends
   *[bot] A bot plays on
}
page-clock-about = Time runs once everyone has sat down, and stands still while the server is away.


## At a table

page-to-own-city = Back to your city
page-beside = Around the board
page-people = Who plays
page-turns = Whose turn it is
page-chance = { $count ->
    [one] { $count } random draw
   *[other] { $count } random draws
}
page-city = The city of { $name }
page-keys = Arrow keys move from target to target, 1 to 9 choose a piece, R turns it, F flips it, Enter plays, Backspace undoes, T opens the table in words, the question mark the rulebook.
page-rack = What you can do
page-turn = Turn
page-flip = Flip
page-wait = Not your turn
page-wait-undo = Done; you can still undo
page-choose-piece = Choose a piece
page-choose-place = Choose a place
page-not-here = Not here.
page-rule = Rule { $rule }
page-may = optional
page-visit = Show the city of { $name }
page-total = { $name }: { $points }. Show every item
page-empty-seat = nobody yet
page-counted = { $count } × { $what }
page-answer = Answer
page-played = Played: { $move }
page-here = at this screen
page-new-link = New link
page-to-bot = Let a bot play
page-end = Close this table
page-end-sure = Yes, close it for everyone
page-qr = QR code
page-qr-label = The link as a QR code
page-pass-to = Pass the screen to { $name }
page-pass-about = What you see next is for { $name } only.
page-i-am = I am { $name }
page-stay = Back to { $name }
page-since = Since your last move
page-gain = up to { $points }
page-gain-later = up to { $points }, with the rest of the turn
page-foresight = Its best place brings { $now } at once.
page-foresight-later = Its best place brings { $now } at once, and up to { $turn } with the rest of the turn.
page-preview-later = up to { $points } this turn
page-back = Step through the match
page-first = To the start
page-earlier = One step back
page-later = One step forward
page-earlier-turn = One turn back
page-later-turn = One turn forward
page-play = Play automatically
page-pause = Pause
page-now = To the last move
page-start = Everything is set up
page-text = Text
page-menu = More
page-scores-title = Scores, item by item
page-aids-now = Allowed here: { $aids }
page-none = nothing
page-fair = Afterwards, anyone can check the shuffle with this number:
page-fair-seed = The shuffle came from this seed:
page-fair-check = Check the shuffle
page-fair-fits = { $fits ->
    [yes] Your browser has checked: the seed belongs to the hash.
    [no] Your browser has checked: the seed does not belong to the hash.
   *[unable] Your browser checks seeds only on addresses with https, so it has not checked this one.
}
page-fair-known = Your browser has known this hash since you came to the table, before the seed was told.
page-fair-changed = The hash is not the one that your browser saw during the match.
page-fair-new = Your browser did not see this hash during the match, so it cannot say whether it was the same.
page-fair-imported = This match comes from a file, so nobody here knows whether its hash was published before the match.
page-fair-server = The server has checked the draws: { $told }
page-tip = Tip
page-tip-read = Got it
page-tips-off = No more tips
page-learn = Learn
page-learn-game = Learn { $game }: a lesson of five minutes
page-lessons = Lessons
page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-first = Read the lesson
page-lesson-leave = Leave the lesson; it waits on the home page
page-lesson-back = Back
page-lesson-help = Show me
page-lesson-next = Next
page-lesson-end = Play on
page-lesson-type = To type:
page-lesson-at = Lesson, step { $step } of { $steps }
page-seen = Somebody who has left this seat has seen what is hidden there
page-imported = A match from a file
page-clock-now = Clock: { $time }. When time is up: { $after }.
page-clock-left = { $name } has { $time } left
page-clock-little = You have { $time } left.
page-out = { $name } has lost: time is up
page-out-won = { $other } wins: { $name } ran out of time


## The end of a match

page-end-of-match = The end of the match
page-telling = Every point, one by one
page-skip-telling = Show all
page-tell-again = Replay scoring
page-rematch = Play again
page-join-rematch = Join the next match
page-end-won = { $how ->
    [tie-break] You win on the tie-break.
    [shared] You share the victory with { $names }.
   *[ahead] You win by { $points }.
}
page-end-lost = { $how ->
    [tie-break] { $name } wins on the tie-break, you are { $place }.
    [shared] { $names } share the victory, you are { $place }.
   *[ahead] { $name } wins by { $points }, you are { $place }.
}
page-end-watched = { $how ->
    [tie-break] { $name } wins on the tie-break.
    [shared] A shared victory: { $names }.
   *[ahead] { $name } wins by { $points }.
}
page-end-alone = You scored { $points }.
page-end-place = { $place ->
    [second] second
    [third] third
    [fourth] fourth
   *[fifth] fifth
}
page-end-difference = What made the difference
page-end-ahead = { $who ->
    [you] { $points } for you
   *[seat] { $points } for { $name }
}
page-end-course = How the scores developed
page-end-start = Start
page-end-finish = End
page-end-picture = Picture of the city


## The rulebook, read

page-contents = Contents
page-find = Search the rulebook
page-found = { $count ->
    [0] Not found
   *[other] { $number } of { $count }
}
page-found-before = Previous hit
page-found-next = Next hit
page-print = Print
page-other-rulebooks = Rulebooks of other games

## The score sheet, tapped in

page-sheet = Score sheet
page-sheet-choose = Which game did you play?
page-sheet-about = Tap in your finished cities from the real box: every point is counted, with its rule.
page-sheet-begun = You have an unfinished sheet.
page-sheet-load = Open a file
page-sheet-save = Save as a file
page-sheet-anew = Start over
page-sheet-undo = Undo
page-sheet-somebody = Player { $number }
page-sheet-nameless = No name
page-sheet-cities = Cities
page-sheet-add = Add a city
page-sheet-remove = Remove { $name }
page-sheet-name = Name
page-sheet-brushes = What to put on a square
page-sheet-wipe = Clear
page-sheet-board = The board
page-sheet-square = { $square }: { $what }
page-sheet-hole = not filled in yet
page-sheet-unread = “{ $word }”, not understood
page-sheet-keys = With the keyboard: arrow keys move from square to square, letters write as in the text.
page-sheet-text = The sheet as text
page-sheet-text-about = Always the same as the drawing. Edit it here, or paste a whole sheet.
page-sheet-silence = No result yet.
page-sheet-hint = One moment.
page-sheet-wrong = This is not possible.
page-sheet-missing = Not finished yet.
page-sheet-more = { $count ->
    [one] And one more thing.
   *[other] And { $count } more things.
}
page-sheet-complete = Complete.
page-sheet-there = Show me
page-sheet-so-far = So far
page-sheet-result-about = Every point with the rule it comes from.
page-sheet-tap-line = Tap an item to see it in the city.
page-sheet-alone = { $name }: { $points }
page-sheet-winner = Winner
page-sheet-place = { $place ->
    [2] 2nd place
    [3] 3rd place
   *[later] { $place }th place
}

## Settings

page-settings = Settings
page-theme = Theme
page-theme-choice = { $choice ->
    [light] Light
    [dark] Dark
   *[system] Same as device
}
page-patterns = Patterns on colours
page-patterns-about = Helps tell colours apart, also if you are colour-blind.
page-pace = Other players’ moves
page-pace-choice = { $choice ->
    [calm] calm
    [brisk] brisk
   *[once] at once
}
page-motion = Reduce motion
page-tips = Tips while you play
page-sounds = Sounds
page-touch = Vibration
page-sounds-offer = Quiet sounds while you play
page-sounds-offer-touch = Quiet sounds and vibration while you play
page-notices = Tell me when it is my turn
page-notices-about = With a notification on your device, as long as this page is open.

## Records

record-wrong-start = Line { $line }: a record starts with “{ $wanted }”.
record-without-head = Line { $line }: the head needs game, edition and seat.
record-bad-line = Line { $line } cannot be read.
record-said-twice = Line { $line }: the head has { $word } twice.
record-with-secrets = Line { $line }: this record has hidden parts (?); only the record of a finished match can be replayed.
record-illegal = Line { $line }: { $why }
record-drifts = Line { $line }: after event { $seq } the match differs from the record.
record-of-other-edition = The record was written with edition { $edition } of { $game }; this is edition { $known }.
record-of-other-game = The record is of another game: { $game }.
record-says-all = { $file } already has a match, which goes on as it is: leave out --seats, --option, --seed and --shuffle.
record-without-seed = The record has no seed and no hash, so there is nothing to check.
record-seed-not-of-hash = The seed does not belong to the hash that was published.
record-not-drawn = Line { $line }: for event { $seq } this seed draws something else.
record-verified = The seed belongs to the hash, and all { $count } events agree with it.
no-such-event = There is no event { $text }; the last is { $last }.
record-too-long = A record has at most { $most } events.
record-remarks = { $count ->
    [one] { $count } remark tells what else happened at the table. No seed can prove it.
   *[other] { $count } remarks tell what else happened at the table. No seed can prove them.
}
record-was-imported = The record was once read in from a file, so nobody knows whether its hash was published before the match.
remark-seat = Seat { $seat }
remark-somebody = Somebody
remark-sits = { $name } sits down
remark-renamed = This seat is now called { $name }
remark-leaves = { $name } leaves the seat
remark-leaves-seen = { $name } leaves the seat and has seen what is hidden there
remark-link = Whoever has the new link may sit here
remark-bot = { $name } takes over: a bot, { $level }
remark-hint = { $name } asks for a hint
remark-ended = The person who opened the table has closed it
remark-time = The time of { $name } has run out
remark-time-ends = The time of { $name } has run out, and so the match ends

## Score sheets

sheet-error = Line { $line }, column { $column }: { $why }
sheet-starts-with-game = A score sheet starts with a line “game NAME”.
sheet-unprintable = There is a character here that cannot be shown.
sheet-no-seat = The sheet has no seat: write a line “seat NAME”.
sheet-seat-first = A line “seat NAME” must come first.
sheet-no-name = The seat has no name.
sheet-same-name = Two seats have the name { $name }.
sheet-too-many-seats = There are more than { $most } seats.
sheet-rows = There must be { $wanted } rows, not { $count }.
sheet-cells = A row has { $wanted } squares, not { $count }.
sheet-holes = { $count ->
    [one] One square is not filled in yet.
   *[other] { $count } squares are not filled in yet.
}
sheet-unfinished = Only a finished match can be written as a score sheet.
no-sheet = This game has no score sheet.

## Without a server

page-alone = On this device
page-alone-about = Against bots or around one screen, also without a network. Nobody needs an account.
page-alone-keeps = This Tabletown runs in your browser, without a server. Your matches are kept here and nowhere else. Save them as a file now and then, or to go on in another browser.
page-alone-forgets = This browser keeps nothing, perhaps because the window is private: your matches are gone when you close it. Save them as a file first.
page-alone-others = Friends cannot join from other devices. To show somebody a match, save its record: it opens wherever Tabletown runs.
page-alone-save = Save everything
page-alone-bring = Bring back a file
page-alone-coming = Getting the games, once
page-alone-starting = Setting up the tables
page-alone-so-far = { $done } of { $all } MB
page-alone-progress = How far it is
page-alone-broken = Tabletown could not start in this browser. Close its other tabs and load the page again, or try a newer browser.
page-alone-insecure = This address begins with http://. Browsers run Tabletown only at addresses that begin with https:// or http://localhost.
page-alone-links = People at this table
page-alone-links-about = This table is in your browser, so nobody can join from another device. To take the match along, save its record.
page-alone-bot-about = { $bot ->
    [planner] Overlooks little. Here it does not look ahead, so it plays weaker than on a server.
   *[architect] Overlooks nothing, and looks a little ahead for up to a second. On a server it plays stronger.
}
