### Avalon na stránkách mimo hru.

game-avalon = Avalon
play-avalon = Hrát Avalon
play-avalon-text = Pět hráčů, dva z nich tajně slouží zlu. Ty a čtyři boti.
