### Shadows over Camelot on the pages around the games.

game-shadows = Shadows over Camelot
play-shadows = Play Shadows over Camelot now
play-shadows-text = Remember rumours, complete quests. One of you may be a traitor.
