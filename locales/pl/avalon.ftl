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
role-merlin-text = Wie, kto jest Zły (oprócz Mordreda, jeśli jest w grze). Skrytobójca nie może odgadnąć, kim jest.
role-merlin-is = Merlinem
role-percival = Parsifal
role-percival-text = Zna Merlina. Jeśli w grze jest Morgana, widzi oboje i nie wie, które to Merlin.
role-percival-is = Parsifalem
role-servant = Lojalny poddany Artura
role-servant-text = Nie ma żadnej tajnej wiedzy: słuchaj, porównuj głosy i zgadnij, komu ufać.
role-servant-is = Lojalnym poddanym Artura
role-good_lancelot = Dobry Lancelot
role-good_lancelot-text = Po stronie Dobra, dopóki nie zmieni tego karta.
role-good_lancelot-is = Dobrym Lancelotem
role-assassin = Skrytobójca
role-assassin-text = Jeśli Dobro ma trzy udane Misje, Skrytobójca wskazuje jedną osobę. Gdy to Merlin, wygrywa Zło.
role-assassin-is = Skrytobójcą
role-minion = Poplecznik Mordreda
role-minion-text = Zna pozostałych Złych.
role-minion-is = Poplecznikiem Mordreda
role-morgana = Morgana
role-morgana-text = Dla Parsifala wygląda jak Merlin.
role-morgana-is = Morganą
role-mordred = Mordred
role-mordred-text = Po stronie Zła, ukryty przed Merlinem.
role-mordred-is = Mordredem
role-oberon = Oberon
role-oberon-text = Po stronie Zła, ale nie zna nikogo, a inni Źli nie znają jego.
role-oberon-is = Oberonem
role-evil_lancelot = Zły Lancelot
role-evil_lancelot-text = Po stronie Zła, dopóki nie zmieni tego karta.
role-evil_lancelot-is = Złym Lancelotem

plot-lead_to_victory = Ku zwycięstwu
plot-lead_to_victory-text = Zostań Przywódcą, zanim dotychczasowy cokolwiek zrobi.
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
stage-spot = Karty Intryg przed Misją
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
quest-success = Udana, karty Porażki: { $fails }.
quest-fail = Nieudana, karty Porażki: { $fails }.
vote-track = Odrzucone Drużyny w tej rundzie: { $count } z 5
leader = Przywódca
in-team = w Drużynie
has-excalibur = ma Excalibur
has-lady = ma Panią Jeziora
has-acted = już po wyborze
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
spot-shown = { $name }, odkryta karta: { $card }

## O co pyta gra

dummy-text = Inni wybierają w tajemnicy. Stuknij w kartę i ty: to nic nie robi, ale nikt nie usłyszy, kto naprawdę wybiera.
dummy = Karta { $number }
you-voted = Głos oddany.
ask-vote = Czy ta Drużyna ma wyruszyć?
ask-play = Wybierz swoją kartę Misji
only-success = Stoisz po stronie Dobra: możesz zagrać tylko Sukces. Widzisz to tylko ty.
only-fail = Twoja Postać musi zagrać Porażkę. Widzisz to tylko ty.
lay-none = Wybierz kartę
lay-card = Zagraj: { $card }
ask-quest = Wybierz Misję
ask-team = { NUMBER($count) ->
    [one] Wybierz { $count } osobę na Misję { $quest }
    [few] Wybierz { $count } osoby na Misję { $quest }
    [many] Wybierz { $count } osób na Misję { $quest }
   *[other] Wybierz { $count } osoby na Misję { $quest }
}
tap-seats = Dotknij miejsc przy stole.
tap-seat = Dotknij miejsca
ask-excalibur = Kto dostaje Excalibur?
propose = Zaproponuj Drużynę
ask-switch = Użyj Excalibura: kto ma wymienić kartę Misji?
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
ask-shoot = Kto jest Merlinem? Skrytobójca ma tylko jedną próbę.
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
since-night = od fazy Ujawnienia
since-lady = Pani Jeziora, runda { $round }
since-plot = karta Intryg, runda { $round }
seen-card = { $name }, runda { $round }: { $card } ({ $by })
seen-by-excalibur = Excalibur
seen-by-ambush = Zasadzka
night-title = Faza Ujawnienia
night-text = Obejrzyj swoją Postać tak, żeby nikt inny jej nie widział. Pod nią zobaczysz, co wiesz o innych. Później przytrzymaj „Twoja Postać”.
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
leaders = Kolejni Przywódcy
last-proposal = ostatnia propozycja w rundzie
lady-holder = Karta Pani Jeziora: { $name }.
lancelot-cards = Karty Lojalności Lancelotów
lancelot-left = zostało: { $count }
lancelot-switched = Lanceloci zamienili się stronami.

## Koniec

won-good = Dobro wygrywa
won-evil = Zło wygrywa
by-three_fails = Trzy Misje zakończyły się Porażką.
by-rejections = Pięć razy z rzędu odrzucono Drużynę.
by-assassination = Skrytobójca odnalazł Merlina.
by-missed_shot = Skrytobójca nie odnalazł Merlina.
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
log-wrong_card_passed = { $name } oddaje żeton Lojalności, który nie jest jego strony: { $side }.
log-lady_skipped = { $name } nie korzysta z Pani Jeziora.
log-proposed = { $name } proponuje na Misję { $quest }: { $team }.
log-excalibur = { $name } dostaje Excalibur.
log-charge-none = „Szarża!”: sprzeciw wobec Drużyny.
log-charge = „Szarża!” za Drużyną: { $names }.
log-votes-none = Wszyscy są przeciw tej Drużynie.
log-votes = { NUMBER($count) ->
    [one] { $count } głos za Drużyną: { $names }.
    [few] { $count } głosy za Drużyną: { $names }.
    [many] { $count } głosów za Drużyną: { $names }.
   *[other] { $count } głosu za Drużyną: { $names }.
}
log-king_returned = { $name } zagrywa „Powrót króla”: Drużyna odrzucona.
log-spotlit = { $name } zagrywa „Znaleźliśmy cię!”. Odkrytą kartę zagra { $other }.
log-turned_up = { $name }, odkryta karta: { $card }.
log-exchanged = Excalibur: { $name } wydaje rozkaz, kartę Misji wymienia { $other }.
log-excalibur_declined = { $name } nie używa Excalibura.
log-ambushed = Zasadzka: { $name } ogląda kartę Misji, którą zagrywa { $other }.
log-quest_done = Karty Misji: Sukces { $successes }, Porażka { $fails }.
log-shot_opened = Skrytobójca to { $name }. Pora wskazać Merlina.
log-evil = Po stronie Zła: { $names }.
log-shot-merlin = Skrytobójca wskazuje: { $name }. To Merlin!
log-shot-missed = Skrytobójca wskazuje: { $name }. To nie Merlin.
log-won-good = Dobro wygrywa. { $by }
log-won-evil = Zło wygrywa. { $by }

## Wypowiedzi

back = Wróć
kind-i_am = Moja Postać…
kind-my_side = Moja strona
kind-they_are = Czyjaś Postać…
kind-trust = Ufam…
kind-suspect = Podejrzewam…
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
say-trust = Ufam tej osobie: { $name }.
say-suspect = Nie ufam tej osobie: { $name }.
say-suggest = Niech idą: { $team }.
say-suggest-quest = Na Misję { $quest } niech idą: { $team }.
say-will_vote-approve = Zagłosuję za.
say-will_vote-reject = Zagłosuję przeciw.
say-i_played-success = Moja karta w Misji { $quest } to Sukces.
say-i_played-fail = Moja karta w Misji { $quest } to Porażka.
say-lady_showed-good = Pani Jeziora pokazała mi: { $name } jest po stronie Dobra.
say-lady_showed-evil = Pani Jeziora pokazała mi: { $name } jest po stronie Zła.
say-plot_showed-good = Karta Intryg pokazała mi: { $name } jest po stronie Dobra.
say-plot_showed-evil = Karta Intryg pokazała mi: { $name } jest po stronie Zła.
say-card_showed-success = Znam kartę z Misji { $quest } – { $name }: Sukces.
say-card_showed-fail = Znam kartę z Misji { $quest } – { $name }: Porażka.
say-because-trust = { $name } ma moje zaufanie, bo { $reason }
say-because-suspect = { $name } budzi moje podejrzenia, bo { $reason }
say-ask = @{ $name }: { $question }
reason-approved = popiera propozycję { $number }.
reason-rejected = głosuje przeciw propozycji { $number }.
reason-proposed = proponuje Drużynę nr { $number }.
reason-went_on = jest w Drużynie Misji { $quest }.
reason-contradiction = to się kłóci z tym, co mówi { $name }.
reason-kind-approved = głos za propozycją
reason-kind-rejected = głos przeciw propozycji
reason-kind-proposed = wybór Drużyny
reason-kind-went_on = udział w Misji
reason-kind-contradiction = sprzeczność
proposal-number = Propozycja { $number }
question-who_are_you = Kim jesteś?
question-which_side = Po której jesteś stronie?
question-whom_do_you_trust = Komu ufasz?
question-whom_do_you_suspect = Kogo podejrzewasz?
question-why_that_vote = Skąd taki głos?
question-why_that_team = Skąd taka Drużyna?
question-what_did_you_see = Co wiesz?
answer-yes = Tak.
answer-no = Nie.
answer-will_not_say = Wolę nie mówić.

## Opcje

characters = Postacie
presets = Polecane zestawy:
preset-first_game = Pierwsza gra
preset-mordred = Tylko z Mordredem
preset-percival = Z Parsifalem
preset-classic = Klasyczny
preset-hidden_knife = Ukryty nóż
preset-lonely = Samotny Oberon
preset-dark = Mroczny
preset-full = Wszyscy
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
option-targetingFifth = Piąta Misja dostępna
option-targetingFifth-twoSucceeded = po dwóch udanych Misjach
option-targetingFifth-twoCompleted = po dwóch ukończonych Misjach
option-lancelotVariant = Lanceloci
option-lancelotVariant-off = Bez Lancelotów
option-lancelotVariant-v1 = Lanceloci z zakrytą talią
option-lancelotVariant-v2 = Lanceloci z jawnym rozkładem
option-lancelotVariant-v3 = Lanceloci, którzy się znają
option-lancelotV1Deck = Talia Lancelotów
option-lancelotV1Deck-promo = pięć kart, od rundy 3
option-lancelotV1Deck-bigBox = sześć kart, od rundy 1
option-lancelotV1EvilMustFail = Lancelot po stronie Zła musi zagrać Porażkę
option-lancelotV2Switch = Lanceloci zmieniają strony
option-lancelotV2Switch-approval = po zatwierdzeniu Drużyny
option-lancelotV2Switch-roundStart = na początku rundy
option-plot = Karty Intryg
option-plotsPerRound = Karty Intryg na rundę
option-plotDeck56 = Talia Intryg dla pięciu lub sześciu osób
option-plotDeck56-seven = zwykłe siedem kart
option-plotDeck56-own = karty wybrane przez nas
option-strongLeaderNext = Po „Ku zwycięstwu” żeton Przywódcy przechodzi dalej
option-strongLeaderNext-fromNewLeader = od nowego Przywódcy
option-strongLeaderNext-fromReplaced = od zastąpionego Przywódcy
option-spotlightOrder = Odkrytą kartę zagrywa się
option-spotlightOrder-simultaneous = razem z innymi
option-spotlightOrder-targetFirst = przed innymi
option-roleListPublic = Wszyscy wiedzą, jakie Postacie są w grze
option-merlinSeesOberon = Merlin widzi Oberona
option-roleClaims = Można mówić, kim się jest
option-acceptanceResetsTrack = Zatwierdzona Drużyna zeruje licznik odrzuconych Drużyn
option-assassinTargets = Skrytobójca może wskazać
option-assassinTargets-currentGood = każdego, kto jest teraz Dobry
option-assassinTargets-notKnownEvil = każdego, kto nie został ujawniony jako Zły
option-assassinTargets-anyOther = każdą inną osobę
option-assassinTargets-anySeat = dowolne miejsce, także własne
option-evilRevealAtAssassination = Źli ujawniają się, zanim Skrytobójca wskaże Merlina
option-wrongLoyaltyCard = Fałszywy żeton Lojalności
option-wrongLoyaltyCard-impossible = nie da się go oddać
option-wrongLoyaltyCard-sideLoses = oznacza przegraną
option-allowNoMerlin = Można grać bez Merlina
option-percivalFiveRule = Sam Parsifal w grze 5-osobowej
option-percivalFiveRule-error = zabroniony
option-percivalFiveRule-warn = dozwolony
option-morganaWithoutPercival = Morgana bez Parsifala
option-morganaWithoutPercival-warn = dozwolona
option-morganaWithoutPercival-error = zabroniona

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
refused-lady_target = Pani Jeziora sprawdza inną osobę, która jeszcze jej nie używała.
refused-no_role_claims = Przy tym stole nikt nie mówi, jaką jest Postacią.
refused-no_such_seat = Nie ma takiego miejsca przy tym stole.
refused-no_target_needed = Tę kartę Intryg zagrywa się bez wskazywania osoby.
refused-not_a_neighbour = Kartą „Czy to ty?” sprawdza się osobę obok.
refused-not_drawn = Tej karty Intryg nie dobrano.
refused-not_now = Teraz to nie twoja decyzja.
refused-not_this_card = Teraz chodzi o inną kartę Intryg.
refused-nothing_to_take = Ta osoba nie ma takiej karty.
refused-quest_closed = Ta Misja już się odbyła.
refused-quest_not_chosen = Wybierz też Misję.
refused-quest_not_free = Przy tym stole nie wybiera się Misji.
refused-shot_target = Skrytobójca nie może wskazać tej osoby.
refused-show_to_another = Lojalność pokazuje się innej osobie.
refused-spot_target = „Znaleźliśmy cię!” zagrywa się na kogoś z Drużyny.
refused-strength_is_kept = Przywódca zatrzymuje i wykorzystuje kartę „Pokaż siłę”.
refused-target_needed = Do tej karty Intryg wskaż osobę.
refused-team_size = Drużyna ma niewłaściwą liczbę osób.
