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
theme-system = Як на пристрої
theme-light = Світлий
theme-dark = Темний
mute = Вимкнути звук

missing-title = Тут нічого немає
missing-text = Такої сторінки не існує. Можливо, посилання неповне.

home-title = Сідай за Круглий стіл
home-text = Дві гри про приховану вірність. Грай одразу з ботами або надішли друзям посилання.
your-name = Твоє ім’я
your-name-hint = або придумаємо самі
guest-name = Гість { $number }
first-time = Уперше тут?
learn-link = Вчитися граючи
rules-link = Правила
narrator-link = Оповідач для друкованих карт
friends-title = Грати з друзями
create-table = Створити стіл
join-code = Код столу або посилання
join = Приєднатися
mine-title = Твої столи
open-title = Відкриті столи
open-none = Зараз немає столів, відкритих для всіх.
past-title = Завершені ігри
past-all = Показати всі ({ $count })
result-won = перемога
result-lost = поразка
data-title = Мої дані
data-text = Сервер зберігає твоє ім’я, твої місця й те, що ти кажеш за своїми столами.
data-download = Завантажити
data-devices = Вийти на інших пристроях
data-devices-done = На інших пристроях вихід виконано.
data-remove = Видалити мене
data-remove-sure = Видалити мене назавжди
data-removed = Видалено разом з усіма твоїми словами.
status-open = чекає на гравців
status-playing = гра триває
status-finished = гру завершено
status-closed = закрито

line-open = З’єднано
line-connecting = З’єднання…
line-lost = Немає зв’язку, пробуємо ще…

peek-hint = Утримуй, щоб подивитися; відпусти, щоб сховати.
rule-number = Правило { $rule }
sent-soon = Твій хід зараз буде надіслано …
take-back = Скасувати
story = Що сталося

## Негаразди

problem-acts_full = За цим столом змінено вже забагато. Більше змін він не дозволяє.
problem-away = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
problem-banned = Тобі не можна користуватися цим сервером.
problem-closed = Цей стіл закрито.
problem-code = Цей код неправильний або вже використаний.
problem-crowded = Тут сидить більше людей, ніж було б місць.
problem-empty = Спершу щось напиши.
problem-faults = Правила не дозволяють таких налаштувань. Дивись позначені пункти.
problem-finished = Цю гру завершено.
problem-forwarded = Проксі перед сервером налаштовано неправильно. Скажи про це тому, хто його тримає.
problem-full = Це місце вже зайняте.
problem-held = Це місце для когось притримано.
problem-host = Сервер не знає цієї адреси. Запитай того, хто ним керує.
problem-kept = Хто відсутній менше ніж десять хвилин, зберігає місце.
problem-knock = Тут треба постукати: чи впустити, вирішує господар столу.
problem-locked = Господар столу заблокував стіл: нових гравців не пускають.
problem-local = Це доступно лише на комп’ютері, де працює сервер.
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
problem-no_person = Це місце порожнє.
problem-not_full = Є вільні місця. Додай ботів або зачекай.
problem-not_host = Це може лише господар столу.
problem-not_now = Зараз цього зробити не можна.
problem-not_over = Повтор можна буде подивитися після завершення гри.
problem-not_seated = Ти не сидиш за цим столом.
problem-origin = Цей запит надійшов зі сторінки іншого сайту.
problem-paused = Гра на паузі.
problem-rate = Надто швидко. Зачекай хвильку.
problem-seated = У тебе вже є інше місце за цим столом.
problem-socket = Ця адреса лише для з’єднання з грою.
problem-sockets = Забагато з’єднань з однієї адреси.
problem-talk_full = За цим столом вичерпано ліміт повідомлень.
problem-unavailable = Стіл не відповідає. Спробуй ще раз.
problem-unreadable = Сервер цього не зрозумів.
problem-other = Не вийшло: { $message }

## Стіл

gone-missing-title = Немає такого столу
gone-missing = Столу з таким кодом чи посиланням немає. Перевір їх і спробуй ще раз.
gone-forbidden-title = Приватна гра
gone-forbidden = Глядачів на цю гру не пускають.
gone-reload-title = Є новіша версія
gone-reload = Онови сторінку; твоє місце збережено.
gone-elsewhere-title = Відкрито деінде
gone-elsewhere = Цей стіл відкрито в кількох новіших вікнах або на інших пристроях. Онови сторінку, щоб грати тут.
gone-refused-title = З’єднання розірвано
gone-refused = Сервер закрив з’єднання. Зачекай хвильку й онови сторінку.
chair-number = Місце { $number }
chair-free = вільне
chair-bot = бот
bot-name-alys = Аліс
bot-name-bors = Борс
bot-name-cador = Кадор
bot-name-dagonet = Дагонет
bot-name-elaine = Елейн
bot-name-fergus = Фергус
bot-name-gareth = Гарет
bot-name-hector = Гектор
bot-name-isolde = Ізольда
bot-name-jory = Джорі
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
wait-host = Усі на місці. Господар столу може почати гру.
table-full = Усі місця зайняті. Залишайся подивитися або створи власний стіл.
chair-ready = готовність
sit-elsewhere = Пересісти сюди
swap-ask = Обмін
swap-ask-name = Помінятися місцями: { $name }
swap-asked = { $name } хоче помінятися з тобою місцями.
swap-agree = Помінятися місцями
swap-wait = Прохання помінятися місцями надіслано: { $name }.
swap-stop = Відкликати
ready = Можемо починати
ready-count = Готовність: { $count } з { $all }
seats-arrange = Розсадити
seats-arrange-text = У якому порядку ви сидите в кімнаті.
seats-shuffle = Перемішати
seat-up = Вище: { $name }
seat-down = Нижче: { $name }
level-of = Рівень: { $name }
remove-sure = Прибрати: { $name }? Повернутися можна буде, лише постукавши.
removed-text = Господар прибрав тебе з-за столу.
setup-change = Змінити гру
setup-save = Змінити для всіх
setup-changed = Господар змінив гру:
setup-secret-again = Список персонажів таємний, тож його тут не видно. Обери його знову.
bot-soon = { $name } не на зв’язку: бот зіграє за { $seconds } с.
bot-moved = { NUMBER($count) ->
    [one] Бот зробив { $count } хід за: { $name }.
    [few] Бот зробив { $count } ходи за: { $name }.
    [many] Бот зробив { $count } ходів за: { $name }.
   *[other] Бот зробив { $count } ходу за: { $name }.
}
bot-moved-you = { NUMBER($count) ->
    [one] Бот зробив за тебе { $count } хід.
    [few] Бот зробив за тебе { $count } ходи.
    [many] Бот зробив за тебе { $count } ходів.
   *[other] Бот зробив за тебе { $count } ходу.
}
replace-title = Замінити когось ботом
replace-text = Ця людина дізнається про це й зможе постукати, щоб повернутися.
replace-sure = Справді? Бот займе місце: { $name }
leave = Вийти
leave-sure = Вийти назавжди: твоє місце займе бот
invite-title = Запросити
invite-code = Код столу
invite-share = Поділитися
invite-copied = Скопійовано.
board-title = Спільне поле
board-text = Велике поле для екрана, який бачать усі: телевізора, ноутбука чи планшета. Таємниць не показує.
board-open = Відкрити поле тут
board-link = Створити посилання для іншого екрана
board-link-text = Хто має це посилання, може спостерігати, навіть якщо глядачі заборонені. Нове посилання скасовує його.
qr-label = Посилання на цей стіл як QR-код
house-title = Налаштування столу
house-clock = Час на рішення
house-spectators = Глядачі
house-listed = Показати в загальному списку
house-locked = Заблокувати стіл
house-absence = Час до заміни відсутнього ботом
house-seconds = Секунд на рішення
clock-own = інший ліміт, у секундах
bots-level = Рівень ботів
level-page = Паж
level-squire = Зброєносець
level-knight = Лицар
level-champion = Чемпіон
difficulty = Складність гри наодинці
difficulty-easy = Легка
difficulty-fair = Рівна
difficulty-hard = Важка
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
setup-title = Гра й налаштування
commitment = Відбиток роздачі (після гри доведе, що вона чесна):
menu = Меню
side = Розмова, голоси й нотатки
your-move = Твій хід
paused-host = Господар столу поставив гру на паузу.
paused-empty = Гра на паузі, доки хтось не повернеться.
time-left = { NUMBER($seconds) ->
    [one] Залишилася { $seconds } секунда
    [few] Залишилося { $seconds } секунди
    [many] Залишилося { $seconds } секунд
   *[other] Залишилося { $seconds } секунди
}
pause = Пауза
resume = Продовжити
end-vote = Голос за кінець гри
end-not = Грати далі
end-wishes = { NUMBER($count) ->
    [one] { $count } гравець хоче завершити гру.
    [few] { $count } гравці хочуть завершити гру.
    [many] { $count } гравців хочуть завершити гру.
   *[other] { $count } гравця хочуть завершити гру.
}
device-title = Інший пристрій
device-text = Одноразовий код перенесе твоє місце на інший телефон чи комп’ютер.
device-get = Отримати код
device-code = Введи цей код на іншому пристрої:
device-link = Або відскануй це іншим пристроєм:
device-enter = Код з іншого пристрою
device-take = Перенести сюди моє місце
you-won = Перемога!
you-lost = Поразка.
winner = перемога
rematch = Зіграти ще
to-rematch = До реваншу
table-delete = Видалити цей стіл
table-delete-sure = Видалити назавжди, для всіх
replay = Повтор і перевірка чесності
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
talk-silent = Тиша! Зараз нікому не можна спілкуватися.
hide-title = Заглушити гравця
hide-text = Ніхто інший цього не помітить, і це діє на всіх твоїх пристроях. Заяви, зроблені кнопками, все одно буде видно.
report = Поскаржитися адміністратору: { $name }
report-done = Скаргу надіслано
signs = Реакції
sign-yes = Так!
sign-no = Ні!
sign-hmm = Гм…
sign-laugh = Ха!
sign-wow = Ого!
sign-hurry = Ну ж бо!
state-something = Сказати щось про гру
chat-label = Напиши повідомлення
send = Надіслати
notes = Нотатки
notes-text = Це бачиш лише ти. Нотатки зберігаються в цьому браузері.
notes-own = Власні нотатки
mark-none = без позначки
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
open-table = Створити стіл
practice = Грати зараз із ботами

## Повтор

replay-title = Завершена гра
proof-fair = Роздача була чесною
proof-unfair = Роздача не збігається зі своїм відбитком
proof-promise = Відбиток, показаний перед грою, відповідає зерну роздачі.
proof-promise-broken = Відбиток, показаний перед грою, не відповідає зерну роздачі.
proof-draws = Випадкових виборів, що випливають із зерна: { $count } з { $all }
proof-added = { NUMBER($count) ->
    [one] Свою випадковість до роздачі додав { $count } гравець.
    [few] Свою випадковість до роздачі додали { $count } гравці.
    [many] Свою випадковість до роздачі додали { $count } гравців.
   *[other] Свою випадковість до роздачі додали { $count } гравця.
}
proof-details = Технічні подробиці
proof-seed = Зерно:
proof-key = Ключ роздачі:
proof-record = Запис гри
proof-text = Усе це перевірила сама сторінка. Команда «roundtable verify» ще й відтворює кожен хід.
