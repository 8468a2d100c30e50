### Навчання: правила коротко й порадник першої гри.

learn-title = Вчитися граючи
learn-text = Гра з ботами для початківців. Порадник пояснює кожен момент. Вимкнути його можна будь-коли.
learn-rules = Спершу прочитати короткі правила
rules-title = Правила коротко
rules-which = Яка гра
rules-text = Гра нашими словами, так, як у неї грають тут.
rules-shown = Ось правило { $rule }
rules-options = Налаштування
rules-numbers = Числа
rules-changed = Що інакше за цим столом
rules-changed-none = За цим столом грають за звичайними правилами.
rules-examples = Приклади
rules-full = Повні нумеровані правила
rules-full-english = Повні правила є лише англійською.
rules-table = Таблиця
rules-learn = Вчитися граючи

## Новий стіл

kind-title = Вид гри
kind-first_game = Перша гра
kind-first_game-text = Найкращий початок для новачків.
kind-classic = Класична
kind-classic-text = Для тих, хто знає правила.
kind-everything = Усе
kind-everything-text = Усі доповнення, для досвідчених.
more-options = Більше налаштувань
group-extras = Доповнення
group-rare = Рідкісні питання правил
group-rare-text = Тут видання різняться або мовчать. Наші налаштування пасують майже кожній компанії.
level-page-text = Привітний початківець.
level-squire-text = Грає за розумними простими правилами.
level-knight-text = Зважує кожну ще можливу роздачу.
level-champion-text = Найсильніший, який у нас є.

## Порадник

coach = Порадник
coach-away = Сховати порадника
coach-show = Тренер пояснює кожен хід за цим столом
