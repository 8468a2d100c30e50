### Kulatý stůl: stránky kolem her.

title = Kulatý stůl
skip = Přejít k obsahu
close = Zavřít
reload = Načíst stránku znovu
newer-text = Je tu novější verze této stránky.
away-title = Server neodpovídá
away-text = Stránka to zkouší dál a sama naváže, jakmile se server ozve.
try-again = Zkusit hned
go-home = Na úvodní stránku
language = Jazyk
theme = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
mute = Vypnout zvuky

missing-title = Tady nic není
missing-text = Tahle stránka neexistuje. Možná je odkaz neúplný.

home-title = Přisedni ke kulatému stolu
home-text = Dvě hry o skryté věrnosti. Hraj hned s boty, nebo pošli kamarádům odkaz.
your-name = Tvoje jméno
your-name-hint = nebo ho vybereme my
guest-name = Host { $number }
first-time = Poprvé tady?
learn-link = Škola hrou
rules-link = Pravidla
narrator-link = Vypravěč pro tištěné karty
friends-title = Hra s kamarády
create-table = Založit stůl
join-code = Kód nebo odkaz stolu
join = Přisednout
mine-title = Tvoje stoly
open-title = Otevřené stoly
open-none = Zrovna teď není žádný stůl otevřený pro všechny.
past-title = Dohrané hry
past-all = Zobrazit všechny ({ $count })
result-won = výhra
result-lost = prohra
data-title = Moje údaje
data-text = Server uchovává tvé jméno, tvá místa a to, co řekneš u svých stolů.
data-download = Stáhnout
data-devices = Odhlásit ostatní zařízení
data-devices-done = Ostatní zařízení jsou odhlášena.
data-remove = Smazat mě
data-remove-sure = Smazat mě natrvalo
data-removed = Smazáno. Zmizelo i všechno, co od tebe zaznělo.
status-open = čeká na hráče
status-playing = hraje se
status-finished = dohráno
status-closed = zavřeno

line-open = Připojeno
line-connecting = Připojování…
line-lost = Bez spojení, zkouším to znovu…

peek-hint = Podržením se podíváš, puštěním zakryješ.
rule-number = Pravidlo { $rule }
sent-soon = Tvůj tah se za chvíli odešle …
take-back = Vzít zpět
story = Co se stalo

## Potíže

problem-acts_full = U tohoto stolu se změnilo už příliš mnoho věcí. Další změny nejsou možné.
problem-away = Server není dostupný. Zkontroluj připojení a zkus to znovu.
problem-banned = Tento server používat nesmíš.
problem-closed = Tento stůl je zavřený.
problem-code = Kód neplatí, nebo už byl použit.
problem-crowded = Sedí tu víc lidí, než by bylo míst.
problem-empty = Nejdřív něco napiš.
problem-faults = Takové nastavení pravidla nedovolují. Podívej se na označené volby.
problem-finished = Tato hra už skončila.
problem-forwarded = Proxy před serverem je špatně nastavená. Řekni to tomu, kdo server provozuje.
problem-full = Toto místo už je obsazené.
problem-held = Toto místo je pro někoho drženo.
problem-host = Server tuto adresu nezná. Obrať se na správce.
problem-kept = Kdo je pryč méně než deset minut, tomu místo zůstává.
problem-knock = Tady je třeba zaklepat: o vpuštění rozhoduje hostitel.
problem-locked = Hostitel stůl zamkl: noví hráči už nemohou.
problem-local = To jde jen na počítači, kde server běží.
problem-long = To je moc dlouhé: nejvýš 500 znaků.
problem-missing = Takový stůl neexistuje. Zkontroluj kód nebo odkaz.
problem-muted = U tohoto stolu diváci mluvit nesmějí.
problem-name_character = Ve jménu mohou být písmena, číslice, mezery a běžná znaménka.
problem-name_empty = Ve jménu musí být aspoň jedno písmeno nebo číslice.
problem-name_long = Jméno může mít nejvýš 24 znaků.
problem-name_mixed = Písmena jednoho slova musí být z jedné abecedy.
problem-name_taken = U stolu má někdo velmi podobné jméno. Zvol si jiné.
problem-nameless = Nejdřív si zvol jméno.
problem-no_level = Boti této úrovně tu nejsou.
problem-no_person = Toto místo je prázdné.
problem-not_full = Některá místa jsou volná. Obsaď je boty, nebo počkej.
problem-not_host = Tohle může jen hostitel.
problem-not_now = Teď to nejde.
problem-not_over = Záznam bude k vidění až po konci hry.
problem-not_seated = U tohoto stolu nesedíš.
problem-origin = O tohle požádala stránka z jiného webu.
problem-paused = Hra je pozastavená.
problem-rate = To bylo moc rychle. Chvilku počkej.
problem-seated = U tohoto stolu už máš jiné místo.
problem-socket = Tato adresa slouží jen ke spojení se hrou.
problem-sockets = Příliš mnoho spojení z jedné adresy.
problem-talk_full = U tohoto stolu se už vyčerpal limit zpráv.
problem-unavailable = Stůl není dostupný. Zkus to znovu.
problem-unreadable = Server tomu nerozuměl.
problem-other = Nepovedlo se to: { $message }

## Stůl

gone-missing-title = Stůl nenalezen
gone-missing = Stůl s tímto kódem nebo odkazem neexistuje. Zkontroluj je a zkus to znovu.
gone-forbidden-title = Soukromá hra
gone-forbidden = Diváci na tuto hru nemají přístup.
gone-reload-title = Je tu novější verze
gone-reload = Načti stránku znovu; o místo nepřijdeš.
gone-elsewhere-title = Otevřeno jinde
gone-elsewhere = Tento stůl máš otevřený v několika novějších oknech nebo zařízeních. Chceš-li hrát tady, načti stránku znovu.
gone-refused-title = Odpojeno
gone-refused = Server ukončil spojení. Chvilku počkej a načti stránku znovu.
chair-number = Místo { $number }
chair-free = volno
chair-bot = bot
bot-name-alys = Alys
bot-name-bors = Bors
bot-name-cador = Cador
bot-name-dagonet = Dagonet
bot-name-elaine = Elaine
bot-name-fergus = Fergus
bot-name-gareth = Gareth
bot-name-hector = Hektor
bot-name-isolde = Isolda
bot-name-jory = Jory
chair-you = ty
chair-away = odpojeno
chair-held = drženo deset minut
chair-late = ve hře později
chair-host = hostitel
sit = Sednout sem
add-bot = Přidat bota
remove-name = Odebrat: { $name }
watching = { NUMBER($count) ->
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } člověka
   *[other] Dívá se { $count } lidí
}
watching-note = Jen se díváš. Vidíš to, co vidí celý stůl.
knock = Zaklepat
knock-text = Chceš hrát? Požádej hostitele o místo.
knock-asked = Zaklepáno. Rozhodne hostitel.
knock-waits = { $name } prosí o vpuštění.
knock-back = { $name } žádá zpět místo { $number }.
knock-seat = Místo pro hráče { $name }
knock-admit = Vpustit
knock-refuse = Odmítnout
start = Začít hru
fill-bots = { NUMBER($count) ->
    [one] Doplnit { $count } bota
    [few] Doplnit { $count } boty
    [many] Doplnit { $count } bota
   *[other] Doplnit { $count } botů
}
wait-players = { NUMBER($count) ->
    [one] Čeká se ještě na { $count } hráče
    [few] Čeká se ještě na { $count } hráče
    [many] Čeká se ještě na { $count } hráče
   *[other] Čeká se ještě na { $count } hráčů
}
wait-host = Všichni jsou tady. Hostitel může hru začít.
table-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se, nebo založit vlastní stůl.
chair-ready = připraveno
sit-elsewhere = Přesednout sem
swap-ask = Výměna
swap-ask-name = Vyměnit si místo: { $name }
swap-asked = { $name } si s tebou chce vyměnit místo.
swap-agree = Vyměnit místa
swap-wait = Prosba o výměnu místa odeslána: { $name }.
swap-stop = Zrušit
ready = Můžeme začít
ready-count = Připraveno: { $count } z { $all }
seats-arrange = Uspořádat místa
seats-arrange-text = Pořadí, v jakém sedíte v místnosti.
seats-shuffle = Zamíchat
seat-up = Výš: { $name }
seat-down = Níž: { $name }
level-of = Úroveň: { $name }
remove-sure = Odebrat: { $name }? Vrátit se půjde jen zaklepáním.
removed-text = Hostitel tě odebral od stolu.
setup-change = Změnit hru
setup-save = Změnit pro všechny
setup-changed = Hostitel změnil hru:
setup-secret-again = Seznam postav je tajný, proto se tu neukazuje. Vyber ho znovu.
bot-soon = { $name } je pryč: bot zahraje za { $seconds } s.
bot-moved = { NUMBER($count) ->
    [one] Bot odehrál { $count } tah za: { $name }.
    [few] Bot odehrál { $count } tahy za: { $name }.
    [many] Bot odehrál { $count } tahu za: { $name }.
   *[other] Bot odehrál { $count } tahů za: { $name }.
}
bot-moved-you = { NUMBER($count) ->
    [one] Bot za tebe odehrál { $count } tah.
    [few] Bot za tebe odehrál { $count } tahy.
    [many] Bot za tebe odehrál { $count } tahu.
   *[other] Bot za tebe odehrál { $count } tahů.
}
replace-title = Nahradit někoho botem
replace-text = Dotyčný se to dozví a může zaklepat, aby se vrátil.
replace-sure = Opravdu? Bot převezme místo: { $name }
leave = Odejít
leave-sure = Odejít natrvalo: tvé místo převezme bot
invite-title = Pozvánka
invite-code = Kód stolu
invite-share = Sdílet odkaz
invite-copied = Zkopírováno.
board-title = Společná deska
board-text = Velká deska na obrazovku, kterou vidí všichni: televize, notebook nebo tablet. Neukazuje nic tajného.
board-open = Otevřít desku zde
board-link = Vytvořit odkaz pro jinou obrazovku
board-link-text = Kdo má tento odkaz, může se dívat, i když jsou diváci zakázáni. Vytvořením dalšího přestane platit.
qr-label = Odkaz na tento stůl jako QR kód
house-title = Nastavení stolu
house-clock = Čas na rozhodnutí
house-spectators = Diváci
house-listed = Ukázat ve veřejném seznamu
house-locked = Zamknout stůl
house-absence = Doba, po které nepřítomného nahradí bot
house-seconds = Sekundy na rozhodnutí
clock-own = jiný limit, v sekundách
bots-level = Úroveň botů
level-page = Páže
level-squire = Panoš
level-knight = Rytíř
level-champion = Šampion
difficulty = Obtížnost hry pro jednoho
difficulty-easy = Lehká
difficulty-fair = Vyrovnaná
difficulty-hard = Těžká
house-heir = Udělat hostitelem
clock-off = bez omezení
clock-relaxed = asi dvě minuty
clock-brisk = asi půl minuty
clock-seconds = { NUMBER($seconds) ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
spectators-allowed = smějí se dívat i mluvit
spectators-muted = smějí se jen dívat
spectators-forbidden = nemají přístup
choose = vyber…
setup-title = Hra a možnosti
commitment = Otisk rozdání (po hře dokáže, že bylo férové):
menu = Nabídka
side = Diskuze, hlasy a poznámky
your-move = Jsi na tahu
paused-host = Hostitel hru pozastavil.
paused-empty = Hra stojí, dokud se někdo nevrátí.
time-left = { NUMBER($seconds) ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
pause = Pozastavit
resume = Pokračovat
end-vote = Hlasovat pro konec
end-not = Hrát dál
end-wishes = { NUMBER($count) ->
    [one] { $count } hráč chce hru ukončit.
    [few] { $count } hráči chtějí hru ukončit.
    [many] { $count } hráče chce hru ukončit.
   *[other] { $count } hráčů chce hru ukončit.
}
device-title = Jiné zařízení
device-text = Jednorázový kód přenese tvoje místo na jiný telefon nebo počítač.
device-get = Získat kód
device-code = Na druhém zařízení zadej tento kód:
device-link = Nebo toto naskenuj druhým zařízením:
device-enter = Kód z tvého druhého zařízení
device-take = Přenést sem moje místo
you-won = Výhra!
you-lost = Prohra.
winner = vítěz
rematch = Hrát znovu
to-rematch = K odvetě
table-delete = Smazat tento stůl
table-delete-sure = Smazat natrvalo, pro všechny
replay = Záznam a důkaz férovosti
log = Průběh
go-on = Pokračovat
wait = Okamžik…
waiting-for = Čeká se na: { $names }
waiting-for-many = { NUMBER($count) ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
    [many] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
keys = Klávesnice
keys-on = Používat jednotlivé klávesy
keys-vote = Hlasovat pro, nebo proti
keys-seats = Vybrat místo; první hráč u stolu má 1
keys-rules = Otevřít pravidla
seat-claims = tvrdí: { $words }

## Diskuze a poznámky

talk = Diskuze
talk-none = Zatím nikdo nic neřekl.
talk-silent = Ticho! Teď nikdo nesmí nijak komunikovat.
hide-title = Ztlumit hráče
hide-text = Nikdo jiný to nepozná a platí to na všech tvých zařízeních. Výroky z tlačítek uvidíš dál.
report = Nahlásit správci: { $name }
report-done = Nahlášeno
signs = Reakce
sign-yes = Ano!
sign-no = Ne!
sign-hmm = Hmm…
sign-laugh = Haha!
sign-wow = Páni!
sign-hurry = Honem!
state-something = Říct něco ke hře
chat-label = Napiš zprávu
send = Poslat
notes = Poznámky
notes-text = Vidíš je jen ty. Zůstávají v tomto prohlížeči.
notes-own = Vlastní poznámky
mark-none = bez značky
mark-trust = věřím
mark-doubt = pochybuji
mark-evil = zlo
players-count = { NUMBER($count) ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}

## Nový stůl

which-game = Která hra
players = Hráči
options = Možnosti
option-first = Kdo začíná
option-first-random = náhodně
open-table = Založit stůl
practice = Hrát hned s boty

## Záznam

replay-title = Dohraná hra
proof-fair = Rozdání bylo férové
proof-unfair = Rozdání neodpovídá svému otisku
proof-promise = Otisk ukázaný před hrou odpovídá semínku losování.
proof-promise-broken = Otisk ukázaný před hrou neodpovídá semínku losování.
proof-draws = Losování, která plynou ze semínka: { $count } z { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } hráč přidal do rozdání vlastní náhodu.
    [few] { $count } hráči přidali do rozdání vlastní náhodu.
    [many] { $count } hráče přidalo do rozdání vlastní náhodu.
   *[other] { $count } hráčů přidalo do rozdání vlastní náhodu.
}
proof-details = Technické podrobnosti
proof-seed = Semínko:
proof-key = Klíč rozdání:
proof-record = Zápis hry
proof-text = Tohle všechno si stránka ověřila sama. Příkaz „roundtable verify“ navíc přehraje každý tah.
