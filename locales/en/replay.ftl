### A finished game, step by step.

replay-steps = Move by move
replay-as = View as
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
replay-file = Download the game (JSON)
replay-notation = Download the notation
