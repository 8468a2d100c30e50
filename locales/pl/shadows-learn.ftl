### Shadows over Camelot: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-shadows = Pierwsza gra w Shadows over Camelot
learn-shadows-text = Cztery miejsca, z podglądem minionych kart. Około 10 minut.
rules-people-shadows = Postacie wśród Pogłosek
rules-knights = Rycerze w wariancie eksperckim

about-expert = Nieudana Wyprawa daje Rycerza osobie, która wyruszyła; udana przywraca do talii Morganę.
about-memoryAid = Lista wszystkiego, co już było ci pokazane. Dobra do nauki, bo w tej grze chodzi o pamięć.
about-promos = Dwie dodatkowe karty: Merlin 6 pozwala od razu wyruszyć i dodać punkty, a Morgana 8 łączy Piktów i Sasów w jedną Wyprawę.
about-modesEndOnQuest = W przeciwnym razie kończy je dopiero następny Merlin.
about-modesBindTraitor = Ujawniony Zdrajca musi szeptać i liczyć jak inni.
about-whisperLoyalMayLie = W przeciwnym razie Lojalni muszą podać prawdziwą kartę.
about-merlin5BeatsMorgan7 = Która z nich wygrywa, gdy obie leżą w jednym stosie.
about-merlin5CountBefore = Czy pięć kart Wyprawy liczy się przed usunięciem kart przez Merlina, czy po nim.
about-vivienExposed = Czy osoba o znanej lojalności może ją jeszcze wymienić.
about-swordLimit = W pudełku jest 16 Mieczy. Z tym limitem nie kładzie się ich więcej, niż jest.
about-gawainLeftovers = Dokąd trafiają karty, które Gowen dobrał, a nie zagrał.
about-gawainMerlin4 = Merlin 4 usuwa najwyższą kartę jednej Wyprawy. Sama karta mówi o następnej Wyprawie.
about-galahadMayTell = Gdy to wyłączysz, kto podejrzał kartę, może oskarżyć, ale nie może powiedzieć, co zobaczył.
about-deck = Liczba poszczególnych kart, Wyprawy na kartach osób i liczba Mieczy za każdą Wyprawę.
deck-assumed = Nie mieliśmy obrazków kart specjalnych: ich liczba, symbole i wartości Morgany 4 to nasze założenie.

rule-sc-aim = Od jednego do siedmiu rycerzy zbiera Pogłoski o pięciu Wyprawach. Siedem Białych Mieczy to wygrana Lojalnych, siedem Czarnych to wygrana Zła. Piktowie i Sasi są warci 1 Miecz, Smok i Excalibur 2, Graal 3.
rule-sc-deck = Każda Wyprawa ma dziewięć kart: cztery „?”, jedną 2, jedną 3, dwie 4 i jedną 5. W talii są też karty Merlina i Morgany, Mordred i Viviana.
rule-sc-setup = Każdy dostaje kartę Lojalności: Lojalny albo Zdrajca. Dwie karty leżą z boku, więc Zdrajcy może wcale nie być. Trzy karty Morgany nie trafiają do talii.
rule-sc-turn = W swojej turze robisz jedną rzecz: słuchasz Pogłosek, wyruszasz na Wyprawę albo kogoś oskarżasz.
rule-sc-listen = Gdy słuchasz Pogłosek, następna karta trafia na stos Zagrożenia. Widać tylko wierzchnią: resztę trzeba pamiętać.
rule-sc-silence = Morgana wprowadza zakaz komunikacji (słowa, gesty, spojrzenia), dopóki nie pojawi się Merlin albo ktoś nie wyruszy na Wyprawę.
rule-sc-quest = Możesz wyruszyć na Wyprawę, którą pokazuje wierzchnia karta. Cały stos zostaje odkryty i posortowany. Najpierw karty Merlina zabierają najwyższe karty z liczbą.
rule-sc-total = Wartość Wyprawy to suma jej liczb; każdy „?” liczy się za tyle punktów, ile „?” ma ta Wyprawa. Mordred i niektóre karty Morgany to zmieniają.
rule-sc-verdict = Wyprawa udaje się przy 11, 12 lub 13: dostajecie Białe Miecze. Przy 10 lub mniej kładzie się jeden Czarny Miecz, przy 14 i więcej tyle, ile warta jest Wyprawa. Każda inna Wyprawa z wynikiem 14 lub więcej też daje Czarne Miecze.
rule-sc-accuse = Gdy na stole leżą cztery Miecze, możesz kogoś oskarżyć, ale tylko raz w grze. Zdrajca daje Biały Miecz, a Lojalny – Czarny.
rule-sc-traitor = Ujawniony Zdrajca dobiera w każdej turze dwie Pogłoski: jedną kładzie, a drugą odrzuca zakrytą.
rule-sc-end = Przy siedmiu Mieczach jednego koloru wszyscy pokazują lojalność. Każdy Zdrajca, który był jeszcze ukryty, odwraca jeden Biały Miecz na czarną stronę. Jeśli nie ma już siedmiu jednego koloru, gra toczy się dalej.
rule-sc-modes = Morgana 1: Pogłoski ogląda się w tajemnicy, ogłasza i kładzie zakryte; Lojalni muszą mówić prawdę. Morgana 2: Pogłoski liczy się na głos. Jedno i drugie kończy następny Merlin.
rule-sc-people = Merlin 4 pozwala położyć tajny żeton na Wyprawie. Viviana pozwala dwóm osobom w tajemnicy wymienić karty Lojalności na nowe.
rule-sc-knights = W wariancie eksperckim każda nieudana Wyprawa daje osobie, która wyruszyła, kartę Rycerza, a każda udana przywraca do talii Morganę. Gdy można zagrać Rycerza, gra pyta w tajemnicy każdego, kto go ma.
rule-sc-solo = W grze solo nie ma lojalności, oskarżeń ani ciszy.
rule-sc-secret = Każdy widzi dokładnie to, co wolno mu wiedzieć. Zapomnianych kart gra nie pokaże, chyba że stół pozwala je sprawdzać.

coach-sc-turn = Słuchaj Pogłosek, żeby dołożyć kartę do stosu, i zapamiętaj ją. Jeśli myślisz, że Wyprawa z wierzchniej karty ma od 11 do 13, wyrusz. Gdy leżą już cztery Miecze, możesz kogoś oskarżyć.
coach-sc-ride = Merlin pozwala ci od razu wyruszyć na dowolną Wyprawę i dodać punkty.
coach-sc-announce = Twoja karta będzie leżeć zakryta. Lojalny ogłasza, co to jest; Zdrajca może powiedzieć cokolwiek.
coach-sc-token = Przy najbliższym odkryciu stosu Merlin zabierze najwyższą kartę z wybranej Wyprawy. Wybierz taką, która zrobiła się za duża.
coach-sc-vivien = Viviana przynosi dwie nowe karty Lojalności. Dwie osoby mogą zamienić na nie swoje i nikt się nie dowie, czy to zrobiły.
coach-sc-loyalty = Zachowaj swoją kartę Lojalności albo weź nową. Odtąd grasz po tej stronie.
coach-sc-place = Jako ujawniony Zdrajca, albo dzięki Gowenowi, wybierasz, którą z dobranych kart położyć.
coach-sc-window = Gra pyta w tajemnicy każdego, kto ma kartę Rycerza. Zawsze coś naciśnij, nawet gdy nie możesz jej zagrać – nikt nie pozna, co masz.
coach-sc-announcing = Ktoś zobaczył Pogłoskę w tajemnicy i mówi, co to jest. Wierzysz?
coach-sc-traitor = Ujawniony Zdrajca kładzie gorszą z dwóch Pogłosek.
coach-sc-wait = Patrz na wierzchnią kartę i sumuj w głowie każdą Wyprawę: liczby oraz „?”, warte tyle, ile ich jest. Za dużo jest równie złe jak za mało.
