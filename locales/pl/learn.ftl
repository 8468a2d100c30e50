### Nauka gier: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-title = Ucz się, grając
learn-text = Gra z botami dla początkujących. Podpowiedzi wyjaśniają każdą chwilę gry. Możesz je w każdej chwili wyłączyć.
learn-rules = Najpierw przeczytaj zasady w skrócie
rules-title = Zasady w skrócie
rules-which = Która gra
rules-text = Opis gry naszymi słowami, tak jak się w nią tu gra.
rules-shown = Szukana zasada: { $rule }
rules-options = Opcje
rules-numbers = Liczby
rules-changed = Co jest inne przy tym stole
rules-changed-none = Przy tym stole gra się według zwykłych zasad.
rules-examples = Przykłady
rules-full = Pełne zasady z numerami
rules-full-english = Pełne zasady są tylko po angielsku.
rules-table = Tabela
rules-learn = Ucz się, grając

## Nowy stół

kind-title = Rodzaj gry
kind-first_game = Pierwsza gra
kind-first_game-text = Najlepszy początek dla nowych graczy.
kind-classic = Klasyczna
kind-classic-text = Dla tych, którzy znają zasady.
kind-everything = Wszystko
kind-everything-text = Wszystkie dodatki, dla doświadczonych.
more-options = Więcej opcji
group-extras = Dodatki
group-rare = Rzadkie kwestie zasad
group-rare-text = W tych sprawach wydania się różnią albo milczą. Nasze ustawienia pasują prawie każdej grupie.
level-page-text = Życzliwy początkujący.
level-squire-text = Gra według rozsądnych, prostych zasad.
level-knight-text = Rozważa każde możliwe rozdanie.
level-champion-text = Najsilniejszy, jakiego mamy.

## Podpowiedzi

coach = Podpowiedź
coach-away = Ukryj podpowiedzi
coach-show = Trener objaśnia każdy ruch przy tym stole
