### The narrator of the night, the helper for printed cards, and the shared board.

spoken-n01 = Everybody, close your eyes and hold out a closed fist.
spoken-n02 = Minions of Mordred, open your eyes and see who is with you.
spoken-n02-not-oberon = Minions of Mordred, but not Oberon, open your eyes and see who is with you.
spoken-n02-not-evil_lancelot = Minions of Mordred, but not the Evil Lancelot, open your eyes and see who is with you.
spoken-n02-not-oberon-evil_lancelot = Minions of Mordred, but neither Oberon nor the Evil Lancelot, open your eyes and see who is with you.
spoken-n03 = Evil Lancelot, keep your eyes shut and raise your thumb.
spoken-n04 = Minions of Mordred, remember who the Evil Lancelot is.
spoken-n05 = Evil Lancelot, put your thumb down.
spoken-n06 = Minions of Mordred, close your eyes.
spoken-n07 = All eyes are closed, all hands are fists.
spoken-n08 = Minions of Mordred, raise your thumbs for Merlin.
spoken-n08-oberon = Minions of Mordred and Oberon, raise your thumbs for Merlin.
spoken-n08-not-mordred = Minions, but not Mordred himself, raise your thumbs for Merlin.
spoken-n08-not-oberon = Minions of Mordred, but not Oberon, raise your thumbs for Merlin.
spoken-n08-oberon-not-mordred = Minions and Oberon, but not Mordred himself, raise your thumbs for Merlin.
spoken-n08-not-mordred-oberon = Minions, but neither Mordred himself nor Oberon, raise your thumbs for Merlin.
spoken-n08-evil_lancelot = Minions of Mordred and Evil Lancelot, raise your thumbs for Merlin.
spoken-n08-oberon-evil_lancelot = Minions of Mordred, Oberon and Evil Lancelot, raise your thumbs for Merlin.
spoken-n08-evil_lancelot-not-mordred = Minions and Evil Lancelot, but not Mordred himself, raise your thumbs for Merlin.
spoken-n08-evil_lancelot-not-oberon = Minions of Mordred and Evil Lancelot, but not Oberon, raise your thumbs for Merlin.
spoken-n08-oberon-evil_lancelot-not-mordred = Minions, Oberon and Evil Lancelot, but not Mordred himself, raise your thumbs for Merlin.
spoken-n08-evil_lancelot-not-mordred-oberon = Minions and Evil Lancelot, but neither Mordred himself nor Oberon, raise your thumbs for Merlin.
spoken-n09 = Merlin, open your eyes: these players serve Evil.
spoken-n10 = Thumbs down again.
spoken-n11 = Merlin, close your eyes.
spoken-n12 = All eyes are closed, all hands are fists.
spoken-n13 = Merlin, raise your thumb for Percival.
spoken-n13-morgana = Merlin and Morgana, raise your thumbs for Percival.
spoken-n14 = Percival, open your eyes and see who Merlin is.
spoken-n14-morgana = Percival, open your eyes and see two players: one is Merlin, the other is Morgana.
spoken-n14-secret = Percival, open your eyes: one thumb is Merlin’s; if there is another, it is Morgana’s.
spoken-n15 = Thumbs down again.
spoken-n16 = Percival, close your eyes.
spoken-n17 = Lancelots, open your eyes and see each other.
spoken-n18 = Lancelots, close your eyes.
spoken-n19 = All eyes are closed, all hands are fists.
spoken-n20 = Everybody, open your eyes.

## The page of the narrator

narrator-title = Narrator
narrator-text = You have the printed cards: choose what you play with, then hear or read the night.
narrator-sides = Good: { $good } · Evil: { $evil }
narrator-secret = Nobody knows which characters are in play
narrator-secret-text = The night is then spoken for every character that could be there.
narrator-steps = { NUMBER($count) ->
    [one] { $count } step
   *[other] { $count } steps
}
narrator-step = Step { $step } of { $count }
narrator-begin = Begin the night
narrator-ready = Everybody has seen their own card? Then put the device in the middle.
narrator-pause = Pause
narrator-continue = Continue
narrator-repeat = Say it again
narrator-back = One step back
narrator-again = From the beginning
narrator-stop = End the night
narrator-done = The night is over.
narrator-all = All lines
narrator-sound = Voice and pace
narrator-voice = Voice
narrator-voice-text = Text only
narrator-voice-none = This device has no voice of its own for this language. The text is enough: one of you can read it aloud, looking only at the screen.
narrator-speed = Speed of the voice
narrator-pauses = Length of the pauses
narrator-bed = Soft sound that covers movements
narrator-check = Sound check
narrator-check-line = I am the narrator. I will speak in this voice.
narrator-check-ask = Did you hear it, and in English?
narrator-check-yes = Yes
narrator-check-no = No
narrator-check-failed = Then the night is shown as text, at the same pace. Look at the volume and the mute switch, or choose another voice.
narrator-broken = The voice does not answer. The text goes on at the same pace.

## The helper after the night

helper-title = Keep track of the game
helper-open = Track the game on this device
helper-names = Names, clockwise (may stay empty)
helper-player = Player { $number }
helper-leader = Who is the first Leader?
helper-team = Tap the team: { $chosen } of { $size }.
helper-vote = Everybody votes. What is the result?
helper-rejected = Teams rejected in this round: { $count } of { $of }
helper-cards = How do you play the quest cards?
helper-cards-device = Pass this device round
helper-cards-printed = With the printed cards: count the Fails
helper-pass = Hand the device over. Next: { $name }
helper-pass-hold = Hold to choose in secret
helper-choose = Choose, then hand it on. Good always plays Success.
helper-show = All cards are in: turn them over
helper-fails = Number of Fails
helper-shot = Evil may talk now; then the Assassin names a player. Whom?
helper-was-merlin = { $name }: is that Merlin?
helper-undo = Take back
helper-again = Another game

## The shared board

board-start = Start the board
board-start-text = One tap for sound, full screen and a screen that stays on. Everything else is done on the phones.
board-narrator = The narrator speaks here
board-night = The night is spoken when the game begins
board-size = Size of the text
board-size-1 = normal
board-size-2 = larger
board-size-3 = largest
board-join = Scan the code, or open { $address }
board-local = Phones cannot open this address. Open the board by the address that the server prints.
board-free = { NUMBER($count) ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
board-full = Everybody sits. The host starts the game.
board-awake-on = The screen stays on.
board-awake-http = Over plain http the screen cannot be kept on: set a long screen timeout.
board-awake-refused = The device refused to keep the screen on.
board-awake-none = This browser cannot keep the screen on.
board-forbidden = Nobody may watch this table. The host can make a link for this screen in the table’s menu.
board-shot = The Assassin names { $name } …
board-silence = Silence! Nobody may talk.
board-speech = The silence is over. You may talk again.
board-minute = One minute left.
board-ten = Ten seconds left.
