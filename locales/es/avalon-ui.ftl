### Ávalon en las páginas fuera del juego.

game-avalon = Ávalon
play-avalon = Jugar ya a Ávalon
play-avalon-text = Cinco jugadores, dos del mal. Tú y cuatro bots.
