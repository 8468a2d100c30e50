### Nauka gier: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-title = Ucz się, grając
learn-text = Gra z botami dla początkujących. Podpowiedzi wyjaśniają każdą chwilę gry. Możesz je w każdej chwili wyłączyć.
learn-rules = Najpierw przeczytaj zasady w skrócie
rules-title = Zasady w skrócie
rules-which = Która gra
rules-text = Opis gry naszymi słowami, tak jak się w nią tu gra.
rules-shown = Szukana zasada: { $rule }
rules-options = Opcje
rules-learn = Ucz się, grając

## Podpowiedzi

coach = Podpowiedź
coach-away = Ukryj podpowiedzi
