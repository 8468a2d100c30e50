### Avalon: zasady w skrócie, podpowiedzi w pierwszej grze.

learn-avalon = Pierwsza gra w Avalon
learn-avalon-text = Pięć miejsc, bez dodatków. Około dziesięciu minut.
rules-people-avalon = Postacie
rules-plots = Karty Intryg

about-edition = Każde wydanie drukowane rozstrzyga część spraw po swojemu. Wybierz swoje, żeby grać jak w pudełku.
about-lady = Po drugiej, trzeciej i czwartej Misji posiadacz sprawdza lojalność jednej osoby i oddaje jej Panią Jeziora.
about-ladyMandatory = Gdy to wyłączysz, posiadacz może też z niej nie skorzystać.
about-excalibur = Przywódca daje go komuś z Drużyny. Gdy leżą już wszystkie karty, ta osoba może kazać komuś wymienić kartę i widzi tę poprzednią.
about-targeting = Przywódca wybiera Drużynę oraz jedną z dostępnych Misji.
about-targetingFifth = Od kiedy można wybrać piątą Misję.
about-lancelotVariant = Dwóch Lancelotów, po jednym na stronę. Karty mogą zamienić ich stronami: dobierane co rundę albo jawne od początku. W trzecim wariancie kart nie ma, za to Lanceloci się znają.
about-lancelotV1Deck = Dwie z tych kart zamieniają Lancelotów stronami. Większa talia zaczyna działać wcześniej.
about-lancelotV1EvilMustFail = Ten Lancelot, który służy Złu, nie ma na Misji wyboru.
about-plot = W każdej rundzie Przywódca dobiera karty Intryg i daje je innym. Każda nagina jakąś zasadę.
about-plotsPerRound = Ile kart dobiera Przywódca. Zwykle jedną przy pięciu lub sześciu osobach, dwie przy siedmiu lub ośmiu, trzy przy większej liczbie.
about-plotDeck56 = W pięć lub sześć osób gra się tylko częścią kart Intryg. Możecie je wybrać sami.
about-strongLeaderNext = Kto prowadzi następny po tym, jak ktoś przejął przywództwo kartą.
about-spotlightOrder = Czy odkryta karta może wpłynąć na tych, którzy jeszcze wybierają.
about-roleListPublic = Gdy to wyłączysz, nikt nie wie, jakie Postacie rozdano.
about-merlinSeesOberon = W fazie Ujawnienia Merlin widzi Oberona wśród Złych.
about-assassinTargets = Kogo Skrytobójca może wskazać na koniec. Im mniej możliwości, tym łatwiej Złu.
about-evilRevealAtAssassination = Zanim Skrytobójca wskaże Merlina, wszyscy poznają Złych, a Źli mogą się naradzić. Gdy to wyłączysz, ujawnia się tylko Skrytobójca.
about-wrongLoyaltyCard = Co grozi temu, kto pokaże nie swoją lojalność.
about-allowNoMerlin = Gra bez nich obu: o wszystkim rozstrzygają trzy Misje.
about-percivalFiveRule = Parsifal bez Morgany i Mordreda bardzo ułatwia Dobru grę w pięć osób.
about-morganaWithoutPercival = Bez Parsifala Morgana nie ma kogo zwodzić.

rule-av-aim = Od pięciu do dziesięciu osób stoi w tajemnicy po stronie Dobra albo Zła. Dobro chce trzech udanych Misji, Zło – trzech nieudanych. Zło wygrywa też, gdy Drużyna zostanie odrzucona pięć razy z rzędu.
rule-av-cards = Merlin i Skrytobójca są w każdej grze; inne Postacie dodajecie, jeśli chcecie. Każdy dostaje jedną Postać i nikomu jej nie pokazuje.
rule-av-night = W fazie Ujawnienia Źli dowiadują się, kto jest Zły; poznaje ich też Merlin. Niektóre Postacie zmieniają to, co widać.
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

coach-av-propose = Jesteś Przywódcą. Wskaż osoby do Drużyny, dotykając ich miejsc; możesz też wybrać siebie. Po stronie Dobra wybierz tych, którym ufasz; po stronie Zła wprowadź do Drużyny kogoś swojego.
coach-av-vote = Wszyscy głosują nad tą Drużyną. Zgodzić się musi więcej niż połowa. Odrzucona Drużyna oznacza zmianę Przywódcy; pięć z rzędu to przegrana Dobra.
coach-av-play = Bierzesz udział w Misji. Dobrzy mogą zagrać tylko Sukces. Źli mogą wybrać Porażkę i nikt nie zobaczy, czyja to karta.
coach-av-excalibur = Masz Excalibur. Możesz kazać innej osobie z Drużyny wymienić kartę Misji i zobaczysz, jaka to była karta.
coach-av-lady = Masz Panią Jeziora. Wybierz osobę: tylko ty zobaczysz jej lojalność.
coach-av-loyalty = Ktoś sprawdza twoją lojalność. Oddaj żeton zgodny z twoją stroną; zobaczy go tylko ta osoba.
coach-av-plot = Karta Intryg raz nagina zasady. Przeczytaj, co robi.
coach-av-shoot = Dobro ma trzy udane Misje. Jesteś Skrytobójcą: wskaż Merlina, czyli kogoś, kto wiedział za dużo, a Zło mimo wszystko wygra.
coach-av-voting = Głosy są tajne, dopóki nie zagłosują wszyscy. Zwracaj uwagę, kto zgadza się na którą Drużynę: tabela w zakładce „Głosy” pamięta to za ciebie.
coach-av-questing = Drużyna jest w drodze. Porażka wśród kart mówi ci, że jest w niej ktoś Zły.
coach-av-assassin = Trzy Misje się udały. Teraz Skrytobójca próbuje odnaleźć Merlina.
coach-av-wait = Przytrzymaj „Twoja Postać”, żeby zobaczyć, kim jesteś i co wiesz. Czekając, porozmawiaj z innymi.
