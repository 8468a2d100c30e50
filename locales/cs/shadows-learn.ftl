### Stíny nad Camelotem: pravidla ve zkratce, průvodce první hrou.

learn-shadows = První partie Stínů nad Camelotem
learn-shadows-text = Čtyři místa, s přehledem minulých karet. Asi deset minut.
rules-people-shadows = Postavy mezi zvěstmi
rules-knights = Rytíři v expertní hře

about-expert = Když výprava selže, dostane ten, kdo se na ni vydal, rytíře; když uspěje, vrátí se do balíčku Morgana.
about-memoryAid = Seznam všeho, co ti už bylo ukázáno. Hodí se k učení, jinak je hra právě o paměti.
about-promos = Dvě karty navíc: Merlin 6 dovolí hned vyrazit a přidat body, Morgana 8 spojí Pikty a Sasy do jedné výpravy.
about-modesEndOnQuest = Bez této volby je ukončí až další Merlin.
about-modesBindTraitor = Odhalený zrádce musí šeptat a počítat jako ostatní.
about-whisperLoyalMayLie = Bez této volby musejí loajální ohlásit kartu, kterou opravdu mají.
about-merlin5BeatsMorgan7 = Která z nich platí, když jsou v jedné hromádce obě.
about-merlin5CountBefore = Zda se pět karet výpravy počítá předtím, než Merlin něco odebere, nebo potom.
about-vivienExposed = Zda smí kartu věrnosti vyměnit i ten, jehož věrnost je už veřejná.
about-swordLimit = V krabici je 16 mečů. S tímto limitem se jich víc nevyloží.
about-gawainLeftovers = Kam přijdou karty, které Gawain táhl, ale nezahrál.
about-deck = Kolik je kterých karet, které výpravy ukazují karty postav a kolik mečů má každá výprava.

rule-sc-aim = Jeden až sedm rytířů sbírá zvěsti o pěti výpravách. Sedm bílých mečů znamená výhru loajálních, sedm černých výhru zla. Piktové a Sasové jsou za 1 meč, drak a Excalibur za 2, svatý grál za 3.
rule-sc-deck = Každá výprava má devět karet: čtyři „?“, jednu 2, jednu 3, dvě 4 a jednu 5. K nim patří do balíčku karty Merlina a Morgany, Mordred a Viviana.
rule-sc-setup = Každý dostane kartu věrnosti: loajální, nebo zrádce. Dvě zůstanou stranou, takže zrádce možná vůbec není. Tři Morgany do balíčku nepřijdou.
rule-sc-turn = Ve svém tahu uděláš jednu věc: nasloucháš zvěstem, vydáš se na výpravu, nebo někoho obviníš.
rule-sc-listen = Když nasloucháš, přibude na hromádku další karta. Vidět je jen ta vrchní, ostatní si pamatuj.
rule-sc-silence = Morgana přináší zákaz komunikace (slova, gesta, pohledy), dokud nepřijde Merlin nebo se někdo nevydá na výpravu.
rule-sc-quest = Vydat se můžeš na výpravu, kterou ukazuje vrchní karta. Celá hromádka se odkryje a roztřídí. Merlinové nejdřív odeberou nejvyšší čísla.
rule-sc-total = Sečti čísla výpravy. Každý „?“ platí tolik bodů, kolik „?“ výprava má: jeden dá 1 bod, dva dají 4, tři dají 9. Mordred a některé Morgany to mění.
rule-sc-verdict = S 11, 12 nebo 13 výprava uspěje a přinese bílé meče. S 10 a méně přibude jeden černý meč, se 14 a více tolik černých, kolik mečů má výprava. Černé meče přinese i každá jiná výprava se 14 a více.
rule-sc-accuse = Jakmile leží na stole čtyři meče, smíš někoho obvinit, jednou za hru. Za zrádce je bílý meč, za loajálního rytíře černý.
rule-sc-traitor = Odhalený zrádce táhne každý tah dvě zvěsti, jednu vyloží na hromádku a druhou zakrytě odhodí.
rule-sc-end = Při sedmi mečích jedné barvy se odhalí věrnost všech. Každý dosud skrytý zrádce otočí jeden bílý meč na černý. Nemá-li pak žádná barva sedm, hraje se dál.
rule-sc-modes = Morgana 1: zvěst vidí jen ten, kdo ji táhl, ohlásí ji a položí zakrytou; loajální musí mluvit pravdu. Morgana 2: zvěsti se počítají nahlas. Obojí končí s dalším Merlinem.
rule-sc-people = Merlin 4 ti dovolí položit na výpravu tajný žeton. Viviana dovolí dvěma hráčům tajně vyměnit kartu věrnosti za novou.
rule-sc-knights = V expertní hře přinese každá neúspěšná výprava rytíře tomu, kdo se na ni vydal, a každá úspěšná vrátí do balíčku jednu Morganu. Kdykoli by šel rytíř zahrát, ptá se hra tajně všech, kdo nějakého mají.
rule-sc-solo = V sólové hře nejsou karty věrnosti, obvinění ani ticho.
rule-sc-secret = Každý vidí přesně to, co vědět smí. Co kdo zapomněl, to se znovu neukáže, ledaže se u stolu smí nahlížet do minulých karet.

coach-sc-turn = Nasloucháním přidáš na hromádku zvěst; zapamatuj si ji. Pokud myslíš, že výprava na vrchní kartě má 11 až 13 bodů, vydej se na ni. Jakmile leží na stole čtyři meče, můžeš někoho obvinit.
coach-sc-ride = Merlin ti dovolí vydat se hned na kteroukoli výpravu a přidat body.
coach-sc-announce = Tvoje karta bude ležet zakrytá. Loajální rytíř ohlásí, co na ní je; zrádce může říct cokoli.
coach-sc-token = Merlin při příštím odkrytí odebere z výpravy, kterou zvolíš, nejvyšší číslo. Použij ho na výpravu, která má už příliš mnoho bodů.
coach-sc-vivien = Viviana přináší dvě nové karty věrnosti. Dva hráči smějí tu svou vyměnit za novou a nikdo se nedozví, jestli to udělali.
coach-sc-loyalty = Nech si svou věrnost, nebo vezmi novou. Od té chvíle hraješ za její stranu.
coach-sc-place = Vyber, kterou z tažených karet zahraješ.
coach-sc-window = Hra se tajně ptá všech, kdo mají rytíře. Vždycky něco stiskni, i když hrát nemůžeš – nikdo nesmí poznat, koho držíš.
coach-sc-announcing = Zvěst viděl jediný hráč a teď říká, co na ní je. Věříš tomu?
coach-sc-traitor = Odhalený zrádce vykládá na hromádku horší ze dvou zvěstí.
coach-sc-wait = Sleduj vrchní kartu a každou výpravu si sčítej v hlavě: čísla, a každý „?“ platí tolik bodů, kolik „?“ výprava má. Příliš mnoho je stejně zlé jako příliš málo.
