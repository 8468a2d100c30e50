### Nauka gier: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-title = Ucz się, grając
learn-text = Gra z botami dla początkujących. Podpowiedzi obok stołu wyjaśniają, co się dzieje. Możesz je w każdej chwili wyłączyć.
learn-rules = Najpierw przeczytaj zasady w skrócie
rules-title = Zasady w skrócie
rules-which = Która gra
rules-text = Opis gry naszymi słowami, tak jak się w nią tu gra.
rules-shown = Szukana zasada: { $rule }
rules-options = Opcje stołu
rules-numbers = Liczby
rules-changed = Co jest inne przy tym stole
rules-changed-none = Przy tym stole gra się według zwykłych zasad.
rules-examples = Przykłady
rules-full = Pełne zasady z numerami
rules-full-english = Pełne zasady są tylko po angielsku.
rules-table = Tabela
rules-learn = Ucz się, grając

## Podpowiedzi

coach = Podpowiedź
coach-away = Wyłącz podpowiedzi
coach-show = Trener objaśnia każdy ruch przy tym stole
