### Una partida terminada, paso a paso.

replay-steps = Jugada a jugada
replay-as = Ver como
replay-open = todas las cartas a la vista
replay-public = toda la mesa
replay-seat = { $name }
replay-first = Ir al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Ir al final
replay-move = Jugada
replay-at = Jugada { $number } de { $count }
replay-hands = Cartas en mano
replay-file = Descargar la partida (JSON)
replay-notation = Descargar la notación
