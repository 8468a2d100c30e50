### Jak se hry naučit: pravidla ve zkratce, průvodce první hrou.

learn-title = Škola hrou
learn-text = Hra proti slabším botům. Průvodce vedle stolu ti vždycky vysvětlí, co se právě děje. Kdykoli ho můžeš poslat pryč.
learn-avalon = První partie Avalonu
learn-avalon-text = Pět míst, žádné zvláštní možnosti. Asi deset minut.
learn-shadows = První partie Stínů nad Camelotem
learn-shadows-text = Čtyři místa, do minulých karet se smí nahlížet. Asi deset minut.
learn-rules = Nejdřív si přečíst pravidla ve zkratce
rules-title = Pravidla ve zkratce
rules-which = Která hra
rules-text = Hra tak, jak se hraje tady, našimi vlastními slovy. Malá čísla odkazují na úplná pravidla.
rules-shown = Hledané pravidlo: { $rule }
rules-people-avalon = Postavy
rules-plots = Karty spiknutí
rules-people-shadows = Postavy mezi zvěstmi
rules-knights = Rytíři v expertní hře
rules-options = Možnosti stolu
rules-learn = Škola hrou

## Avalon

rule-av-aim = Pět až deset hráčů tajně slouží dobru nebo zlu. Dobro chce, aby tři výpravy uspěly, zlo, aby tři selhaly. Zlo vyhraje i tehdy, když je pětkrát po sobě odmítnuto společenstvo.
rule-av-cards = Merlin a Assassin jsou v každé hře, ostatní postavy se přidávají podle chuti. Každý dostane jednu postavu a nikomu ji neukáže.
rule-av-night = V noci se hráči zla dozvědí, kdo je zlý, a Merlin také. Některé postavy mění, co je vidět.
rule-av-round = Hra má nejvýš pět kol, v každém je jedna výprava. Vůdce se střídá po směru hodinových ručiček.
rule-av-team = Vůdce navrhne tak velké společenstvo, jaké výprava potřebuje. Všichni smějí mluvit a nikdo nemusí říkat pravdu.
rule-av-vote = Všichni hlasují zároveň a hlasy se ukážou. Pro musí být víc než polovina. Jinak navrhuje společenstvo další vůdce.
rule-av-quest = Každý společník tajně zahraje Úspěch, nebo Selhání. Dobro může hrát jen Úspěch. Než se karty ukážou, zamíchají se.
rule-av-fail = Aby výprava selhala, stačí jedno Selhání. U čtvrté výpravy v sedmi a více hráčích jsou potřeba dvě.
rule-av-end = Po třech úspěších určí Assassin jednoho hráče. Je-li to Merlin, vyhraje přece jen zlo.
rule-av-targeting = U cílených výprav vůdce vybírá i to, na kterou výpravu se půjde. Pátá se otevře až po dvou úspěšných.
rule-av-lady = Kdo má Jezerní paní, zkontroluje po druhé, třetí a čtvrté výpravě příslušnost jednoho hráče a předá mu žeton.
rule-av-lancelot = Dva Lanceloti mohou během hry měnit strany. Podle varianty o tom rozhodují skryté karty, odkryté karty, nebo se karty nepoužívají.
rule-av-excalibur = Vůdce dá Excalibur jednomu společníkovi a ten smí nařídit jinému, aby vyměnil kartu výpravy.
rule-av-plot = Vůdce každé kolo táhne karty spiknutí a rozdává je ostatním. Díky nim se dá zjistit karta nebo příslušnost, převzít vedení či zvrátit hlasování.
rule-av-secret = Každý vidí přesně to, co vědět smí. Kdo se jen dívá, vidí to, co celý stůl.

## Stíny nad Camelotem

rule-sc-aim = Jeden až sedm rytířů sbírá zvěsti o pěti výpravách. Sedm bílých mečů znamená výhru loajálních, sedm černých výhru zla. Piktové a Sasové jsou za 1 meč, drak a Excalibur za 2, svatý grál za 3.
rule-sc-deck = Každá výprava má devět karet: čtyři „?“, jednu 2, jednu 3, dvě 4 a jednu 5. K nim patří do balíčku karty Merlina a Morgany, Mordred a Viviana.
rule-sc-setup = Každý dostane kartu věrnosti: loajální, nebo zrádce. Dvě zůstanou stranou, takže zrádce možná vůbec není. Tři Morgany do balíčku nepřijdou.
rule-sc-turn = Ve svém tahu uděláš jednu věc: nasloucháš zvěstem, vydáš se na výpravu, nebo někoho obviníš.
rule-sc-listen = Když nasloucháš, přibude na hromádku další karta. Vidět je jen ta vrchní, ostatní si pamatuj.
rule-sc-silence = Morgana přináší ticho. Nikdo nesmí nic říct, dokud nepřijde Merlin nebo se někdo nevydá na výpravu.
rule-sc-quest = Vydat se můžeš na výpravu, kterou ukazuje vrchní karta. Celá hromádka se odkryje a roztřídí. Merlinové nejdřív odeberou nejvyšší čísla.
rule-sc-total = Čísla výpravy se sečtou a každý „?“ platí tolik bodů, kolik „?“ výprava má. Mordred a některé Morgany to mění.
rule-sc-verdict = S 11, 12 nebo 13 výprava uspěje: bílé meče. S 10 a méně přibude jeden černý meč, se 14 a více tolik černých, za kolik výprava je. Černé meče přidá i každá jiná výprava se 14 a více.
rule-sc-accuse = Jakmile leží na stole čtyři meče, smíš někoho obvinit, jednou za hru. Za zrádce je bílý meč, za loajálního rytíře černý.
rule-sc-traitor = Odhalený zrádce táhne každý tah dvě zvěsti, jednu vyloží a druhou zakrytě odhodí.
rule-sc-end = Při sedmi mečích jedné barvy se odhalí věrnost všech. Každý dosud skrytý zrádce otočí jeden bílý meč na černý. Nemá-li pak žádná barva sedm, hraje se dál.
rule-sc-modes = Morgana 1: zvěst vidí jen ten, kdo ji táhl, ohlásí ji a položí zakrytou; loajální musí mluvit pravdu. Morgana 2: zvěsti se počítají nahlas. Obojí končí s dalším Merlinem.
rule-sc-people = Merlin 4 položí na výpravu tajný žeton. Viviana dovolí dvěma hráčům tajně změnit věrnost.
rule-sc-knights = V expertní hře přinese každá neúspěšná výprava rytíře tomu, kdo se na ni vydal, a každá úspěšná vrátí do hry jednu Morganu. Kdykoli by šel rytíř zahrát, ptá se hra tajně všech, kdo nějakého mají.
rule-sc-solo = Ve hře pro jednoho není věrnost, obvinění ani ticho.
rule-sc-secret = Každý vidí přesně to, co vědět smí. Co kdo zapomněl, to se znovu neukáže, ledaže se u stolu smí nahlížet do minulých karet.

## Průvodce

coach = Průvodce
coach-away = Poslat průvodce pryč
coach-av-propose = Jsi vůdce. Ťukni na hráče do společenstva, klidně i na sebe. Hraješ-li za dobro, vybírej ty, kterým věříš; hraješ-li za zlo, propašuj dovnitř někoho ze svých.
coach-av-vote = O společenstvu hlasují všichni. Pro musí být víc než polovina. Po odmítnutí přebírá vedení další; pět odmítnutí po sobě znamená prohru dobra.
coach-av-play = Jsi na výpravě. Dobro může hrát jen Úspěch. Zlo smí zvolit Selhání a nikdo neuvidí, čí karta to byla.
coach-av-excalibur = Držíš Excalibur. Smíš nařídit jinému společníkovi, aby vyměnil kartu výpravy, a uvidíš, co na ní bylo.
coach-av-lady = Máš Jezerní paní. Vyber hráče: jeho příslušnost uvidíš jen ty.
coach-av-loyalty = Máš jednomu hráči ukázat svou příslušnost.
coach-av-plot = Karta spiknutí jednou ohne pravidla. Přečti si, co umí.
coach-av-shoot = Dobro má tři výpravy. Jsi Assassin: určíš-li Merlina, toho, kdo věděl až moc, vyhraje přece jen zlo.
coach-av-voting = Hlasy jsou tajné, dokud neodhlasují všichni. Pamatuj si, kdo byl pro které společenstvo: najdeš to v tabulce pod „Hlasy“.
coach-av-questing = Společenstvo je na cestě. Selhání mezi kartami znamená, že v něm někdo slouží zlu.
coach-av-assassin = Tři výpravy uspěly. Teď se Assassin pokusí najít Merlina.
coach-av-wait = Podržením „Tvoje postava“ uvidíš, kdo jsi a co víš. Než na tebe přijde řada, mluv s ostatními.
coach-sc-turn = Nasloucháním přidáš na hromádku zvěst; zapamatuj si ji. Pokud myslíš, že výprava na vrchní kartě má 11 až 13, vydej se na ni. Jakmile leží na stole čtyři meče, můžeš někoho obvinit.
coach-sc-ride = Merlin ti dovolí vydat se hned na kteroukoli výpravu a přidat body.
coach-sc-announce = Tvoje karta bude ležet zakrytá. Loajální rytíř ohlásí, co na ní je; zrádce může říct cokoli.
coach-sc-token = Merlin při příštím odkrytí odebere z výpravy, kterou zvolíš, nejvyšší číslo. Použij ho na výpravu, která přerostla.
coach-sc-vivien = Viviana přináší dvě nové karty věrnosti. Dva hráči smějí tu svou vyměnit za novou a nikdo se nedozví, jestli to udělali.
coach-sc-loyalty = Nech si svou věrnost, nebo vezmi novou. Od té chvíle hraješ za její stranu.
coach-sc-place = Jako odhalený zrádce nebo díky Gawainovi vybíráš, která tažená karta se vyloží.
coach-sc-window = Hra se tajně ptá všech, kdo mají rytíře. Něco stiskni, ať držíš kohokoli.
coach-sc-announcing = Zvěst viděl jediný hráč a teď říká, co na ní je. Věříš tomu?
coach-sc-traitor = Odhalený zrádce vykládá tu horší ze dvou zvěstí.
coach-sc-wait = Sleduj vrchní kartu a každou výpravu si sčítej v hlavě: čísla, a k tomu „?“, z nichž každý platí tolik, kolik jich je. Příliš mnoho je stejně zlé jako příliš málo.
