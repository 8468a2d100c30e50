### Avalon na stronach poza grą.

game-avalon = Avalon
play-avalon = Zagraj w Avalon
play-avalon-text = Pięć osób, dwie z nich potajemnie służą Złu. Ty i cztery boty.
