### Тіні над Камелотом: карткова гра.

## Налаштування

sc-plain = Звичайні правила, без доповнень.
option-expert = Лицарі на поміч (для знавців)
option-memoryAid = Минулі карти можна переглядати
option-promos = З Мерліном 6 і Морганою 8
option-modesEndOnQuest = Шепіт і лічба закінчуються, коли хтось вирушає в похід
option-modesBindTraitor = Шепіт і лічба діють і на викритого зрадника
option-whisperLoyalMayLie = Вірні лицарі можуть оголосити неправдиву карту
option-merlin5BeatsMorgan7 = Мерлін 5 сильніший за Моргану 7
option-merlin5CountBefore = Мерлін 5 рахує карти до того, як якісь вилучено
option-vivienExposed = Вівіана й гравці з відкритою вірністю
option-vivienExposed-excluded = не беруть участі
option-vivienExposed-allowed = беруть участь
option-gawainLeftovers = Незіграні карти Гавейна
option-gawainLeftovers-discard = скидають долілиць
option-gawainLeftovers-top = повертають на верх колоди
option-gawainMerlin4 = Коли Гавейн приводить Мерліна 4
option-gawainMerlin4-nextQuest = таємний жетон діє в наступному поході
option-gawainMerlin4-now = похід називають уголос, і карта діє одразу
option-galahadMayTell = Можна казати, що показав Галахад
option-swordLimit = Мечів у коробці
option-swordLimit-none = скільки треба
option-deck = Змінити колоду
deck-text = Порожні поля лишаються як звичайно. У колоді має бути 45 карт походів і 17 інших, з них дев’ять Морган.
deck-counts = Кількість карт
deck-swords = Мечі за походи
deck-symbols = Походи на картах персонажів
deck-symbol-usual = як звичайно
deck-symbol-none = жоден
deck-symbol-any = будь-який

fault-shadows-players = Грати може від 1 до 7 гравців.
fault-shadows-players_missing = Укажи кількість гравців.
fault-shadows-solo_expert = Деякі лицарі в грі наодинці не мають сенсу.
fault-shadows-start_player = Цього місця за столом немає.
fault-shadows-sword_limit = У коробці 16 мечів.
fault-shadows-characters = Карт персонажів має бути 17, а з додатковими — 19.
fault-shadows-morgans = Морган має бути дев’ять, а з додатковими — десять.
fault-shadows-quest_cards = Карт походів має бути 45.
fault-shadows-no_merlin = Без Мерлінів тишу припиняють лише походи.
fault-shadows-promos_off = Це додаткові карти: спершу ввімкни їх.
fault-shadows-swords = Похід дає від 1 до 3 мечів.
fault-shadows-too_many_of_a_kind = Забагато однакових карт.

## Слова гри

sc-quest-picts = Пікти
sc-quest-saxons = Сакси
sc-quest-dragon = Дракон
sc-quest-excalibur = Екскалібур
sc-quest-grail = Святий Грааль
sc-goal-picts = проти піктів
sc-goal-saxons = проти саксів
sc-goal-dragon = проти дракона
sc-goal-excalibur = по Екскалібур
sc-goal-grail = по Святий Грааль
sc-loyalty-loyal = Вірний
sc-loyalty-traitor = Зрадник
sc-white = Білі мечі
sc-black = Чорні мечі
sc-card-quest = { $quest } { $value }
sc-card-merlin = Мерлін
sc-card-morgan = Моргана
sc-card-mordred = Мордред
sc-card-vivien = Вівіана
sc-card-merlin-1-text = Припиняє тишу, шепіт і лічбу. Коли відкривають стос: забирають найбільше число піктів і найбільше число саксів.
sc-card-merlin-2-text = Припиняє тишу, шепіт і лічбу. Коли відкривають стос: забирають найбільше число дракона й найбільше число Грааля.
sc-card-merlin-3-text = Припиняє тишу, шепіт і лічбу. Коли відкривають стос: забирають найбільше число Екскалібура й найбільше число Грааля.
sc-card-merlin-4-text = Припиняє тишу, шепіт і лічбу. Хто взяв карту, кладе жетон: вибраний похід втрачає найбільше число, коли відкриють стос.
sc-card-merlin-5-text = Припиняє тишу, шепіт і лічбу. Головний похід, у якому рівно п’ять карт, завершується успіхом.
sc-card-merlin-6-text = Припиняє тишу, шепіт і лічбу. Хто взяв карту, може одразу вирушити в будь-який похід і додати щонайбільше 3 очки.
sc-card-morgan-1-text = Тиша. До наступного Мерліна чутки беруть таємно й оголошують.
sc-card-morgan-2-text = Тиша. До наступного Мерліна кожну чутку рахують уголос.
sc-card-morgan-3-text = Тиша. Під час підрахунку кожен похід, що дає мечі, дає на один більше.
sc-card-morgan-4-text = Тиша. Під час підрахунку кожен похід, що має карти, отримує стільки очок, скільки вказано на цій карті.
sc-card-morgan-5-text = Тиша. Головний похід вдалий лише за суми 12 або 13.
sc-card-morgan-6-text = Тиша. Під час підрахунку кожен «?» вартий 1.
sc-card-morgan-7-text = Тиша. Якщо головний похід сягне 14, зло перемагає одразу.
sc-card-morgan-8-text = Тиша. У наступному поході пікти й сакси рахуються як один похід.
sc-card-mordred-text = Указує на піктів і саксів. Під час підрахунку кожна їхня карта варта на одне очко більше.
sc-card-vivien-text = Двоє гравців можуть таємно поміняти свої карти вірності на нові.
sc-knight-arthur = Артур
sc-knight-arthur-text = Скасуй похід іншого гравця, доки стос не відкрито. Натомість той гравець слухає чутки.
sc-knight-tristan = Трістан
sc-knight-tristan-text = У свій хід, перед дією: переглянь колоду.
sc-knight-gawain = Гавейн
sc-knight-gawain-text = Коли суми вже відомі: візьми три карти й додай одну з них, але не Моргану, до її власного походу або заради її дії.
sc-knight-galahad = Галахад
sc-knight-galahad-text = Замість дії: подивися на карту вірності іншого гравця. Викритий зрадник не може його зіграти.
sc-knight-percival = Персіваль
sc-knight-percival-text = Звинувачення або обернений наприкінці меч рахується подвійно.
sc-verdict-success = успіх
sc-verdict-baseless = замало: безпідставні чутки
sc-verdict-failure = невдача
sc-verdict-doom = Моргана 7: зло перемагає одразу
sc-stage-deal = Роздача карт
sc-stage-turn = Ходи по черзі
sc-stage-announce = Чутка пошепки
sc-stage-token = Жетон Мерліна
sc-stage-vivien = Вівіана
sc-stage-arthur = Похід оголошено
sc-stage-gawain = Стос відкрито
sc-stage-traitor_turn = Викритий зрадник
sc-stage-percival = Персіваль зіграє?
sc-stage-end = Гру завершено

## Стіл

sc-turn-of = Ходить { $name }
sc-your-turn = Твій хід
sc-pile = Стос загроз
sc-pile-count = { NUMBER($count) ->
    [one] { $count } карта в стосі
    [few] { $count } карти в стосі
    [many] { $count } карт у стосі
   *[other] { $count } карти в стосі
}
sc-pile-empty = Стос порожній
sc-deck-count = Колода: { $deck }, скид: { $discard }
sc-face-down = долілиць, оголошено: { $card }
sc-silence = Тиша
sc-silence-text = Заборона спілкування — слів і жестів, — доки не з’явиться Мерлін або хтось не вирушить у похід.
sc-whisper = Шепіт
sc-whisper-text = До появи Мерліна чутки оголошують і кладуть долілиць.
sc-count = Лічба: { $count }
sc-count-text = До появи Мерліна кожну чутку рахують уголос.
sc-tokens-of = { NUMBER($count) ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
}
sc-knights-of = { NUMBER($count) ->
    [one] { $count } лицар
    [few] { $count } лицарі
    [many] { $count } лицарів
   *[other] { $count } лицаря
}
sc-has-accused = звинувачення використано
sc-has-answered = відповідь є
sc-exposed-as = вірність відкрита: { $loyalty }
sc-swords-of = { NUMBER($count) ->
    [one] { $count } із 7
    [few] { $count } із 7
    [many] { $count } із 7
   *[other] { $count } із 7
}
sc-cards = Карти
sc-history = Історія
sc-history-none = У стосі немає чуток.
sc-history-text = Цей стіл веде список минулих чуток такими, якими їх бачили всі.
sc-hidden-card = карта, якої ніхто не бачив

## Що треба зробити

sc-dummy-text = Інших запитують таємно. Натисни щось і ти: це нічого не робить, але ніхто не дізнається, кого запитують.
sc-dummy-one = Зіграти
sc-dummy-two = Пас
sc-ask-turn = Що робиш?
sc-listen = Слухати чутки
sc-go = У похід { $goal }
sc-no-quest = Вирушити не можна: верхня карта не вказує походу.
sc-accuse = Звинуватити когось
sc-accuse-tap = Вибери, кого звинуватити
sc-accuse-name = Звинуватити: { $name }
sc-accuse-text = Це можна зробити лише раз. За зрадника дають білий меч, за вірного лицаря — чорний.
sc-tristan = Переглянути колоду
sc-galahad = Перевірити вірність
sc-galahad-tap = Вибери гравця
sc-galahad-name = Перевірити вірність: { $name }
sc-knight-not = Зараз жодного твого лицаря зіграти не можна. Це бачиш тільки ти.
sc-ask-announce = Оголоси закриту карту
sc-announce-heard = Утримуй, щоб побачити карту
sc-announce-quest = Похід
sc-announce-value = Значення
sc-announce-none = Вибери похід і значення
sc-announce-do = Оголосити: { $card }
sc-announce-not = Твоя карта — { $card }, а вірний лицар оголошує правду. Це бачиш тільки ти.
sc-ask-token = Мерлін: який похід втратить найбільше число? Знатимеш лише ти.
sc-ask-token-openly = Мерлін: який похід втратить найбільше число?
sc-ask-give = Вівіана: передай одну з двох карт вірності іншому гравцеві
sc-give-tap = Торкнися місця за столом
sc-give-name = Карту отримає { $name }
sc-ask-loyalty = Вівіана приносить тобі іншу карту вірності. Залишиш свою чи поміняєш?
sc-loyalty-look = Утримуй, щоб побачити обидві
sc-loyalty-yours = Твоя
sc-loyalty-offer = Від Вівіани
sc-keep = Залишити свою
sc-swap = Узяти нову
sc-ask-place-traitor = Виклади одну карту на стос; друга піде у скид долілиць
sc-ask-place-gawain = Гавейн: додай до походу одну з цих карт
sc-place-look = Утримуй, щоб побачити карти
sc-place-number = Карта { $number }
sc-place-do = Зіграти карту { $number }
sc-place-not = Цю карту зіграти не можна. Це бачиш тільки ти.
sc-only-morgans = Самі Моргани: скинути
sc-ask-window-arthur = { $name } вирушає { $goal }. Чи завадить Артур?
sc-ask-window-gawain = Стос пораховано. Гавейн допоможе?
sc-ask-window-percival = Звинувачено: { $name }. Чи подвоїть це Персіваль?
sc-ask-window-final = Зрадників викрито. Чи подвоїть Персіваль меч?
sc-window-play = Зіграти { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карту «{ $knight }»
}
sc-window-play-on = Зіграти { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карту «{ $knight }»
}, ціль: { $name }
sc-window-pass = Пас
sc-window-not = У тебе немає { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карти «{ $knight }»
}: пасуй. Це бачиш тільки ти.
sc-window-tap = Вибери зрадника
sc-ask-ride = Мерлін 6: одразу вирушити в будь-який похід?
sc-ride-add = Скільки очок додати
sc-ride-go = У похід { $goal }, +{ $add }
sc-ride-not = Не вирушати
sc-ask-traitor = Перш ніж брати карти: зіграти Трістана?
sc-traitor-draw = Узяти дві чутки

## Що знаєш лише ти

sc-peek = Твоя вірність
sc-solo = Гра наодинці: карт вірності немає. Ти перемагаєш із сімома білими мечами.
sc-loyalty-loyal-text = Ти перемагаєш із сімома білими мечами. Серед вас може бути зрадник.
sc-loyalty-traitor-text = Ти перемагаєш із сімома чорними мечами. Якщо тебе не викриють, наприкінці обернеш один білий меч на чорний.
sc-do-solo = Рахуй чутки й вирушай у похід, коли гадаєш, що він має від 11 до 13 очок.
sc-do-loyal = Рахуй чутки. Вирушай у похід, коли гадаєш, що він має від 11 до 13 очок, і стеж, хто помиляється надто часто.
sc-do-traitor = Вдавай, що допомагаєш, але провалюй походи: вирушай зарано або чекай, доки очок стане забагато.
sc-your-tokens = Твої жетони: { $quests }
sc-knows-galahad = Галахад: { $loyaltyCode ->
    [loyal] { $name } на боці вірних
    [traitor] { $name } — зрадник
   *[other] { $name } має карту «{ $loyalty }»
}.
sc-tristan-title = Трістан: колода, згори вниз
sc-tristan-text = Це бачиш лише ти й лише зараз. Запам’ятай.

## Похід

sc-opening-title = { $name } вирушає { $goal }
sc-opening-wait = Чи завадить Артур?
sc-main = головний похід
sc-added = Мерлін додає { $add }
sc-others = Персонажі в стосі
sc-removed = Забрав Мерлін
sc-tokens = Жетони
sc-total = Сума: { $total }
sc-running = поки що { $sum }
sc-sum-queries = { $count } «?» × { $each }
sc-sum-person = { $points } ({ $name })
sc-why-success = Сума { $total }: вдалося.
sc-why-baseless = Сума { $total }: замало очок.
sc-why-failure = Сума { $total }: забагато очок.
sc-why-doom = Сума { $total }: забагато очок, а в стосі лежить Моргана 7.
sc-swords-white = { NUMBER($count) ->
    [one] { $count } білий меч
    [few] { $count } білі мечі
    [many] { $count } білих мечів
   *[other] { $count } білого меча
}
sc-swords-black = { NUMBER($count) ->
    [one] { $count } чорний меч
    [few] { $count } чорні мечі
    [many] { $count } чорних мечів
   *[other] { $count } чорного меча
}
sc-exposed-loyal = { $name } — вірний лицар: { $swords }.
sc-exposed-traitor = { $name } — зрадник: { $swords }!
sc-show-all = Показати все одразу

## Кінець

sc-won-loyal = Вірні лицарі перемагають
sc-won-traitor = Зрадник перемагає
sc-won-shadows = Перемагає зло
sc-cause-swords = На столі сім мечів одного кольору.
sc-cause-morgan = Моргана 7: головний похід сягнув 14 чи більше.
sc-score = Білі мечі: { $white }, чорні мечі: { $black }.
sc-audit = Перевір свою пам’ять
sc-audit-text = Усі чутки гри, стос за стосом, як їх бачили всі.
sc-quiz-count = Запитання { $number } із { $count }
sc-quiz-total = Стос { $number }: якою була сума? ({ $quest })
sc-quiz-card = Стос { $number }: яка з цих чуток у ньому була?
sc-quiz-right = Правильно!
sc-quiz-wrong = Ні. Правильна відповідь: { $answer }.
sc-quiz-score = Пригадано: { $right } із { $count }.
sc-quiz-piles = Показати всі стоси
sc-audit-pile = Стос { $number }
sc-audit-quest = { $quest }: { $verdict }, сума { $total }
sc-audit-left = лишилося наприкінці

## Перебіг гри

sc-log-dealt = Карти вірності в роздачі: вірний × { $loyal }, зрадник × { $traitors }; дві лежать осторонь.
sc-log-began = Починає { $name }.
sc-log-listened = { $name } слухає чутки.
sc-log-counted = { $name } слухає й рахує: { $count }.
sc-log-shuffled = Скид перетасовано в нову колоду.
sc-log-laid = { $name } додає до стосу: { $card }.
sc-log-heard = { $name } таємно дивиться на чутку.
sc-log-announced = { $name } кладе чутку долілиць і оголошує: { $card }.
sc-log-announced-plain = { $name } оголошує чутку й кладе її долілиць.
sc-log-token = { $name } кладе жетон долілиць.
sc-log-passed = { $name } пасує.
sc-log-declared = { $name } вирушає в похід { $goal }.
sc-log-declared-add = { $name } вирушає в похід { $goal } і додає { $add }.
sc-log-opened = Стос відкрито: { $cards }.
sc-log-opened-plain = { NUMBER($count) ->
    [one] Стос відкрито: { $count } карта.
    [few] Стос відкрито: { $count } карти.
    [many] Стос відкрито: { $count } карт.
   *[other] Стос відкрито: { $count } карти.
}
sc-log-scored = { $quest }: { $verdict }. Білі мечі: { $white }, чорні мечі: { $black }.
sc-log-total = Сума: { $total }.
sc-log-knight_drawn = { $name } бере карту лицаря.
sc-log-returned = Одну Моргану знову замішано в колоду.
sc-log-accused = { $name } звинувачує: зрадник — { $other }!
sc-log-exposed-loyal = { $name } — вірний лицар: { $swords }.
sc-log-exposed-traitor = { $name } — зрадник: { $swords }.
sc-log-placed = { $name } вибирає чутку й додає її до стосу.
sc-log-number = Лічба: { $count }.
sc-log-knight = { $name } грає { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карту «{ $knight }»
}.
sc-log-knight-on = { $name } грає { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карту «{ $knight }»
}. Ціль: { $other }.
sc-log-peeked = { $name } тепер знає, на чиєму боці { $other }.
sc-log-closed = Ніхто не грає { $knightCode ->
    [arthur] Артура
    [tristan] Трістана
    [gawain] Гавейна
    [galahad] Галахада
    [percival] Персіваля
   *[other] карту «{ $knight }»
}.
sc-log-joined = { $name } додає до походу: { $card }.
sc-log-joined-plain = { $name } бере карти завдяки Гавейнові.
sc-log-named = Жетон Мерліна, { $name }: { $quest }.
sc-log-vivien = Вівіана: { $name } і { $other } дивляться на нові карти вірності.
sc-log-vivien-alone = Вівіана: { $name } дивиться на нову карту вірності.
sc-log-chose = { $name } уже має вибрану карту вірності.
sc-log-shown = { $name } відкриває карту вірності: { $loyalty }.
sc-log-revealed = Усі карти вірності відкрито. Карту зрадника має: { $names }.
sc-log-revealed-none = Усі карти вірності відкрито. Зрадника немає.
sc-log-flipped = { NUMBER($count) ->
    [one] { $name } обертає на чорний { $count } білий меч.
    [few] { $name } обертає на чорні { $count } білі мечі.
    [many] { $name } обертає на чорні { $count } білих мечів.
   *[other] { $name } обертає на чорні { $count } білого меча.
}
sc-log-ended = Гру завершено.
sc-open-aside = Карти вірності осторонь: { $cards }.
sc-open-unused = Моргани поза грою: { $cards }.
sc-open-pile = Лишилося в стосі: { $cards }.
sc-open-deck = Лишилося в колоді: { $cards }.
sc-open-tokens = Жетони: { $tokens }.
sc-open-knights = { $name }, незіграні лицарі: { $knights }.

## Репліки

sc-back = Назад
sc-kind-total = Сума походу…
sc-kind-go = Час у похід…
sc-kind-wait = Послухаймо ще
sc-kind-suspect = Не довіряю…
sc-kind-trust = Довіряю…
sc-kind-claim = Я…
sc-kind-whispered = Моя закрита карта…
sc-kind-galahad = Галахад показав…
sc-kind-tristan = Трістан показав…
sc-kind-ask = Запитати…
sc-say-total = { $questCode ->
    [picts] Для піктів
    [saxons] Для саксів
    [dragon] Для дракона
    [excalibur] Для Екскалібура
    [grail] Для Грааля
   *[other] { $quest }:
} виходить { $value }.
sc-say-go = Час у похід { $goal }!
sc-say-wait = Послухаймо ще.
sc-say-suspect = Не вірю, що { $name } грає чесно.
sc-say-trust = Гадаю, { $name } грає чесно.
sc-say-claim-loyal = Я на боці вірних.
sc-say-claim-traitor = Зрадник — це я.
sc-say-whispered = Моя закрита карта — { $card }.
sc-say-galahad = Галахад показав: { $loyaltyCode ->
    [loyal] { $name } на боці вірних
    [traitor] { $name } — зрадник
   *[other] { $name } має карту «{ $loyalty }»
}.
sc-say-tristan = Трістан показав на верху колоди: { $cards }.
sc-say-ask = @{ $name }: Що пам’ятаєш?
sc-say-ask-quest = @{ $name }: Скільки очок зараз має похід { $questCode ->
    [picts] проти піктів
    [saxons] проти саксів
    [dragon] проти дракона
    [excalibur] по Екскалібур
    [grail] по Святий Грааль
   *[other] «{ $quest }»
}?
sc-any-quest = Усі походи
sc-add-card = Додати карту
sc-send-cards = Сказати
sc-card-pick = Карта

## Відмови

sc-refused-accused_before = Твоє єдине звинувачення вже використано.
sc-refused-accuses_self = Себе звинуватити не можна.
sc-refused-alone = У грі наодинці цього зробити не можна.
sc-refused-already_public = Ця карта вірності вже відкрита.
sc-refused-answered = Твоя відповідь уже є.
sc-refused-chosen = Твій вибір уже зроблено.
sc-refused-exposed_traitor = Викритий зрадник цього не може.
sc-refused-galahad_refuses = Викритий зрадник не може зіграти Галахада.
sc-refused-may_not_tell = Не можна казати, що показав Галахад.
sc-refused-gives_self = Карту Вівіани передають іншому гравцеві.
sc-refused-looks_at_self = Галахад перевіряє іншого гравця.
sc-refused-morgan = Гавейн не може додати Моргану.
sc-refused-must_play = Якщо карту можна зіграти, її треба зіграти.
sc-refused-needless_target = Цього лицаря грають без цілі.
sc-refused-no_deck = Немає колоди, яку можна переглянути.
sc-refused-no_knights = У цій грі лицарів немає.
sc-refused-no_pile = Стос порожній: вирушати нікуди.
sc-refused-no_points = Очки додає лише Мерлін 6.
sc-refused-no_such_card = Серед узятих карт такої немає.
sc-refused-no_such_seat = Такого місця за столом немає.
sc-refused-no_symbol = Верхня карта не вказує цього походу.
sc-refused-no_target = Вибери гравця.
sc-refused-not_found = Цей гравець не серед щойно викритих.
sc-refused-not_held = Цього лицаря в тебе немає.
sc-refused-not_now = Зараз цього зробити не можна.
sc-refused-not_true = Вірний лицар мусить оголосити правду.
sc-refused-not_your_turn = Зараз не твій хід.
sc-refused-nothing_to_hear = Чуток більше немає.
sc-refused-nothing_to_see = Перевіряти вже нема кого.
sc-refused-over = Гру завершено.
sc-refused-receiver_exposed = Гравець із відкритою вірністю участі не бере.
sc-refused-silence = Тиша! Зараз нікому не можна спілкуватися.
sc-refused-too_early = Звинувачувати можна, коли на столі лежать чотири мечі.
sc-refused-too_many_points = Мерлін 6 додає щонайбільше три очки.
sc-refused-wrong_moment = Цього лицаря грають в інший момент.
