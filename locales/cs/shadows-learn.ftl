### Stíny nad Camelotem: pravidla ve zkratce, průvodce první hrou.

learn-shadows = První partie Stínů nad Camelotem
learn-shadows-text = Čtyři místa, do minulých karet se smí nahlížet. Asi deset minut.
rules-people-shadows = Postavy mezi zvěstmi
rules-knights = Rytíři v expertní hře

about-expert = Neúspěšná výprava přinese rytíře tomu, kdo se vydal; úspěšná vrátí do balíčku Morganu.
about-memoryAid = Seznam všeho, co ti už bylo ukázáno. Hodí se k učení, jinak je hra právě o paměti.
about-promos = Dvě karty navíc: Merlin 6 dovolí hned vyrazit a přidat body, Morgana 8 spojí Pikty a Sasy do jedné výpravy.
about-modesEndOnQuest = Jinak je ukončí až další Merlin.
about-modesBindTraitor = Odhalený zrádce musí šeptat a počítat jako ostatní.
about-whisperLoyalMayLie = Jinak musejí loajální ohlásit skutečnou kartu.
about-merlin5BeatsMorgan7 = Která z nich platí, když jsou v jedné hromádce obě.
about-merlin5CountBefore = Zda se pět karet výpravy počítá předtím, než Merlin něco odebere, nebo potom.
about-vivienExposed = Zda smí kartu věrnosti vyměnit i ten, jehož věrnost je už známá.
about-swordLimit = V krabici je 16 mečů. S tímto limitem se jich víc nevyloží.
about-gawainLeftovers = Kam přijdou karty, které Gawain táhl, ale nezahrál.
about-gawainMerlin4 = Merlin 4 odstraní nejvyšší kartu jedné výpravy. Sama karta mluví o příští výpravě.
about-galahadMayTell = Bez této volby smí ten, kdo se podíval, obvinit, ale nesmí říct, co viděl.
about-deck = Počty jednotlivých karet, výpravy na kartách osob a meče za každou výpravu.
deck-assumed = Obrázky zvláštních karet jsme neměli: jejich počty, symboly a hodnoty Morgany 4 jsou náš předpoklad.

rule-sc-aim = Jeden až sedm rytířů sbírá zvěsti o pěti výpravách. Sedm bílých mečů znamená výhru loajálních, sedm černých výhru zla. Piktové a Sasové jsou za 1 meč, drak a Excalibur za 2, svatý grál za 3.
rule-sc-deck = Každá výprava má devět karet: čtyři „?“, jednu 2, jednu 3, dvě 4 a jednu 5. K nim patří do balíčku karty Merlina a Morgany, Mordred a Viviana.
rule-sc-setup = Každý dostane kartu věrnosti: loajální, nebo zrádce. Dvě zůstanou stranou, takže zrádce možná vůbec není. Tři Morgany do balíčku nepřijdou.
rule-sc-turn = Ve svém tahu uděláš jednu věc: nasloucháš zvěstem, vydáš se na výpravu, nebo někoho obviníš.
rule-sc-listen = Když nasloucháš, přibude na hromádku další karta. Vidět je jen ta vrchní, ostatní si pamatuj.
rule-sc-silence = Morgana přináší zákaz komunikace (slova, gesta, pohledy), dokud nepřijde Merlin nebo se někdo nevydá na výpravu.
rule-sc-quest = Vydat se můžeš na výpravu, kterou ukazuje vrchní karta. Celá hromádka se odkryje a roztřídí. Merlinové nejdřív odeberou nejvyšší čísla.
rule-sc-total = Čísla výpravy se sečtou a každý „?“ platí tolik bodů, kolik „?“ výprava má. Mordred a některé Morgany to mění.
rule-sc-verdict = S 11, 12 nebo 13 výprava uspěje a přinese bílé meče. S 10 a méně přibude jeden černý meč, se 14 a více tolik černých, kolik mečů má výprava. Černé meče přinese i každá jiná výprava se 14 a více.
rule-sc-accuse = Jakmile leží na stole čtyři meče, smíš někoho obvinit, jednou za hru. Za zrádce je bílý meč, za loajálního rytíře černý.
rule-sc-traitor = Odhalený zrádce táhne každý tah dvě zvěsti, jednu vyloží a druhou zakrytě odhodí.
rule-sc-end = Při sedmi mečích jedné barvy se odhalí věrnost všech. Každý dosud skrytý zrádce otočí jeden bílý meč na černý. Nemá-li pak žádná barva sedm, hraje se dál.
rule-sc-modes = Morgana 1: zvěst vidí jen ten, kdo ji táhl, ohlásí ji a položí zakrytou; loajální musí mluvit pravdu. Morgana 2: zvěsti se počítají nahlas. Obojí končí s dalším Merlinem.
rule-sc-people = Merlin 4 položí na výpravu tajný žeton. Viviana dovolí dvěma hráčům tajně vyměnit kartu věrnosti za novou.
rule-sc-knights = V expertní hře přinese každá neúspěšná výprava rytíře tomu, kdo se na ni vydal, a každá úspěšná vrátí do hry jednu Morganu. Kdykoli by šel rytíř zahrát, ptá se hra tajně všech, kdo nějakého mají.
rule-sc-solo = Ve hře pro jednoho není věrnost, obvinění ani ticho.
rule-sc-secret = Každý vidí přesně to, co vědět smí. Co kdo zapomněl, to se znovu neukáže, ledaže se u stolu smí nahlížet do minulých karet.

coach-sc-turn = Nasloucháním přidáš na hromádku zvěst; zapamatuj si ji. Pokud myslíš, že výprava na vrchní kartě má 11 až 13, vydej se na ni. Jakmile leží na stole čtyři meče, můžeš někoho obvinit.
coach-sc-ride = Merlin ti dovolí vydat se hned na kteroukoli výpravu a přidat body.
coach-sc-announce = Tvoje karta bude ležet zakrytá. Loajální rytíř ohlásí, co na ní je; zrádce může říct cokoli.
coach-sc-token = Merlin při příštím odkrytí odebere z výpravy, kterou zvolíš, nejvyšší číslo. Použij ho na výpravu, která má už příliš mnoho bodů.
coach-sc-vivien = Viviana přináší dvě nové karty věrnosti. Dva hráči smějí tu svou vyměnit za novou a nikdo se nedozví, jestli to udělali.
coach-sc-loyalty = Nech si svou věrnost, nebo vezmi novou. Od té chvíle hraješ za její stranu.
coach-sc-place = Vyber, kterou z tažených karet zahraješ.
coach-sc-window = Hra se tajně ptá všech, kdo mají rytíře. Vždycky něco stiskni, i když hrát nemůžeš – nikdo nesmí poznat, koho držíš.
coach-sc-announcing = Zvěst viděl jediný hráč a teď říká, co na ní je. Věříš tomu?
coach-sc-traitor = Odhalený zrádce vykládá tu horší ze dvou zvěstí.
coach-sc-wait = Sleduj vrchní kartu a každou výpravu si sčítej v hlavě: čísla, a k tomu „?“, z nichž každý platí tolik, kolik jich je. Příliš mnoho je stejně zlé jako příliš málo.
