### A finished game: step by step, and the proof of the deal.

replay-title = Replay
replay-steps = Move by move
replay-as = Seen as
replay-open = all cards open
replay-public = the whole table
replay-seat = { $name }
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-move = Move
replay-at = Move { $number } of { $count }
replay-hands = Cards in hand

proof-fair = The deal was fair
proof-unfair = The deal does not check out
proof-promised = The seed is the one promised before the game.
proof-broken = The seed is not the one promised before the game.
proof-added = { NUMBER($count) ->
    [one] { $count } seat added chance of its own.
   *[other] { $count } seats added chance of their own.
}
proof-draws = { NUMBER($count) ->
    [one] { $count } draw of chance follows from it.
   *[other] All { $count } draws of chance follow from it.
}
proof-wrong = Draw { $number } does not follow from the seed.
proof-more = How this was checked
proof-commitment = Promise
proof-seed = Seed
proof-verify = This page has computed the promise and every draw again. That the moves keep the rules is checked by the program, with the file below:
proof-file = The game as a file
proof-notation = In notation
