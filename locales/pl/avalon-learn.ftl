### Avalon: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-avalon = Pierwsza gra w Avalon
learn-avalon-text = Pięć miejsc, bez dodatków. Około dziesięciu minut.
rules-people-avalon = Postacie
rules-plots = Karty Intryg

about-edition = Wydania drukowane różnią się niektórymi zasadami. Wybierz jedno, żeby zacząć od jego zasad.
about-lady = Po drugiej, trzeciej i czwartej Misji osoba z Panią Jeziora sprawdza lojalność jednej osoby i oddaje jej żeton.
about-ladyMandatory = Gdy to wyłączysz, można z niej nie skorzystać.
about-excalibur = Przywódca daje go komuś z Drużyny. Gdy wszyscy zagrają kartę Misji, ta osoba może kazać komuś innemu wymienić kartę i widzi tę poprzednią.
about-targeting = Przywódca wybiera Drużynę oraz jedną z dostępnych Misji.
about-targetingFifth = Od kiedy można wybrać piątą Misję.
about-lancelotVariant = Dwóch Lancelotów, po jednym na stronę. Karty mogą zmienić ich strony: odkrywane co rundę albo jawne od początku. W trzecim wariancie kart nie ma, za to Lanceloci się znają.
about-lancelotV1Deck = Dwie z tych kart zmieniają strony Lancelotów. Przy większej talii zaczyna się to wcześniej.
about-lancelotV1EvilMustFail = Ten Lancelot, który służy Złu, nie ma na Misji wyboru.
about-plot = W każdej rundzie Przywódca dobiera karty Intryg i daje je innym. Każda zmienia jakąś zasadę.
about-plotsPerRound = Ile kart dobiera Przywódca. Zwykle jedną przy pięciu lub sześciu osobach, dwie przy siedmiu lub ośmiu, trzy przy większej liczbie.
about-plotDeck56 = W pięć lub sześć osób gra się tylko częścią kart Intryg. Możecie je wybrać sami.
about-strongLeaderNext = Kto prowadzi następny po tym, jak ktoś przejął przywództwo kartą.
about-spotlightOrder = Czy inni widzą odkrytą kartę, zanim wybiorą swoją.
about-roleListPublic = Gdy to wyłączysz, nikt nie wie, jakie Postacie są w grze.
about-merlinSeesOberon = W fazie Ujawnienia Merlin widzi Oberona wśród Złych.
about-assassinTargets = Kogo Skrytobójca może wskazać na koniec. Im mniej możliwości, tym łatwiej Złu.
about-evilRevealAtAssassination = Wszyscy dowiadują się, kto jest Zły, a Źli mogą się naradzić na głos. Gdy to wyłączysz, ujawnia się tylko Skrytobójca.
about-wrongLoyaltyCard = Co się dzieje, gdy ktoś odda żeton Lojalności niezgodny z własną stroną.
about-allowNoMerlin = Gra bez nich obu: o wszystkim rozstrzygają trzy Misje.
about-percivalFiveRule = W grze na pięć osób Parsifal bez Morgany i Mordreda bardzo ułatwia grę Dobru.
about-morganaWithoutPercival = Bez Parsifala Morgana nie ma kogo zwodzić.

rule-av-aim = Od pięciu do dziesięciu osób stoi w tajemnicy po stronie Dobra albo Zła. Dobro chce trzech udanych Misji, Zło – trzech nieudanych. Zło wygrywa też, gdy Drużyna zostanie odrzucona pięć razy z rzędu.
rule-av-cards = Merlin i Skrytobójca są w każdej zwykłej grze; inne Postacie dodajecie, jeśli chcecie. Każdy dostaje jedną Postać i nikomu jej nie pokazuje.
rule-av-night = Przed pierwszą rundą, w fazie Ujawnienia, Źli dowiadują się, kto jest Zły; poznaje ich też Merlin. Niektóre Postacie to zmieniają.
rule-av-round = Gra ma do pięciu rund, a w każdej jest jedna Misja. Przywódca zmienia się zgodnie z ruchem wskazówek zegara.
rule-av-team = Przywódca wybiera tyle osób do Drużyny, ile wymaga Misja. Wszyscy mogą rozmawiać i nikt nie musi mówić prawdy.
rule-av-vote = Wszyscy głosują jednocześnie, potem głosy zostają odkryte. Zgodzić się musi więcej niż połowa graczy. W przeciwnym razie Drużynę wybiera następny Przywódca.
rule-av-quest = Każdy w Drużynie zagrywa w tajemnicy Sukces albo Porażkę. Dobrzy mogą zagrać tylko Sukces. Karty są tasowane, zanim zostaną odkryte.
rule-av-fail = Wystarczy jedna Porażka, żeby Misja się nie udała. W grze na siedem i więcej osób czwarta Misja nie udaje się dopiero przy dwóch.
rule-av-end = Po trzech Sukcesach Skrytobójca wskazuje jedną osobę. Jeśli to Merlin, mimo wszystko wygrywa Zło.
rule-av-targeting = W wariancie Wybór celu Przywódca wybiera też Misję. Piąta jest dostępna po dwóch udanych Misjach (albo, jeśli tak ustalono przy stole, po dwóch ukończonych).
rule-av-lady = Kto ma Panią Jeziora, po drugiej, trzeciej i czwartej Misji sprawdza lojalność jednej osoby i oddaje jej tę kartę.
rule-av-lancelot = Dwaj Lanceloci mogą w trakcie gry zmieniać strony. Zależnie od wariantu decydują o tym karty zakryte, karty jawne albo kart nie ma wcale.
rule-av-excalibur = Przywódca daje Excalibur komuś z Drużyny. Ta osoba może kazać innej wymienić kartę Misji.
rule-av-plot = W każdej rundzie Przywódca dobiera karty Intryg i rozdaje je innym. Pozwalają podejrzeć kartę lub lojalność, przejąć przywództwo albo odwrócić głosowanie.
rule-av-secret = Każdy widzi dokładnie to, co wolno mu wiedzieć. Widzowie widzą to, co cały stół.

coach-av-propose = Jesteś Przywódcą. Wskaż osoby do Drużyny, dotykając ich miejsc; możesz też wybrać siebie. Jeśli grasz dla Dobra, wybierz tych, którym ufasz. Jeśli dla Zła, wprowadź do Drużyny kogoś Złego.
coach-av-vote = Wszyscy głosują nad tą Drużyną; zgodzić się musi więcej niż połowa. Jeśli zostanie odrzucona, przewodzi następna osoba. Pięć odrzuceń z rzędu: wygrywa Zło.
coach-av-play = Bierzesz udział w Misji. Dobrzy mogą zagrać tylko Sukces. Źli mogą wybrać Porażkę i nikt nie zobaczy, czyja to karta.
coach-av-excalibur = Masz Excalibur. Możesz kazać innej osobie z Drużyny wymienić kartę Misji i zobaczysz, jaka to była karta.
coach-av-lady = Masz Panią Jeziora. Wybierz osobę: tylko ty zobaczysz, czy jest po stronie Dobra, czy Zła.
coach-av-loyalty = Ktoś sprawdza twoją lojalność. Oddaj żeton zgodny z twoją stroną; zobaczy go tylko ta osoba.
coach-av-plot = Karta Intryg raz zmienia jakąś zasadę. Przeczytaj, co robi.
coach-av-shoot = Dobro ma trzy udane Misje. Jesteś Skrytobójcą: wskaż kogoś, kto wydawał się wiedzieć za dużo. Jeśli to Merlin, mimo wszystko wygrywa Zło.
coach-av-voting = Głosy są tajne, dopóki nie zagłosują wszyscy. Zwracaj uwagę, kto zgadza się na którą Drużynę: tabela w zakładce „Głosy” pamięta to za ciebie.
coach-av-questing = Drużyna zagrywa karty Misji. Jeśli jest wśród nich Porażka, ktoś w Drużynie jest Zły.
coach-av-assassin = Trzy Misje się udały. Teraz Skrytobójca próbuje odnaleźć Merlina.
coach-av-wait = Przytrzymaj „Twoja Postać”, żeby zobaczyć, kim jesteś i co wiesz. Czekając, porozmawiaj z innymi.
