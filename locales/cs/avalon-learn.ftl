### Avalon: pravidla ve zkratce, průvodce první hrou.

learn-avalon = První partie Avalonu
learn-avalon-text = Pět míst, bez zvláštních možností. Asi deset minut.
rules-people-avalon = Postavy
rules-plots = Karty spiknutí

about-edition = Tištěná vydání se v některých pravidlech liší. Vyber jedno a začni s jeho pravidly.
about-lady = Po druhé, třetí a čtvrté výpravě zjistí držitel příslušnost jednoho hráče a Jezerní paní mu předá.
about-ladyMandatory = Bez této volby ji držitel použít nemusí.
about-excalibur = Vůdce ho dá jednomu společníkovi. Když všichni zahrají kartu výpravy, smí ten společník nařídit jinému výměnu a uvidí původní kartu.
about-targeting = Vůdce navrhuje společenstvo i to, na kterou z otevřených výprav půjde.
about-targetingFifth = Odkdy se smí vybrat pátá výprava.
about-lancelotVariant = Dva Lanceloti, na každé straně jeden. Karty jim mohou prohodit strany: otáčejí se každé kolo, nebo leží od začátku odkryté. Ve třetí variantě karty nejsou, zato se Lanceloti znají.
about-lancelotV1Deck = Dvě z karet Lancelotům prohodí strany. S větším balíčkem to začíná dřív.
about-lancelotV1EvilMustFail = Lancelot, který právě slouží zlu, nemá na výpravě na výběr.
about-plot = Vůdce každé kolo táhne karty spiknutí a dává je ostatním. Každá mění nějaké pravidlo.
about-plotsPerRound = Kolik jich vůdce táhne. Obvykle jednu v pěti nebo šesti hráčích, dvě v sedmi nebo osmi, tři v devíti nebo deseti.
about-plotDeck56 = V pěti nebo šesti se hraje jen s částí karet spiknutí. Můžete si je vybrat sami.
about-strongLeaderNext = Kdo vede dál, když někdo převzal vedení kartou.
about-spotlightOrder = Zda ostatní uvidí odkrytou kartu dřív, než si vyberou svou.
about-roleListPublic = Bez této volby nikdo neví, které postavy jsou ve hře.
about-merlinSeesOberon = Při odhalení zla vidí Merlin mezi zlými i Oberona.
about-assassinTargets = Koho smí Assassin na konci určit. Čím méně možností, tím snazší to zlo má.
about-evilRevealAtAssassination = Všichni se dozvědí, kdo slouží zlu, a zlí se mohou nahlas poradit. Bez této volby se odhalí jen Assassin.
about-wrongLoyaltyCard = Co se stane, když někdo předá frakční kartu, která není jeho strany.
about-allowNoMerlin = Hra bez obou: rozhodnou jen tři výpravy.
about-percivalFiveRule = V pěti hráčích to má dobro s Parzivalem bez Morgany a Mordreda hodně snadné.
about-morganaWithoutPercival = Bez Parzivala nemá Morgana koho mást.

rule-av-aim = Pět až deset hráčů tajně slouží dobru nebo zlu. Dobro chce, aby tři výpravy uspěly, zlo, aby tři selhaly. Zlo vyhraje i tehdy, když je pětkrát po sobě odmítnuto společenstvo.
rule-av-cards = Merlin a Assassin jsou v každé běžné hře, ostatní postavy se přidávají podle chuti. Každý dostane jednu postavu a nikomu ji neukáže.
rule-av-night = Před prvním kolem, při odhalení zla, se hráči zla dozvědí, kdo je zlý, a Merlin také. Některé postavy to mění.
rule-av-round = Hra má nejvýš pět kol, v každém je jedna výprava. Vůdce se střídá po směru hodinových ručiček.
rule-av-team = Vůdce navrhne tak velké společenstvo, jaké výprava potřebuje. Všichni smějí mluvit a nikdo nemusí říkat pravdu.
rule-av-vote = Všichni hlasují zároveň a hlasy se ukážou. Pro musí být víc než polovina. Jinak navrhuje společenstvo další vůdce.
rule-av-quest = Každý společník tajně zahraje Úspěch, nebo Selhání. Dobro může hrát jen Úspěch. Než se karty ukážou, zamíchají se.
rule-av-fail = Aby výprava selhala, stačí jedno Selhání. U čtvrté výpravy v sedmi a více hráčích jsou potřeba dvě.
rule-av-end = Po třech úspěších určí Assassin jednoho hráče. Je-li to Merlin, vyhraje přece jen zlo.
rule-av-targeting = U cílených výprav vůdce vybírá i to, na kterou výpravu se půjde. Pátá se otevře po dvou úspěšných (nebo, je-li to tak u stolu nastaveno, po dvou dokončených).
rule-av-lady = Kdo má Jezerní paní, zkontroluje po druhé, třetí a čtvrté výpravě příslušnost jednoho hráče a předá mu žeton.
rule-av-lancelot = Dva Lanceloti mohou během hry měnit strany. Podle varianty o tom rozhodují skryté karty, odkryté karty, nebo se karty nepoužívají.
rule-av-excalibur = Vůdce dá Excalibur jednomu společníkovi a ten smí nařídit jinému, aby vyměnil kartu výpravy.
rule-av-plot = Vůdce každé kolo táhne karty spiknutí a rozdává je ostatním. Díky nim se dá zjistit karta nebo příslušnost, převzít vedení či zvrátit hlasování.
rule-av-secret = Každý vidí přesně to, co vědět smí. Kdo se jen dívá, vidí to, co celý stůl.

coach-av-propose = Jsi vůdce. Ťukni na hráče, které chceš do společenstva, klidně i na sebe. Hraješ-li za dobro, vybírej ty, kterým věříš. Hraješ-li za zlo, dostaň do společenstva někoho zlého.
coach-av-vote = O společenstvu hlasují všichni; pro musí být víc než polovina. Když je odmítnuto, vede další hráč. Pět odmítnutí po sobě: vyhrává zlo.
coach-av-play = Jsi na výpravě. Dobro může hrát jen Úspěch. Zlo smí zvolit Selhání a nikdo neuvidí, čí karta to byla.
coach-av-excalibur = Držíš Excalibur. Smíš nařídit jinému společníkovi, aby vyměnil kartu výpravy, a uvidíš, co na ní bylo.
coach-av-lady = Máš Jezerní paní. Vyber hráče: jen ty uvidíš, jestli slouží dobru, nebo zlu.
coach-av-loyalty = Někdo kontroluje tvou příslušnost. Předej frakční kartu své strany; uvidí ji jen on.
coach-av-plot = Karta spiknutí jednou změní nějaké pravidlo. Přečti si, co dělá.
coach-av-shoot = Dobro má tři úspěšné výpravy. Jsi Assassin: urči hráče, který toho věděl až moc. Je-li to Merlin, vyhraje přece jen zlo.
coach-av-voting = Hlasy jsou tajné, dokud neodhlasují všichni. Pamatuj si, kdo byl pro které společenstvo: najdeš to v tabulce pod „Hlasy“.
coach-av-questing = Společenstvo hraje karty výpravy. Je-li mezi nimi Selhání, někdo ve společenstvu slouží zlu.
coach-av-assassin = Tři výpravy uspěly. Teď se Assassin pokusí najít Merlina.
coach-av-wait = Podržením „Tvoje postava“ uvidíš, kdo jsi a co víš. Než na tebe přijde řada, mluv s ostatními.
