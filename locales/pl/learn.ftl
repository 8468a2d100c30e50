### Nauka gier: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-title = Ucz się, grając
learn-text = Gra z łatwymi botami. Podpowiedź obok stołu objaśnia każdą chwilę gry. W każdym momencie możesz ją wyłączyć.
learn-avalon = Pierwsza gra w Avalon
learn-avalon-text = Pięć miejsc, żadnych dodatków. Około dziesięciu minut.
learn-shadows = Pierwsza gra w Shadows over Camelot
learn-shadows-text = Cztery miejsca, można sprawdzać wcześniejsze karty. Około dziesięciu minut.
learn-rules = Najpierw przeczytaj zasady w skrócie
rules-title = Zasady w skrócie
rules-which = Która gra
rules-text = Opis gry naszymi słowami, tak jak się w nią tu gra. Małe numery odsyłają do pełnych zasad.
rules-shown = Szukana zasada: { $rule }
rules-people-avalon = Postacie
rules-plots = Karty Intryg
rules-people-shadows = Postacie wśród Pogłosek
rules-knights = Rycerze w wariancie eksperckim
rules-options = Opcje stołu
rules-learn = Ucz się, grając

## Avalon

rule-av-aim = Od pięciu do dziesięciu osób stoi w tajemnicy po stronie Dobra albo Zła. Dobro chce trzech udanych Misji, Zło – trzech nieudanych. Zło wygrywa też, gdy Drużyna zostanie odrzucona pięć razy z rzędu.
rule-av-cards = Merlin i Skrytobójca są w każdej grze; inne Postacie dodajecie, jeśli chcecie. Każdy dostaje jedną Postać i nikomu jej nie pokazuje.
rule-av-night = W fazie Ujawnienia Źli dowiadują się, kto jest Zły; poznaje ich też Merlin. Niektóre Postacie zmieniają to, co widać.
rule-av-round = Gra ma do pięciu rund, a w każdej jest jedna Misja. Przywódca zmienia się zgodnie z ruchem wskazówek zegara.
rule-av-team = Przywódca wybiera tyle osób do Drużyny, ile wymaga Misja. Wszyscy mogą rozmawiać i nikt nie musi mówić prawdy.
rule-av-vote = Wszyscy głosują jednocześnie, a potem głosy są jawne. Zgodzić się musi więcej niż połowa graczy. W przeciwnym razie Drużynę wybiera następny Przywódca.
rule-av-quest = Każdy w Drużynie zagrywa w tajemnicy Sukces albo Porażkę. Dobrzy mogą zagrać tylko Sukces. Karty są tasowane, zanim zostaną odkryte.
rule-av-fail = Wystarczy jedna Porażka, żeby Misja się nie udała. W grze na siedem i więcej osób czwarta Misja nie udaje się dopiero przy dwóch.
rule-av-end = Po trzech Sukcesach Skrytobójca wskazuje jedną osobę. Jeśli to Merlin, mimo wszystko wygrywa Zło.
rule-av-targeting = W wariancie Wybór celu Przywódca wybiera też Misję. Piąta jest dostępna dopiero po dwóch udanych.
rule-av-lady = Kto ma Panią Jeziora, po drugiej, trzeciej i czwartej Misji sprawdza lojalność jednej osoby i oddaje jej tę kartę.
rule-av-lancelot = Dwaj Lanceloci mogą w trakcie gry zmieniać strony. Zależnie od wariantu decydują o tym karty zakryte, karty jawne albo kart nie ma wcale.
rule-av-excalibur = Przywódca daje Excalibur komuś z Drużyny. Ta osoba może kazać innej wymienić kartę Misji.
rule-av-plot = W każdej rundzie Przywódca dobiera karty Intryg i rozdaje je innym. Pozwalają podejrzeć kartę lub lojalność, przejąć przywództwo albo odwrócić głosowanie.
rule-av-secret = Każdy widzi dokładnie to, co wolno wiedzieć z jego miejsca. Widzowie widzą to, co cały stół.

## Shadows over Camelot

rule-sc-aim = Od jednego do siedmiu rycerzy zbiera Pogłoski o pięciu Wyprawach. Siedem Białych Mieczy to wygrana Lojalnych, siedem Czarnych to wygrana Zła. Piktowie i Sasi są warci 1 Miecz, Smok i Excalibur 2, Graal 3.
rule-sc-deck = Każda Wyprawa ma dziewięć kart: cztery „?”, jedną 2, jedną 3, dwie 4 i jedną 5. W talii są też karty Merlina i Morgany, Mordred i Viviana.
rule-sc-setup = Każdy dostaje kartę Lojalności: Lojalny albo Zdrajca. Dwie karty leżą z boku, więc Zdrajcy może wcale nie być. Trzy karty Morgany nie trafiają do talii.
rule-sc-turn = W swojej turze robisz jedną rzecz: słuchasz Pogłosek, wyruszasz na Wyprawę albo kogoś oskarżasz.
rule-sc-listen = Gdy słuchasz Pogłosek, następna karta trafia na stos Zagrożenia. Widać tylko wierzchnią: resztę trzeba pamiętać.
rule-sc-silence = Morgana sprowadza ciszę. Nie wolno nic mówić, dopóki nie pojawi się Merlin albo ktoś nie wyruszy na Wyprawę.
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
rule-sc-secret = Każdy widzi dokładnie to, co wolno wiedzieć z jego miejsca. Zapomnianych kart gra nie pokaże, chyba że stół pozwala je sprawdzać.

## Podpowiedzi

coach = Podpowiedź
coach-away = Wyłącz podpowiedzi
coach-av-propose = Jesteś Przywódcą. Dotknij osób, które mają wejść do Drużyny; możesz wybrać też siebie. Po stronie Dobra wybierz tych, którym ufasz; po stronie Zła przemyć kogoś swojego.
coach-av-vote = Wszyscy głosują nad tą Drużyną. Zgodzić się musi więcej niż połowa. Odrzucona Drużyna oznacza zmianę Przywódcy; pięć z rzędu to przegrana Dobra.
coach-av-play = Bierzesz udział w Misji. Dobrzy mogą zagrać tylko Sukces. Źli mogą wybrać Porażkę i nikt nie zobaczy, czyja to karta.
coach-av-excalibur = Masz Excalibur. Możesz kazać innej osobie z Drużyny wymienić kartę Misji i zobaczysz, jaka to była karta.
coach-av-lady = Masz Panią Jeziora. Wybierz osobę: tylko ty zobaczysz jej lojalność.
coach-av-loyalty = Musisz pokazać swoją lojalność jednej osobie.
coach-av-plot = Karta Intryg raz nagina zasady. Przeczytaj, co robi.
coach-av-shoot = Dobro ma trzy udane Misje. Jesteś Skrytobójcą: wskaż Merlina, czyli kogoś, kto wiedział za dużo, a Zło mimo wszystko wygra.
coach-av-voting = Głosy są tajne, dopóki nie zagłosują wszyscy. Zwracaj uwagę, kto zgadza się na którą Drużynę: tabela w zakładce „Głosy” pamięta to za ciebie.
coach-av-questing = Drużyna jest w drodze. Porażka wśród kart mówi ci, że jest w niej ktoś Zły.
coach-av-assassin = Trzy Misje się udały. Teraz Skrytobójca próbuje odnaleźć Merlina.
coach-av-wait = Przytrzymaj „Twoja Postać”, żeby zobaczyć, kim jesteś i co wiesz. Czekając, porozmawiaj z innymi.
coach-sc-turn = Słuchaj Pogłosek, żeby dołożyć kartę do stosu, i zapamiętaj ją. Jeśli myślisz, że Wyprawa z wierzchniej karty ma od 11 do 13, wyrusz. Gdy leżą już cztery Miecze, możesz kogoś oskarżyć.
coach-sc-ride = Merlin pozwala ci od razu wyruszyć na dowolną Wyprawę i dodać punkty.
coach-sc-announce = Twoja karta będzie leżeć zakryta. Lojalny ogłasza, co to jest; Zdrajca może powiedzieć cokolwiek.
coach-sc-token = Przy najbliższym odkryciu stosu Merlin zabierze najwyższą kartę z wybranej Wyprawy. Wybierz taką, która zrobiła się za duża.
coach-sc-vivien = Viviana przynosi dwie nowe karty Lojalności. Dwie osoby mogą zamienić na nie swoje i nikt się nie dowie, czy to zrobiły.
coach-sc-loyalty = Zachowaj swoją kartę Lojalności albo weź nową. Odtąd grasz po tej stronie.
coach-sc-place = Jako ujawniony Zdrajca, albo dzięki Gowenowi, wybierasz, którą z dobranych kart położyć.
coach-sc-window = Gra pyta w tajemnicy każdego, kto ma kartę Rycerza. Naciśnij coś, niezależnie od tego, co masz.
coach-sc-announcing = Ktoś zobaczył Pogłoskę w tajemnicy i mówi, co to jest. Wierzysz?
coach-sc-traitor = Ujawniony Zdrajca kładzie gorszą z dwóch Pogłosek.
coach-sc-wait = Patrz na wierzchnią kartę i sumuj w głowie każdą Wyprawę: liczby oraz „?”, warte tyle, ile ich jest. Za dużo jest równie złe jak za mało.
