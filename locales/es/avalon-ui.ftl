### Ávalon en las páginas fuera del juego.

game-avalon = Ávalon
play-avalon = Jugar a Ávalon
play-avalon-text = Cinco jugadores, dos de ellos del mal en secreto. Tú y cuatro bots.
