### Round Table: the pages around the games.

title = Round Table
skip = Skip to the content
close = Close
reload = Load the page again
newer-text = A newer version of this page is available.
away-title = The server does not answer
away-text = This page keeps trying and continues by itself as soon as the server answers.
try-again = Try now
go-home = To the home page
language = Language
theme = Theme
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
mute = Mute sounds

missing-title = Nothing here
missing-text = This page does not exist. Perhaps the link is incomplete.

home-title = Take a seat at the round table
home-text = Two games of hidden loyalty. Play now with bots, or send friends a link.
your-name = Your name
your-name-hint = or we choose one for you
guest-name = Guest { $number }
first-time = First time?
learn-link = Learn by playing
rules-link = Rules
narrator-link = Narrator for printed cards
friends-title = Play with friends
create-table = Create a table
join-code = Code or link of a table
join = Join
mine-title = Your tables
open-title = Open tables
open-none = No table is open to everyone right now.
past-title = Finished games
past-all = Show all { $count }
result-won = won
result-lost = lost
data-title = My data
data-text = The server keeps your name, your seats and what you said at your tables.
data-download = Download
data-devices = Log out my other devices
data-devices-done = Your other devices are logged out.
data-remove = Remove me
data-remove-sure = Remove me for good
data-removed = You are removed, and so is everything you said.
status-open = waiting for players
status-playing = playing
status-finished = finished
status-closed = closed

line-open = Connected
line-connecting = Connecting …
line-lost = No connection, trying again …

peek-hint = Hold to look, let go to hide.
rule-number = Rule { $rule }
sent-soon = Sending your move …
take-back = Take it back
story = What happened

## Problems

problem-acts_full = Too much has been changed at this table. It allows no more changes.
problem-away = The server cannot be reached. Check your connection and try again.
problem-banned = You may not use this server.
problem-closed = This table is closed.
problem-code = This code is not valid or has been used.
problem-crowded = More people sit here than there would be seats.
problem-empty = Write something first.
problem-faults = The rules do not allow this setup. See the marked choices.
problem-finished = This game is over.
problem-forwarded = The proxy in front of the server is set up wrongly. Tell the person who runs it.
problem-full = That seat is taken.
problem-host = The server does not know this address. Ask the person who runs it.
problem-locked = The host has locked the table: no new players.
problem-held = This seat is held for somebody.
problem-kept = Somebody who has been away for less than ten minutes keeps the seat.
problem-knock = Here you have to knock: the host decides whether to let you in.
problem-local = This is only for the computer the server runs on.
problem-long = That is too long: 500 characters at most.
problem-missing = There is no such table. Check the code or the link.
problem-muted = Spectators cannot talk at this table.
problem-name_character = A name may contain letters, digits, spaces and simple signs.
problem-name_empty = A name needs at least one letter or digit.
problem-name_long = A name has at most 24 characters.
problem-name_mixed = The letters of one word must belong to one alphabet.
problem-name_taken = Somebody at this table has a very similar name. Choose another one.
problem-nameless = Choose a name first.
problem-no_level = There are no bots of this level.
problem-no_person = Nobody sits there.
problem-not_full = Some seats are free. Fill them with bots or wait.
problem-not_host = Only the host can do this.
problem-not_now = This cannot be done now.
problem-not_over = The replay is available when the game is over.
problem-not_seated = You do not sit at this table.
problem-origin = This request came from another website.
problem-paused = The game is paused.
problem-rate = That was too fast. Wait a moment.
problem-seated = You already have another seat at this table.
problem-socket = This address is only for the connection of a game.
problem-sockets = Too many connections from one address.
problem-talk_full = This table has reached its limit of talk.
problem-unavailable = The table does not answer. Try again.
problem-unreadable = The server did not understand this.
problem-other = This did not work: { $message }

## A table

gone-missing-title = No such table
gone-missing = There is no table with this code or link. Check it and try again.
gone-forbidden-title = A private game
gone-forbidden = Spectators are not allowed at this game.
gone-reload-title = A newer version is available
gone-reload = Load the page again; your seat is kept.
gone-elsewhere-title = Open elsewhere
gone-elsewhere = You have opened this table in several newer windows or devices. Load the page again to play here.
gone-refused-title = Disconnected
gone-refused = The server closed the connection. Wait a moment and load the page again.
chair-number = Seat { $number }
chair-free = free
chair-bot = bot
bot-name-alys = Alys
bot-name-bors = Bors
bot-name-cador = Cador
bot-name-dagonet = Dagonet
bot-name-elaine = Elaine
bot-name-fergus = Fergus
bot-name-gareth = Gareth
bot-name-hector = Hector
bot-name-isolde = Isolde
bot-name-jory = Jory
chair-you = you
chair-away = away
chair-held = held for ten minutes
chair-late = joined later
chair-host = host
sit = Sit here
add-bot = Add a bot
remove-name = Remove { $name }
watching = { NUMBER($count) ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
watching-note = You are watching. You see what everybody at the table sees.
knock = Knock
knock-text = Do you want to play? Ask the host for a seat.
knock-asked = You have knocked. The host decides.
knock-waits = { $name } asks to be let in.
knock-back = { $name } asks for seat { $number } back.
knock-seat = Seat for { $name }
knock-admit = Let in
knock-refuse = Refuse
start = Start the game
fill-bots = { NUMBER($count) ->
    [one] Fill { $count } seat with a bot
   *[other] Fill { $count } seats with bots
}
wait-players = { NUMBER($count) ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
wait-host = Everybody is here. The host can start the game.
table-full = Every seat is taken. Stay to watch, or create a table of your own.
chair-ready = ready
sit-elsewhere = Move here
swap-ask = Swap
swap-ask-name = Swap seats with { $name }
swap-asked = { $name } would like to swap seats with you.
swap-agree = Swap seats
swap-wait = You have asked { $name } to swap seats.
swap-stop = Withdraw
ready = I am ready
ready-count = Ready: { $count } of { $all }
seats-arrange = Arrange the seats
seats-arrange-text = The order in which you sit in the room.
seats-shuffle = Shuffle
seat-up = Move { $name } up
seat-down = Move { $name } down
level-of = Level of { $name }
remove-sure = Remove { $name }? They will have to knock to come back.
removed-text = The host has removed you from the table.
setup-change = Change the game
setup-save = Change it for everybody
setup-changed = The host has changed the game:
setup-secret-again = The list of characters is secret, so it is not shown here. Choose it again.
bot-soon = { $name } is away: a bot plays in { $seconds } s.
bot-moved = { NUMBER($count) ->
    [one] A bot has made { $count } move for { $name }.
   *[other] A bot has made { $count } moves for { $name }.
}
bot-moved-you = { NUMBER($count) ->
    [one] A bot has made { $count } move for you.
   *[other] A bot has made { $count } moves for you.
}
replace-title = Put a bot in somebody’s seat
replace-text = That player is told and can knock to come back.
replace-sure = Sure? A bot takes over for { $name }
leave = Leave
leave-sure = Leave for good: a bot takes your seat
invite-title = Invite
invite-code = Table code
invite-share = Share the link
invite-copied = Copied.
board-title = Shared board
board-text = A large board for a screen that everybody sees: TV, laptop or tablet. It shows no secret.
board-open = Open the board here
board-link = Make a link for another screen
board-link-text = Whoever has this link can watch, also where spectators are not allowed. Making another one ends it.
qr-label = The link of this table as a QR code
house-title = Table settings
house-clock = Time to decide
house-spectators = Spectators
house-listed = Show in the public list
house-locked = Lock the table
house-absence = A bot replaces an absent player after
house-seconds = Seconds to decide
clock-own = another limit, in seconds
bots-level = Level of the bots
level-page = Page
level-squire = Squire
level-knight = Knight
level-champion = Champion
difficulty = Difficulty of games alone
difficulty-easy = Easy
difficulty-fair = Fair
difficulty-hard = Hard
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
spectators-forbidden = not allowed
choose = choose …
setup-title = Game and options
commitment = Fingerprint of the deal (proves afterwards that it was fair):
menu = Menu
side = Talk, votes and notes
your-move = Your move
paused-host = The host has paused the game.
paused-empty = The game is paused until somebody comes back.
time-left = { NUMBER($seconds) ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
pause = Pause
resume = Resume
end-vote = Vote to end the game
end-not = Keep playing
end-wishes = { NUMBER($count) ->
    [one] { $count } player wants to end the game.
   *[other] { $count } players want to end the game.
}
device-title = Another device
device-text = A one-time code moves your seat to another phone or computer.
device-get = Get a code
device-code = Enter this code on the other device:
device-link = Or scan this with the other device:
device-enter = Code from your other device
device-take = Move my seat here
you-won = You have won!
you-lost = You have lost.
winner = winner
rematch = Play again
to-rematch = Go to the rematch
table-delete = Delete this table
table-delete-sure = Delete it for good, for everybody
replay = Replay and fairness check
log = Log
go-on = Continue
wait = One moment …
waiting-for = Waiting for { $names }
waiting-for-many = { NUMBER($count) ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
keys = Keyboard
keys-on = Use single keys
keys-vote = Approve or reject the team
keys-seats = Choose a seat; the first player of the table is 1
keys-rules = Open the rules
seat-claims = claims: { $words }

## Talk and notes

talk = Talk
talk-none = Nobody has said anything yet.
talk-silent = Silence! Nobody may communicate now.
hide-title = Mute a player
hide-text = Nobody else notices, and it works on all your devices. Statements made with the buttons are still shown.
report = Report { $name } to the operator
report-done = Reported
signs = Reactions
sign-yes = Yes!
sign-no = No!
sign-hmm = Hmm …
sign-laugh = Ha!
sign-wow = Oh!
sign-hurry = Come on!
state-something = Say something about the game
chat-label = Write a message
send = Send
notes = Notes
notes-text = Only you see this. It stays in this browser.
notes-own = Your own notes
mark-none = no mark
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
option-first = First player
option-first-random = random
open-table = Create the table
practice = Play with bots now

## Replay

replay-title = A finished game
proof-fair = The deal was fair
proof-unfair = The deal does not match its fingerprint
proof-promise = The fingerprint shown before the game matches the seed of the deal.
proof-promise-broken = The fingerprint shown before the game does not match the seed of the deal.
proof-draws = Random draws that follow from the seed: { $count } of { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } player mixed their own randomness into the deal.
   *[other] { $count } players mixed their own randomness into the deal.
}
proof-details = Technical details
proof-seed = Seed:
proof-key = Key of the deal:
proof-record = The game in notation
proof-text = This page has checked all this itself. The command “roundtable verify” also replays every move.
