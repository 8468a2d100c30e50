### Shadows over Camelot na stronach poza grą.

game-shadows = Shadows over Camelot
play-shadows = Zagraj w Shadows over Camelot
play-shadows-text = Pamiętaj Pogłoski, kończ Wyprawy. Ktoś z was może być Zdrajcą.
