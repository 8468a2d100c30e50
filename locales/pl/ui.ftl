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
theme-system = Jak w systemie
theme-light = Pergamin
theme-dark = Blask świec
mute = Wycisz dźwięki

missing-title = Nic tu nie ma
missing-text = Taka strona nie istnieje. Może link jest niepełny?

home-title = Zasiądź przy Okrągłym Stole
home-text = Gry o ukrytej lojalności. Zagraj od razu z botami albo wyślij znajomym link.
your-name = Twoje imię
your-name-hint = albo coś wylosujemy
guest-name = Gość { $number }
learn-link = Ucz się, grając
rules-link = Zasady
friends-title = Zagraj ze znajomymi
create-table = Nowy stół
join-code = Kod stołu lub link
join = Dołącz
mine-title = Twoje stoły
open-title = Otwarte stoły
open-none = W tej chwili żaden stół nie jest otwarty dla wszystkich.
past-title = Zakończone gry
data-title = Moje dane
data-text = Serwer przechowuje twoje imię, twoje miejsca i to, co mówisz przy swoich stołach.
data-download = Pobierz
data-devices = Wyloguj inne urządzenia
data-devices-done = Inne urządzenia są wylogowane.
data-remove = Usuń mnie
data-remove-sure = Usuń mnie na zawsze
data-removed = Usunięto. Twoje słowa zniknęły.
status-open = zbiera graczy
status-playing = gra trwa
status-finished = koniec gry
status-closed = zamknięty

line-open = Połączono
line-connecting = Łączenie…
line-lost = Brak połączenia, próbuję ponownie…

peek-hint = Przytrzymaj, żeby podejrzeć; puść, żeby ukryć.
rule-number = Zasada { $rule }

## Kłopoty

problem-acts_full = Przy tym stole zmieniono już dość.
problem-away = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-banned = Z tego adresu nie można korzystać z serwera.
problem-closed = Ten stół jest zamknięty.
problem-code = Ten kod jest nieprawidłowy albo został już wykorzystany.
problem-empty = Najpierw coś napisz.
problem-faults = Zasady nie pozwalają na taki stół. Zobacz zaznaczone opcje.
problem-finished = Ta gra już się skończyła.
problem-full = To miejsce nie jest już wolne.
problem-held = To miejsce jest dla kogoś zarezerwowane.
problem-host = Serwer nie zna tego adresu. Zapytaj osobę, która prowadzi serwer.
problem-kept = Kogo nie ma krócej niż dziesięć minut, ten zachowuje miejsce.
problem-knock = Tu trzeba zapukać: o wpuszczeniu decyduje gospodarz.
problem-locked = Gospodarz nie wpuszcza już nowych osób.
problem-long = Za długie. Zmieści się najwyżej 500 znaków.
problem-missing = Nie ma takiego stołu. Sprawdź kod albo link.
problem-muted = Widzowie nie mogą rozmawiać przy tym stole.
problem-name_character = W imieniu mogą być litery, cyfry, spacje i proste znaki.
problem-name_empty = Imię musi mieć choć jedną literę lub cyfrę.
problem-name_long = Imię może mieć najwyżej 24 znaki.
problem-name_mixed = Litery jednego słowa muszą pochodzić z jednego alfabetu.
problem-name_taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
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
problem-sockets = Za dużo połączeń z jednego adresu.
problem-unavailable = Stół nie odpowiada. Spróbuj jeszcze raz.
problem-unreadable = Serwer tego nie zrozumiał.
problem-other = Nie udało się: { $message }

## Stół

gone-missing-title = Nie ma takiego stołu
gone-missing = Nie ma stołu o tej nazwie. Sprawdź kod albo link.
gone-forbidden-title = Zamknięte grono
gone-forbidden = Tej gry nie można oglądać.
gone-reload-title = Nowsza wersja
gone-reload = Serwer jest nowszy niż ta strona. Odśwież ją, twoje miejsce poczeka.
gone-elsewhere-title = Otwarte gdzie indziej
gone-elsewhere = Ten stół masz otwarty w kilku nowszych oknach lub urządzeniach. Odśwież stronę, żeby grać tutaj.
gone-refused-title = Połączenie przerwane
gone-refused = Serwer zamknął połączenie. Poczekaj chwilę i odśwież stronę.
chair-number = Miejsce { $number }
chair-free = wolne
chair-bot = bot
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
wait-host = Wszyscy już są. Grę zaczyna gospodarz.
table-full = Wszystkie miejsca są zajęte. Możesz zostać i popatrzeć albo otworzyć własny stół.
leave = Odejdź
leave-sure = Odejdź na dobre: zastąpi cię bot
invite-title = Zaproś
invite-code = Kod stołu
invite-share = Udostępnij link
invite-copied = Skopiowano.
qr-label = Link do tego stołu jako kod QR
house-title = Zasady domowe
house-clock = Czas na decyzję
house-spectators = Widzowie
house-listed = Stół widoczny dla wszystkich
house-locked = Nie wpuszczaj nowych graczy
house-absence = Czas do zastąpienia nieobecnej osoby botem
house-seconds = Sekundy na decyzję
clock-own = własny limit (w sekundach)
bots-level = Siła botów
level-page = Paź
level-squire = Giermek
level-knight = Rycerz
level-champion = Mistrz
house-heir = Nowy gospodarz
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
setup-title = W co gramy
commitment = Odcisk rozdania (dowód uczciwości po grze):
menu = Menu
side = Obok stołu
your-move = Twój ruch
paused-host = Gospodarz wstrzymał grę.
paused-empty = Gra czeka, aż ktoś wróci.
time-left = { NUMBER($seconds) ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
pause = Pauza
resume = Graj dalej
end-vote = Głosuj za końcem gry
end-not = Jednak gram dalej
end-wishes = { NUMBER($count) ->
    [one] { $count } osoba chce zakończyć grę.
    [few] { $count } osoby chcą zakończyć grę.
    [many] { $count } osób chce zakończyć grę.
   *[other] { $count } osoby chce zakończyć grę.
}
device-title = Inne urządzenie
device-text = Jednorazowy kod przenosi twoje miejsce na inny telefon lub komputer.
device-get = Pobierz kod
device-code = Wpisz tam ten kod:
device-enter = Kod z drugiego urządzenia
device-take = Przenieś moje miejsce
you-won = Wygrywasz!
you-lost = Przegrywasz.
winner = wygrana
rematch = Jeszcze raz
to-rematch = Do rewanżu
table-delete = Usuń ten stół
table-delete-sure = Usuń na zawsze, dla wszystkich
replay = Powtórka i dowód
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
talk-silent = Cisza! Teraz nikomu nie wolno nic mówić.
hide-title = Ukryj czyjeś wypowiedzi
hide-text = Nikt inny tego nie widzi, a działa na każdym twoim urządzeniu. Wypowiedzi o grze nadal widać.
report = Zgłoś administratorowi: { $name }
report-done = Zgłoszono
signs = Gesty
sign-yes = Tak!
sign-no = Nie!
sign-hmm = Hm…
sign-laugh = Ha, ha!
sign-wow = Och!
sign-hurry = No dalej!
state-something = Powiedz coś o grze
chat-label = Napisz coś
send = Wyślij
notes = Notatki
notes-text = Widzisz je tylko ty. Zostają w tej przeglądarce.
notes-own = Własne notatki
mark-none = nie wiem
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
open-table = Otwórz stół
practice = Zagraj z botami

## Powtórka

replay-title = Zakończona gra
proof-fair = Rozdanie było uczciwe
proof-unfair = Rozdanie nie zgadza się z gwarancją
proof-promise = Odcisk pokazany przed grą pasuje do ziarna losowania.
proof-promise-broken = Gwarancja pokazana przed grą nie pasuje do tego ziarna.
proof-draws = Losowania zgodne z ziarnem: { $count } z { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } osoba dołożyła do rozdania własną losowość.
    [few] { $count } osoby dołożyły do rozdania własną losowość.
    [many] { $count } osób dołożyło do rozdania własną losowość.
   *[other] { $count } osoby dołożyło do rozdania własną losowość.
}
proof-details = Liczby
proof-seed = Ziarno:
proof-key = Klucz rozdania:
proof-record = Zapis gry
proof-text = Ta strona policzyła to wszystko sama. Polecenie „roundtable verify” odtwarza też wszystkie ruchy.
