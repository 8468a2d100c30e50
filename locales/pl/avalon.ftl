### Avalon.

side-good = Dobro
side-evil = Zło
card-success = Sukces
card-fail = Porażka
vote-approve = Zgoda
vote-reject = Sprzeciw
fidelity-switch = Zmiana strony
fidelity-same = Brak zmiany

role-merlin = Merlin
role-merlin-text = { $mordred ->
    [yes] Merlin wie, kto jest Zły, ale nie widzi Mordreda. Skrytobójca nie może odgadnąć, kto jest Merlinem.
    [no] Merlin wie, kto jest Zły. Skrytobójca nie może odgadnąć, kto jest Merlinem.
   *[maybe] Merlin wie, kto jest Zły (oprócz Mordreda, jeśli jest w grze). Skrytobójca nie może odgadnąć, kto jest Merlinem.
}
role-merlin-is = Merlinem
role-percival = Parsifal
role-percival-text = { $morgana ->
    [yes] Parsifal widzi Merlina i Morganę, ale nie wie, które z nich to Merlin.
    [no] Parsifal wie, kto jest Merlinem.
   *[maybe] Parsifal wie, kto jest Merlinem. Jeśli w grze jest Morgana, widzi oboje i nie wie, które to Merlin.
}
role-percival-is = Parsifalem
role-servant = Lojalny poddany Artura
role-servant-text = Lojalny poddany nie ma żadnej tajnej wiedzy: słuchaj, porównuj głosy i zgadnij, komu ufać.
role-servant-is = Lojalnym poddanym Artura
role-good_lancelot = Dobry Lancelot
role-good_lancelot-text = Ten Lancelot jest Dobry, dopóki karta Lojalności nie zmieni stron Lancelotów.
role-good_lancelot-is = Dobrym Lancelotem
role-assassin = Skrytobójca
role-assassin-text = { $merlin ->
    [no] Skrytobójca jest Zły i zna pozostałych Złych. Bez Merlina w grze nie ma kogo wskazać.
   *[maybe] Jeśli Dobro ma trzy udane Misje, Skrytobójca wskazuje jedną osobę. Jeśli to Merlin, mimo wszystko wygrywa Zło.
}
role-assassin-is = Skrytobójcą
role-minion = Poplecznik Mordreda
role-minion-text = { $oberon ->
    [yes] Poplecznik zna pozostałych Złych oprócz Oberona.
    [no] Poplecznik zna pozostałych Złych.
   *[maybe] Poplecznik zna pozostałych Złych (oprócz Oberona, jeśli jest w grze).
}
role-minion-is = Poplecznikiem Mordreda
role-morgana = Morgana
role-morgana-text = { $percival ->
    [yes] Morgana jest Zła. Parsifal widzi ją i Merlina i nie wie, które to Merlin.
    [no] Morgana jest Zła i zna pozostałych Złych.
   *[maybe] Morgana jest Zła. Jeśli w grze jest Parsifal, widzi ją i Merlina i nie wie, które to Merlin.
}
role-morgana-is = Morganą
role-mordred = Mordred
role-mordred-text = { $merlin ->
    [no] Mordred jest Zły i zna pozostałych Złych.
   *[maybe] Mordred jest Zły, ale Merlin go nie widzi.
}
role-mordred-is = Mordredem
role-oberon = Oberon
role-oberon-text = Oberon jest Zły, ale nie zna pozostałych Złych, a oni nie znają jego.
role-oberon-is = Oberonem
role-evil_lancelot = Zły Lancelot
role-evil_lancelot-text = Ten Lancelot jest Zły, dopóki karta Lojalności nie zmieni stron Lancelotów.
role-evil_lancelot-is = Złym Lancelotem

plot-lead_to_victory = Ku zwycięstwu
plot-lead_to_victory-text = Zostań Przywódcą, zanim zostanie wybrana Drużyna.
plot-ambush = Zasadzka
plot-ambush-text = Obejrzyj jedną zagraną kartę Misji.
plot-king_returns = Powrót króla
plot-king_returns-text = Odrzuć Drużynę, która została właśnie zatwierdzona.
plot-restore_honor = Odzyskaj honor
plot-restore_honor-text = Zabierz kartę Intryg innej osobie.
plot-charge = Szarża!
plot-charge-text = Do końca gry głosuj jawnie, zanim zagłosują inni.
plot-show_nature = Pokaż prawdziwą naturę
plot-show_nature-text = Pokaż swoją lojalność wybranej osobie.
plot-are_you_the_one = Czy to ty?
plot-are_you_the_one-text = Sprawdź lojalność osoby obok.
plot-we_found_you = Znaleźliśmy cię!
plot-we_found_you-text = Jedna osoba z Drużyny zagrywa odkrytą kartę Misji.
plot-show_strength = Pokaż siłę
plot-show_strength-text = Przywódca pokazuje swoją lojalność wybranej osobie.

## Stół

stage-deal = Rozdawanie kart
stage-lead = Kto przewodzi?
stage-plot = Karty Intryg
stage-propose = Wybór Drużyny
stage-charge = „Szarża!” głosuje
stage-vote = Głosowanie
stage-king = Czy król powróci?
stage-spot = Karty Intryg
stage-quest = Misja trwa
stage-excalibur = Excalibur
stage-ambush = Zasadzka
stage-lady = Pani Jeziora
stage-loyalty = Sprawdzanie lojalności
stage-assassin = Kto jest Merlinem?
stage-end = Koniec gry

quests = Misje
quest-size = Misja { $quest }: Drużyna { $size }-osobowa
quest-double = Nieudana dopiero przy { $count } kartach Porażki.
quest-success = Udana. Karty Porażki: { $fails }.
quest-fail = Nieudana. Karty Porażki: { $fails }.
vote-track = Odrzucone Drużyny w tej rundzie: { $count } z 5
leader = Przywódca
in-team = w Drużynie
has-excalibur = ma Excalibur
has-lady = ma Panią Jeziora
has-acted = już po wyborze
last-vote = poprzedni głos: { $vote }
last-votes = Poprzednie głosowanie: { $approve } do { $reject }
tag-evil = Zło
tag-good = Dobro
tag-merlin_or_morgana = Merlin?
tag-merlin = Merlin
tag-evil_lancelot = Zły Lancelot
tag-good_lancelot = Dobry Lancelot
votes = Głosy
roles = Postacie
lady = Pani Jeziora
excalibur = Excalibur
targeting = Wybór celu
plot-cards = Karty Intryg
plot-held = { $name }: { $card }
approved = Drużyna zatwierdzona
rejected = Drużyna odrzucona
quest-won = Misja { $quest } udana
quest-lost = Misja { $quest } nieudana
shot-hit = { $name } to Merlin!
shot-missed = { $name } to nie Merlin.
round = Runda { $round }
round-quest = Runda { $round } · Misja { $quest }
leads = Przywódca: { $name }
proposed-by = propozycja: { $name }
proposal-of = propozycja { $number } z 5
spot-coming = { $name } zagrywa odkrytą kartę
spot-shown = { $name } zagrywa { $cardCode ->
    [fail] Porażkę
   *[other] { $card }
}

## O co pyta gra

dummy-text = Inni wybierają w tajemnicy. Stuknij w kartę i ty: to nic nie robi, ale nikt nie pozna, kto naprawdę wybiera.
dummy = Karta { $number }
you-voted = Głos oddany.
ask-vote = Zgadzasz się na tę Drużynę?
ask-play = Wybierz swoją kartę Misji
only-success = Stoisz po stronie Dobra: możesz zagrać tylko Sukces. Widzisz to tylko ty.
only-fail = Twoja Postać musi zagrać Porażkę. Widzisz to tylko ty.
lay-none = Wybierz kartę
lay-card = Zagraj { $cardCode ->
    [fail] Porażkę
   *[other] { $card }
}
ask-quest = Wybierz Misję
ask-team = { NUMBER($count) ->
    [one] Wybierz { $count } osobę na Misję { $quest }
    [few] Wybierz { $count } osoby na Misję { $quest }
    [many] Wybierz { $count } osób na Misję { $quest }
   *[other] Wybierz { $count } osoby na Misję { $quest }
}
tap-seats = Dotknij miejsc przy stole.
tap-seat = Dotknij miejsca przy stole
ask-excalibur = Kto dostaje Excalibur?
propose = Zaproponuj tę Drużynę
ask-switch = Excalibur: czyją kartę Misji wymieniasz?
switch-name = Wymień kartę: { $name }
decline = Nie używaj
ask-lady = Pani Jeziora: czyją lojalność sprawdzasz?
check-name = Sprawdź: { $name }
lady-skip = Nie teraz
ask-loyalty = Który żeton Lojalności oddajesz? Zobaczy go { $name }. Fałszywy oznacza przegraną twojej strony.
ask-give = Daj tę kartę Intryg innej osobie
ask-take = Zabierz kartę Intryg innej osobie
choose-card = Wybierz kartę
give-card = { $name } dostaje kartę „{ $card }”
take-card = Zabierz „{ $card }” ({ $name })
ask-plot = „{ $card }”: zagrać teraz?
plot-use = Zagraj kartę
plot-use-on = Zagraj, cel: { $name }
plot-pass = Zachowaj
ask-shoot = Skrytobójco, kto jest Merlinem? Masz tylko jedną próbę.
shoot-name = { $name } to Merlin

## Twoja Postać

peek-role = Twoja Postać
aim-good-certain = Wygrywasz, jeśli trzy Misje się powiodą, a Skrytobójca nie odgadnie, kto jest Merlinem.
aim-good-possible = Wygrywasz, jeśli trzy Misje się powiodą. Jeśli w grze są Merlin i Skrytobójca, Skrytobójca nie może też odgadnąć, kto jest Merlinem.
aim-good-none = Wygrywasz, jeśli trzy Misje się powiodą.
aim-evil-certain = Wygrywasz, jeśli trzy Misje się nie powiodą, jeśli pięć Drużyn z rzędu zostanie odrzuconych albo jeśli Skrytobójca odgadnie, kto jest Merlinem.
aim-evil-possible = Wygrywasz, jeśli trzy Misje się nie powiodą albo pięć Drużyn z rzędu zostanie odrzuconych. Jeśli w grze są Merlin i Skrytobójca, wygrywasz też, gdy Skrytobójca odgadnie, kto jest Merlinem.
aim-evil-none = Wygrywasz, jeśli trzy Misje się nie powiodą albo pięć Drużyn z rzędu zostanie odrzuconych.
role-merlin-do = Odwodź innych od Drużyn ze Złymi, których widzisz, ale tylko aluzjami: nikt nie może zauważyć, ile wiesz.
role-percival-do = Odgadnij, kto jest Merlinem, i idź za jego radą. Udawaj Merlina, żeby Skrytobójca wskazał ciebie.
role-servant-do = Odrzucaj Drużyny, którym nie ufasz. Po nieudanej Misji pamiętaj, kto w niej był i kto się na nią zgodził.
role-assassin-do = Psuj Misje i patrz, kto wie za dużo: jeśli trzy się powiodą, musisz wskazać Merlina.
role-minion-do = Zdobądź zaufanie, wejdź do Drużyny i zagraj Porażkę, kiedy to się liczy.
role-morgana-do = Rzucaj aluzje jak Merlin: jeśli w grze jest Parsifal, może za tobą pójść. Wejdź do Drużyny i zagraj Porażkę, kiedy to się liczy.
role-mordred-do = Udawaj uczciwego rycerza, wejdź do Drużyny i zagraj Porażkę, kiedy to się liczy.
role-oberon-do = Wejdź do Drużyny i zagraj Porażkę, kiedy to się liczy. Odgadnij, kto jeszcze jest Zły: musicie pomagać sobie bez słów.
lancelot-good-do = Póki jesteś po stronie Dobra, pomagaj Misjom. Po każdej karcie Lojalności zajrzyj tu znowu: twoja strona mogła się zmienić.
lancelot-evil-do = Póki jesteś po stronie Zła, psuj Misje. Po każdej karcie Lojalności zajrzyj tu znowu: twoja strona mogła się zmienić.
lancelot-good-knows-do = Wiesz, kto jest Złym Lancelotem: odrzucaj każdą Drużynę, w której jest.
lancelot-evil-knows-do = Wejdź do Drużyny i psuj Misje. Dobry Lancelot cię zna: podważ zaufanie do niego, zanim on zrobi to z tobą.
knows-nothing = Nie masz żadnej tajnej wiedzy.
known-evil = { $name } jest po stronie Zła
known-good = { $name } jest po stronie Dobra
known-merlin_or_morgana = { $name } to Merlin albo Morgana
known-merlin = { $name } to Merlin
known-evil_lancelot = { $name } to Zły Lancelot
known-good_lancelot = { $name } to Dobry Lancelot
since-night = wiadomo od początku
since-lady = Pani Jeziora, runda { $round }
since-plot = karta Intryg, runda { $round }
seen-card = { $name }, runda { $round }: { $card } ({ $by })
seen-by-excalibur = Excalibur: karta przed wymianą
seen-by-ambush = Zasadzka: karta, która się liczyła
night-title = Twoja tajna Postać
night-text = Obejrzyj swoją Postać tak, żeby nikt inny jej nie widział. Pod nią zobaczysz, co wiesz o innych. Możesz tu zajrzeć w każdej chwili: przytrzymaj „Twoja Postać”.
story-quest = Misja { $quest } ({ $team }): Sukces { $successes }, Porażka { $fails }.
story-evil = Zło w Drużynie: { $names }.
night-ready = Już wiem
evil-count = { NUMBER($count) ->
    [one] Złu służy { $count } z { $players } osób.
    [few] Złu służą { $count } z { $players } osób.
    [many] Złu służy { $count } z { $players } osób.
   *[other] Złu służy { $count } z { $players } osób.
}

## Głosy, Postacie

votes-all = Wszystkie głosy i Drużyny
votes-none = Jeszcze nie było głosowania nad Drużyną.
votes-seat = Miejsce
votes-quest = Misja { $quest }
votes-cards = Karty
roles-secret = Nie wiadomo, jakie Postacie są w grze.
teams-good = Dobro ({ $count }): { $roles }
teams-evil = Zło ({ $count }): { $roles }
teams-good-count = Dobro: { $count }
teams-evil-count = Zło: { $count }
teams-servant = { NUMBER($count) ->
    [one] { $count } poddany
    [few] { $count } poddanych
    [many] { $count } poddanych
   *[other] { $count } poddanych
}
teams-minion = { NUMBER($count) ->
    [one] { $count } poplecznik
    [few] { $count } popleczników
    [many] { $count } popleczników
   *[other] { $count } popleczników
}
leaders = Kolejni Przywódcy
last-proposal = ostatnia propozycja w rundzie
lady-holder = Żeton ma { $name }.
lancelot-cards = Karty Lojalności Lancelotów
lancelot-left = zostało: { $count }
lancelot-switched = Lanceloci zamienili się stronami.

## Koniec

won-good = Dobro wygrywa
won-evil = Zło wygrywa
by-three_fails = Trzy Misje zakończyły się Porażką.
by-rejections = Pięć razy z rzędu odrzucono Drużynę.
by-assassination = Skrytobójca odnalazł Merlina.
by-missed_shot = Skrytobójca wskazał niewłaściwą osobę.
by-three_successes = Trzy Misje zakończyły się Sukcesem.
by-wrong_loyalty = Ktoś oddał fałszywy żeton Lojalności.

## Przebieg gry

log-dealt = Postacie są rozdane, faza Ujawnienia za nami.
log-began = Pierwszy Przywódca: { $name }.
log-schedule_laid = Karty Lojalności Lancelotów na Misje od 1 do 5: { $cards }.
log-fidelity-switch = Odkryta karta Lojalności: Lanceloci zmieniają strony.
log-fidelity-same = Odkryta karta Lojalności: brak zmiany.
log-lancelots_switched = Karta tej Misji sprawia, że Lanceloci zmieniają strony.
log-lead_taken = { $name } zagrywa „Ku zwycięstwu” i przejmuje przywództwo.
log-plot_drawn = Przywódca dobiera kartę Intryg „{ $card }”.
log-plot_given = { $name } dostaje kartę „{ $card }”.
log-plot_taken = { $name } zabiera kartę „{ $card }”. Traci ją { $from }.
log-plot_passed = { $name } zachowuje kartę „{ $card }”.
log-loyalty_asked = { $name } musi pokazać swoją lojalność; zobaczy ją { $other }.
log-lady = Pani Jeziora: { $name } już wie, po której stronie jest { $other }.
log-loyalty_seen = { $name } już wie, po której stronie jest { $other }.
log-wrong_card_passed = { $name } oddaje żeton Lojalności niezgodny z własną stroną: { $side }.
log-lady_skipped = { $name } nie korzysta z Pani Jeziora.
log-proposed = { $name } proponuje na Misję { $quest }: { $team }.
log-excalibur = { $name } dostaje Excalibur.
log-charge-none = Posiadacze karty „Szarża!” odrzucają Drużynę.
log-charge = Z kartą „Szarża!” za Drużyną głosują: { $names }.
log-votes-none = Wszyscy są przeciw tej Drużynie.
log-votes = { NUMBER($count) ->
    [one] { $count } głos za Drużyną: { $names }.
    [few] { $count } głosy za Drużyną: { $names }.
    [many] { $count } głosów za Drużyną: { $names }.
   *[other] { $count } głosu za Drużyną: { $names }.
}
log-king_returned = { $name } zagrywa „Powrót króla”: Drużyna odrzucona.
log-spotlit = { $name } zagrywa „Znaleźliśmy cię!”. Odkrytą kartę zagra { $other }.
log-turned_up = { $name } zagrywa odkrytą { $cardCode ->
    [fail] Porażkę
   *[other] kartę: { $card }
}.
log-exchanged = Excalibur: { $name } każe wymienić kartę Misji; wymienia ją { $other }.
log-excalibur_declined = { $name } nie używa Excalibura.
log-ambushed = Zasadzka: { $name } ogląda kartę Misji, którą zagrywa { $other }.
log-quest_done = Karty Misji: Sukces { $successes }, Porażka { $fails }.
log-shot_opened = Skrytobójcą jest { $name }. Pora wskazać Merlina.
log-evil = Po stronie Zła: { $names }.
log-shot-merlin = Skrytobójca wskazuje: { $name }. To Merlin!
log-shot-missed = Skrytobójca wskazuje: { $name }. To nie Merlin.
log-won-good = Dobro wygrywa. { $by }
log-won-evil = Zło wygrywa. { $by }

## Wypowiedzi

back = Wróć
kind-i_am = Jestem…
kind-my_side = Moja strona
kind-they_are = Myślę, że ktoś jest…
kind-trust = Ufam…
kind-suspect = Nie ufam…
kind-suggest = Zaproponuj Drużynę
kind-will_vote = Zagłosuję…
kind-i_played = Moja karta Misji…
kind-lady_showed = Pani Jeziora pokazała…
kind-plot_showed = Karta Intryg pokazała…
kind-card_showed = Znam kartę Misji
kind-because = Bo…
kind-ask = Zapytaj…
kind-answer = Odpowiedz
say-i_am = Jestem { $is }.
say-my_side-good = Jestem po stronie Dobra.
say-my_side-evil = Jestem po stronie Zła.
say-they_are = Myślę, że { $name } jest { $is }.
say-trust = Myślę, że { $name } gra uczciwie.
say-suspect = { $name } mi nie pasuje.
say-suggest = Niech idą: { $team }.
say-suggest-quest = Na Misję { $quest } niech idą: { $team }.
say-will_vote-approve = Tę Drużynę poprę.
say-will_vote-reject = Tę Drużynę odrzucę.
say-i_played-success = Moja karta w Misji { $quest } to Sukces.
say-i_played-fail = Moja karta w Misji { $quest } to Porażka.
say-lady_showed-good = Wiem od Pani Jeziora: { $name } jest po stronie Dobra.
say-lady_showed-evil = Wiem od Pani Jeziora: { $name } jest po stronie Zła!
say-plot_showed-good = Karta Intryg pokazała mi, że { $name } jest po stronie Dobra.
say-plot_showed-evil = Karta Intryg pokazała mi, że { $name } jest po stronie Zła!
say-card_showed-success = Znam kartę z Misji { $quest } – { $name }: Sukces.
say-card_showed-fail = Znam kartę z Misji { $quest } – { $name }: Porażka!
say-because-trust = Myślę, że { $name } gra uczciwie, bo { $reason }
say-because-suspect = { $name } mi nie pasuje, bo { $reason }
say-ask = @{ $name }: { $question }
reason-approved = popiera propozycję { $number }.
reason-rejected = głosuje przeciw propozycji { $number }.
reason-proposed = proponuje Drużynę nr { $number }.
reason-went_on = jest w Drużynie Misji { $quest }.
reason-contradiction = to się nie zgadza z tym, co mówi { $name }.
reason-kind-approved = zgoda na propozycję
reason-kind-rejected = sprzeciw wobec propozycji
reason-kind-proposed = własna propozycja
reason-kind-went_on = udział w Misji
reason-kind-contradiction = sprzeczność
proposal-number = Propozycja { $number }
question-who_are_you = Kim jesteś?
question-which_side = Po której jesteś stronie?
question-whom_do_you_trust = Komu ufasz?
question-whom_do_you_suspect = Kogo podejrzewasz?
question-why_that_vote = Dlaczego taki głos?
question-why_that_team = Dlaczego taka Drużyna?
question-what_did_you_see = Co wiesz?
answer-yes = Tak.
answer-no = Nie.
answer-will_not_say = Wolę nie mówić.

## Opcje

characters = Postacie
presets = Polecane zestawy:
preset-hidden_knife = Z Mordredem
preset-lonely = Z Morganą i Oberonem
preset-dark = Z Morganą i Mordredem
preset-full = Wszystkie Postacie
preset-mordred = Tylko z Mordredem
preset-percival = Z Parsifalem
balance = Równowaga:
hint-good = { $what } pomaga Dobru.
hint-evil = { $what } pomaga Złu.
hint-percival = Parsifal
hint-oberon = Oberon
hint-lady = Pani Jeziora
hint-mordred = Mordred
hint-morgana = Morgana
option-edition = Wydanie drukowane
edition-none = Standard (nasze ustawienia)
edition-pl = polskie
edition-cs = czeskie
edition-es = hiszpańskie
edition-uk = ukraińskie
edition-named = Wydanie: { $edition }
edition-pl-changes = Piąta Misja jest dostępna po dwóch ukończonych Misjach. Zatwierdzona Drużyna zeruje licznik odrzuconych. Nikt nie nazywa własnej Postaci.
edition-cs-changes = Można grać bez Merlina. Przy pięciu osobach Parsifal jest dozwolony. Panią Jeziora można pominąć. Kto poda niewłaściwy żeton Lojalności, ten przegrywa razem ze swoją stroną.
edition-es-changes = Można grać bez Merlina. Kto poda niewłaściwy żeton Lojalności, ten przegrywa razem ze swoją stroną. Nikt nie nazywa własnej Postaci.
edition-uk-changes = Można grać bez Merlina. Kto poda niewłaściwy żeton Lojalności, ten przegrywa razem ze swoją stroną. Przy jawnych kartach Lanceloci zmieniają strony na początku rundy.
option-lady = Pani Jeziora
option-ladyMandatory = Trzeba użyć Pani Jeziora
option-excalibur = Excalibur
option-targeting = Wybór celu: Misję wybiera Przywódca
option-targetingFifth = Piątą Misję można wybrać
option-targetingFifth-twoSucceeded = po dwóch udanych Misjach
option-targetingFifth-twoCompleted = po dwóch ukończonych Misjach
option-lancelotVariant = Lanceloci
option-lancelotVariant-off = Bez Lancelotów
option-lancelotVariant-v1 = Karty Lojalności odkrywane co rundę
option-lancelotVariant-v2 = Karty Lojalności jawne od początku
option-lancelotVariant-v3 = Lanceloci się znają
option-lancelotV1Deck = Talia Lancelotów
option-lancelotV1Deck-promo = pięć kart, od rundy 3
option-lancelotV1Deck-bigBox = sześć kart, od rundy 1
option-lancelotV1EvilMustFail = Lancelot po stronie Zła musi zagrać Porażkę
option-lancelotV2Switch = Lanceloci zmieniają strony
option-lancelotV2Switch-approval = po zatwierdzeniu Drużyny
option-lancelotV2Switch-roundStart = na początku rundy
option-plot = Karty Intryg
option-plotsPerRound = Karty Intryg na rundę
option-plotDeck56 = Karty Intryg w grze na pięć lub sześć osób
option-plotDeck56-seven = zwykłe siedem kart
option-plotDeck56-own = karty wybrane przez nas
option-strongLeaderNext = Po „Ku zwycięstwu” następnego Przywódcę liczy się
option-strongLeaderNext-fromNewLeader = od nowego Przywódcy
option-strongLeaderNext-fromReplaced = od zastąpionego Przywódcy
option-spotlightOrder = Karta zagrana odkryta („Znaleźliśmy cię!”) jest pokazana
option-spotlightOrder-simultaneous = razem z innymi
option-spotlightOrder-targetFirst = przed innymi
option-roleListPublic = Wszyscy wiedzą, jakie Postacie są w grze
option-merlinSeesOberon = Merlin widzi Oberona
option-roleClaims = Można mówić, kim się jest
option-acceptanceResetsTrack = Zatwierdzona Drużyna zeruje licznik odrzuconych Drużyn
option-assassinTargets = Skrytobójca może wskazać
option-assassinTargets-currentGood = każdego, kto jest teraz Dobry
option-assassinTargets-notKnownEvil = każdego, kogo Źli nie poznali w fazie Ujawnienia
option-assassinTargets-anyOther = każdą inną osobę
option-assassinTargets-anySeat = dowolne miejsce, także własne
option-evilRevealAtAssassination = Wszyscy Źli ujawniają się, zanim Skrytobójca wskaże Merlina
option-wrongLoyaltyCard = Fałszywy żeton Lojalności
option-wrongLoyaltyCard-impossible = nie da się go oddać
option-wrongLoyaltyCard-sideLoses = oznacza przegraną
option-allowNoMerlin = Można grać bez Merlina
option-percivalFiveRule = Pięć osób: Parsifal bez Morgany i Mordreda
option-percivalFiveRule-error = jest zabroniony
option-percivalFiveRule-warn = jest dozwolony
option-morganaWithoutPercival = Morgana bez Parsifala
option-morganaWithoutPercival-warn = jest dozwolona
option-morganaWithoutPercival-error = jest zabroniona

## Błędy ustawień

fault-assassin_missing = Skrytobójca jest w każdej grze, chyba że nie ma w niej ani jego, ani Merlina.
fault-character_twice = Ta Postać ma tylko jedną kartę.
fault-evil_reveal_mismatch = To nie pasuje do tego, kogo może wskazać Skrytobójca.
fault-first_leader_absent = Tego miejsca nie ma przy stole.
fault-lady_below_seven = Pani Jeziora najlepiej sprawdza się od 7 osób.
fault-lancelot_without_variant = Lancelot wymaga jednego z wariantów Lancelotów.
fault-merlin_missing = Merlin jest w każdej grze, chyba że stół pozwala grać bez niego.
fault-morgana_alone = Bez Parsifala Morgana jest zwykłym Poplecznikiem.
fault-percival_alone = W grze 5-osobowej Parsifal wymaga Mordreda lub Morgany.
fault-percival_without_merlin = Parsifal wymaga Merlina.
fault-players_missing = Podaj liczbę graczy: od 5 do 10.
fault-players_out_of_range = Może grać od 5 do 10 osób.
fault-plot_card_supply = Nie ma aż tylu takich kart Intryg.
fault-plot_deck_empty = W talii Intryg musi być choć jedna karta.
fault-plot_deck_unused = Własna talia Intryg jest dla pięciu lub sześciu osób.
fault-plots_per_round = W rundzie można dobrać od 1 do 15 kart Intryg.
fault-too_many_evil = Za dużo Złych Postaci na tę liczbę graczy.
fault-too_many_good = Za dużo Dobrych Postaci na tę liczbę graczy.

## Odmowy

refused-ambush_target = Dzięki Zasadzce oglądasz zakrytą kartę innej osoby z Drużyny, każdą tylko raz.
refused-evil_lancelot_must_fail = Lancelot, który jest teraz Zły, musi zagrać Porażkę.
refused-evil_lancelot_must_fail_v1 = Przy tym stole Zły Lancelot musi zagrać Porażkę.
refused-excalibur_absent = W tej grze nie ma Excalibura.
refused-excalibur_face_up = Nie można wymienić odkrytej karty.
refused-excalibur_holder = Excalibur dostaje ktoś z Drużyny, ale nie Przywódca.
refused-excalibur_missing = W propozycji trzeba wskazać, kto dostaje Excalibur.
refused-excalibur_target = Excaliburem wskazuje się inną osobę z Drużyny.
refused-fifth_quest_closed = Piąta Misja nie jest jeszcze dostępna.
refused-give_to_self = Kartę Intryg dostaje inna osoba.
refused-good_must_succeed = Dobrzy muszą zagrać Sukces.
refused-lady_mandatory = Przy tym stole trzeba użyć Pani Jeziora.
refused-lady_target = Pani Jeziora sprawdza inną osobę, która jeszcze jej nie miała.
refused-no_role_claims = Przy tym stole nikt nie mówi, jaką jest Postacią.
refused-no_such_seat = Nie ma takiego miejsca przy tym stole.
refused-no_target_needed = Tę kartę Intryg zagrywa się bez wskazywania osoby.
refused-not_a_neighbour = Kartą „Czy to ty?” sprawdza się osobę obok.
refused-not_drawn = Tej karty Intryg nie dobrano.
refused-not_now = Teraz nie możesz tego zrobić.
refused-not_this_card = Teraz pora na inną kartę Intryg.
refused-nothing_to_take = Ta osoba nie ma takiej karty.
refused-quest_closed = Ta Misja już się odbyła.
refused-quest_not_chosen = Wybierz też Misję.
refused-quest_not_free = Przy tym stole nie można wybrać Misji.
refused-shot_target = Skrytobójca nie może wskazać tej osoby.
refused-show_to_another = Lojalność pokazuje się innej osobie.
refused-spot_target = „Znaleźliśmy cię!” zagrywa się na kogoś z Drużyny.
refused-strength_is_kept = Przywódca zatrzymuje i wykorzystuje kartę „Pokaż siłę”.
refused-target_needed = Do tej karty Intryg wskaż osobę.
refused-team_size = Drużyna ma niewłaściwą liczbę osób.
