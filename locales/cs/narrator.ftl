### Vypravěč noci, pomocník pro hru s kartami a společná deska.

spoken-n01 = Všichni zavřete oči a natáhněte před sebe ruku sevřenou v pěst.
spoken-n02 = Přísluhovači Mordreda, otevřete oči a podívejte se, kdo je s vámi.
spoken-n02-not-oberon = Přísluhovači Mordreda, kromě Oberona, otevřete oči a podívejte se, kdo je s vámi.
spoken-n02-not-evil_lancelot = Přísluhovači Mordreda, kromě zlého Lancelota, otevřete oči a podívejte se, kdo je s vámi.
spoken-n02-not-oberon-evil_lancelot = Přísluhovači Mordreda, kromě Oberona a zlého Lancelota, otevřete oči a podívejte se, kdo je s vámi.
spoken-n03 = Zlý Lancelote, nech oči zavřené a zvedni palec.
spoken-n04 = Přísluhovači Mordreda, zapamatujte si, kdo je zlý Lancelot.
spoken-n05 = Zlý Lancelote, schovej palec.
spoken-n06 = Přísluhovači Mordreda, zavřete oči.
spoken-n07 = Všichni mají zavřené oči a ruku v pěst.
spoken-n08 = Přísluhovači Mordreda, zvedněte palec pro Merlina.
spoken-n08-oberon = Přísluhovači Mordreda a Oberone, zvedněte palec pro Merlina.
spoken-n08-not-mordred = Přísluhovači, kromě samotného Mordreda, zvedněte palec pro Merlina.
spoken-n08-not-oberon = Přísluhovači Mordreda, kromě Oberona, zvedněte palec pro Merlina.
spoken-n08-oberon-not-mordred = Přísluhovači a Oberone, ale ne sám Mordred, zvedněte palec pro Merlina.
spoken-n08-not-mordred-oberon = Přísluhovači, kromě samotného Mordreda a Oberona, zvedněte palec pro Merlina.
spoken-n08-evil_lancelot = Přísluhovači Mordreda a zlý Lancelote, zvedněte palec pro Merlina.
spoken-n08-oberon-evil_lancelot = Přísluhovači Mordreda, Oberone a zlý Lancelote, zvedněte palec pro Merlina.
spoken-n08-evil_lancelot-not-mordred = Přísluhovači a zlý Lancelote, ale ne sám Mordred, zvedněte palec pro Merlina.
spoken-n08-evil_lancelot-not-oberon = Přísluhovači Mordreda a zlý Lancelote, ale ne Oberon, zvedněte palec pro Merlina.
spoken-n08-oberon-evil_lancelot-not-mordred = Přísluhovači, Oberone a zlý Lancelote, ale ne sám Mordred, zvedněte palec pro Merlina.
spoken-n08-evil_lancelot-not-mordred-oberon = Přísluhovači a zlý Lancelote, ale ne sám Mordred ani Oberon, zvedněte palec pro Merlina.
spoken-n09 = Merline, otevři oči a podívej se, kdo slouží zlu.
spoken-n10 = Schovejte palce.
spoken-n11 = Merline, zavři oči.
spoken-n12 = Všichni mají zavřené oči a ruku v pěst.
spoken-n13 = Merline, zvedni palec pro Parzivala.
spoken-n13-morgana = Merline a Morgano, zvedněte palec pro Parzivala.
spoken-n14 = Parzivale, otevři oči a podívej se, kdo je Merlin.
spoken-n14-morgana = Parzivale, otevři oči a podívej se na dva hráče: jeden je Merlin, druhý Morgana.
spoken-n14-secret = Parzivale, otevři oči: jeden palec patří Merlinovi; pokud je tu druhý, patří Morganě.
spoken-n15 = Schovejte palce.
spoken-n16 = Parzivale, zavři oči.
spoken-n17 = Lanceloti, otevřete oči a poznejte se.
spoken-n18 = Lanceloti, zavřete oči.
spoken-n19 = Všichni mají zavřené oči a ruku v pěst.
spoken-n20 = Všichni otevřete oči.

## The page of the narrator

narrator-title = Vypravěč
narrator-text = Máte tištěné karty: zvolte, s čím hrajete, a odhalení zla si poslechněte nebo přečtěte.
narrator-sides = Dobro: { $good } · zlo: { $evil }
narrator-secret = Nikdo neví, které postavy jsou ve hře
narrator-secret-text = Odhalení zla pak osloví všechny postavy, které by mohly být ve hře.
narrator-steps = { NUMBER($count) ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
narrator-step = Krok { $step } z { $count }
narrator-begin = Začít odhalení zla
narrator-ready = Všichni už viděli svou kartu? Položte zařízení doprostřed.
narrator-pause = Pozastavit
narrator-continue = Pokračovat
narrator-repeat = Zopakovat
narrator-back = O krok zpět
narrator-again = Od začátku
narrator-stop = Ukončit odhalení zla
narrator-done = Odhalení zla skončilo.
narrator-all = Všechny repliky
narrator-sound = Hlas a tempo
narrator-voice = Hlas
narrator-voice-text = Jen text
narrator-voice-none = Toto zařízení nemá vlastní hlas pro tento jazyk. Text stačí: někdo z vás ho může číst nahlas s pohledem jen na obrazovku.
narrator-speed = Rychlost hlasu
narrator-pauses = Délka pauz
narrator-bed = Tichý šum, který přehluší pohyby
narrator-check = Zkouška zvuku
narrator-check-line = Jsem vypravěč. Budu mluvit tímto hlasem.
narrator-check-ask = Bylo to slyšet, a česky?
narrator-check-yes = Ano
narrator-check-no = Ne
narrator-check-failed = Odhalení zla se tedy zobrazí jako text, stejným tempem. Zkontrolujte hlasitost a ztlumení, nebo zvolte jiný hlas.
narrator-broken = Hlas neodpovídá. Text pokračuje stejným tempem.

## The helper after the night

helper-title = Průběh hry
helper-open = Sledovat hru na tomto zařízení
helper-names = Jména po směru hodinových ručiček (nemusí být vyplněna)
helper-player = Hráč { $number }
helper-leader = Kdo je první vůdce?
helper-team = Označte společenstvo: { $chosen } z { $size }.
helper-vote = Všichni hlasují. Jak to dopadlo?
helper-rejected = Odmítnutá společenstva v tomto kole: { $count } z { $of }
helper-cards = Jak zahrajete karty výpravy?
helper-cards-device = Předávejte si toto zařízení
helper-cards-printed = Tištěnými kartami: spočítejte selhání
helper-pass = Předejte zařízení dál. Na řadě: { $name }
helper-pass-hold = Podržením zvolíte tajně
helper-choose = Zvol a předej dál. Dobro vždy hraje úspěch.
helper-show = Všechny karty jsou tu: otočte je
helper-fails = Počet selhání
helper-shot = Zlo se teď může poradit; pak Assassin ukáže na hráče. Na koho?
helper-was-merlin = { $name }: je to Merlin?
helper-undo = Vzít zpět
helper-again = Další hra

## The shared board

board-start = Spustit desku
board-start-text = Jedno klepnutí zapne zvuk, celou obrazovku a displej, který nezhasne. Všechno ostatní se dělá na telefonech.
board-narrator = Zde mluví vypravěč
board-night = Na začátku hry zazní odhalení zla
board-size = Velikost textu
board-size-1 = běžná
board-size-2 = větší
board-size-3 = největší
board-join = Naskenujte kód, nebo otevřete { $address }
board-local = Telefony tuto adresu neotevřou. Otevřete desku na adrese, kterou vypisuje server.
board-free = { NUMBER($count) ->
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
board-full = Všichni sedí. Hostitel spustí hru.
board-awake-on = Displej nezhasne.
board-awake-http = Přes obyčejné http nelze displej udržet zapnutý: nastavte dlouhý čas zhasnutí.
board-awake-refused = Zařízení odmítlo nechat displej zapnutý.
board-awake-none = Tento prohlížeč neumí nechat displej zapnutý.
board-forbidden = Na tento stůl se nikdo nesmí dívat. Hostitel může v nabídce stolu vytvořit odkaz pro tuto obrazovku.
board-shot = Assassin ukazuje: { $name } …
board-silence = Ticho! Nikdo nesmí mluvit.
board-speech = Ticho skončilo. Zase se smí mluvit.
board-minute = Zbývá minuta.
board-ten = Zbývá deset sekund.
