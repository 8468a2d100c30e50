### Shadows over Camelot: Gra karciana.

## Opcje

sc-plain = Zwykłe zasady, bez dodatków.
option-expert = Odsiecz Rycerzy (dla ekspertów)
option-memoryAid = Można sprawdzać wcześniejsze karty
option-promos = Z Merlinem 6 i Morganą 8
option-modesEndOnQuest = Szepty i liczenie kończą się, gdy ktoś wyruszy na Wyprawę
option-modesBindTraitor = Szepty i liczenie dotyczą też ujawnionego Zdrajcy
option-whisperLoyalMayLie = Lojalni mogą ogłosić fałszywą kartę
option-merlin5BeatsMorgan7 = Merlin 5 wygrywa z Morganą 7
option-merlin5CountBefore = Merlin 5 liczy karty przed ich usunięciem
option-vivienExposed = Viviana i osoby o jawnej lojalności
option-vivienExposed-excluded = nie biorą udziału
option-vivienExposed-allowed = biorą udział
option-gawainLeftovers = Niezagrane karty Gowena
option-gawainLeftovers-discard = są odrzucane zakryte
option-gawainLeftovers-top = wracają na wierzch talii
option-gawainMerlin4 = Gdy Gowen sprowadza Merlina 4
option-gawainMerlin4-nextQuest = tajny żeton działa na następnej Wyprawie
option-gawainMerlin4-now = Wyprawę podaje się głośno i karta działa od razu
option-galahadMayTell = Wolno mówić, co pokazał Galahad
option-swordLimit = Miecze w pudełku
option-swordLimit-none = tyle, ile potrzeba
option-deck = Zmień talię
deck-text = Puste pole zostaje bez zmian. W talii zawsze jest 45 kart Wypraw i 17 innych, w tym dziewięć kart Morgany.
deck-counts = Liczba kart
deck-swords = Miecze za Wyprawy
deck-symbols = Wyprawy na kartach Postaci
deck-symbol-usual = jak zwykle
deck-symbol-none = żadna
deck-symbol-any = dowolna

fault-shadows-players = Może grać od 1 do 7 osób.
fault-shadows-players_missing = Podaj liczbę graczy.
fault-shadows-solo_expert = Niektóre karty Rycerzy nie przydają się w grze solo.
fault-shadows-start_player = Tego miejsca nie ma przy stole.
fault-shadows-sword_limit = W pudełku jest 16 Mieczy.
fault-shadows-characters = Kart Postaci musi być 17, a z dodatkowymi 19.
fault-shadows-morgans = Kart Morgany musi być dziewięć, a z dodatkowymi dziesięć.
fault-shadows-quest_cards = Kart Wypraw musi być 45.
fault-shadows-no_merlin = Bez Merlina ciszę kończy tylko Wyprawa.
fault-shadows-promos_off = To karty dodatkowe: najpierw je włącz.
fault-shadows-swords = Wyprawa daje od 1 do 3 Mieczy.
fault-shadows-too_many_of_a_kind = To za dużo jednakowych kart.

## Słowa z gry

sc-quest-picts = Piktowie
sc-quest-saxons = Sasi
sc-quest-dragon = Smok
sc-quest-excalibur = Excalibur
sc-quest-grail = Święty Graal
sc-goal-picts = przeciw Piktom
sc-goal-saxons = przeciw Sasom
sc-goal-dragon = przeciw Smokowi
sc-goal-excalibur = po Excalibur
sc-goal-grail = po Świętego Graala
sc-loyalty-loyal = Lojalny
sc-loyalty-traitor = Zdrajca
sc-white = Białe Miecze
sc-black = Czarne Miecze
sc-card-quest = { $quest } { $value }
sc-card-merlin = Merlin
sc-card-morgan = Morgana
sc-card-mordred = Mordred
sc-card-vivien = Viviana
sc-card-merlin-1-text = Kończy ciszę, szepty i liczenie. Przy odkryciu stosu znika najwyższa liczba Piktów i najwyższa Sasów.
sc-card-merlin-2-text = Kończy ciszę, szepty i liczenie. Przy odkryciu stosu znika najwyższa liczba Smoka i najwyższa Graala.
sc-card-merlin-3-text = Kończy ciszę, szepty i liczenie. Przy odkryciu stosu znika najwyższa liczba Excalibura i najwyższa Graala.
sc-card-merlin-4-text = Kończy ciszę, szepty i liczenie. Kto go dobrał, kładzie żeton: wybrana Wyprawa traci najwyższą liczbę, gdy stos zostanie odkryty.
sc-card-merlin-5-text = Kończy ciszę, szepty i liczenie. Wyprawa Główna, która ma dokładnie pięć kart, kończy się sukcesem.
sc-card-merlin-6-text = Kończy ciszę, szepty i liczenie. Kto go dobrał, może od razu wyruszyć na dowolną Wyprawę i dodać najwyżej 3 punkty.
sc-card-morgan-1-text = Cisza. Do następnego Merlina Pogłoski dobiera się w tajemnicy i ogłasza.
sc-card-morgan-2-text = Cisza. Do następnego Merlina każdą Pogłoskę liczy się na głos.
sc-card-morgan-3-text = Cisza. Przy rozliczeniu każda Wyprawa, która daje Miecze, daje o jeden więcej.
sc-card-morgan-4-text = Cisza. Przy rozliczeniu każda Wyprawa, która ma karty, zyskuje tyle punktów, ile pokazuje ta karta.
sc-card-morgan-5-text = Cisza. Wyprawa Główna udaje się tylko przy 12 lub 13.
sc-card-morgan-6-text = Cisza. Przy rozliczeniu każdy „?” jest wart 1.
sc-card-morgan-7-text = Cisza. Jeśli Wyprawa Główna osiągnie 14, Zło wygrywa od razu.
sc-card-morgan-8-text = Cisza. Na następnej Wyprawie Piktowie i Sasi liczą się jak jedna Wyprawa.
sc-card-mordred-text = Pokazuje Piktów i Sasów. Przy rozliczeniu każda ich karta jest warta o punkt więcej.
sc-card-vivien-text = Dwie osoby mogą w tajemnicy wymienić swoje karty Lojalności na nowe.
sc-knight-arthur = Artur
sc-knight-arthur-text = Zatrzymaj Wyprawę innej osoby, zanim stos zostanie odkryty. Zamiast tego ta osoba słucha Pogłosek.
sc-knight-tristan = Tristan
sc-knight-tristan-text = W swojej turze, przed akcją: przejrzyj talię.
sc-knight-gawain = Gowen
sc-knight-gawain-text = Gdy sumy są już znane: dobierz trzy karty i dodaj jedną z nich, ale nie Morganę, do jej własnej Wyprawy albo dla jej działania.
sc-knight-galahad = Galahad
sc-knight-galahad-text = Zamiast akcji: podejrzyj kartę Lojalności innej osoby. Ujawniony Zdrajca nie może go zagrać.
sc-knight-percival = Percewal
sc-knight-percival-text = Oskarżenie albo Miecz odwracany na koniec gry liczy się podwójnie.
sc-verdict-success = sukces
sc-verdict-baseless = za mało: fałszywe Pogłoski
sc-verdict-failure = porażka
sc-verdict-doom = Morgana 7: Zło wygrywa od razu
sc-stage-deal = Rozdawanie kart
sc-stage-turn = Kolejne tury
sc-stage-announce = Wyszeptana Pogłoska
sc-stage-token = Żeton Merlina
sc-stage-vivien = Viviana
sc-stage-arthur = Ktoś ogłasza Wyprawę
sc-stage-gawain = Stos jest odkryty
sc-stage-traitor_turn = Ujawniony Zdrajca
sc-stage-percival = Zagra ktoś Percewala?
sc-stage-end = Koniec gry

## Stół

sc-turn-of = Tura: { $name }
sc-your-turn = Twoja tura
sc-pile = Stos Zagrożenia
sc-pile-count = { NUMBER($count) ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
    [many] { $count } kart w stosie
   *[other] { $count } karty w stosie
}
sc-pile-empty = Stos jest pusty
sc-deck-count = Talia: { $deck }, odrzucone: { $discard }
sc-face-down = zakryta, ogłoszona jako { $card }
sc-silence = Cisza
sc-silence-text = Żadnej komunikacji – ani słów, ani gestów – dopóki nie pojawi się Merlin albo ktoś nie wyruszy na Wyprawę.
sc-whisper = Szepty
sc-whisper-text = Pogłoski są ogłaszane i kładzione zakryte, dopóki nie pojawi się Merlin.
sc-count = Liczenie: { $count }
sc-count-text = Każdą Pogłoskę liczy się na głos, dopóki nie pojawi się Merlin.
sc-tokens-of = { NUMBER($count) ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
sc-knights-of = { NUMBER($count) ->
    [one] { $count } karta Rycerza
    [few] { $count } karty Rycerzy
    [many] { $count } kart Rycerzy
   *[other] { $count } karty Rycerza
}
sc-has-accused = oskarżenie już rzucone
sc-has-answered = odpowiedź gotowa
sc-exposed-as = jawna lojalność: { $loyalty }
sc-swords-of = { NUMBER($count) ->
    [one] { $count } z 7
    [few] { $count } z 7
    [many] { $count } z 7
   *[other] { $count } z 7
}
sc-cards = Karty
sc-history = Historia
sc-history-none = W stosie nie ma żadnej Pogłoski.
sc-history-text = Ten stół prowadzi listę minionych Pogłosek, tak jak widzieli je wszyscy.
sc-hidden-card = karta, której nikt nie widział

## O co pyta gra

sc-dummy-text = Gra pyta innych w tajemnicy. Naciśnij coś i ty: to nic nie robi, ale nikt nie pozna, kogo pyta.
sc-dummy-one = Zagraj
sc-dummy-two = Pas
sc-ask-turn = Co chcesz zrobić?
sc-listen = Słuchaj Pogłosek
sc-go = Wyrusz { $goal }
sc-no-quest = Nie możesz wyruszyć: wierzchnia karta nie wskazuje żadnej Wyprawy.
sc-accuse = Oskarż kogoś
sc-accuse-tap = Wskaż osobę, którą oskarżasz
sc-accuse-name = Oskarż: { $name }
sc-accuse-text = Możesz to zrobić tylko raz. Zdrajca daje Biały Miecz, a Lojalny – Czarny.
sc-tristan = Przejrzyj talię
sc-galahad = Podejrzyj lojalność
sc-galahad-tap = Wskaż osobę
sc-galahad-name = Podejrzyj lojalność: { $name }
sc-knight-not = Teraz nie możesz zagrać żadnego ze swoich Rycerzy. Widzisz to tylko ty.
sc-ask-announce = Ogłoś zakrytą kartę
sc-announce-heard = Przytrzymaj, żeby zobaczyć kartę
sc-announce-quest = Wyprawa
sc-announce-value = Wartość
sc-announce-none = Wybierz Wyprawę i wartość
sc-announce-do = Ogłoś: { $card }
sc-announce-not = Twoja karta to { $card }, a Lojalny ogłasza prawdę. Widzisz to tylko ty.
sc-ask-token = Merlin: która Wyprawa traci najwyższą liczbę? Będziesz to wiedzieć tylko ty.
sc-ask-token-openly = Merlin: która Wyprawa traci najwyższą liczbę?
sc-ask-give = Viviana: daj jedną z dwóch kart Lojalności innej osobie
sc-give-tap = Dotknij miejsca przy stole
sc-give-name = Kartę dostaje { $name }
sc-ask-loyalty = Viviana przynosi ci nową kartę Lojalności. Zachowujesz swoją czy wymieniasz?
sc-loyalty-look = Przytrzymaj, żeby zobaczyć obie karty
sc-loyalty-yours = Twoja
sc-loyalty-offer = Od Viviany
sc-keep = Zachowaj swoją
sc-swap = Weź nową
sc-ask-place-traitor = Połóż jedną z kart na stosie; drugą odrzucasz zakrytą
sc-ask-place-gawain = Gowen: dodaj jedną z tych kart do Wyprawy
sc-place-look = Przytrzymaj, żeby zobaczyć karty
sc-place-number = Karta { $number }
sc-place-do = Zagraj kartę { $number }
sc-place-not = Tej karty nie można zagrać. Widzisz to tylko ty.
sc-only-morgans = Same Morgany: odrzuć
sc-ask-window-arthur = { $name } wyrusza { $goal }. Czy Artur to zatrzyma?
sc-ask-window-gawain = Stos jest policzony. Czy Gowen pomoże?
sc-ask-window-percival = Padło oskarżenie: { $name }. Czy Percewal je podwoi?
sc-ask-window-final = Zdrajcy się ujawnili. Czy Percewal podwoi Miecz?
sc-window-play = Zagraj { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] kartę „{ $knight }”
}
sc-window-play-on = Zagraj { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] kartę „{ $knight }”
}, cel: { $name }
sc-window-pass = Pas
sc-window-not = Nie masz { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] karty „{ $knight }”
}: spasuj. Widzisz to tylko ty.
sc-window-tap = Wskaż Zdrajcę
sc-ask-ride = Merlin 6: wyruszasz od razu na dowolną Wyprawę?
sc-ride-add = Ile punktów dodać
sc-ride-go = Wyrusz { $goal }, +{ $add }
sc-ride-not = Nie wyruszaj
sc-ask-traitor = Zanim dobierzesz karty: zagrywasz Tristana?
sc-traitor-draw = Dobierz dwie Pogłoski

## Co wiesz tylko ty

sc-peek = Twoja lojalność
sc-solo = Grasz solo: nie ma kart Lojalności. Wygrywasz przy siedmiu Białych Mieczach.
sc-loyalty-loyal-text = Wygrywasz przy siedmiu Białych Mieczach. Wśród was może być Zdrajca.
sc-loyalty-traitor-text = Wygrywasz przy siedmiu Czarnych Mieczach. Jeśli nikt cię nie zdemaskuje, na koniec odwracasz jeden Biały Miecz na czarną stronę.
sc-do-solo = Sumuj Pogłoski i wyrusz na Wyprawę, gdy myślisz, że ma od 11 do 13 punktów.
sc-do-loyal = Sumuj Pogłoski. Wyrusz na Wyprawę, gdy myślisz, że ma od 11 do 13 punktów, i patrz, kto zbyt często się myli.
sc-do-traitor = Udawaj, że pomagasz, ale psuj Wyprawy: wyrusz za wcześnie albo czekaj, aż punktów będzie za dużo.
sc-your-tokens = Twoje żetony: { $quests }
sc-knows-galahad = Galahad: { $loyaltyCode ->
    [loyal] { $name } jest po stronie Lojalnych
    [traitor] { $name } to Zdrajca
   *[other] { $name } ma kartę „{ $loyalty }”
}.
sc-tristan-title = Tristan: talia, od wierzchu
sc-tristan-text = Widzisz to tylko ty i tylko teraz. Zapamiętaj.

## Wyprawa

sc-opening-title = { $name } wyrusza { $goal }
sc-opening-wait = Czy Artur zatrzyma Wyprawę?
sc-main = Wyprawa Główna
sc-added = Merlin dodaje { $add }
sc-others = Postacie w stosie
sc-removed = Usunięte przez Merlina
sc-tokens = Żetony
sc-total = Suma: { $total }
sc-running = na razie { $sum }
sc-sum-queries = { $count } „?” × { $each }
sc-sum-person = { $points } ({ $name })
sc-why-success = Suma { $total }: udaje się.
sc-why-baseless = Suma { $total }: za mało punktów.
sc-why-failure = Suma { $total }: za dużo punktów.
sc-why-doom = Suma { $total }: za dużo punktów, a w stosie leży Morgana 7.
sc-swords-white = { NUMBER($count) ->
    [one] { $count } Biały Miecz
    [few] { $count } Białe Miecze
    [many] { $count } Białych Mieczy
   *[other] { $count } Białego Miecza
}
sc-swords-black = { NUMBER($count) ->
    [one] { $count } Czarny Miecz
    [few] { $count } Czarne Miecze
    [many] { $count } Czarnych Mieczy
   *[other] { $count } Czarnego Miecza
}
sc-exposed-loyal = { $name } ma kartę „Lojalny”: { $swords }.
sc-exposed-traitor = { $name } to Zdrajca: { $swords }!
sc-show-all = Pokaż wszystko

## Koniec

sc-won-loyal = Lojalni wygrywają
sc-won-traitor = Zdrajca wygrywa
sc-won-shadows = Zło wygrywa
sc-cause-swords = Na stole jest siedem Mieczy jednego koloru.
sc-cause-morgan = Morgana 7: Wyprawa Główna osiągnęła 14 lub więcej.
sc-score = Białe Miecze: { $white }, Czarne Miecze: { $black }.
sc-audit = Sprawdź swoją pamięć
sc-audit-text = Wszystkie Pogłoski tej gry, stos po stosie, tak jak widzieli je wszyscy.
sc-quiz-count = Pytanie { $number } z { $count }
sc-quiz-total = Stos { $number }: jaka była suma? ({ $quest })
sc-quiz-card = Stos { $number }: która z tych Pogłosek w nim była?
sc-quiz-right = Dobrze!
sc-quiz-wrong = Nie. Prawidłowa odpowiedź: { $answer }.
sc-quiz-score = Zapamiętane: { $right } z { $count }.
sc-quiz-piles = Pokaż wszystkie stosy
sc-audit-pile = Stos { $number }
sc-audit-quest = { $quest }: { $verdict }, suma { $total }
sc-audit-left = reszta na koniec gry

## Przebieg gry

sc-log-dealt = Karty Lojalności w rozdaniu: Lojalny × { $loyal }, Zdrajca × { $traitors }; dwie odłożono na bok.
sc-log-began = { $name } zaczyna.
sc-log-listened = { $name } słucha Pogłosek.
sc-log-counted = { $name } słucha Pogłosek i liczy: { $count }.
sc-log-shuffled = Odrzucone karty zostały potasowane i tworzą nową talię.
sc-log-laid = { $name } dokłada do stosu: { $card }.
sc-log-heard = { $name } ogląda Pogłoskę w tajemnicy.
sc-log-announced = { $name } ogłasza: { $card }. Karta leży zakryta.
sc-log-announced-plain = { $name } ogłasza Pogłoskę i kładzie ją zakrytą.
sc-log-token = { $name } kładzie zakryty żeton.
sc-log-passed = { $name } pasuje.
sc-log-declared = { $name } wyrusza { $goal }.
sc-log-declared-add = { $name } wyrusza { $goal } i dodaje { $add }.
sc-log-opened = Odkryty stos: { $cards }.
sc-log-opened-plain = { NUMBER($count) ->
    [one] Stos odkryty: { $count } karta.
    [few] Stos odkryty: { $count } karty.
    [many] Stos odkryty: { $count } kart.
   *[other] Stos odkryty: { $count } karty.
}
sc-log-scored = { $quest }: { $verdict }. Białe Miecze: { $white }, Czarne Miecze: { $black }.
sc-log-total = Suma: { $total }.
sc-log-knight_drawn = { $name } dobiera kartę Rycerza.
sc-log-returned = Jedna Morgana zostaje wtasowana z powrotem do talii.
sc-log-accused = { $name } oskarża: Zdrajcą jest { $other }!
sc-log-exposed-loyal = { $name } ma kartę „Lojalny”: { $swords }.
sc-log-exposed-traitor = { $name } to Zdrajca: { $swords }.
sc-log-placed = { $name } wybiera Pogłoskę i dokłada ją do stosu.
sc-log-number = Liczenie: { $count }.
sc-log-knight = { $name } zagrywa { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] kartę „{ $knight }”
}.
sc-log-knight-on = { $name } zagrywa { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] kartę „{ $knight }”
}. Cel: { $other }.
sc-log-peeked = { $name } już wie, po której stronie jest { $other }.
sc-log-closed = Nikt nie zagrywa { $knightCode ->
    [arthur] Artura
    [tristan] Tristana
    [gawain] Gowena
    [galahad] Galahada
    [percival] Percewala
   *[other] karty „{ $knight }”
}.
sc-log-joined = { $name } dodaje do Wyprawy: { $card }.
sc-log-joined-plain = { $name } dobiera karty dzięki Gowenowi.
sc-log-named = Żeton Merlina, { $name }: { $quest }.
sc-log-vivien = Viviana: { $name } i { $other } oglądają nowe karty Lojalności.
sc-log-vivien-alone = Viviana: { $name } ogląda nową kartę Lojalności.
sc-log-chose = { $name } ma już wybraną lojalność.
sc-log-shown = { $name } odkrywa lojalność: { $loyalty }.
sc-log-revealed = Wszystkie karty Lojalności są odkryte. Kartę Zdrajcy ma: { $names }.
sc-log-revealed-none = Wszystkie karty Lojalności są odkryte. Nie ma Zdrajcy.
sc-log-flipped = { NUMBER($count) ->
    [one] { $name } odwraca na czarną stronę { $count } Biały Miecz.
    [few] { $name } odwraca na czarną stronę { $count } Białe Miecze.
    [many] { $name } odwraca na czarną stronę { $count } Białych Mieczy.
   *[other] { $name } odwraca na czarną stronę { $count } Białego Miecza.
}
sc-log-ended = Koniec gry.
sc-open-aside = Karty Lojalności odłożone na bok: { $cards }.
sc-open-unused = Karty Morgany poza grą: { $cards }.
sc-open-pile = Zostały w stosie: { $cards }.
sc-open-deck = Zostały w talii: { $cards }.
sc-open-tokens = Żetony: { $tokens }.
sc-open-knights = { $name } ma jeszcze na ręce: { $knights }.

## Wypowiedzi

sc-back = Wróć
sc-kind-total = Suma Wyprawy…
sc-kind-go = Czas wyruszyć…
sc-kind-wait = Posłuchajmy jeszcze
sc-kind-suspect = Nie ufam…
sc-kind-trust = Ufam…
sc-kind-claim = Jestem…
sc-kind-whispered = Moja zakryta karta…
sc-kind-galahad = Galahad pokazał mi…
sc-kind-tristan = Tristan pokazał mi…
sc-kind-ask = Zapytaj…
sc-say-total = { $questCode ->
    [picts] Na Piktów
    [saxons] Na Sasów
    [dragon] Na Smoka
    [excalibur] Na Excalibur
    [grail] Na Graala
   *[other] { $quest }:
} wychodzi mi { $value }.
sc-say-go = Czas wyruszyć { $goal }!
sc-say-wait = Posłuchajmy jeszcze Pogłosek.
sc-say-suspect = { $name } mi nie pasuje.
sc-say-trust = Myślę, że { $name } gra uczciwie.
sc-say-claim-loyal = Jestem po stronie Lojalnych.
sc-say-claim-traitor = Jestem Zdrajcą.
sc-say-whispered = Moja zakryta karta to { $card }.
sc-say-galahad = Galahad pokazał mi: { $loyaltyCode ->
    [loyal] { $name } jest po stronie Lojalnych
    [traitor] { $name } to Zdrajca
   *[other] { $name } ma kartę „{ $loyalty }”
}.
sc-say-tristan = Tristan pokazał mi wierzch talii: { $cards }.
sc-say-ask = { $name }, co pamiętasz?
sc-say-ask-quest = { $name }, ile punktów ma teraz Wyprawa { $questCode ->
    [picts] przeciw Piktom
    [saxons] przeciw Sasom
    [dragon] przeciw Smokowi
    [excalibur] po Excalibur
    [grail] po Graala
   *[other] „{ $quest }”
}?
sc-any-quest = Wszystkie Wyprawy
sc-add-card = Dodaj kartę
sc-send-cards = Powiedz
sc-card-pick = Karta

## Odmowy

sc-refused-accused_before = Twoje jedyne oskarżenie już padło.
sc-refused-accuses_self = Nie możesz oskarżyć siebie.
sc-refused-alone = W grze solo nie można tego zrobić.
sc-refused-already_public = Ta lojalność jest już jawna.
sc-refused-answered = Twoja odpowiedź jest już zapisana.
sc-refused-chosen = Twój wybór jest już zapisany.
sc-refused-exposed_traitor = Ujawniony Zdrajca nie może tego zrobić.
sc-refused-galahad_refuses = Ujawniony Zdrajca nie może zagrać Galahada.
sc-refused-may_not_tell = Nie wolno mówić, co pokazał Galahad.
sc-refused-gives_self = Kartę Viviany dostaje inna osoba.
sc-refused-looks_at_self = Galahad sprawdza inną osobę.
sc-refused-morgan = Gowen nie może zagrać Morgany.
sc-refused-must_play = Jeśli można zagrać kartę, trzeba ją zagrać.
sc-refused-needless_target = Tego Rycerza nie zagrywa się na inną osobę.
sc-refused-no_deck = Nie ma talii do przejrzenia.
sc-refused-no_knights = W tej grze nie ma Rycerzy.
sc-refused-no_pile = Stos jest pusty: nie ma na co wyruszyć.
sc-refused-no_points = Tylko Merlin 6 dodaje punkty.
sc-refused-no_such_card = Wśród dobranych kart nie ma takiej.
sc-refused-no_such_seat = Nie ma takiego miejsca przy tym stole.
sc-refused-no_symbol = Wierzchnia karta nie wskazuje tej Wyprawy.
sc-refused-no_target = Wskaż osobę.
sc-refused-not_found = Ta osoba nie ujawniła się teraz jako Zdrajca.
sc-refused-not_held = Nie masz tej karty Rycerza.
sc-refused-not_now = Teraz nie możesz tego zrobić.
sc-refused-not_true = Lojalny musi ogłosić prawdę.
sc-refused-not_your_turn = To nie twoja tura.
sc-refused-nothing_to_hear = Nie ma już Pogłosek do słuchania.
sc-refused-nothing_to_see = Nie ma już lojalności do podejrzenia.
sc-refused-over = Gra się skończyła.
sc-refused-receiver_exposed = Osoba o jawnej lojalności nie bierze udziału.
sc-refused-silence = Cisza! Teraz nikomu nie wolno się komunikować.
sc-refused-too_early = Oskarżać można dopiero, gdy na stole leżą cztery Miecze.
sc-refused-too_many_points = Merlin 6 dodaje najwyżej trzy punkty.
sc-refused-wrong_moment = Tego Rycerza zagrywa się w innym momencie.
