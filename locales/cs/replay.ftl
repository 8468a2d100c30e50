### Dohraná hra krok za krokem.

replay-steps = Tah po tahu
replay-as = Pohled
replay-open = všechny karty odkryté
replay-public = celý stůl
replay-seat = { $name }
replay-first = Na začátek
replay-back = O tah zpět
replay-next = O tah dál
replay-last = Na konec
replay-move = Tah
replay-at = Tah { $number } z { $count }
replay-hands = Karty v ruce
replay-file = Stáhnout hru (JSON)
replay-notation = Stáhnout zápis
