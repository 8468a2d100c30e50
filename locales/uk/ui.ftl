### Круглий стіл: сторінки навколо ігор.

title = Круглий стіл
skip = Перейти до вмісту
close = Закрити
reload = Оновити сторінку
newer-text = Є новіша версія цієї сторінки.
away-title = Сервер не відповідає
away-text = Сторінка пробує далі й сама продовжить, щойно сервер озветься.
try-again = Спробувати зараз
go-home = На головну
language = Мова
theme = Вигляд
theme-system = Як у системі
theme-light = Пергамент
theme-dark = Світло свічок
mute = Вимкнути звук

missing-title = Тут нічого немає
missing-text = Такої сторінки не існує. Можливо, посилання неповне.

home-title = Сідай за Круглий стіл
home-text = Ігри про приховану вірність. Грай одразу з ботами або надішли друзям посилання.
your-name = Твоє ім’я
your-name-hint = або придумаємо самі
guest-name = Гість { $number }
learn-link = Вчитися граючи
rules-link = Правила
friends-title = Грати з друзями
create-table = Новий стіл
join-code = Код столу або посилання
join = Приєднатися
mine-title = Твої столи
open-title = Відкриті столи
open-none = Зараз немає столів, відкритих для всіх.
past-title = Завершені ігри
data-title = Мої дані
data-text = Сервер зберігає твоє ім’я, твої місця й те, що ти кажеш за своїми столами.
data-download = Завантажити
data-devices = Вийти на інших пристроях
data-devices-done = На інших пристроях вихід виконано.
data-remove = Видалити мене
data-remove-sure = Видалити мене назавжди
data-removed = Видалено. Твоїх слів більше немає.
status-open = збір гравців
status-playing = гра триває
status-finished = гру завершено
status-closed = закрито

line-open = З’єднано
line-connecting = З’єднання…
line-lost = Немає зв’язку, пробуємо ще…

peek-hint = Утримуй, щоб подивитися; відпусти, щоб сховати.
rule-number = Правило { $rule }

## Негаразди

problem-acts_full = За цим столом уже змінено достатньо.
problem-away = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
problem-banned = Із цієї адреси користуватися сервером не можна.
problem-closed = Цей стіл закрито.
problem-code = Цей код неправильний або вже використаний.
problem-empty = Спершу щось напиши.
problem-faults = Правила не дозволяють такого столу. Дивись позначені пункти.
problem-finished = Цю гру завершено.
problem-full = Це місце вже зайняте.
problem-held = Це місце для когось притримано.
problem-host = Сервер не знає цієї адреси. Запитай того, хто ним керує.
problem-kept = Хто відсутній менше ніж десять хвилин, зберігає місце.
problem-knock = Тут треба постукати: чи впустити, вирішує господар столу.
problem-locked = Господар столу не пускає нових гравців.
problem-long = Забагато тексту: можна щонайбільше 500 символів.
problem-missing = Такого столу немає. Перевір код або посилання.
problem-muted = За цим столом глядачі не розмовляють.
problem-name_character = Ім’я може мати літери, цифри, пробіли та прості знаки.
problem-name_empty = В імені має бути хоча б одна літера чи цифра.
problem-name_long = Ім’я може мати щонайбільше 24 символи.
problem-name_mixed = Усі літери одного слова мають бути з однієї абетки.
problem-name_taken = За столом уже є схоже ім’я. Вибери інше.
problem-nameless = Спершу вибери ім’я.
problem-no_level = Ботів такого рівня немає.
problem-no_person = Там ніхто не сидить.
problem-not_full = Є вільні місця. Додай ботів або зачекай.
problem-not_host = Це може лише господар столу.
problem-not_now = Зараз цього зробити не можна.
problem-not_over = Повтор можна буде подивитися після завершення гри.
problem-not_seated = Ти не сидиш за цим столом.
problem-origin = Цей запит надійшов зі сторінки іншого сайту.
problem-paused = Гра на паузі.
problem-rate = Надто швидко. Зачекай хвильку.
problem-seated = У тебе вже є інше місце за цим столом.
problem-sockets = Забагато з’єднань з однієї адреси.
problem-unavailable = Стіл недоступний. Спробуй ще раз.
problem-unreadable = Сервер цього не зрозумів.
problem-other = Не вийшло: { $message }

## Стіл

gone-missing-title = Немає такого столу
gone-missing = Столу з такою назвою немає. Перевір код або посилання.
gone-forbidden-title = Закрите коло
gone-forbidden = За цією грою не можна спостерігати.
gone-reload-title = Новіша версія
gone-reload = Сервер новіший за цю сторінку. Онови її, твоє місце збережено.
gone-elsewhere-title = Відкрито деінде
gone-elsewhere = Цей стіл відкрито в кількох новіших вікнах або на інших пристроях. Онови сторінку, щоб грати тут.
gone-refused-title = Зв’язок розірвано
gone-refused = Сервер закрив з’єднання. Зачекай хвильку й онови сторінку.
chair-number = Місце { $number }
chair-free = вільне
chair-bot = бот
chair-you = ти
chair-away = не на зв’язку
chair-held = притримано на десять хвилин
chair-late = у грі пізніше
chair-host = господар
sit = Сісти тут
add-bot = Додати бота
remove-name = Прибрати: { $name }
watching = { NUMBER($count) ->
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
    [many] Дивляться { $count } глядачів
   *[other] Дивляться { $count } глядача
}
watching-note = Ти глядач. Тобі видно те, що бачить увесь стіл.
knock = Постукати
knock-text = Хочеш грати? Попроси місце в господаря столу.
knock-asked = Стук надіслано. Вирішує господар столу.
knock-waits = { $name } просить впустити.
knock-back = { $name } просить повернути місце { $number }.
knock-seat = Місце для: { $name }
knock-admit = Впустити
knock-refuse = Відмовити
start = Почати гру
fill-bots = { NUMBER($count) ->
    [one] Додати { $count } бота
    [few] Додати { $count } ботів
    [many] Додати { $count } ботів
   *[other] Додати { $count } бота
}
wait-players = { NUMBER($count) ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
wait-host = Усі на місці. Гру починає господар столу.
table-full = Усі місця зайняті. Можеш лишитися й подивитися гру або відкрити власний стіл.
leave = Вийти
leave-sure = Вийти зовсім: далі грає бот
invite-title = Запросити
invite-code = Код столу
invite-share = Поділитися
invite-copied = Скопійовано.
qr-label = Посилання на цей стіл як QR-код
house-title = Правила столу
house-clock = Час на рішення
house-spectators = Глядачі
house-listed = Стіл видно всім
house-locked = Нових гравців не пускати
house-absence = Час до заміни відсутнього ботом
house-seconds = Секунд на рішення
clock-own = власний ліміт у секундах
bots-level = Сила ботів
level-page = Паж
level-squire = Зброєносець
level-knight = Лицар
level-champion = Чемпіон
house-heir = Зробити господарем
clock-off = без обмежень
clock-relaxed = близько двох хвилин
clock-brisk = близько пів хвилини
clock-seconds = { NUMBER($seconds) ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
spectators-allowed = дивляться й розмовляють
spectators-muted = лише дивляться
spectators-forbidden = не допускаються
choose = вибери…
setup-title = У що граємо
commitment = Відбиток роздачі (після гри доведе, що вона чесна):
menu = Меню
side = Поруч зі столом
your-move = Твій хід
paused-host = Господар столу поставив гру на паузу.
paused-empty = Гра чекає, доки хтось повернеться.
time-left = { NUMBER($seconds) ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
    [many] Залишилося { $seconds } секунд
   *[other] Залишилося { $seconds } секунди
}
pause = Пауза
resume = Грати далі
end-vote = Голос за кінець гри
end-not = Ні, граємо далі
end-wishes = { NUMBER($count) ->
    [one] { $count } гравець хоче завершити гру.
    [few] { $count } гравці хочуть завершити гру.
    [many] { $count } гравців хочуть завершити гру.
   *[other] { $count } гравця хочуть завершити гру.
}
device-title = Інший пристрій
device-text = Одноразовий код перенесе твоє місце на інший телефон чи комп’ютер.
device-get = Отримати код
device-code = Введи там цей код:
device-enter = Код з іншого пристрою
device-take = Перенести сюди моє місце
you-won = Це твоя перемога!
you-lost = Цього разу поразка.
winner = перемога
rematch = Зіграти ще
to-rematch = До реваншу
table-delete = Видалити цей стіл
table-delete-sure = Видалити назавжди, для всіх
replay = Повтор і перевірка
log = Журнал
go-on = Далі
wait = Хвильку…
waiting-for = Чекаємо на: { $names }
waiting-for-many = { NUMBER($count) ->
    [one] Чекаємо на { $count } гравця
    [few] Чекаємо на { $count } гравців
    [many] Чекаємо на { $count } гравців
   *[other] Чекаємо на { $count } гравця
}
keys = Клавіатура
keys-on = Вмикати дії однією клавішею
keys-vote = Голосувати за або проти
keys-seats = Вибрати місце; перше місце за столом – 1
keys-rules = Відкрити правила
seat-claims = стверджує: { $words }

## Розмова й нотатки

talk = Розмова
talk-none = Поки що всі мовчать.
talk-silent = Тиша! Зараз нікому не можна говорити.
hide-title = Приховати чиїсь репліки
hide-text = Ніхто інший цього не помітить, і це діє на всіх твоїх пристроях. Заяви, зроблені кнопками, все одно буде видно.
report = Поскаржитися адміністратору: { $name }
report-done = Скаргу надіслано
signs = Жести
sign-yes = Так!
sign-no = Ні!
sign-hmm = Гм…
sign-laugh = Ха!
sign-wow = Ого!
sign-hurry = Ну ж бо!
state-something = Сказати щось про гру
chat-label = Твоя репліка
send = Надіслати
notes = Нотатки
notes-text = Це бачиш лише ти. Нотатки зберігаються в цьому браузері.
notes-own = Власні нотатки
mark-none = невідомо
mark-trust = довіра
mark-doubt = сумнів
mark-evil = зло
players-count = { NUMBER($count) ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

## Новий стіл

which-game = Яка гра
players = Гравці
options = Налаштування
option-first = Хто починає
option-first-random = випадково
open-table = Відкрити стіл
practice = Грати з ботами

## Повтор

replay-title = Завершена гра
proof-fair = Роздача була чесною
proof-unfair = Роздача не збігається із запорукою
proof-promise = Відбиток, показаний перед грою, відповідає зерну роздачі.
proof-promise-broken = Запорука, показана перед грою, не відповідає цьому зерну.
proof-draws = Випадкових виборів, що випливають із зерна: { $count } з { $all }
proof-added = { NUMBER($count) ->
    [one] Свою випадковість до роздачі додав { $count } гравець.
    [few] Свою випадковість до роздачі додали { $count } гравці.
    [many] Свою випадковість до роздачі додали { $count } гравців.
   *[other] Свою випадковість до роздачі додали { $count } гравця.
}
proof-details = Числа
proof-seed = Зерно:
proof-key = Ключ роздачі:
proof-record = Запис гри
proof-text = Усе це порахувала сама сторінка. Команда «roundtable verify» ще й переграє всі ходи.
