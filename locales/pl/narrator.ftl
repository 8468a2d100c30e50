### Narrator nocy, pomocnik do gry kartami i wspólna plansza.

spoken-n01 = Zamknijcie wszyscy oczy i wystawcie przed siebie zaciśniętą pięść.
spoken-n02 = Poplecznicy Mordreda: otwórzcie oczy i zobaczcie, kto jest z wami.
spoken-n02-not-oberon = Poplecznicy Mordreda, oprócz Oberona: otwórzcie oczy i zobaczcie, kto jest z wami.
spoken-n02-not-evil_lancelot = Poplecznicy Mordreda, oprócz Złego Lancelota: otwórzcie oczy i zobaczcie, kto jest z wami.
spoken-n02-not-oberon-evil_lancelot = Poplecznicy Mordreda, oprócz Oberona i Złego Lancelota: otwórzcie oczy i zobaczcie, kto jest z wami.
spoken-n03 = Zły Lancelocie: nie otwieraj oczu i wystaw kciuk.
spoken-n04 = Poplecznicy Mordreda: zapamiętajcie, kto jest Złym Lancelotem.
spoken-n05 = Zły Lancelocie: schowaj kciuk.
spoken-n06 = Poplecznicy Mordreda: zamknijcie oczy.
spoken-n07 = Wszyscy mają zamknięte oczy i zaciśnięte pięści.
spoken-n08 = Poplecznicy Mordreda: wystawcie kciuki dla Merlina.
spoken-n08-oberon = Poplecznicy Mordreda i Oberonie: wystawcie kciuki dla Merlina.
spoken-n08-not-mordred = Poplecznicy, oprócz samego Mordreda: wystawcie kciuki dla Merlina.
spoken-n08-not-oberon = Poplecznicy Mordreda, oprócz Oberona: wystawcie kciuki dla Merlina.
spoken-n08-oberon-not-mordred = Poplecznicy i Oberonie, lecz nie sam Mordred: wystawcie kciuki dla Merlina.
spoken-n08-not-mordred-oberon = Poplecznicy, oprócz samego Mordreda i Oberona: wystawcie kciuki dla Merlina.
spoken-n08-evil_lancelot = Poplecznicy Mordreda i Zły Lancelocie: wystawcie kciuki dla Merlina.
spoken-n08-oberon-evil_lancelot = Poplecznicy Mordreda, Oberonie i Zły Lancelocie: wystawcie kciuki dla Merlina.
spoken-n08-evil_lancelot-not-mordred = Poplecznicy i Zły Lancelocie, lecz nie sam Mordred: wystawcie kciuki dla Merlina.
spoken-n08-evil_lancelot-not-oberon = Poplecznicy Mordreda i Zły Lancelocie, lecz nie Oberon: wystawcie kciuki dla Merlina.
spoken-n08-oberon-evil_lancelot-not-mordred = Poplecznicy, Oberonie i Zły Lancelocie, lecz nie sam Mordred: wystawcie kciuki dla Merlina.
spoken-n08-evil_lancelot-not-mordred-oberon = Poplecznicy i Zły Lancelocie, lecz nie sam Mordred ani Oberon: wystawcie kciuki dla Merlina.
spoken-n09 = Merlinie: otwórz oczy i zobacz, kto służy Złu.
spoken-n10 = Schowajcie kciuki.
spoken-n11 = Merlinie: zamknij oczy.
spoken-n12 = Wszyscy mają zamknięte oczy i zaciśnięte pięści.
spoken-n13 = Merlinie: wystaw kciuk dla Parsifala.
spoken-n13-morgana = Merlinie i Morgano: wystawcie kciuki dla Parsifala.
spoken-n14 = Parsifalu: otwórz oczy i zobacz, kto jest Merlinem.
spoken-n14-morgana = Parsifalu: otwórz oczy. Jedna z tych osób to Merlin, druga to Morgana.
spoken-n14-secret = Parsifalu: otwórz oczy. Jeden kciuk należy do Merlina; jeśli jest drugi, należy do Morgany.
spoken-n15 = Schowajcie kciuki.
spoken-n16 = Parsifalu: zamknij oczy.
spoken-n17 = Lanceloci: otwórzcie oczy i poznajcie się.
spoken-n18 = Lanceloci: zamknijcie oczy.
spoken-n19 = Wszyscy mają zamknięte oczy i zaciśnięte pięści.
spoken-n20 = Otwórzcie wszyscy oczy.

## The page of the narrator

narrator-title = Narrator
narrator-text = Macie drukowane karty: wybierzcie, czym gracie, i posłuchajcie fazy Ujawnienia albo ją przeczytajcie.
narrator-sides = Dobrzy: { $good } · Źli: { $evil }
narrator-secret = Nikt nie wie, które postacie są w grze
narrator-secret-text = Faza Ujawnienia wymienia wtedy wszystkie Postacie, które mogą być w grze.
narrator-steps = { NUMBER($count) ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
narrator-step = Krok { $step } z { $count }
narrator-begin = Zacznij fazę Ujawnienia
narrator-ready = Wszyscy znają już swoją kartę? Połóżcie urządzenie na środku.
narrator-pause = Pauza
narrator-continue = Dalej
narrator-repeat = Powtórz
narrator-back = Krok wstecz
narrator-again = Od początku
narrator-stop = Zakończ fazę Ujawnienia
narrator-done = Faza Ujawnienia się skończyła.
narrator-all = Wszystkie kwestie
narrator-sound = Głos i tempo
narrator-voice = Głos
narrator-voice-text = Tylko tekst
narrator-voice-none = To urządzenie nie ma własnego głosu w tym języku. Tekst wystarczy: ktoś może czytać go na głos, patrząc tylko na ekran.
narrator-speed = Szybkość głosu
narrator-pauses = Długość przerw
narrator-bed = Cichy szum, który zagłusza ruchy
narrator-check = Próba dźwięku
narrator-check-line = Jestem narratorem. Będę mówić tym głosem.
narrator-check-ask = Było słychać, i to po polsku?
narrator-check-yes = Tak
narrator-check-no = Nie
narrator-check-failed = Faza Ujawnienia pojawi się więc jako tekst, w tym samym tempie. Sprawdźcie głośność i wyciszenie albo wybierzcie inny głos.
narrator-broken = Głos nie odpowiada. Tekst idzie dalej w tym samym tempie.

## The helper after the night

helper-title = Śledzenie gry
helper-open = Śledź grę na tym urządzeniu
helper-names = Imiona, zgodnie z ruchem wskazówek zegara (mogą być puste)
helper-player = Gracz { $number }
helper-leader = Kto jest pierwszym Przywódcą?
helper-team = Wskażcie drużynę: { $chosen } z { $size }.
helper-vote = Wszyscy głosują. Jaki jest wynik?
helper-rejected = Odrzucone drużyny w tej rundzie: { $count } z { $of }
helper-cards = Jak zagracie karty misji?
helper-cards-device = Podawajcie sobie to urządzenie
helper-cards-printed = Drukowanymi kartami: policzcie Porażki
helper-pass = Podajcie urządzenie dalej. Teraz: { $name }
helper-pass-hold = Przytrzymaj, aby wybrać w tajemnicy
helper-choose = Wybierz i podaj dalej. Dobro zawsze gra Sukces.
helper-show = Są wszystkie karty: odkryjcie je
helper-fails = Liczba Porażek
helper-shot = Źli mogą się teraz naradzić; potem Skrytobójca wskazuje gracza. Kogo?
helper-was-merlin = { $name }: czy to Merlin?
helper-undo = Cofnij
helper-again = Następna gra

## The shared board

board-start = Uruchom planszę
board-start-text = Jedno dotknięcie włącza dźwięk, pełny ekran i ekran, który nie gaśnie. Resztę robicie na telefonach.
board-narrator = Tutaj mówi narrator
board-night = Na początku gry zabrzmi faza Ujawnienia
board-size = Wielkość tekstu
board-size-1 = zwykła
board-size-2 = większa
board-size-3 = największa
board-join = Zeskanujcie kod albo otwórzcie { $address }
board-local = Telefony nie otworzą tego adresu. Otwórzcie planszę pod adresem, który podaje serwer.
board-free = { NUMBER($count) ->
    [one] { $count } miejsce wolne
    [few] { $count } miejsca wolne
    [many] { $count } miejsc wolnych
   *[other] { $count } miejsca wolnego
}
board-full = Wszyscy siedzą. Gospodarz zaczyna grę.
board-awake-on = Ekran nie zgaśnie.
board-awake-http = Przez zwykłe http nie da się utrzymać ekranu: ustawcie długi czas wygaszania.
board-awake-refused = Urządzenie nie pozwala utrzymać ekranu.
board-awake-none = Ta przeglądarka nie potrafi utrzymać ekranu.
board-forbidden = Tego stołu nie wolno oglądać. Gospodarz może w menu stołu utworzyć link dla tego ekranu.
board-shot = Skrytobójca wskazuje: { $name } …
board-silence = Cisza! Nikomu nie wolno mówić.
board-speech = Koniec ciszy. Znów można mówić.
board-minute = Została minuta.
board-ten = Zostało dziesięć sekund.
