### Okrągły Stół: strony wokół gier.

title = Okrągły Stół
skip = Przejdź do treści
close = Zamknij
reload = Odśwież stronę
newer-text = Jest nowsza wersja tej strony.
away-title = Serwer nie odpowiada
away-text = Strona próbuje dalej i sama ruszy, gdy tylko serwer się odezwie.
try-again = Spróbuj teraz
go-home = Na stronę główną
language = Język
theme = Wygląd
theme-system = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
mute = Wycisz dźwięki

missing-title = Nic tu nie ma
missing-text = Taka strona nie istnieje. Może link jest niepełny?

home-title = Zasiądź przy Okrągłym Stole
home-text = Dwie gry o ukrytej lojalności. Zagraj od razu z botami albo wyślij znajomym link.
your-name = Twoje imię
your-name-hint = albo coś wybierzemy
guest-name = Gość { $number }
first-time = Pierwszy raz?
learn-link = Ucz się, grając
rules-link = Zasady
narrator-link = Narrator do drukowanych kart
friends-title = Zagraj ze znajomymi
create-table = Utwórz stół
join-code = Kod stołu lub link
join = Dołącz
mine-title = Twoje stoły
open-title = Otwarte stoły
open-none = W tej chwili żaden stół nie jest otwarty dla wszystkich.
past-title = Zakończone gry
past-all = Pokaż wszystkie ({ $count })
result-won = wygrana
result-lost = przegrana
data-title = Moje dane
data-text = Serwer przechowuje twoje imię, twoje miejsca i to, co mówisz przy swoich stołach.
data-download = Pobierz
data-devices = Wyloguj inne urządzenia
data-devices-done = Inne urządzenia są wylogowane.
data-remove = Usuń mnie
data-remove-sure = Usuń mnie na zawsze
data-removed = Usunięto. Twoje wypowiedzi też zniknęły.
status-open = czeka na graczy
status-playing = gra trwa
status-finished = koniec gry
status-closed = zamknięty

line-open = Połączono
line-connecting = Łączenie…
line-lost = Brak połączenia, próbuję ponownie…

peek-hint = Przytrzymaj, żeby podejrzeć; puść, żeby ukryć.
rule-number = Zasada { $rule }
sent-soon = Za chwilę Twój ruch zostanie wysłany …
take-back = Cofnij
story = Co się wydarzyło

## Kłopoty

problem-acts_full = Przy tym stole zmieniono już zbyt wiele. Nic więcej nie można zmienić.
problem-away = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-banned = Nie możesz korzystać z tego serwera.
problem-closed = Ten stół jest zamknięty.
problem-code = Ten kod jest nieprawidłowy albo został już wykorzystany.
problem-crowded = Siedzi tu więcej osób, niż byłoby miejsc.
problem-empty = Najpierw coś napisz.
problem-faults = Zasady nie pozwalają na takie ustawienia. Zobacz zaznaczone opcje.
problem-finished = Ta gra już się skończyła.
problem-full = To miejsce jest zajęte.
problem-forwarded = Pośrednik przed serwerem jest źle ustawiony. Powiedz o tym osobie, która go prowadzi.
problem-held = To miejsce jest dla kogoś zarezerwowane.
problem-host = Serwer nie zna tego adresu. Zapytaj osobę, która prowadzi serwer.
problem-kept = Kto jest nieobecny krócej niż dziesięć minut, zachowuje swoje miejsce.
problem-knock = Tu trzeba zapukać: o wpuszczeniu decyduje gospodarz.
problem-locked = Gospodarz zablokował stół: nie wpuszcza nowych graczy.
problem-local = To działa tylko na komputerze, na którym działa serwer.
problem-long = Za długie. Zmieści się najwyżej 500 znaków.
problem-missing = Nie ma takiego stołu. Sprawdź kod albo link.
problem-muted = Widzowie nie mogą rozmawiać przy tym stole.
problem-name_character = W imieniu mogą być litery, cyfry, spacje i proste znaki.
problem-name_empty = Imię musi mieć choć jedną literę lub cyfrę.
problem-name_long = Imię może mieć najwyżej 24 znaki.
problem-name_mixed = Litery jednego słowa muszą pochodzić z jednego alfabetu.
problem-name_taken = Ktoś przy tym stole ma bardzo podobne imię. Wybierz inne.
problem-nameless = Najpierw wybierz imię.
problem-no_level = Nie ma botów na takim poziomie.
problem-no_person = To miejsce jest puste.
problem-not_full = Są jeszcze wolne miejsca. Dosadź boty albo poczekaj.
problem-not_host = Może to zrobić tylko gospodarz.
problem-not_now = Teraz nie można tego zrobić.
problem-not_over = Powtórka będzie dostępna po zakończeniu gry.
problem-not_seated = Nie siedzisz przy tym stole.
problem-origin = To żądanie wysłała inna strona internetowa.
problem-paused = Gra jest wstrzymana.
problem-rate = Za szybko. Poczekaj chwilę.
problem-seated = Masz już inne miejsce przy tym stole.
problem-socket = Ten adres służy tylko do połączenia z grą.
problem-sockets = Za dużo połączeń z jednego adresu.
problem-talk_full = Przy tym stole wyczerpano limit rozmów.
problem-unavailable = Stół nie odpowiada. Spróbuj jeszcze raz.
problem-unreadable = Serwer tego nie zrozumiał.
problem-other = Nie udało się: { $message }

## Stół

gone-missing-title = Nie ma takiego stołu
gone-missing = Nie ma stołu o takim kodzie ani linku. Sprawdź je i spróbuj jeszcze raz.
gone-forbidden-title = Gra prywatna
gone-forbidden = Widzowie nie mają wstępu na tę grę.
gone-reload-title = Jest nowsza wersja
gone-reload = Odśwież stronę; twoje miejsce poczeka.
gone-elsewhere-title = Otwarte gdzie indziej
gone-elsewhere = Ten stół masz otwarty w kilku nowszych oknach lub urządzeniach. Odśwież stronę, żeby grać tutaj.
gone-refused-title = Rozłączono
gone-refused = Serwer zamknął połączenie. Poczekaj chwilę i odśwież stronę.
chair-number = Miejsce { $number }
chair-free = wolne
chair-bot = bot
bot-name-alys = Alys
bot-name-bors = Bors
bot-name-cador = Kador
bot-name-dagonet = Dagonet
bot-name-elaine = Elaine
bot-name-fergus = Fergus
bot-name-gareth = Gareth
bot-name-hector = Hektor
bot-name-isolde = Izolda
bot-name-jory = Jory
chair-you = ty
chair-away = bez połączenia
chair-held = zarezerwowane na dziesięć minut
chair-late = w grze od niedawna
chair-host = gospodarz
sit = Usiądź tu
add-bot = Dosadź bota
remove-name = Usuń: { $name }
watching = { NUMBER($count) ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
watching-note = Oglądasz grę. Widzisz to, co widzi cały stół.
knock = Zapukaj
knock-text = Chcesz grać? Poproś gospodarza o miejsce.
knock-asked = Pukanie wysłane. Decyduje gospodarz.
knock-waits = { $name } prosi o wpuszczenie.
knock-back = { $name } prosi o zwrot miejsca { $number }.
knock-seat = Miejsce dla: { $name }
knock-admit = Wpuść
knock-refuse = Odmów
start = Zacznij grę
fill-bots = { NUMBER($count) ->
    [one] Dosadź { $count } bota
    [few] Dosadź { $count } boty
    [many] Dosadź { $count } botów
   *[other] Dosadź { $count } bota
}
wait-players = { NUMBER($count) ->
    [one] Brakuje jeszcze { $count } osoby
    [few] Brakuje jeszcze { $count } osób
    [many] Brakuje jeszcze { $count } osób
   *[other] Brakuje jeszcze { $count } osoby
}
wait-host = Wszyscy już są. Gospodarz może zacząć grę.
table-full = Wszystkie miejsca są zajęte. Zostań i popatrz albo utwórz własny stół.
chair-ready = gotowość
sit-elsewhere = Przesiądź się tu
swap-ask = Zamiana
swap-ask-name = Zamień się miejscami: { $name }
swap-asked = { $name } chce się z tobą zamienić miejscami.
swap-agree = Zamień miejsca
swap-wait = Prośba o zamianę miejsc wysłana do: { $name }.
swap-stop = Wycofaj
ready = Możemy zaczynać
ready-count = Gotowość: { $count } z { $all }
seats-arrange = Ułóż miejsca
seats-arrange-text = Kolejność, w jakiej siedzicie w pokoju.
seats-shuffle = Wymieszaj
seat-up = Wyżej: { $name }
seat-down = Niżej: { $name }
level-of = Poziom: { $name }
remove-sure = Usunąć: { $name }? Powrót będzie możliwy tylko po zapukaniu.
removed-text = Gospodarz usunął cię od stołu.
setup-change = Zmień grę
setup-save = Zmień dla wszystkich
setup-changed = Gospodarz zmienił grę:
setup-secret-again = Lista postaci jest tajna, więc jej tu nie widać. Wybierz ją jeszcze raz.
bot-soon = { $name } bez połączenia: bot zagra za { $seconds } s.
bot-moved = { NUMBER($count) ->
    [one] Bot wykonał { $count } ruch za: { $name }.
    [few] Bot wykonał { $count } ruchy za: { $name }.
    [many] Bot wykonał { $count } ruchów za: { $name }.
   *[other] Bot wykonał { $count } ruchu za: { $name }.
}
bot-moved-you = { NUMBER($count) ->
    [one] Bot wykonał za ciebie { $count } ruch.
    [few] Bot wykonał za ciebie { $count } ruchy.
    [many] Bot wykonał za ciebie { $count } ruchów.
   *[other] Bot wykonał za ciebie { $count } ruchu.
}
replace-title = Zastąp kogoś botem
replace-text = Ta osoba dostanie wiadomość i będzie mogła zapukać, żeby wrócić.
replace-sure = Na pewno? Bot przejmie miejsce: { $name }
leave = Odejdź
leave-sure = Odejdź na dobre: bot zajmie twoje miejsce
invite-title = Zaproś
invite-code = Kod stołu
invite-share = Udostępnij link
invite-copied = Skopiowano.
board-title = Wspólna plansza
board-text = Duża plansza na ekran, który wszyscy widzą: telewizor, laptop albo tablet. Nie zdradza tajemnic.
board-open = Otwórz planszę tutaj
board-link = Utwórz link dla innego ekranu
board-link-text = Kto ma ten link, może oglądać, nawet gdy widzowie są zabronieni. Utworzenie nowego go unieważnia.
qr-label = Link do tego stołu jako kod QR
house-title = Ustawienia stołu
house-clock = Czas na decyzję
house-spectators = Widzowie
house-listed = Pokaż na liście publicznej
house-locked = Zablokuj stół
house-absence = Czas do zastąpienia nieobecnej osoby botem
house-seconds = Sekundy na decyzję
clock-own = inny limit, w sekundach
bots-level = Poziom botów
level-page = Paź
level-squire = Giermek
level-knight = Rycerz
level-champion = Mistrz
difficulty = Poziom trudności gry w pojedynkę
difficulty-easy = Łatwy
difficulty-fair = Wyrównany
difficulty-hard = Trudny
house-heir = Zrób gospodarzem
clock-off = bez limitu
clock-relaxed = około dwóch minut
clock-brisk = około pół minuty
clock-seconds = { NUMBER($seconds) ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
spectators-allowed = mogą oglądać i rozmawiać
spectators-muted = mogą oglądać
spectators-forbidden = nie mają wstępu
choose = wybierz…
setup-title = Gra i opcje
commitment = Odcisk rozdania (dowód uczciwości po grze):
menu = Menu
side = Rozmowa, głosy i notatki
your-move = Twój ruch
paused-host = Gospodarz wstrzymał grę.
paused-empty = Gra jest wstrzymana, aż ktoś wróci.
time-left = { NUMBER($seconds) ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
pause = Pauza
resume = Wznów
end-vote = Głosuj za końcem gry
end-not = Gram dalej
end-wishes = { NUMBER($count) ->
    [one] { $count } osoba chce zakończyć grę.
    [few] { $count } osoby chcą zakończyć grę.
    [many] { $count } osób chce zakończyć grę.
   *[other] { $count } osoby chce zakończyć grę.
}
device-title = Inne urządzenie
device-text = Jednorazowy kod przenosi twoje miejsce na inny telefon lub komputer.
device-get = Pobierz kod
device-code = Wpisz ten kod na drugim urządzeniu:
device-link = Albo zeskanuj to drugim urządzeniem:
device-enter = Kod z drugiego urządzenia
device-take = Przenieś tu moje miejsce
you-won = Wygrana!
you-lost = Przegrana.
winner = wygrana
rematch = Jeszcze raz
to-rematch = Do rewanżu
table-delete = Usuń ten stół
table-delete-sure = Usuń na zawsze, dla wszystkich
replay = Powtórka i dowód uczciwości
log = Przebieg
go-on = Dalej
wait = Chwileczkę…
waiting-for = Czekamy na: { $names }
waiting-for-many = { NUMBER($count) ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
    [many] Czekamy na { $count } osób
   *[other] Czekamy na { $count } osoby
}
keys = Klawiatura
keys-on = Używaj pojedynczych klawiszy
keys-vote = Zgoda albo sprzeciw wobec drużyny
keys-seats = Wybierz miejsce; pierwszy gracz przy stole ma 1
keys-rules = Otwórz zasady
seat-claims = twierdzi: { $words }

## Rozmowa i notatki

talk = Rozmowa
talk-none = Na razie nikt się nie odezwał.
talk-silent = Cisza! Teraz nikomu nie wolno się komunikować.
hide-title = Wycisz gracza
hide-text = Nikt inny tego nie zauważy, a działa na wszystkich twoich urządzeniach. Wypowiedzi z przycisków nadal widać.
report = Zgłoś administratorowi: { $name }
report-done = Zgłoszono
signs = Reakcje
sign-yes = Tak!
sign-no = Nie!
sign-hmm = Hm…
sign-laugh = Ha, ha!
sign-wow = Och!
sign-hurry = No dalej!
state-something = Powiedz coś o grze
chat-label = Napisz wiadomość
send = Wyślij
notes = Notatki
notes-text = Widzisz je tylko ty. Zostają w tej przeglądarce.
notes-own = Własne notatki
mark-none = bez znaku
mark-trust = ufam
mark-doubt = wątpię
mark-evil = Zły
players-count = { NUMBER($count) ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}

## Nowy stół

which-game = Która gra
players = Gracze
options = Opcje
option-first = Kto zaczyna
option-first-random = losowo
open-table = Utwórz stół
practice = Zagraj teraz z botami

## Powtórka

replay-title = Zakończona gra
proof-fair = Rozdanie było uczciwe
proof-unfair = Rozdanie nie zgadza się ze swoim odciskiem
proof-promise = Odcisk pokazany przed grą pasuje do ziarna losowania.
proof-promise-broken = Odcisk pokazany przed grą nie pasuje do ziarna losowania.
proof-draws = Losowania zgodne z ziarnem: { $count } z { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } osoba dołożyła do rozdania własną losowość.
    [few] { $count } osoby dołożyły do rozdania własną losowość.
    [many] { $count } osób dołożyło do rozdania własną losowość.
   *[other] { $count } osoby dołożyło do rozdania własną losowość.
}
proof-details = Szczegóły techniczne
proof-seed = Ziarno:
proof-key = Klucz rozdania:
proof-record = Zapis gry
proof-text = Ta strona sprawdziła to wszystko sama. Polecenie „roundtable verify” odtwarza też każdy ruch.
