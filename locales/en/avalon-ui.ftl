### Avalon on the pages around the games.

game-avalon = Avalon
play-avalon = Play Avalon now
play-avalon-text = Five players, two of them secretly Evil. You and four bots.
