### Sombras sobre Camelot en las páginas fuera del juego.

game-shadows = Sombras sobre Camelot
play-shadows = Jugar a Sombras sobre Camelot
play-shadows-text = Rumores, memoria y quizá un traidor. Tú con los bots.
