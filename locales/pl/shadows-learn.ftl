### Shadows over Camelot: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-shadows = Pierwsza gra w Shadows over Camelot
learn-shadows-text = Cztery miejsca, z podglądem minionych kart. Około 10 minut.
rules-people-shadows = Postacie wśród Pogłosek
rules-knights = Rycerze w wariancie eksperckim

about-expert = Jeśli Wyprawa się nie uda, kto na nią wyruszył, dostaje Rycerza; jeśli się uda, do talii wraca Morgana.
about-memoryAid = Lista wszystkiego, co już było ci pokazane. Dobra do nauki, bo w tej grze chodzi o pamięć.
about-promos = Dwie dodatkowe karty: Merlin 6 pozwala od razu wyruszyć i dodać punkty, a Morgana 8 łączy Piktów i Sasów w jedną Wyprawę.
about-modesEndOnQuest = Gdy to wyłączysz, kończy je dopiero następny Merlin.
about-modesBindTraitor = Ujawniony Zdrajca musi szeptać i liczyć jak inni.
about-whisperLoyalMayLie = Gdy to wyłączysz, Lojalni muszą ogłosić kartę, którą naprawdę mają.
about-merlin5BeatsMorgan7 = Która z nich wygrywa, gdy obie leżą w jednym stosie.
about-merlin5CountBefore = Czy pięć kart Wyprawy liczy się przed usunięciem kart przez Merlina, czy po nim.
about-vivienExposed = Czy osoba o jawnej lojalności może ją jeszcze wymienić.
about-swordLimit = W pudełku jest 16 Mieczy. Z tym limitem nie kładzie się ich więcej, niż jest.
about-gawainLeftovers = Dokąd trafiają karty, które Gowen dobrał, a nie zagrał.
about-deck = Ile jest kart każdego rodzaju, jakie Wyprawy są na kartach Postaci i ile Mieczy jest warta Wyprawa.

rule-sc-aim = Od jednego do siedmiu rycerzy zbiera Pogłoski o pięciu Wyprawach. Siedem Białych Mieczy to wygrana Lojalnych, siedem Czarnych to wygrana Zła. Piktowie i Sasi są warci 1 Miecz, Smok i Excalibur 2, Graal 3.
rule-sc-deck = Każda Wyprawa ma dziewięć kart: cztery „?”, jedną 2, jedną 3, dwie 4 i jedną 5. W talii są też karty Merlina i Morgany, Mordred i Viviana.
rule-sc-setup = Każdy dostaje kartę Lojalności: Lojalny albo Zdrajca. Dwie karty leżą z boku, więc Zdrajcy może wcale nie być. Trzy karty Morgany nie trafiają do talii.
rule-sc-turn = W swojej turze robisz jedną rzecz: słuchasz Pogłosek, wyruszasz na Wyprawę albo kogoś oskarżasz.
rule-sc-listen = Gdy słuchasz Pogłosek, następna karta trafia na stos Zagrożenia. Widać tylko wierzchnią: resztę trzeba pamiętać.
rule-sc-silence = Morgana wprowadza zakaz komunikacji (słowa, gesty, spojrzenia), dopóki nie pojawi się Merlin albo ktoś nie wyruszy na Wyprawę.
rule-sc-quest = Możesz wyruszyć na Wyprawę, którą pokazuje wierzchnia karta. Cały stos zostaje odkryty i posortowany. Najpierw karty Merlina usuwają najwyższe liczby.
rule-sc-total = Dodaj liczby Wyprawy. Każdy „?” jest wart tyle punktów, ile „?” ma ta Wyprawa: jeden daje 1 punkt, dwa dają 4, trzy dają 9. Mordred i niektóre karty Morgany to zmieniają.
rule-sc-verdict = Przy 11, 12 lub 13 Wyprawa udaje się i daje swoje Białe Miecze. Przy 10 lub mniej daje jeden Czarny Miecz, przy 14 i więcej tyle Czarnych, ile jest warta. Każda inna Wyprawa z 14 lub więcej też daje swoje Czarne Miecze.
rule-sc-accuse = Gdy na stole leżą cztery Miecze, możesz kogoś oskarżyć, ale tylko raz w grze. Zdrajca daje Biały Miecz, a Lojalny – Czarny.
rule-sc-traitor = Ujawniony Zdrajca dobiera w każdej turze dwie Pogłoski: jedną kładzie na stos, a drugą odrzuca zakrytą.
rule-sc-end = Przy siedmiu Mieczach jednego koloru wszyscy pokazują lojalność. Każdy Zdrajca, który był jeszcze ukryty, odwraca jeden Biały Miecz na czarną stronę. Jeśli nie ma już siedmiu jednego koloru, gra toczy się dalej.
rule-sc-modes = Morgana 1: Pogłoski ogląda się w tajemnicy, ogłasza i kładzie zakryte; Lojalni muszą mówić prawdę. Morgana 2: Pogłoski liczy się na głos. Jedno i drugie kończy następny Merlin.
rule-sc-people = Merlin 4 pozwala położyć tajny żeton na Wyprawie. Viviana pozwala dwóm osobom w tajemnicy wymienić karty Lojalności na nowe.
rule-sc-knights = W wariancie eksperckim każda nieudana Wyprawa daje osobie, która wyruszyła, kartę Rycerza, a każda udana przywraca do talii Morganę. Gdy można zagrać Rycerza, gra pyta w tajemnicy każdego, kto go ma.
rule-sc-solo = W grze solo nie ma kart Lojalności, oskarżeń ani ciszy.
rule-sc-secret = Każdy widzi dokładnie to, co wolno mu wiedzieć. Zapomnianych kart gra nie pokaże, chyba że stół pozwala je sprawdzać.

coach-sc-turn = Słuchaj Pogłosek, żeby dołożyć kartę do stosu, i zapamiętaj ją. Jeśli myślisz, że Wyprawa z wierzchniej karty ma od 11 do 13 punktów, wyrusz. Gdy leżą już cztery Miecze, możesz kogoś oskarżyć.
coach-sc-ride = Merlin pozwala ci od razu wyruszyć na dowolną Wyprawę i dodać punkty.
coach-sc-announce = Twoja karta będzie leżeć zakryta. Lojalny ogłasza, co to jest; Zdrajca może powiedzieć cokolwiek.
coach-sc-token = Przy najbliższym odkryciu stosu Merlin usunie najwyższą liczbę z wybranej Wyprawy. Wybierz taką, która ma za dużo punktów.
coach-sc-vivien = Viviana przynosi dwie nowe karty Lojalności. Dwie osoby mogą zamienić na nie swoje i nikt się nie dowie, czy to zrobiły.
coach-sc-loyalty = Zachowaj swoją kartę Lojalności albo weź nową. Odtąd grasz po tej stronie.
coach-sc-place = Wybierz, którą z dobranych kart zagrać.
coach-sc-window = Gra pyta w tajemnicy każdego, kto ma kartę Rycerza. Zawsze coś naciśnij, nawet gdy nie możesz jej zagrać – nikt nie pozna, co masz.
coach-sc-announcing = Ktoś zobaczył Pogłoskę w tajemnicy i mówi, co to jest. Wierzysz?
coach-sc-traitor = Ujawniony Zdrajca kładzie na stos gorszą z dwóch Pogłosek.
coach-sc-wait = Patrz na wierzchnią kartę i sumuj w głowie każdą Wyprawę: liczby, a każdy „?” jest wart tyle punktów, ile jest „?”. Za dużo jest równie złe jak za mało.
