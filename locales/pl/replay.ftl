### Zakończona gra, krok po kroku.

replay-steps = Ruch po ruchu
replay-as = Widok
replay-open = wszystkie karty odkryte
replay-public = cały stół
replay-seat = { $name }
replay-first = Na początek
replay-back = Ruch wstecz
replay-next = Ruch dalej
replay-last = Na koniec
replay-move = Ruch
replay-at = Ruch { $number } z { $count }
replay-hands = Karty na ręce
replay-file = Pobierz grę (JSON)
replay-notation = Pobierz zapis
