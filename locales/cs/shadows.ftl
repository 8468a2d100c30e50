### Stíny nad Camelotem: karetní hra.

## Možnosti

sc-plain = Základní pravidla bez rozšíření.
option-expert = Rytíři na pomoc (expertní hra)
option-memoryAid = Do minulých karet se smí nahlížet
option-promos = S Merlinem 6 a Morganou 8
option-modesEndOnQuest = Šeptání a počítání končí, když se někdo vydá na výpravu
option-modesBindTraitor = Šeptání a počítání platí i pro odhaleného zrádce
option-whisperLoyalMayLie = Loajální rytíři smějí ohlásit falešnou kartu
option-merlin5BeatsMorgan7 = Merlin 5 přebíjí Morganu 7
option-merlin5CountBefore = Merlin 5 počítá karty dřív, než se některé odeberou
option-vivienExposed = Viviana a hráči s veřejnou věrností
option-vivienExposed-excluded = neúčastní se
option-vivienExposed-allowed = účastní se
option-gawainLeftovers = Gawainovy nezahrané karty
option-gawainLeftovers-discard = se zakrytě odhodí
option-gawainLeftovers-top = se vrátí navrch
option-gawainMerlin4 = Když Gawain přivede Merlina 4
option-gawainMerlin4-nextQuest = tajný žeton platí při příští výpravě
option-gawainMerlin4-now = výprava se řekne nahlas a karta platí hned
option-galahadMayTell = Smí se říkat, co ukázal Galahad
option-swordLimit = Meče v krabici
option-swordLimit-none = kolik je potřeba
option-deck = Změnit balíček
deck-text = Co necháš prázdné, zůstane jako obvykle. Balíček má dál 45 karet výprav a 17 ostatních, z toho devět Morgan.
deck-counts = Počty karet
deck-swords = Meče za výpravy
deck-symbols = Výpravy na kartách postav
deck-symbol-usual = jako obvykle
deck-symbol-none = žádná
deck-symbol-any = libovolná

fault-shadows-players = Hrát může 1 až 7 hráčů.
fault-shadows-players_missing = Zadej počet hráčů.
fault-shadows-solo_expert = Někteří rytíři jednomu hráči k ničemu nejsou.
fault-shadows-start_player = Toto místo u stolu není.
fault-shadows-sword_limit = V krabici je 16 mečů.
fault-shadows-characters = Karet postav musí být 17, s promo kartami 19.
fault-shadows-morgans = Morgan musí být devět, s promo kartami deset.
fault-shadows-quest_cards = Karet výprav musí být 45.
fault-shadows-no_merlin = Bez Merlina ukončí ticho jen výprava.
fault-shadows-promos_off = To jsou promo karty: nejdřív je zapni.
fault-shadows-swords = Výprava dává 1 až 3 meče.
fault-shadows-too_many_of_a_kind = To je moc stejných karet.

## Slova hry

sc-quest-picts = Piktové
sc-quest-saxons = Sasové
sc-quest-dragon = Drak
sc-quest-excalibur = Excalibur
sc-quest-grail = Svatý grál
sc-goal-picts = proti Piktům
sc-goal-saxons = proti Sasům
sc-goal-dragon = proti drakovi
sc-goal-excalibur = za Excaliburem
sc-goal-grail = za svatým grálem
sc-loyalty-loyal = Loajální
sc-loyalty-traitor = Zrádce
sc-white = Bílé meče
sc-black = Černé meče
sc-card-quest = { $quest } { $value }
sc-card-merlin = Merlin
sc-card-morgan = Morgana
sc-card-mordred = Mordred
sc-card-vivien = Viviana
sc-card-merlin-1-text = Ruší ticho, šeptání i počítání. Při odkrytí hromádky zmizí nejvyšší číslo Piktů a nejvyšší číslo Sasů.
sc-card-merlin-2-text = Ruší ticho, šeptání i počítání. Při odkrytí hromádky zmizí nejvyšší číslo draka a nejvyšší číslo grálu.
sc-card-merlin-3-text = Ruší ticho, šeptání i počítání. Při odkrytí hromádky zmizí nejvyšší číslo Excaliburu a nejvyšší číslo grálu.
sc-card-merlin-4-text = Ruší ticho, šeptání i počítání. Kdo ho táhl, položí žeton: zvolená výprava přijde při odkrytí hromádky o nejvyšší číslo.
sc-card-merlin-5-text = Ruší ticho, šeptání i počítání. Hlavní výprava s přesně pěti kartami uspěje.
sc-card-merlin-6-text = Ruší ticho, šeptání i počítání. Kdo ho táhl, smí se hned vydat na kteroukoli výpravu a přidat až 3 body.
sc-card-morgan-1-text = Ticho. Až do dalšího Merlina se zvěsti táhnou tajně a ohlašují.
sc-card-morgan-2-text = Ticho. Až do dalšího Merlina se každá zvěst počítá nahlas.
sc-card-morgan-3-text = Ticho. Při vyhodnocení přinese každá výprava, která přináší meče, o jeden víc.
sc-card-morgan-4-text = Ticho. Při vyhodnocení získá každá výprava, která má karty, tolik bodů, kolik ukazuje tato karta.
sc-card-morgan-5-text = Ticho. Hlavní výprava uspěje jen s 12 nebo 13.
sc-card-morgan-6-text = Ticho. Při vyhodnocení platí každý „?“ za 1.
sc-card-morgan-7-text = Ticho. Dosáhne-li hlavní výprava 14, zlo hned vyhrává.
sc-card-morgan-8-text = Ticho. Při příští výpravě se Piktové a Sasové počítají dohromady.
sc-card-mordred-text = Ukazuje Pikty a Sasy. Při vyhodnocení platí každá jejich karta o bod víc.
sc-card-vivien-text = Dva hráči smějí tajně vyměnit svou kartu věrnosti za novou.
sc-knight-arthur = Artuš
sc-knight-arthur-text = Zruš výpravu jiného hráče, než se hromádka odkryje. Ten místo toho naslouchá zvěstem.
sc-knight-tristan = Tristan
sc-knight-tristan-text = Ve svém tahu před akcí: prohlédni si balíček.
sc-knight-gawain = Gawain
sc-knight-gawain-text = Když jsou známé součty: táhni tři karty a jednu z nich, ne však Morganu, přidej k její vlastní výpravě nebo pro její účinek.
sc-knight-galahad = Galahad
sc-knight-galahad-text = Místo akce: podívej se na věrnost jiného hráče. Odhalený zrádce ho hrát nesmí.
sc-knight-percival = Parzival
sc-knight-percival-text = Obvinění nebo meč otočený na konci platí dvojnásob.
sc-verdict-success = úspěch
sc-verdict-baseless = málo: plané zvěsti
sc-verdict-failure = neúspěch
sc-verdict-doom = Morgana 7: zlo hned vyhrává
sc-stage-deal = Rozdávání karet
sc-stage-turn = Hraje se po řadě
sc-stage-announce = Šeptaná zvěst
sc-stage-token = Merlinův žeton
sc-stage-vivien = Viviana
sc-stage-arthur = Ohlášená výprava
sc-stage-gawain = Hromádka je odkrytá
sc-stage-traitor_turn = Odhalený zrádce
sc-stage-percival = Zahraje se Parzival?
sc-stage-end = Konec hry

## Stůl

sc-turn-of = Na tahu: { $name }
sc-your-turn = Jsi na tahu
sc-pile = Hromádka hrozeb
sc-pile-count = { NUMBER($count) ->
    [one] { $count } karta v hromádce
    [few] { $count } karty v hromádce
    [many] { $count } karty v hromádce
   *[other] { $count } karet v hromádce
}
sc-pile-empty = Hromádka je prázdná
sc-deck-count = Balíček: { $deck }, odhozeno: { $discard }
sc-face-down = zakrytá, ohlášená jako { $card }
sc-silence = Ticho
sc-silence-text = Zákaz komunikace – slov i gest –, dokud nepřijde Merlin nebo se někdo nevydá na výpravu.
sc-whisper = Šeptání
sc-whisper-text = Zvěsti se ohlašují a pokládají zakryté, dokud nepřijde Merlin.
sc-count = Počítání: { $count }
sc-count-text = Každá zvěst se počítá nahlas, dokud nepřijde Merlin.
sc-tokens-of = { NUMBER($count) ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}
sc-knights-of = { NUMBER($count) ->
    [one] { $count } rytíř
    [few] { $count } rytíři
    [many] { $count } rytíře
   *[other] { $count } rytířů
}
sc-has-accused = obvinění vyčerpáno
sc-has-answered = má vybráno
sc-exposed-as = veřejná věrnost: { $loyalty }
sc-swords-of = { NUMBER($count) ->
    [one] { $count } ze 7
    [few] { $count } ze 7
    [many] { $count } ze 7
   *[other] { $count } ze 7
}
sc-cards = Karty
sc-history = Historie
sc-history-none = V hromádce neleží žádná zvěst.
sc-history-text = Tento stůl vede seznam minulých zvěstí tak, jak je všichni viděli.
sc-hidden-card = karta, kterou nikdo neviděl

## Na co se hra ptá

sc-dummy-text = Hra se tajně ptá ostatních. Taky něco stiskni: nic to neudělá, ale nikdo nepozná, koho se ptá.
sc-dummy-one = Zahrát
sc-dummy-two = Pasovat
sc-ask-turn = Co uděláš?
sc-listen = Naslouchat zvěstem
sc-go = Na výpravu { $goal }
sc-no-quest = Na výpravu se vydat nemůžeš: vrchní karta žádnou neukazuje.
sc-accuse = Někoho obvinit
sc-accuse-tap = Ťukni na hráče, kterého obviňuješ
sc-accuse-name = Obvinit: { $name }
sc-accuse-text = Můžeš to udělat jen jednou. Za zrádce je bílý meč, za loajálního rytíře černý.
sc-tristan = Prohlédnout balíček
sc-galahad = Zjistit věrnost
sc-galahad-tap = Ťukni na hráče
sc-galahad-name = Zjistit věrnost: { $name }
sc-knight-not = Žádného ze svých rytířů teď zahrát nemůžeš. Vidíš to jen ty.
sc-ask-announce = Ohlas zakrytou kartu
sc-announce-heard = Podržením uvidíš svou kartu
sc-announce-quest = Výprava
sc-announce-value = Hodnota
sc-announce-none = Vyber výpravu a hodnotu
sc-announce-do = Ohlásit: { $card }
sc-announce-not = Tvoje karta je { $card }, a loajální rytíř ohlašuje pravdu. Vidíš to jen ty.
sc-ask-token = Merlin: která výprava přijde o nejvyšší číslo? Budeš to vědět jen ty.
sc-ask-token-openly = Merlin: která výprava přijde o nejvyšší číslo?
sc-ask-give = Viviana: předej jednu ze dvou karet věrnosti jinému hráči
sc-give-tap = Ťukni na místo u stolu
sc-give-name = Dostane ji { $name }
sc-ask-loyalty = Viviana ti přináší jinou kartu věrnosti. Necháš si svou, nebo vyměníš?
sc-loyalty-look = Podržením uvidíš obě karty
sc-loyalty-yours = Tvoje
sc-loyalty-offer = Od Viviany
sc-keep = Nechat si svou
sc-swap = Vzít novou
sc-ask-place-traitor = Jednu ze svých karet vylož na hromádku; druhá se zakrytě odhodí
sc-ask-place-gawain = Gawain: přidej jednu z těchto karet k výpravě
sc-place-look = Podržením uvidíš své karty
sc-place-number = Karta { $number }
sc-place-do = Zahrát kartu { $number }
sc-place-not = Tuto kartu zahrát nejde. Vidíš to jen ty.
sc-only-morgans = Samé Morgany: odhodit
sc-ask-window-arthur = { $name } se vydává { $goal }. Zastaví to Artuš?
sc-ask-window-gawain = Hromádka je sečtená. Pomůže Gawain?
sc-ask-window-percival = Padlo obvinění: { $name }. Zdvojnásobí ho Parzival?
sc-ask-window-final = Zrádci jsou odhaleni. Zdvojnásobí Parzival meč?
sc-window-play = Zahrát { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] kartu „{ $knight }“
}
sc-window-play-on = Zahrát { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] kartu „{ $knight }“
}, cíl: { $name }
sc-window-pass = Pasovat
sc-window-not = { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] Kartu „{ $knight }“
} nemáš: pasuj. Vidíš to jen ty.
sc-window-tap = Ťukni na zrádce
sc-ask-ride = Merlin 6: vydáš se hned na kteroukoli výpravu?
sc-ride-add = Kolik bodů přidat
sc-ride-go = Na výpravu { $goal }, +{ $add }
sc-ride-not = Nevydat se
sc-ask-traitor = Než začneš táhnout: zahraješ Tristana?
sc-traitor-draw = Táhnout dvě zvěsti

## Co víš jen ty

sc-peek = Tvoje věrnost
sc-solo = Hraješ sólo: karty věrnosti tu nejsou. Vyhraješ se sedmi bílými meči.
sc-loyalty-loyal-text = Vyhraješ se sedmi bílými meči. Možná je mezi vámi zrádce.
sc-loyalty-traitor-text = Vyhraješ se sedmi černými meči. Když tě nikdo neodhalí, otočíš na konci jeden bílý meč na černý.
sc-do-solo = Sčítej zvěsti a na výpravu se vydej, když si myslíš, že má 11 až 13 bodů.
sc-do-loyal = Sčítej zvěsti. Na výpravu se vydej, když si myslíš, že má 11 až 13 bodů, a všímej si, kdo se plete až moc často.
sc-do-traitor = Tvař se, že pomáháš, ale kaz výpravy: vydej se příliš brzy, nebo čekej, až bude bodů příliš.
sc-your-tokens = Tvoje žetony: { $quests }
sc-knows-galahad = Galahad: { $loyaltyCode ->
    [loyal] { $name } je loajální
    [traitor] { $name } je zrádce
   *[other] { $name } má kartu „{ $loyalty }“
}.
sc-tristan-title = Tristan: balíček odshora
sc-tristan-text = Vidíš to jen ty a jen teď. Zapamatuj si to.

## Výprava

sc-opening-title = { $name } se vydává { $goal }
sc-opening-wait = Zastaví to Artuš?
sc-main = hlavní výprava
sc-added = Merlin přidává { $add }
sc-others = Postavy v hromádce
sc-removed = Odebral Merlin
sc-tokens = Žetony
sc-total = Součet: { $total }
sc-running = zatím { $sum }
sc-sum-queries = { $count } „?“ × { $each }
sc-sum-person = { $points } ({ $name })
sc-why-success = Součet { $total }: podařila se.
sc-why-baseless = Součet { $total }: málo bodů.
sc-why-failure = Součet { $total }: moc bodů.
sc-why-doom = Součet { $total }: moc bodů a v hromádce leží Morgana 7.
sc-swords-white = { NUMBER($count) ->
    [one] { $count } bílý meč
    [few] { $count } bílé meče
    [many] { $count } bílého meče
   *[other] { $count } bílých mečů
}
sc-swords-black = { NUMBER($count) ->
    [one] { $count } černý meč
    [few] { $count } černé meče
    [many] { $count } černého meče
   *[other] { $count } černých mečů
}
sc-exposed-loyal = { $name } je loajální: { $swords }.
sc-exposed-traitor = { $name } je zrádce: { $swords }!
sc-show-all = Ukázat vše najednou

## Konec

sc-won-loyal = Vítězí loajální rytíři
sc-won-traitor = Vítězí zrádce
sc-won-shadows = Vítězí zlo
sc-cause-swords = Na stole je sedm mečů jedné barvy.
sc-cause-morgan = Morgana 7: hlavní výprava dosáhla 14 nebo víc.
sc-score = Bílé meče: { $white }, černé meče: { $black }.
sc-audit = Otestuj si paměť
sc-audit-text = Všechny zvěsti této hry, hromádka po hromádce, jak je všichni viděli.
sc-quiz-count = Otázka { $number } z { $count }
sc-quiz-total = Hromádka { $number }: jaký byl součet? ({ $quest })
sc-quiz-card = Hromádka { $number }: která z těchto zvěstí v ní byla?
sc-quiz-right = Správně!
sc-quiz-wrong = Ne. Správná odpověď: { $answer }.
sc-quiz-score = Zapamatováno: { $right } z { $count }.
sc-quiz-piles = Ukázat všechny hromádky
sc-audit-pile = Hromádka { $number }
sc-audit-quest = { $quest }: { $verdict }, součet { $total }
sc-audit-left = zbylo na konci

## Průběh

sc-log-dealt = Rozdávalo se z karet věrnosti: loajální × { $loyal }, zrádce × { $traitors }. Dvě zůstaly stranou.
sc-log-began = Začíná { $name }.
sc-log-listened = { $name } naslouchá zvěstem.
sc-log-counted = { $name } naslouchá a počítá: { $count }.
sc-log-shuffled = Odhozené karty se zamíchaly do nového balíčku.
sc-log-laid = { $name } přidává na hromádku: { $card }.
sc-log-heard = { $name } si tajně prohlíží zvěst.
sc-log-announced = { $name } ohlašuje: { $card }. Karta leží zakrytá.
sc-log-announced-plain = { $name } ohlašuje zvěst a pokládá ji zakrytou.
sc-log-token = { $name } pokládá zakrytý žeton.
sc-log-passed = { $name } pasuje.
sc-log-declared = { $name } se vydává { $goal }.
sc-log-declared-add = { $name } se vydává { $goal } a přidává { $add }.
sc-log-opened = Hromádka je odkrytá: { $cards }.
sc-log-opened-plain = { NUMBER($count) ->
    [one] Hromádka je odkrytá: { $count } karta.
    [few] Hromádka je odkrytá: { $count } karty.
    [many] Hromádka je odkrytá: { $count } karty.
   *[other] Hromádka je odkrytá: { $count } karet.
}
sc-log-scored = { $quest }: { $verdict }. Bílé meče: { $white }, černé meče: { $black }.
sc-log-total = Součet byl { $total }.
sc-log-knight_drawn = { $name } táhne rytíře.
sc-log-returned = Jedna Morgana se zamíchala zpět do balíčku.
sc-log-accused = { $name } obviňuje: zrádce je { $other }!
sc-log-exposed-loyal = { $name } je loajální: { $swords }.
sc-log-exposed-traitor = { $name } je zrádce: { $swords }.
sc-log-placed = { $name } vybírá zvěst a přidává ji na hromádku.
sc-log-number = Počítá se: { $count }.
sc-log-knight = { $name } hraje { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] kartu „{ $knight }“
}.
sc-log-knight-on = { $name } hraje { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] kartu „{ $knight }“
}. Cíl: { $other }.
sc-log-peeked = { $name } už ví, na které straně je { $other }.
sc-log-closed = Nikdo nehraje { $knightCode ->
    [arthur] Artuše
    [tristan] Tristana
    [gawain] Gawaina
    [galahad] Galahada
    [percival] Parzivala
   *[other] kartu „{ $knight }“
}.
sc-log-joined = { $name } přidává k výpravě: { $card }.
sc-log-joined-plain = { $name } táhne karty díky Gawainovi.
sc-log-named = Merlinův žeton, { $name }: { $quest }.
sc-log-vivien = Viviana: { $name } a { $other } si prohlížejí nové karty věrnosti.
sc-log-vivien-alone = Viviana: { $name } si prohlíží novou kartu věrnosti.
sc-log-chose = { $name } má věrnost vybranou.
sc-log-shown = { $name } odkrývá věrnost: { $loyalty }.
sc-log-revealed = Věrnost všech je odhalena. Kartu zrádce má: { $names }.
sc-log-revealed-none = Věrnost všech je odhalena. Žádný zrádce tu není.
sc-log-flipped = { NUMBER($count) ->
    [one] { $name } otáčí { $count } bílý meč na černý.
    [few] { $name } otáčí { $count } bílé meče na černé.
    [many] { $name } otáčí { $count } bílého meče na černý.
   *[other] { $name } otáčí { $count } bílých mečů na černé.
}
sc-log-ended = Hra skončila.
sc-open-aside = Karty věrnosti stranou: { $cards }.
sc-open-unused = Vynechané Morgany: { $cards }.
sc-open-pile = Zbylo v hromádce: { $cards }.
sc-open-deck = Zbylo v balíčku: { $cards }.
sc-open-tokens = Žetony: { $tokens }.
sc-open-knights = { $name } má ještě v ruce: { $knights }.

## Výroky

sc-back = Zpět
sc-kind-total = Součet výpravy…
sc-kind-go = Vydat se na výpravu…
sc-kind-wait = Ještě jednou naslouchat
sc-kind-suspect = Nezdá se mi…
sc-kind-trust = Věřím…
sc-kind-claim = Jsem…
sc-kind-whispered = Moje zakrytá karta…
sc-kind-galahad = Galahad mi ukázal…
sc-kind-tristan = Tristan mi ukázal…
sc-kind-ask = Zeptat se…
sc-say-total = { $questCode ->
    [picts] Na Pikty
    [saxons] Na Sasy
    [dragon] Na draka
    [excalibur] Na Excalibur
    [grail] Na svatý grál
   *[other] { $quest }:
} mi to vychází na { $value }.
sc-say-go = Pojďme na výpravu { $goal }!
sc-say-wait = Ještě jednou naslouchejme.
sc-say-suspect = { $name } se mi nezdá.
sc-say-trust = Myslím, že { $name } hraje poctivě.
sc-say-claim-loyal = Jsem loajální.
sc-say-claim-traitor = Zrádce jsem já.
sc-say-whispered = Moje zakrytá karta byla { $card }.
sc-say-galahad = Galahad mi ukázal: { $loyaltyCode ->
    [loyal] { $name } je loajální
    [traitor] { $name } je zrádce
   *[other] { $name } má kartu „{ $loyalty }“
}.
sc-say-tristan = Tristan mi ukázal vršek balíčku: { $cards }.
sc-say-ask = @{ $name }: Co si pamatuješ?
sc-say-ask-quest = @{ $name }: Kolik bodů má teď výprava { $questCode ->
    [picts] proti Piktům
    [saxons] proti Sasům
    [dragon] proti drakovi
    [excalibur] za Excaliburem
    [grail] za svatým grálem
   *[other] „{ $quest }“
}?
sc-any-quest = Všechny výpravy
sc-add-card = Přidat kartu
sc-send-cards = Říct to
sc-card-pick = Karta

## Odmítnutí

sc-refused-accused_before = Své jediné obvinění už máš za sebou.
sc-refused-accuses_self = Sebe obvinit nemůžeš.
sc-refused-alone = V sólové hře to nejde.
sc-refused-already_public = Tato věrnost už je veřejná.
sc-refused-answered = Tvoje odpověď už platí.
sc-refused-chosen = Už máš vybráno.
sc-refused-exposed_traitor = Odhalený zrádce tohle nemůže.
sc-refused-galahad_refuses = Odhalený zrádce nemůže zahrát Galahada.
sc-refused-may_not_tell = Co ukázal Galahad, se nesmí říkat.
sc-refused-gives_self = Kartu od Viviany dostane jiný hráč.
sc-refused-looks_at_self = Galahad se dívá na jiného hráče.
sc-refused-morgan = Gawain nemůže zahrát Morganu.
sc-refused-must_play = Kartu, která jde zahrát, zahrát musíš.
sc-refused-needless_target = Tento rytíř se na nikoho nehraje.
sc-refused-no_deck = Není tu balíček k prohlédnutí.
sc-refused-no_knights = V této hře rytíři nejsou.
sc-refused-no_pile = Hromádka je prázdná: není se na jakou výpravu vydat.
sc-refused-no_points = Body přidává jen Merlin 6.
sc-refused-no_such_card = Mezi taženými kartami taková není.
sc-refused-no_such_seat = Takové místo u stolu není.
sc-refused-no_symbol = Vrchní karta tuto výpravu neukazuje.
sc-refused-no_target = Vyber hráče.
sc-refused-not_found = Tohoto hráče teď nikdo neodhalil.
sc-refused-not_held = Tohoto rytíře nemáš.
sc-refused-not_now = Teď to nejde.
sc-refused-not_true = Loajální rytíř musí ohlásit pravdu.
sc-refused-not_your_turn = Nejsi na tahu.
sc-refused-nothing_to_hear = Už nezbývá žádná zvěst.
sc-refused-nothing_to_see = Už není čí věrnost zjistit.
sc-refused-over = Hra skončila.
sc-refused-receiver_exposed = Hráč, jehož věrnost je veřejná, se neúčastní.
sc-refused-silence = Ticho! Teď nikdo nesmí nijak komunikovat.
sc-refused-too_early = Obviňovat se dá, až budou na stole čtyři meče.
sc-refused-too_many_points = Merlin 6 přidá nejvýš tři body.
sc-refused-wrong_moment = Tento rytíř se hraje v jinou chvíli.
