### Avalon.

side-good = Dobro
side-evil = Zlo
card-success = Úspěch
card-fail = Selhání
vote-approve = Pro
vote-reject = Proti
fidelity-switch = změna strany
fidelity-same = beze změny

role-merlin = Merlin
role-merlin-text = { $mordred ->
    [yes] Merlin ví, kdo slouží zlu, ale Mordreda nevidí. Assassin nesmí zjistit, kdo je Merlin.
    [no] Merlin ví, kdo slouží zlu. Assassin nesmí zjistit, kdo je Merlin.
   *[maybe] Merlin ví, kdo slouží zlu (kromě Mordreda, je-li ve hře). Assassin nesmí zjistit, kdo je Merlin.
}
role-merlin-is = Merlin
role-percival = Parzival
role-percival-text = { $morgana ->
    [yes] Parzival vidí Merlina a Morganu, ale neví, kdo z nich je Merlin.
    [no] Parzival ví, kdo je Merlin.
   *[maybe] Parzival ví, kdo je Merlin. Je-li ve hře Morgana, vidí oba a neví, kdo z nich je Merlin.
}
role-percival-is = Parzival
role-servant = Loajální stoupenec Artuše
role-servant-text = Loajální stoupenec nemá žádné tajné znalosti: poslouchej, srovnávej hlasy a zjisti, komu věřit.
role-servant-is = loajální stoupenec Artuše
role-good_lancelot = Dobrý Lancelot
role-good_lancelot-text = Tento Lancelot stojí na straně dobra, dokud karta věrnosti Lancelotům neprohodí strany.
role-good_lancelot-is = dobrý Lancelot
role-assassin = Assassin
role-assassin-text = { $merlin ->
    [no] Assassin slouží zlu a zná ostatní na straně zla. Bez Merlina ve hře nemá koho určit.
   *[maybe] Když dobro třikrát uspěje, Assassin určí jednoho hráče. Je-li to Merlin, vyhraje přece jen zlo.
}
role-assassin-is = Assassin
role-minion = Přísluhovač Mordreda
role-minion-text = { $oberon ->
    [yes] Přísluhovač zná ostatní na straně zla kromě Oberona.
    [no] Přísluhovač zná ostatní na straně zla.
   *[maybe] Přísluhovač zná ostatní na straně zla (kromě Oberona, je-li ve hře).
}
role-minion-is = přísluhovač Mordreda
role-morgana = Morgana
role-morgana-text = { $percival ->
    [yes] Morgana slouží zlu. Parzival vidí ji i Merlina a neví, kdo z nich je Merlin.
    [no] Morgana slouží zlu a zná ostatní na straně zla.
   *[maybe] Morgana slouží zlu. Je-li ve hře Parzival, vidí ji i Merlina a neví, kdo z nich je Merlin.
}
role-morgana-is = Morgana
role-mordred = Mordred
role-mordred-text = { $merlin ->
    [no] Mordred slouží zlu a zná ostatní na straně zla.
   *[maybe] Mordred slouží zlu, ale Merlin ho nevidí.
}
role-mordred-is = Mordred
role-oberon = Oberon
role-oberon-text = Oberon slouží zlu, ale ostatní na straně zla nezná a oni neznají jeho.
role-oberon-is = Oberon
role-evil_lancelot = Zlý Lancelot
role-evil_lancelot-text = Tento Lancelot stojí na straně zla, dokud karta věrnosti Lancelotům neprohodí strany.
role-evil_lancelot-is = zlý Lancelot

plot-lead_to_victory = Veď nás k vítězství
plot-lead_to_victory-text = Staň se vůdcem, než se vybere společenstvo.
plot-ambush = Léčka
plot-ambush-text = Podívej se na jednu zahranou kartu výpravy.
plot-king_returns = Návrat krále
plot-king_returns-text = Právě schválené společenstvo je odmítnuto.
plot-restore_honor = Obnov svou čest
plot-restore_honor-text = Vezmi si kartu spiknutí, kterou drží jiný hráč.
plot-charge = Do útoku!
plot-charge-text = Až do konce hry hlasuješ veřejně a před ostatními.
plot-show_nature = Ukaž svou pravou tvář
plot-show_nature-text = Ukaž svou příslušnost hráči, kterého si vybereš.
plot-are_you_the_one = Jsi to ty?
plot-are_you_the_one-text = Zjisti příslušnost hráče vedle sebe.
plot-we_found_you = Našli jsme tě!
plot-we_found_you-text = Jeden společník zahraje kartu výpravy odkrytě.
plot-show_strength = Ukaž svou sílu
plot-show_strength-text = Vůdce ukáže svou příslušnost hráči podle vlastní volby.

## Stůl

stage-deal = Rozdávání karet
stage-lead = Kdo povede?
stage-plot = Karty spiknutí
stage-propose = Výběr společenstva
stage-charge = Hlasuje „Do útoku!“
stage-vote = Hlasování
stage-king = Vrátí se král?
stage-spot = Karty spiknutí
stage-quest = Na výpravě
stage-excalibur = Excalibur
stage-ambush = Léčka
stage-lady = Jezerní paní
stage-loyalty = Kontrola příslušnosti
stage-assassin = Kdo je Merlin?
stage-end = Konec hry

quests = Výpravy
quest-size = { NUMBER($size) ->
    [one] { $quest }. výprava: { $size } společník
    [few] { $quest }. výprava: { $size } společníci
    [many] { $quest }. výprava: { $size } společníka
   *[other] { $quest }. výprava: { $size } společníků
}
quest-double = { NUMBER($count) ->
    [one] K selhání stačí { $count } karta Selhání.
    [few] K selhání jsou potřeba aspoň { $count } karty Selhání.
    [many] K selhání je potřeba aspoň { $count } karty Selhání.
   *[other] K selhání je potřeba aspoň { $count } karet Selhání.
}
quest-success = Úspěšná. Karty Selhání: { $fails }.
quest-fail = Neúspěšná. Karty Selhání: { $fails }.
vote-track = Odmítnutá společenstva v tomto kole: { $count } z 5
leader = Vůdce
in-team = ve společenstvu
has-excalibur = má Excalibur
has-lady = má Jezerní paní
has-acted = má vybráno
last-vote = minulý hlas: { $vote }
last-votes = Minulé hlasování: { $approve } ku { $reject }
tag-evil = Zlo
tag-good = Dobro
tag-merlin_or_morgana = Merlin?
tag-merlin = Merlin
tag-evil_lancelot = Zlý Lancelot
tag-good_lancelot = Dobrý Lancelot
votes = Hlasy
roles = Postavy
lady = Jezerní paní
excalibur = Excalibur
targeting = Cílené výpravy
plot-cards = Karty spiknutí
plot-held = { $name }: { $card }
approved = Schváleno
rejected = Odmítnuto
quest-won = { $quest }. výprava uspěla
quest-lost = { $quest }. výprava selhala
shot-hit = { $name } je Merlin!
shot-missed = { $name } není Merlin.
round = { $round }. kolo
round-quest = { $round }. kolo · { $quest }. výprava
leads = Vůdce: { $name }
proposed-by = návrh: { $name }
proposal-of = { $number }. návrh z 5
spot-coming = { $name } hraje odkrytě
spot-shown = { $name } hraje odkrytě: { $card }

## Na co se hra ptá

dummy-text = Ostatní tajně vybírají. Ťukni taky na kartu: nic to neudělá, ale nikdo nepozná, kdo doopravdy vybírá.
dummy = Karta { $number }
you-voted = Máš odhlasováno.
ask-vote = Schvaluješ toto společenstvo?
ask-play = Vyber svou kartu výpravy
only-success = Jsi na straně dobra: můžeš zahrát jen Úspěch. Vidíš to jen ty.
only-fail = Tvoje postava musí zahrát Selhání. Vidíš to jen ty.
lay-none = Vyber kartu
lay-card = Zahrát: { $card }
ask-quest = Vyber výpravu
ask-team = { NUMBER($count) ->
    [one] { $quest }. výprava: vyber { $count } společníka
    [few] { $quest }. výprava: vyber { $count } společníky
    [many] { $quest }. výprava: vyber { $count } společníka
   *[other] { $quest }. výprava: vyber { $count } společníků
}
tap-seats = Ťukni na místa u stolu.
tap-seat = Ťukni na místo u stolu
ask-excalibur = Kdo dostane Excalibur?
propose = Navrhnout toto společenstvo
ask-switch = Excalibur: čí kartu výpravy vyměníš?
switch-name = Vyměnit kartu: { $name }
decline = Nepoužít
ask-lady = Jezerní paní: čí příslušnost zkontroluješ?
check-name = Zkontrolovat: { $name }
lady-skip = Teď ne
ask-loyalty = Kterou frakční kartu dostane { $name }? Se špatnou prohraje celá tvá strana.
ask-give = Předej tuto kartu spiknutí jinému hráči
ask-take = Vezmi si kartu spiknutí od jiného hráče
choose-card = Vyber kartu
give-card = „{ $card }“ dostane { $name }
take-card = Vzít „{ $card }“ (má { $name })
ask-plot = „{ $card }“: zahrát teď?
plot-use = Zahrát kartu
plot-use-on = Zahrát, cíl: { $name }
plot-pass = Nechat si
ask-shoot = Assassine, kdo je Merlin? Máš jediný pokus.
shoot-name = Merlin je { $name }

## Tvoje postava

peek-role = Tvoje postava
aim-good-certain = Vyhraješ, když tři výpravy uspějí a Assassin neodhalí Merlina.
aim-good-possible = Vyhraješ, když tři výpravy uspějí. Jsou-li ve hře Merlin a Assassin, nesmí navíc Assassin odhalit Merlina.
aim-good-none = Vyhraješ, když tři výpravy uspějí.
aim-evil-certain = Vyhraješ, když tři výpravy selžou, když je pětkrát po sobě odmítnuto společenstvo, nebo když Assassin odhalí Merlina.
aim-evil-possible = Vyhraješ, když tři výpravy selžou nebo je pětkrát po sobě odmítnuto společenstvo. Jsou-li ve hře Merlin a Assassin, vyhraješ i tehdy, když Assassin Merlina odhalí.
aim-evil-none = Vyhraješ, když tři výpravy selžou nebo je pětkrát po sobě odmítnuto společenstvo.
role-merlin-do = Odrazuj ostatní od společenstev se zlými, které vidíš, ale jen v náznacích: nikdo nesmí poznat, kolik toho víš.
role-percival-do = Zjisti, kdo je Merlin, a drž se jeho rad. Tvař se jako Merlin, ať Assassin ukáže na tebe.
role-servant-do = Odmítej společenstva, kterým nevěříš. Po neúspěšné výpravě si pamatuj, kdo na ní byl a kdo hlasoval pro ni.
role-assassin-do = Kaz výpravy a všímej si, kdo toho ví moc: jestli tři uspějí, musíš určit Merlina.
role-minion-do = Získej důvěru, dostaň se do společenstva a zahraj Selhání, až na tom bude záležet.
role-morgana-do = Naznačuj jako Merlin: je-li ve hře Parzival, může ti uvěřit. Dostaň se do společenstva a zahraj Selhání, až na tom bude záležet.
role-mordred-do = Hraj poctivého rytíře, dostaň se do společenstva a zahraj Selhání, až na tom bude záležet.
role-oberon-do = Dostaň se do společenstva a zahraj Selhání, až na tom bude záležet. Zjisti, kdo další slouží zlu: musíte si pomáhat beze slov.
lancelot-good-do = Dokud stojíš na straně dobra, pomáhej výpravám uspět. Po každé kartě věrnosti se sem znovu podívej: tvoje strana se mohla změnit.
lancelot-evil-do = Dokud stojíš na straně zla, kaz výpravy. Po každé kartě věrnosti se sem znovu podívej: tvoje strana se mohla změnit.
lancelot-good-knows-do = Víš, kdo je zlý Lancelot: odmítej každé společenstvo, ve kterém je.
lancelot-evil-knows-do = Dostaň se do společenstva a kaz výpravy. Dobrý Lancelot tě zná: zpochybni ho dřív než on tebe.
knows-nothing = Nemáš žádné tajné znalosti.
known-evil = { $name } slouží zlu
known-good = { $name } slouží dobru
known-merlin_or_morgana = { $name } je Merlin nebo Morgana
known-merlin = { $name } je Merlin
known-evil_lancelot = { $name } je zlý Lancelot
known-good_lancelot = { $name } je dobrý Lancelot
since-night = známo od začátku
since-lady = Jezerní paní, { $round }. kolo
since-plot = karta spiknutí, { $round }. kolo
seen-card = { $name }, { $round }. kolo: { $card } ({ $by })
seen-by-excalibur = Excalibur: karta před výměnou
seen-by-ambush = Léčka: karta, která se počítala
night-title = Tvoje tajná postava
night-text = Podívej se na svou postavu tak, aby ji nikdo jiný neviděl. Pod ní je, co víš o ostatních. Kdykoli se můžeš podívat znovu: podrž „Tvoje postava“.
story-quest = Výprava { $quest } ({ $team }): úspěch { $successes }, selhání { $fails }.
story-evil = Zlo ve společenstvu: { $names }.
night-ready = Už to vím
evil-count = { NUMBER($count) ->
    [one] U stolu je { $players } hráčů, { $count } z nich slouží zlu.
    [few] U stolu je { $players } hráčů, { $count } z nich slouží zlu.
    [many] U stolu je { $players } hráčů, { $count } z nich slouží zlu.
   *[other] U stolu je { $players } hráčů, { $count } z nich slouží zlu.
}

## Hlasy, postavy

votes-all = Všechny hlasy a společenstva
votes-none = Zatím se o žádném společenstvu nehlasovalo.
votes-seat = Místo
votes-quest = { $quest }. výprava
votes-cards = Karty
roles-secret = Které postavy jsou ve hře, je tajemství.
teams-good = Dobro ({ $count }): { $roles }
teams-evil = Zlo ({ $count }): { $roles }
teams-good-count = Dobro: { $count }
teams-evil-count = Zlo: { $count }
teams-servant = { NUMBER($count) ->
    [one] { $count } stoupenec
    [few] { $count } stoupenci
   *[other] { $count } stoupenců
}
teams-minion = { NUMBER($count) ->
    [one] { $count } přísluhovač
    [few] { $count } přísluhovači
   *[other] { $count } přísluhovačů
}
leaders = Další vůdci
last-proposal = poslední návrh v kole
lady-holder = Žeton má { $name }.
lancelot-cards = Karty věrnosti Lancelotů
lancelot-left = zbývá: { $count }
lancelot-switched = Lancelotům se prohodily strany.

## Konec

won-good = Vítězí dobro
won-evil = Vítězí zlo
by-three_fails = Tři výpravy selhaly.
by-rejections = Společenstvo bylo pětkrát po sobě odmítnuto.
by-assassination = Assassin našel Merlina.
by-missed_shot = Assassin určil nesprávného hráče.
by-three_successes = Tři výpravy uspěly.
by-wrong_loyalty = Někdo předal špatnou frakční kartu.

## Průběh

log-dealt = Postavy jsou rozdané, odhalení zla je za námi.
log-began = Prvním vůdcem je { $name }.
log-schedule_laid = Karty věrnosti Lancelotů pro 1. až 5. výpravu: { $cards }.
log-fidelity-switch = Otáčí se karta věrnosti: Lanceloti mění strany.
log-fidelity-same = Otáčí se karta věrnosti: nic se nemění.
log-lancelots_switched = Podle karty této výpravy Lanceloti mění strany.
log-lead_taken = { $name } hraje „Veď nás k vítězství“ a přebírá roli vůdce.
log-plot_drawn = Vůdce táhne kartu spiknutí „{ $card }“.
log-plot_given = { $name } dostává „{ $card }“.
log-plot_taken = { $name } bere kartu „{ $card }“. Přichází o ni { $from }.
log-plot_passed = { $name } si nechává „{ $card }“.
log-loyalty_asked = { $name } musí ukázat příslušnost. Podívá se { $other }.
log-lady = Jezerní paní: { $name } už ví, na které straně je { $other }.
log-loyalty_seen = { $name } už ví, na které straně je { $other }.
log-wrong_card_passed = { $name } předává frakční kartu cizí strany: { $side }.
log-lady_skipped = { $name } Jezerní paní nepoužívá.
log-proposed = { $name } navrhuje na { $quest }. výpravu: { $team }.
log-excalibur = Excalibur dostává { $name }.
log-charge-none = Držitelé karty „Do útoku!“ společenstvo odmítají.
log-charge = S kartou „Do útoku!“ hlasují pro společenstvo: { $names }.
log-votes-none = Všichni společenstvo odmítají.
log-votes = { NUMBER($count) ->
    [one] { $count } hlas pro společenstvo: { $names }.
    [few] { $count } hlasy pro společenstvo: { $names }.
    [many] { $count } hlasu pro společenstvo: { $names }.
   *[other] { $count } hlasů pro společenstvo: { $names }.
}
log-king_returned = { $name } hraje „Návrat krále“: společenstvo je odmítnuto.
log-spotlit = { $name } hraje „Našli jsme tě!“: { $other } hraje odkrytě.
log-turned_up = { $name } hraje odkrytě: { $card }.
log-exchanged = Excalibur: { $name } nařizuje výměnu a kartu výpravy mění { $other }.
log-excalibur_declined = { $name } Excalibur nepoužívá.
log-ambushed = Léčka: { $name } vidí kartu výpravy, kterou hraje { $other }.
log-quest_done = Karty výpravy: Úspěch { $successes }, Selhání { $fails }.
log-shot_opened = Assassin je { $name } a musí určit Merlina.
log-evil = Zlu slouží: { $names }.
log-shot-merlin = Assassin určuje Merlina: { $name }. Trefa, je to Merlin!
log-shot-missed = Assassin určuje Merlina: { $name }. Vedle, Merlin to není.
log-won-good = Vítězí dobro. { $by }
log-won-evil = Vítězí zlo. { $by }

## Výroky

back = Zpět
kind-i_am = Jsem…
kind-my_side = Moje strana
kind-they_are = Podle mě je někdo…
kind-trust = Věřím…
kind-suspect = Nezdá se mi…
kind-suggest = Navrhnout společenstvo
kind-will_vote = Budu hlasovat…
kind-i_played = Moje karta byla…
kind-lady_showed = Jezerní paní ukázala…
kind-plot_showed = Karta spiknutí ukázala…
kind-card_showed = Znám kartu výpravy
kind-because = Protože…
kind-ask = Zeptat se…
kind-answer = Odpovědět
say-i_am = Jsem { $is }.
say-my_side-good = Jsem na straně dobra.
say-my_side-evil = Jsem na straně zla.
say-they_are = { $name } je podle mě { $is }.
say-trust = Myslím, že { $name } hraje poctivě.
say-suspect = { $name } se mi nezdá.
say-suggest = Pošleme tyhle: { $team }.
say-suggest-quest = Na { $quest }. výpravu pošleme tyhle: { $team }.
say-will_vote-approve = Tohle schválím.
say-will_vote-reject = Tohle odmítnu.
say-i_played-success = Moje karta na { $quest }. výpravě byla Úspěch.
say-i_played-fail = Moje karta na { $quest }. výpravě byla Selhání.
say-lady_showed-good = Vím od Jezerní paní: { $name } slouží dobru.
say-lady_showed-evil = Vím od Jezerní paní: { $name } slouží zlu!
say-plot_showed-good = Karta spiknutí mi ukázala, že { $name } slouží dobru.
say-plot_showed-evil = Karta spiknutí mi ukázala, že { $name } slouží zlu!
say-card_showed-success = Znám jednu kartu { $quest }. výpravy. { $name }: Úspěch.
say-card_showed-fail = Znám jednu kartu { $quest }. výpravy. { $name }: Selhání!
say-because-trust = Myslím, že { $name } hraje poctivě, protože { $reason }
say-because-suspect = { $name } se mi nezdá, protože { $reason }
say-ask = @{ $name }: { $question }
reason-approved = hlasuje pro { $number }. návrh.
reason-rejected = hlasuje proti { $number }. návrhu.
reason-proposed = předkládá { $number }. návrh.
reason-went_on = je na { $quest }. výpravě.
reason-contradiction = nesedí to s tím, co tvrdí { $name }.
reason-kind-approved = hlas pro návrh
reason-kind-rejected = hlas proti návrhu
reason-kind-proposed = vlastní návrh
reason-kind-went_on = účast na výpravě
reason-kind-contradiction = rozpor
proposal-number = { $number }. návrh
question-who_are_you = Kdo jsi?
question-which_side = Na které jsi straně?
question-whom_do_you_trust = Komu věříš?
question-whom_do_you_suspect = Kdo se ti nezdá?
question-why_that_vote = Proč takový hlas?
question-why_that_team = Proč takové společenstvo?
question-what_did_you_see = Co víš?
answer-yes = Ano.
answer-no = Ne.
answer-will_not_say = To radši neřeknu.

## Možnosti

characters = Postavy
presets = Osvědčené sestavy:
preset-hidden_knife = S Mordredem
preset-lonely = S Morganou a Oberonem
preset-dark = S Morganou a Mordredem
preset-full = Všechny postavy
preset-mordred = Jen s Mordredem
preset-percival = S Parzivalem
balance = Vyváženost:
hint-good = { $what } pomáhá dobru.
hint-evil = { $what } pomáhá zlu.
hint-percival = Parzival
hint-oberon = Oberon
hint-lady = Jezerní paní
hint-mordred = Mordred
hint-morgana = Morgana
option-edition = Tištěné vydání
edition-none = Standardní (naše nastavení)
edition-pl = polské
edition-cs = české
edition-es = španělské
edition-uk = ukrajinské
edition-named = Vydání: { $edition }
edition-pl-changes = Pátá výprava se otevře po dvou dokončených výpravách. Schválené společenstvo vynuluje počet odmítnutých. Nikdo nejmenuje vlastní postavu.
edition-cs-changes = Merlin se dá vynechat. V pěti je Parzival povolen. Jezerní paní se dá přeskočit. Kdo předá špatnou frakční kartu, prohrává s celou svou stranou.
edition-es-changes = Merlin se dá vynechat. Kdo předá špatnou frakční kartu, prohrává s celou svou stranou. Nikdo nejmenuje vlastní postavu.
edition-uk-changes = Merlin se dá vynechat. Kdo předá špatnou frakční kartu, prohrává s celou svou stranou. S odkrytými kartami mění Lanceloti strany na začátku kola.
option-lady = Jezerní paní
option-ladyMandatory = Jezerní paní se musí použít
option-excalibur = Excalibur
option-targeting = Cílené výpravy: výpravu vybírá vůdce
option-targetingFifth = Pátá výprava se smí vybrat
option-targetingFifth-twoSucceeded = po dvou úspěšných výpravách
option-targetingFifth-twoCompleted = po dvou dokončených výpravách
option-lancelotVariant = Lanceloti
option-lancelotVariant-off = Bez Lancelotů
option-lancelotVariant-v1 = Karty věrnosti se otáčejí každé kolo
option-lancelotVariant-v2 = Karty věrnosti leží odkryté od začátku
option-lancelotVariant-v3 = Lanceloti se znají
option-lancelotV1Deck = Balíček Lancelotů
option-lancelotV1Deck-promo = pět karet, od 3. kola
option-lancelotV1Deck-bigBox = šest karet, od 1. kola
option-lancelotV1EvilMustFail = Lancelot na straně zla musí hrát Selhání
option-lancelotV2Switch = Lanceloti mění strany
option-lancelotV2Switch-approval = po schválení společenstva
option-lancelotV2Switch-roundStart = na začátku kola
option-plot = Karty spiknutí
option-plotsPerRound = Karty spiknutí v každém kole
option-plotDeck56 = Karty spiknutí v pěti nebo šesti hráčích
option-plotDeck56-seven = obvyklých sedm karet
option-plotDeck56-own = karty podle vlastního výběru
option-strongLeaderNext = Po „Veď nás k vítězství“ se další vůdce počítá
option-strongLeaderNext-fromNewLeader = od nového vůdce
option-strongLeaderNext-fromReplaced = od nahrazeného vůdce
option-spotlightOrder = Odkrytě zahraná karta („Našli jsme tě!“) se ukáže
option-spotlightOrder-simultaneous = zároveň s ostatními
option-spotlightOrder-targetFirst = před ostatními
option-roleListPublic = Všichni vědí, které postavy jsou ve hře
option-merlinSeesOberon = Merlin vidí Oberona
option-roleClaims = Hráči smějí říkat, kým jsou
option-acceptanceResetsTrack = Schválené společenstvo vynuluje počet odmítnutých
option-assassinTargets = Assassin smí určit
option-assassinTargets-currentGood = kohokoli, kdo je teď na straně dobra
option-assassinTargets-notKnownEvil = kohokoli, kdo se při odhalení zla neukázal jako zlý
option-assassinTargets-anyOther = kohokoli jiného
option-assassinTargets-anySeat = jakékoli místo, i vlastní
option-evilRevealAtAssassination = Všichni zlí se odhalí, než Assassin určí Merlina
option-wrongLoyaltyCard = Špatná frakční karta
option-wrongLoyaltyCard-impossible = se nedá předat
option-wrongLoyaltyCard-sideLoses = znamená prohru
option-allowNoMerlin = Merlin se dá vynechat
option-percivalFiveRule = Pět hráčů: Parzival bez Morgany a Mordreda
option-percivalFiveRule-error = není povolen
option-percivalFiveRule-warn = je povolen
option-morganaWithoutPercival = Morgana bez Parzivala
option-morganaWithoutPercival-warn = je povolena
option-morganaWithoutPercival-error = není povolena

## Chyby v nastavení

fault-assassin_missing = Assassin je v každé hře, ledaže chybí Merlin i Assassin.
fault-character_twice = Tato postava má jen jednu kartu.
fault-evil_reveal_mismatch = To nejde dohromady s tím, koho smí Assassin určit.
fault-first_leader_absent = Toto místo u stolu není.
fault-lady_below_seven = Jezerní paní se hodí pro sedm a více hráčů.
fault-lancelot_without_variant = Lancelot potřebuje některou z variant s Lanceloty.
fault-merlin_missing = Merlin je v každé hře, ledaže stůl dovolí hru bez něj.
fault-morgana_alone = Bez Parzivala je Morgana jen přísluhovač.
fault-percival_alone = V pěti hráčích potřebuje Parzival Mordreda nebo Morganu.
fault-percival_without_merlin = Parzival potřebuje Merlina.
fault-players_missing = Zadej počet hráčů: 5 až 10.
fault-players_out_of_range = Hrát může 5 až 10 hráčů.
fault-plot_card_supply = Tolik kusů této karty spiknutí není.
fault-plot_deck_empty = Balíček karet spiknutí potřebuje aspoň jednu kartu.
fault-plot_deck_unused = Vlastní balíček karet spiknutí je pro pět nebo šest hráčů.
fault-plots_per_round = V kole se dá táhnout 1 až 15 karet spiknutí.
fault-too_many_evil = Na tolik hráčů je tu moc postav zla.
fault-too_many_good = Na tolik hráčů je tu moc postav dobra.

## Odmítnutí

refused-ambush_target = Léčka odhalí zakrytou kartu jiného společníka, každou jen jednou.
refused-evil_lancelot_must_fail = Lancelot, který je teď na straně zla, musí zahrát Selhání.
refused-evil_lancelot_must_fail_v1 = U tohoto stolu musí zlý Lancelot zahrát Selhání.
refused-excalibur_absent = Excalibur v této hře není.
refused-excalibur_face_up = Odkrytá karta se nedá vyměnit.
refused-excalibur_holder = Excalibur dostane společník, který není vůdce.
refused-excalibur_missing = Návrh musí určit, kdo dostane Excalibur.
refused-excalibur_target = Excalibur se použije na jiného společníka.
refused-fifth_quest_closed = Pátá výprava ještě není otevřená.
refused-give_to_self = Kartu spiknutí dostane jiný hráč.
refused-good_must_succeed = Hráč dobra musí zahrát Úspěch.
refused-lady_mandatory = U tohoto stolu se Jezerní paní musí použít.
refused-lady_target = Jezerní paní kontroluje jiného hráče, který ji ještě neměl.
refused-no_role_claims = U tohoto stolu nikdo neříká, kterou je postavou.
refused-no_such_seat = Takové místo u stolu není.
refused-no_target_needed = Tato karta spiknutí se hraje bez cíle.
refused-not_a_neighbour = „Jsi to ty?“ se hraje na souseda.
refused-not_drawn = Tato karta spiknutí nebyla tažena.
refused-not_now = Teď to nejde.
refused-not_this_card = Teď je řada na jiné kartě spiknutí.
refused-nothing_to_take = Tento hráč takovou kartu nemá.
refused-quest_closed = Tato výprava už se odehrála.
refused-quest_not_chosen = Vyber i výpravu.
refused-quest_not_free = U tohoto stolu se výprava vybrat nedá.
refused-shot_target = Tohoto hráče Assassin určit nesmí.
refused-show_to_another = Příslušnost se ukazuje jinému hráči.
refused-spot_target = „Našli jsme tě!“ se hraje na člena společenstva.
refused-strength_is_kept = „Ukaž svou sílu“ si vůdce nechává a sám použije.
refused-target_needed = Tato karta spiknutí potřebuje cíl.
refused-team_size = Společenstvo nemá správný počet hráčů.
