### Sombras sobre Camelot en las páginas fuera del juego.

game-shadows = Sombras sobre Camelot
play-shadows = Jugar a Sombras sobre Camelot
play-shadows-text = Recuerda rumores, completa misiones. Puede haber un traidor entre vosotros.
