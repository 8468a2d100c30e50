### Завершена гра, крок за кроком.

replay-steps = Хід за ходом
replay-as = Дивитися як
replay-open = усі карти відкриті
replay-public = увесь стіл
replay-seat = { $name }
replay-first = На початок
replay-back = Хід назад
replay-next = Хід уперед
replay-last = У кінець
replay-move = Хід
replay-at = Хід { $number } з { $count }
replay-hands = Карти на руках
replay-file = Завантажити гру (JSON)
replay-notation = Завантажити запис
