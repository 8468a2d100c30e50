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
theme-system = Podle systému
theme-light = Pergamen
theme-dark = Při svíčkách
mute = Vypnout zvuky

missing-title = Tady nic není
missing-text = Tahle stránka neexistuje. Možná je odkaz neúplný.

home-title = Přisedni ke kulatému stolu
home-text = Hry o skryté věrnosti. Hraj hned proti botům, nebo pošli kamarádům odkaz.
your-name = Tvoje jméno
your-name-hint = nebo ho vybereme my
guest-name = Host { $number }
learn-link = Škola hrou
rules-link = Pravidla
friends-title = Hra s kamarády
create-table = Založit stůl
join-code = Kód nebo odkaz stolu
join = Přisednout
mine-title = Tvoje stoly
open-title = Otevřené stoly
open-none = Zrovna teď není žádný stůl otevřený pro všechny.
past-title = Dohrané hry
data-title = Moje údaje
data-text = Server uchovává tvé jméno, tvá místa a to, co řekneš u svých stolů.
data-download = Stáhnout
data-devices = Odhlásit ostatní zařízení
data-devices-done = Ostatní zařízení jsou odhlášena.
data-remove = Smazat mě
data-remove-sure = Smazat mě natrvalo
data-removed = Smazáno. Tvá slova jsou pryč.
status-open = čeká na hráče
status-playing = hraje se
status-finished = dohráno
status-closed = zavřeno

line-open = Připojeno
line-connecting = Připojování…
line-lost = Bez spojení, zkouším to znovu…

peek-hint = Podržením se podíváš, puštěním zakryješ.
rule-number = Pravidlo { $rule }

## Potíže

problem-acts_full = U tohoto stolu se toho už změnilo dost.
problem-away = Server není dostupný. Zkontroluj připojení a zkus to znovu.
problem-banned = Z této adresy není přístup na server povolen.
problem-closed = Tento stůl je zavřený.
problem-code = Kód neplatí, nebo už byl použit.
problem-empty = Nejdřív něco napiš.
problem-faults = Takový stůl pravidla nedovolují. Podívej se na označené volby.
problem-finished = Tato hra už skončila.
problem-full = Toto místo už je obsazené.
problem-held = Toto místo je pro někoho drženo.
problem-host = Server tuto adresu nezná. Obrať se na správce.
problem-kept = Kdo je pryč méně než deset minut, tomu místo zůstává.
problem-knock = Tady je třeba zaklepat: o vpuštění rozhoduje hostitel.
problem-locked = Hostitel už nikoho dalšího ke stolu nepouští.
problem-long = To je moc dlouhé: nejvýš 500 znaků.
problem-missing = Takový stůl neexistuje. Zkontroluj kód nebo odkaz.
problem-muted = U tohoto stolu diváci mluvit nesmějí.
problem-name_character = Ve jménu mohou být písmena, číslice, mezery a běžná znaménka.
problem-name_empty = Ve jménu musí být aspoň jedno písmeno nebo číslice.
problem-name_long = Jméno může mít nejvýš 24 znaků.
problem-name_mixed = Písmena jednoho slova musí být z jedné abecedy.
problem-name_taken = Takové jméno už u stolu někdo má. Zvol si jiné.
problem-nameless = Nejdřív si zvol jméno.
problem-no_level = Boti této úrovně tu nejsou.
problem-no_person = Tam nikdo nesedí.
problem-not_full = Některá místa jsou volná. Obsaď je boty, nebo počkej.
problem-not_host = Tohle může jen hostitel.
problem-not_now = Teď to nejde.
problem-not_over = Záznam bude k vidění až po konci hry.
problem-not_seated = U tohoto stolu nesedíš.
problem-origin = O tohle požádala stránka z jiného webu.
problem-paused = Hra je pozastavená.
problem-rate = To bylo moc rychle. Chvilku počkej.
problem-seated = U tohoto stolu už máš jiné místo.
problem-sockets = Příliš mnoho spojení z jedné adresy.
problem-unavailable = Stůl není dostupný. Zkus to znovu.
problem-unreadable = Server tomu nerozuměl.
problem-other = Nepovedlo se to: { $message }

## Stůl

gone-missing-title = Stůl nenalezen
gone-missing = Stůl s tímto označením neexistuje. Zkontroluj kód nebo odkaz.
gone-forbidden-title = Uzavřená společnost
gone-forbidden = Na tuto hru se nikdo dívat nesmí.
gone-reload-title = Novější verze
gone-reload = Server je novější než tato stránka. Načti ji znovu, o místo nepřijdeš.
gone-elsewhere-title = Otevřeno jinde
gone-elsewhere = Tento stůl máš otevřený v několika novějších oknech nebo zařízeních. Chceš-li hrát tady, načti stránku znovu.
gone-refused-title = Spojení přerušeno
gone-refused = Server ukončil spojení. Chvilku počkej a načti stránku znovu.
chair-number = Místo { $number }
chair-free = volno
chair-bot = bot
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
wait-host = Všichni jsou tady. Hru začne hostitel.
table-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se, nebo založit vlastní stůl.
leave = Odejít
leave-sure = Odejít natrvalo: nahradí tě bot
invite-title = Pozvánka
invite-code = Kód stolu
invite-share = Sdílet odkaz
invite-copied = Zkopírováno.
qr-label = Odkaz na tento stůl jako QR kód
house-title = Pravidla stolu
house-clock = Čas na rozhodnutí
house-spectators = Diváci
house-listed = Ve veřejném seznamu stolů
house-locked = Nikdo další nesmí přisednout
house-absence = Doba, po které nepřítomného nahradí bot
house-seconds = Sekundy na rozhodnutí
clock-own = vlastní limit v sekundách
bots-level = Síla botů
level-page = Páže
level-squire = Panoš
level-knight = Rytíř
level-champion = Šampion
house-heir = Nový hostitel
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
setup-title = Co se hraje
commitment = Otisk rozdání (po hře dokáže, že bylo férové):
menu = Nabídka
side = Vedle stolu
your-move = Jsi na tahu
paused-host = Hostitel hru pozastavil.
paused-empty = Hra čeká, až se někdo vrátí.
time-left = { NUMBER($seconds) ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
pause = Pozastavit
resume = Pokračovat
end-vote = Hlasovat pro konec
end-not = Přece jen hrát dál
end-wishes = { NUMBER($count) ->
    [one] { $count } hráč chce hru ukončit.
    [few] { $count } hráči chtějí hru ukončit.
    [many] { $count } hráče chce hru ukončit.
   *[other] { $count } hráčů chce hru ukončit.
}
device-title = Jiné zařízení
device-text = Jednorázový kód přenese tvoje místo na jiný telefon nebo počítač.
device-get = Získat kód
device-code = Tam zadej tento kód:
device-enter = Kód z tvého druhého zařízení
device-take = Přenést sem moje místo
you-won = Výhra je tvoje!
you-lost = Tentokrát prohra.
winner = vítěz
rematch = Hrát znovu
to-rematch = K odvetě
table-delete = Smazat tento stůl
table-delete-sure = Smazat natrvalo, pro všechny
replay = Záznam a důkaz
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
talk-silent = Ticho! Teď nikdo nesmí nic říct.
hide-title = Ztlumit někoho
hide-text = Nikdo jiný to nepozná a platí to na všech tvých zařízeních. Výroky o hře uvidíš dál.
report = Nahlásit správci: { $name }
report-done = Nahlášeno
signs = Gesta
sign-yes = Ano!
sign-no = Ne!
sign-hmm = Hmm…
sign-laugh = Haha!
sign-wow = Páni!
sign-hurry = Honem!
state-something = Říct něco ke hře
chat-label = Napiš něco
send = Poslat
notes = Poznámky
notes-text = Vidíš je jen ty. Zůstávají v tomto prohlížeči.
notes-own = Vlastní poznámky
mark-none = nevím
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
option-first-random = losem
open-table = Otevřít stůl
practice = Hrát hned s boty

## Záznam

replay-title = Dohraná hra
proof-fair = Rozdání bylo férové
proof-unfair = Rozdání neodpovídá závazku
proof-promise = Otisk ukázaný před hrou odpovídá semínku losování.
proof-promise-broken = Závazek ukázaný před hrou nepatří k tomuto semínku.
proof-draws = Losování, která plynou ze semínka: { $count } z { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } hráč přidal do rozdání vlastní náhodu.
    [few] { $count } hráči přidali do rozdání vlastní náhodu.
    [many] { $count } hráče přidalo do rozdání vlastní náhodu.
   *[other] { $count } hráčů přidalo do rozdání vlastní náhodu.
}
proof-details = Čísla
proof-seed = Semínko:
proof-key = Klíč rozdání:
proof-record = Zápis hry
proof-text = Tohle všechno si stránka spočítala sama. Příkaz „roundtable verify“ navíc přehraje všechny tahy.
