### Round Table: the pages around the games.

title = Round Table
skip = Skip to the content
close = Close
reload = Load the page again
newer-text = There is a newer version of this page.
away-title = The server is away
away-text = This page keeps trying and goes on by itself as soon as the server answers.
try-again = Try now
go-home = To the home page
language = Language
theme = Theme
theme-system = As the system
theme-light = Parchment
theme-dark = Candlelight
mute = Mute sounds

missing-title = Nothing here
missing-text = This page does not exist. Perhaps the link is incomplete.

home-title = Take a seat at the round table
home-text = Two games of hidden loyalty. Play at once against bots, or send friends a link.
play-avalon = Play Avalon now
play-avalon-text = Five knights, two of them traitors. You against bots.
play-shadows = Play Shadows over Camelot now
play-shadows-text = Rumours, memory and perhaps a traitor. You with bots.
your-name = Your name
your-name-hint = or we pick one
guest-name = Guest { $number }
learn-link = Learn by playing
rules-link = Rules
friends-title = Play with friends
create-table = Lay a table
join-code = Code or link of a table
join = Join
mine-title = Your tables
open-title = Open tables
open-none = No table is open to everyone right now.
past-title = Finished games
game-avalon = Avalon
game-shadows = Shadows over Camelot
status-open = sitting down
status-playing = playing
status-finished = finished
status-closed = closed

line-open = Connected
line-connecting = Connecting …
line-lost = No connection, trying again …

peek-hint = Hold to look, let go to hide.
rule-number = Rule { $rule }

## Problems

problem-away = The server cannot be reached. Check your connection and try again.
problem-banned = This address may not use this server.
problem-closed = This table is closed.
problem-code = This code is not valid or has been used.
problem-empty = Write something first.
problem-faults = The rules do not allow this table. See the marked choices.
problem-finished = This game is over.
problem-full = No such chair is free.
problem-host = The server does not know this address. Ask whoever runs it.
problem-locked = The host lets nobody new sit down.
problem-long = That is too long: 500 characters at most.
problem-missing = There is no such table. Check the code or the link.
problem-muted = Spectators cannot talk at this table.
problem-name_character = A name is made of letters, digits, spaces and simple signs.
problem-name_empty = A name needs at least one letter or digit.
problem-name_long = A name has at most 24 characters.
problem-name_mixed = The letters of one word must come from one script.
problem-name_taken = Somebody at this table has such a name. Choose another one.
problem-nameless = Choose a name first.
problem-no_level = There are no bots of this strength.
problem-no_person = Nobody sits there.
problem-not_full = Some chairs are free. Fill them with bots or wait.
problem-not_host = Only the host can do this.
problem-not_now = This cannot be done now.
problem-not_over = A replay is shown when the game is over.
problem-not_seated = You do not sit at this table.
problem-origin = This request came from another website.
problem-paused = The game is paused.
problem-rate = That was too fast. Wait a moment.
problem-seated = You already have another chair at this table.
problem-sockets = Too many connections from one address.
problem-unavailable = The table cannot be reached. Try again.
problem-unreadable = The server did not understand this.
problem-other = This did not work: { $message }

## A table

gone-missing-title = No such table
gone-missing = There is no table of this name. Check the code or the link.
gone-forbidden-title = A closed round
gone-forbidden = Nobody may watch this game.
gone-reload-title = A newer version
gone-reload = The server is newer than this page. Load the page again; your seat is kept.
gone-refused-title = The line was cut
gone-refused = The server closed the line. Wait a moment and load the page again.
chair-number = Seat { $number }
chair-free = free
chair-bot = bot
chair-you = you
chair-away = away
chair-host = host
sit = Sit here
add-bot = Add a bot
remove-name = Remove { $name }
watching = { NUMBER($count) ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watching-note = You are watching. You see what the whole table sees.
start = Start the game
fill-bots = { NUMBER($count) ->
    [one] Fill { $count } chair with a bot
   *[other] Fill { $count } chairs with bots
}
wait-players = { NUMBER($count) ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
wait-host = Everybody is here. The host starts the game.
table-full = Every chair is taken. Stay to watch the game, or lay a table of your own.
leave = Leave
leave-sure = Leave for good: a bot takes over
invite-title = Invite
invite-code = Code of the table
invite-share = Share the link
invite-copied = Copied.
qr-label = The link of this table as a QR code
house-title = Rules of the house
house-clock = Time to decide
house-spectators = Spectators
house-listed = Listed for everybody
house-locked = Nobody else may sit down
house-absence = A bot stands in after
house-seconds = Seconds to decide
clock-own = as many seconds as I say
bots-level = Strength of the bots
level-page = Page
level-squire = Squire
level-knight = Knight
level-champion = Champion
house-heir = Make host
clock-off = no limit
clock-relaxed = about two minutes
clock-brisk = about half a minute
clock-seconds = { NUMBER($seconds) ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
spectators-allowed = may watch and talk
spectators-muted = may watch
spectators-forbidden = are not let in
choose = choose …
setup-title = What is played
commitment = Promise of the fair deal:
menu = Menu
side = Beside the table
your-move = Your move
paused-host = The host has paused the game.
paused-empty = The game waits until somebody is back.
time-left = { NUMBER($seconds) ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
pause = Pause
resume = Go on
end-vote = Vote to end the game
end-not = Go on playing after all
end-wishes = { NUMBER($count) ->
    [one] { $count } player wants to end the game.
   *[other] { $count } players want to end the game.
}
device-title = Another device
device-text = A one-time code moves your seat to another phone or computer.
device-get = Get a code
device-code = Enter this code there:
device-enter = Code from your other device
device-take = Take over my seat
you-won = You have won!
you-lost = You have lost.
winner = winner
rematch = Play again
to-rematch = To the rematch
replay = Replay and proof
log = Log
go-on = Go on
wait = One moment …
waiting-for = Waiting for { $names }

## Talk and notes

talk = Talk
talk-none = Nobody has said anything yet.
talk-silent = Silence! Nobody may say anything now.
hide-title = Hide somebody’s words
hide-text = Nobody else notices, and it holds on every device of yours. Statements about the game still come.
signs = Signs
sign-yes = Yes!
sign-no = No!
sign-hmm = Hmm …
sign-laugh = Ha!
sign-wow = Oh!
sign-hurry = Come on!
state-something = Make a statement
chat-label = Say something
send = Send
notes = Notes
notes-text = Only you see this. It stays in this browser.
notes-own = Your own notes
mark-none = open
mark-trust = trust
mark-doubt = doubt
mark-evil = evil
players-count = { NUMBER($count) ->
    [one] { $count } player
   *[other] { $count } players
}

## A new table

which-game = Which game
players = Players
options = Options
option-first = Who begins
option-first-random = by lot
open-table = Open the table
practice = Play with bots now

## Replay

replay-title = A finished game
proof-fair = The deal was fair
proof-unfair = The deal does not match its promise
proof-promise = The promise shown before the game belongs to this seed.
proof-promise-broken = The promise shown before the game does not belong to this seed.
proof-draws = Draws that follow from the seed: { $count } of { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } player added randomness of their own to the deal.
   *[other] { $count } players added randomness of their own to the deal.
}
proof-details = The numbers
proof-seed = Seed:
proof-key = Key of the deal:
proof-record = The game in notation
proof-text = This page has worked all this out itself. The command “roundtable verify” also plays every move again.
