### Shadows over Camelot na stronach poza grą.

game-shadows = Shadows over Camelot
play-shadows = Zagraj w Shadows over Camelot
play-shadows-text = Pogłoski, pamięć i być może Zdrajca. Ty razem z botami.
