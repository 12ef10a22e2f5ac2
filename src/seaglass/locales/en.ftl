### The words all games share.

## Everywhere

brand = Seaglass
brand-home = Seaglass, home
play-now = Play now
close = Close
undo = Take back
try-again = Try again
to-home = To the home page
loading = One moment …
copy = Copy
copied = Copied
key-enter = Enter
skip-to-content = Skip to the content
skip-to-table = Skip to the table
problem-title = That did not work

## Home

home-title = Seaglass · four sea games on one table
home-hero = Four sea games, one table.
home-pitch = Play with friends anywhere, at one screen, or against bots that know the tides. No account: send a link and sail.
home-games = The games
home-foot = Rules in four languages · works by keyboard and screen reader · open source
join = Join
join-code = Code or link
players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-from-to = { $least }–{ $most } players
minutes = { $count } min

## A new table

new-seats = Who plays?
new-count = Number of players
new-options = Options
new-fair = Fair deals
new-fair-why = Before the deal the table locks in a secret number and shows its seal; your words are mixed in, so nobody, not even the server, can choose the cards, and at the end everyone can check it.
new-words = My own words for the shuffle
new-open = Open the table
seat-me = Me
seat-here = At this screen
seat-bot = Bot
seat-open = Open seat
seat-open-hint = You get a link to send.
seat-who = Who sits at seat { $seat }
seat-name = Name at seat { $seat }
seat-name-short = Name
seat-yours = You
seat-is-here = Is here
seat-is-away = Away
emblem-shell = Shell
emblem-star = Starfish
emblem-fish = Fish
emblem-gull = Gull
emblem-anchor = Anchor
emblem-crab = Crab

## Before the match

gathering-waiting =
    { $count ->
        [one] One seat is still free. The game begins as soon as it is taken.
       *[other] { $count } seats are still free. The game begins as soon as all are taken.
    }
gathering-invite = Invite the others
gathering-seats = At the table
invite-link = Link to this table
invite-why = Whoever has the link can sit down.
invite-say = A code to read out
invite-spoken = Enter this at the home page within { $minutes } min:
turn-away = Turn away
turn-away-who = Turn { $name } away
take-seat = Sit down
take-which = Which seat
take-name = Your name
take-sit = Join the game

## At the table

turn-yours = Your turn.
turn-named = { $name }, your turn.
turn-waiting =
    { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
turn-also =
    { $count ->
        [one] { $names } is still choosing
       *[other] { $names } are still choosing
    }
turn-nobody = The sea decides …
turn-over = The game is over.
turn-result = See the result
seat-you = You
score = Score
log = Log
rules = Rules
rail = Score, log and rules
rules-of = Rules of { $title }
rules-clause = Rule { $number }
rules-ruling = Ruling
rules-ruling-hint = The printed rules leave this open; this is how we play it.
reconnecting = The connection is lost. Trying to get it back …
cover-screen = Cover the screen
pass-to = Pass the screen to { $name }
pass-to-any = Pass the screen on
pass-why = Nobody else should be looking now.
pass-here = I’m here
pass-here-named = I’m { $name }

## Sums and the end

sum-title = End of the round
sum-on = Sail on
standings-player = Player
standings-points = Points
standings-winner = Winner
standings-shared = Shared win
ceremony-draw = A draw: nobody wins
ceremony-wins =
    { $you ->
        [yes] { $count ->
            [one] You win!
           *[other] You share the win: { $names }
        }
       *[no] { $count ->
            [one] { $names } wins!
           *[other] { $names } share the win!
        }
    }
rematch = Play again
rematch-join = Go to the rematch
record-download = Keep the record
proof = Was the deal fair?
proof-why = The seal was shown before the first card. If the secret fits the seal, nobody changed the deal afterwards; with the record, every single card can be checked.
proof-commitment = Seal (SHA-256)
proof-words = Words of the players
proof-no-words = Nobody added any
proof-secret = Secret
proof-not-yet = Shown at the end of the game
proof-tomorrow = Shown tomorrow: today others may still play this deal
proof-check = Check
proof-verdict-true = The secret fits the seal.
proof-verdict-false = The secret does not fit the seal!
proof-verdict-unable = This page was not opened over a secure connection, so the browser cannot check. Keep the record and check that.

## Menu and settings

menu = Menu and settings
menu-table = This table
menu-leave-hint = Your seat stays yours: come back through the link at any time.
settings-language = Language
settings-light = Light
settings-motion = Motion
settings-speed = Pace
settings-sound = Sound
language-en = English
    .short = EN
language-fr = Français
    .short = FR
language-de = Deutsch
    .short = DE
language-zh-Hant = 繁體中文
    .short = 繁中
light-system = As the system
light-day = Day
light-night = Night
light-to-day = Switch to day
light-to-night = Switch to night
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
speed-calm = Calm
speed-steady = Steady
speed-brisk = Brisk
sound-on = On
sound-off = Off
sound-turn-on = Turn sound on
sound-turn-off = Turn sound off

## Refusals: tables and seats

table-unknown = There is no table with the code “{ $code }”. Check the code, or open a new table.
code-unknown = The code “{ $code }” leads to no table (any more). Check it, or ask for the link.
codes-guessed = Too many wrong codes came from here. Ask for the link to the table, or try again later.
codes-all-lent = All codes are in use just now. Send the link instead.
turned-away = Whoever opened this table has turned you away. You can open one of your own.
banned = You can open no tables here, and take no seats.
seat-unheld = Nobody holds seat { $seat } of that table.
table-not-opened-by-you = Only whoever opened this table can do that.
match-begun = The game has begun; that could be done only before.
seat-no-guest = Nobody from elsewhere sits at seat { $seat }.
table-not-yours = You have no seat at this table.
table-crowded = Too many people are watching this table. Come back a little later.
table-unreadable = The table { $code } was written down by another version and cannot be read: { $reason }
seat-not-yours = Seat { $seat } is not yours.
seat-taken = Seat { $seat } has just been taken. Choose another one.
seat-unknown = There is no seat { $seat }: this table has { $seats }.
seats-all-taken = All seats at this table are taken. You can watch.
seats-wrong =
    { $got ->
        [one] { $got } player does not fit
       *[other] { $got } players do not fit
    }: this game is for { $span ->
        [one] exactly { $least }
       *[several] { $least } to { $most }
    }.
seat-me-twice = Only one seat can be “me”. Choose “at this screen” for the others.
seat-not-a-bot = Only a bot’s seat can say which bot plays there ({ $bot }).
name-empty = A name needs at least one letter.
name-too-long = A name can have { $most } letters at most.
game-unknown = There is no game called “{ $game }”. Perhaps you mean: { $suggestion }
game-broken = The game “{ $game }” cannot be loaded: { $reason }
bot-unknown = There is no bot called “{ $bot }”. The bots are: { $bots }
option-unknown = There is no option “{ $option }”. Perhaps you mean: { $suggestion }
option-value-wrong = “{ $got }” is not a choice for the option “{ $option }”. The choices are: { $values }
option-one-screen = “{ $got }” of the option “{ $option }” is only for people at one screen and bots. With an open seat, choose another value.
language-unknown = There is no language “{ $lang }”. The languages are: { $languages }
page-unknown = There is nothing at this address.

## Refusals: moves

match-over = The game is over; no more moves are possible.
match-not-over = The game is still going on. This is possible when it is over.
match-not-started = The game has not begun: a seat is still free.
move-unknown = There is no move “{ $move }”. Perhaps you mean: { $suggestion }
move-stale = “{ $move }” came too late: you have already decided.
eyes-elsewhere = The screen does not belong to seat { $seat } at the moment. Say “I’m here” first.
undo-impossible = This can no longer be taken back: somebody has decided since, or something new has come to light.
undo-stale = Nothing was taken back: the table had moved on already. Look again, and take back once more if you still want to.
only-chance = “{ $move }” is a matter of luck; nobody can choose it.
chance-impossible = Chance cannot bring “{ $move }” here.
ply-unknown = There is no decision { $ply }: there are { $plies }.

## Refusals: documents and messages

json-invalid = This is not valid JSON: line { $line }, column { $column }: { $reason }
json-too-deep = This document is nested too deeply.
document-too-large = This document is too large: { $most } characters are the most.
field-missing = “{ $field }” is missing.
field-unexpected = “{ $field }” is not expected here.
field-unknown = “{ $field }” is not known here. Known are: { $known }
field-wrong = “{ $field }” is wrong: { $got }. Expected: { $expected }
expected-object = an object
expected-list = a list
expected-list-of = a list of { $length }
expected-number =
    { $span ->
        [one] the number { $least }
       *[several] a whole number from { $least } to { $most }
    }
expected-distinct = numbers that are all different
expected-flag = true or false
expected-text = a text of at most { $most } characters
expected-one-of = one of { $values }
expected-printed = { $value }: this is printed
place-in-line = { $field } (line { NUMBER($line, useGrouping: 0) })
format-unknown = The record has format { $got }; this version reads up to { $newest }.
rules-version-unknown = This is from version { $got } of the rules of { $game }; this program knows up to { $newest }.
rules-version-gone = This is from version { $got } of the rules of { $game }; this program plays them from version { $oldest } on.
decision-impossible = The decision at { $field } is not possible: { $reason }
proof-missing = This record has no proof of its deal.
proof-commitment-wrong = The secret does not fit the seal: the seal is { $commitment }, the secret gives { $secret }.
proof-draw-wrong = Decision { $ply } is not what the secret gives: { $due } was due, { $came } came.
message-binary = Messages here are text, not bytes.
message-not-json = This message is not valid JSON. { $reason }
message-too-large = This message is too large: { $most } bytes are the most.
body-too-large = This request is too large: { $most } bytes are the most.
body-late = The body of this request did not come in time.
too-fast = That was too much at once. Try again in a minute.
method-wrong = { $method } is not possible at this address.
address-unknown = There is nothing at { $address }.
address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } cannot be used: { $reason }
host-unknown = This server does not answer to the name “{ $host }”. Whoever runs it can add the name with --hosts.
origin-foreign = This came from a page of another site.
server-trouble = Something went wrong on our side. Nothing is lost: try again.
server-error = The server answered with an error ({ $status }). Try again in a moment.
server-unreachable = The server does not answer. Check the connection and try again.
review-failed = The review could not be made. Ask again to have it tried once more. The reason: { $reason }
reviews-busy =
    { $waiting ->
        [one] { $waiting } review is waiting already. Ask again when it is done.
       *[other] { $waiting } reviews are waiting already. Ask again when some of them are done.
    }
store-busy = The server is very busy. Try again in a moment.
message-abuse = The connection was closed: nothing that came over it could be read.
reader-too-slow = The connection was closed: it was too slow to follow the table.
socket-replaced = This table is open in too many other windows of yours.
setting-wrong = The setting { $setting } ({ $variable }) cannot be “{ $got }”: { $expected }.
store-unusable = The database { $path } cannot be used: { $reason }
database-unknown = The address of the database must begin with postgresql:// and be that of a PostgreSQL database.
database-in-use = Another server is using the database { $path } already. Stop it first; several servers at once need PostgreSQL (SEAGLASS_DATABASE).
rule-not-compiled = { $rule } ({ $place }) cannot be compiled: { $reason }
new-game-name-wrong = A game’s name has 2 to 31 small letters, digits and underscores, begins with a letter, and is no word that Python keeps for itself: “{ $name }” will not do.
new-game-exists = { $path } is there already: nothing was written.

## Command line

option-unreadable = “{ $got }” is not an option. Write it as NAME=VALUE, like cards=open.
backup-of-postgres = This copies a database file. Back up a PostgreSQL database with pg_dump, and restore it with pg_restore or psql.
file-exists = There is “{ $file }” already.
file-is-folder = “{ $file }” is a folder. Name a file.
file-missing = There is no file “{ $file }”.
file-missing-near = There is no file “{ $file }”. Perhaps you mean: { $suggestion }
file-not-text = “{ $file }” is not a text file in UTF-8.
file-unreadable = “{ $file }” cannot be read: { $reason }
file-unwritable = “{ $file }” cannot be written: { $reason }
bots-wrong = { $got } bots do not fit { $seats } seats. Name one bot for each seat, or a single one for all.
proof-holds = The deal was fair: every draw is the one the table had committed to ({ $commitment }).
proof-holds-since = After decision { $ply } the deal was fair: every draw is the one the table had committed to ({ $commitment }). What came before was taken over from another game.
seat-number = Seat { $seat }
position-of-other-game = This is a position of { $got }, not of { $game }.
move-of-several = Several seats may play “{ $move }” now. Say which, like “2: { $move }”.
bench-unknown = “{ $got }” is nothing to measure. Name a game, or bots, or bots and a game.
bench-server = The server could not be measured: { $reason }.
bench-too-short = Not enough moves were made to measure anything. Give more --seconds.

## Arena

arena-limit-unreadable = “{ $got }” is not a limit for { $bot }. Write seconds like { $bot }@0.1s, or iterations like { $bot }@500.
arena-limit-useless = { $bot } does not search, so a limit changes nothing. Leave it out.
arena-bots-many = { $got } bots are too many: in { $seats } seats they could meet in more than 100 ways.
arena-file-unreadable = “{ $file }” does not hold the deals of an arena. Choose another folder.
arena-file-other = “{ $file }” holds deals of something else ({ $differences }). Choose another folder, or run what it was made with.
arena-heading = { " " }· seats: { $seats } · games: { $games } · deals: { $deals } · seed: { $seed }
arena-bot = bot
arena-wins = share of wins (95 %)
arena-even = even
arena-score = mean score (95 %)
arena-rating = rating (95 %)
arena-plot-note = Points are means, lines their 95 % intervals over deals; the dashed mark is what would be even.
arena-clear = All bots are told apart, at 95 % certainty.
arena-clear-early = Stopped early: all bots are told apart, at 95 % certainty. --all plays every game.
arena-unclear = Not all bots are told apart yet, at 95 % certainty.
arena-alone = One bot alone: there is nobody to compare it with.
arena-interrupted = Interrupted. With --out DIR it could go on from here.
arena-interrupted-kept = Interrupted. The same command goes on from here.

## Deal of the day

daily-none = There is no deal of the day for { $game }.
daily-standard = The deal of the day is played with the standard options.
day-unknown = There was no deal of the day on { $day }.
words-before-commitment = Ask for the seal of the table first, and send your words with it: the secret must be drawn before your words are known.
commitment-unknown = This seal is too old, or not yours. Ask for a new one.
daily = Deal of the day
daily-own = A deal of your own
daily-why = Today everyone who plays with the same number of players gets the same pile. Who makes the most of it?
daily-best = The best of { $day }
daily-nobody = Nobody has finished it yet.
daily-line = { $names }: { $points }

## Own components

components-none = { $game } is played with its own pieces; it takes no file of components.
components-unreadable = This file of components cannot be read: { $reason }
components-wrong = This components file does not add up. { $reason }
components-of-position = A position brings its own components. Leave out --components, or the position.
components = Own components file
components-why = Whoever owns the box can play with its board, pieces and tables. Take the standard file, change it, and choose it here.
components-standard = The standard file
components-choose = Choose a file
components-remove = Remove { $file }
components-played = Played with a components file of its own.

## Bots: who they are

bot-cabin_boy = Cabin boy
    .line = All eagerness. Overlooks half, and grins about it.
bot-sailor = Sailor
    .line = Knows the ropes, sees what lies ahead and plays it.
bot-captain = Captain
    .line = Reckons a few waves ahead, and mostly with you.
bot-legend = Legend
    .line = Has sailed this game in her head a thousand times. Takes her time.
bot-sensible = { bot-sailor }
    .line = { bot-sailor.line }
bot-random = Random bot
    .line = Leaves it to the dice.
bot-thinks = { $name } is thinking
bot-waking = still waking up
bot-waking-why = { $name } is still waking up, and plays at a glance until then.
turn-thinking =
    { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }

## Hints and pace

new-manners = Hints and pace
new-hints = Hints
new-hints-why = Whoever must decide may ask for the best moves. Nobody else sees the answer.
new-hints-true = Allowed
new-hints-false = Not allowed
new-pace = Bots
new-pace-false = Take their time
new-pace-true = Answer at once
hints-allowed = Hints are allowed at this table.
hint-ask = Hint
hint-thinking = Looking for good moves …
hint-title = Good moves
hint-play = Play
hint-play-this = Play: { $move }
hint-rank = Hint { $rank }
hint-share = wins { $value } %
hint-points =
    { $value ->
        [one] { $value } point in sight
       *[other] { $value } points in sight
    }
hint-error = ± { $error }
hint-verdict =
    { $sure ->
        [only] There is only this one.
        [clear] The first is clearly the best.
        [likely] The first is probably the best.
       *[close] They are close: trust your nose.
    }
hints-off = Hints are not allowed at this table.
hint-not-now = A hint is for whoever must decide. It is not your turn.
hint-under-way = A hint is already on its way.
hint-waking = The bots are still waking up. Ask again in a moment.
hint-late = That hint came too late: the game has moved on.
daily-no-hints = The deal of the day is played without hints.

## Review

review = Review this game
review-title = The game in review
review-back = Back to the table
review-waiting = The review is about to begin. The first one of a game can take a minute or two.
review-progress = Decision { $done } of { $of } …
review-curve = What each player could expect; the arrow keys go from decision to decision
review-accounts = Luck and play
review-accounts-why = Play is what one’s own decisions cost, judged by what one could know. Everything else is luck: chance, and what the others did.
review-decisions = Decisions
review-decision = Decision { $number }
review-order = Order
review-order-cost = Costliest first
review-order-time = As they came
review-previous = Previous decision
review-next = Next decision
review-equal = As good
review-cost-said = That cost { $cost } (give or take { $error }).
review-luck-said = Luck until the next decision: { $luck }
review-eyes = Whose view
review-eyes-own = As { $name } saw it
review-eyes-none = As an onlooker
review-what-if = What if: play on from here
review-what-if-why = Opens a table of your own: you in the place of { $name }, bots in the others. What lay hidden stays as it was; what comes is drawn anew.
proof-since = This game plays on from table { $code } after its decision { $ply }. What came before is taken over from there; the seal stands for everything after that.
review-working = Reviewing the game
review-no-cost = No decision is certain to have cost anything.
review-unit-share = Expected share of the win
review-unit-points = Expected points
review-start = At the start
review-luck = Luck
review-cost = Play
review-result = In the end
review-grade-best = Best
review-grade-good = As good
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-costliest = The costliest decisions
review-played = Played
review-better = Better
