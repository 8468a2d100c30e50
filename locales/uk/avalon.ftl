### Авалон.

side-good = Добро
side-evil = Зло
card-success = Успіх
card-fail = Провал
vote-approve = За
vote-reject = Проти
fidelity-switch = зміна лояльності
fidelity-same = без зміни

role-merlin = Мерлін
role-merlin-text = { $mordred ->
    [yes] Мерлін знає, хто служить злу, але не бачить Мордреда. Убивця не повинен дізнатися, хто Мерлін.
    [no] Мерлін знає, хто служить злу. Убивця не повинен дізнатися, хто Мерлін.
   *[maybe] Мерлін знає, хто служить злу (крім Мордреда, якщо він у грі). Убивця не повинен дізнатися, хто Мерлін.
}
role-merlin-is = Мерлін
role-percival = Персіваль
role-percival-text = { $morgana ->
    [yes] Персіваль бачить Мерліна й Моргану, але не знає, хто з них Мерлін.
    [no] Персіваль знає, хто Мерлін.
   *[maybe] Персіваль знає, хто Мерлін. Якщо в грі є Моргана, він бачить обох і не знає, хто з них Мерлін.
}
role-percival-is = Персіваль
role-servant = Вірний слуга Артура
role-servant-text = Вірний слуга не має таємних знань: слухай, порівнюй голоси, з’ясуй, кому вірити.
role-servant-is = вірний слуга Артура
role-good_lancelot = Добрий Ланселот
role-good_lancelot-text = Цей Ланселот на боці добра, доки карта вірності не змінить лояльність Ланселотів.
role-good_lancelot-is = добрий Ланселот
role-assassin = Убивця
role-assassin-text = { $merlin ->
    [no] Убивця служить злу й знає інших представників зла. Без Мерліна у грі йому нема кого називати.
   *[maybe] Якщо добро пройде три місії, Убивця називає одного гравця. Якщо це Мерлін, усе-таки перемагає зло.
}
role-assassin-is = Убивця
role-minion = Посіпака Мордреда
role-minion-text = { $oberon ->
    [yes] Посіпака знає інших представників зла, крім Оберона.
    [no] Посіпака знає інших представників зла.
   *[maybe] Посіпака знає інших представників зла (крім Оберона, якщо він у грі).
}
role-minion-is = посіпака Мордреда
role-morgana = Моргана
role-morgana-text = { $percival ->
    [yes] Моргана служить злу. Персіваль бачить її та Мерліна й не знає, хто з них Мерлін.
    [no] Моргана служить злу й знає інших представників зла.
   *[maybe] Моргана служить злу. Якщо в грі є Персіваль, він бачить її та Мерліна й не знає, хто з них Мерлін.
}
role-morgana-is = Моргана
role-mordred = Мордред
role-mordred-text = { $merlin ->
    [no] Мордред служить злу й знає інших представників зла.
   *[maybe] Мордред служить злу, але Мерлін його не бачить.
}
role-mordred-is = Мордред
role-oberon = Оберон
role-oberon-text = Оберон служить злу, але не знає інших представників зла, а вони не знають його.
role-oberon-is = Оберон
role-evil_lancelot = Злий Ланселот
role-evil_lancelot-text = Цей Ланселот на боці зла, доки карта вірності не змінить лояльність Ланселотів.
role-evil_lancelot-is = злий Ланселот

plot-lead_to_victory = Веди до перемоги
plot-lead_to_victory-text = Стань лідером, перш ніж буде вибрано загін.
plot-ambush = Засідка
plot-ambush-text = Подивися на одну викладену карту місії.
plot-king_returns = Король повертається
plot-king_returns-text = Затверджений загін стає відхиленим.
plot-restore_honor = Поверни свою честь
plot-restore_honor-text = Забери карту сюжету в іншого гравця.
plot-charge = В атаку!
plot-charge-text = До кінця гри голосуй відкрито й раніше за всіх.
plot-show_nature = Покажи свою справжню суть
plot-show_nature-text = Покажи свою лояльність гравцеві на твій вибір.
plot-are_you_the_one = Чи це ти?
plot-are_you_the_one-text = Перевір лояльність гравця поруч із тобою.
plot-we_found_you = Ми знайшли тебе!
plot-we_found_you-text = Один учасник загону викладає карту місії горілиць.
plot-show_strength = Покажи свою силу
plot-show_strength-text = Лідер показує свою лояльність гравцеві на власний вибір.

## Стіл

stage-deal = Роздача карт
stage-lead = Хто лідер?
stage-plot = Карти сюжету
stage-propose = Збирання загону
stage-charge = Голосує «В атаку!»
stage-vote = Голосування
stage-king = Король повернеться?
stage-spot = Карти сюжету
stage-quest = Місія триває
stage-excalibur = Екскалібур
stage-ambush = Засідка
stage-lady = Володарка озера
stage-loyalty = Перевірка лояльності
stage-assassin = Хто Мерлін?
stage-end = Гру завершено

quests = Місії
quest-size = Місія { $quest }, загін: { $size }
quest-double = { NUMBER($count) ->
    [one] Провал лише за { $count } карти провалу.
    [few] Провал лише за { $count } карт провалу.
    [many] Провал лише за { $count } карт провалу.
   *[other] Провал лише за { $count } карти провалу.
}
quest-success = Успіх. Карт провалу: { $fails }.
quest-fail = Провал. Карт провалу: { $fails }.
vote-track = Відхилено загонів у цьому раунді: { $count } з 5
leader = Лідер
in-team = у загоні
has-excalibur = має Екскалібур
has-lady = має жетон Володарки озера
has-acted = вибір зроблено
last-vote = попередній голос: { $vote }
last-votes = Попереднє голосування: { $approve } проти { $reject }
tag-evil = Зло
tag-good = Добро
tag-merlin_or_morgana = Мерлін?
tag-merlin = Мерлін
tag-evil_lancelot = Злий Ланселот
tag-good_lancelot = Добрий Ланселот
votes = Голоси
roles = Ролі
lady = Володарка озера
excalibur = Екскалібур
targeting = Режим вибору місії
plot-cards = Карти сюжету
plot-held = { $name }: { $card }
approved = Затверджено
rejected = Відхилено
quest-won = Місія { $quest }: успіх
quest-lost = Місія { $quest }: провал
shot-hit = { $name } — це Мерлін!
shot-missed = { $name } — не Мерлін.
round = Раунд { $round }
round-quest = Раунд { $round } · місія { $quest }
leads = Лідер: { $name }
proposed-by = загін вибирає { $name }
proposal-of = спроба { $number } з 5
spot-coming = { $name } викладає карту горілиць
spot-shown = { $name } викладає: { $card }

## Що треба зробити

dummy-text = Інші таємно вибирають. Торкнися карти й ти: це нічого не робить, але ніхто не дізнається, хто насправді вибирає.
dummy = Карта { $number }
you-voted = Твій голос прийнято.
ask-vote = Схвалюєш цей загін?
ask-play = Вибери свою карту місії
only-success = Ти на боці добра: можна викласти лише успіх. Це бачиш тільки ти.
only-fail = Твій персонаж мусить викласти провал. Це бачиш тільки ти.
lay-none = Вибери карту
lay-card = Викласти: { $card }
ask-quest = Вибери місію
ask-team = { NUMBER($count) ->
    [one] Вибери { $count } гравця для місії { $quest }
    [few] Вибери { $count } гравців для місії { $quest }
    [many] Вибери { $count } гравців для місії { $quest }
   *[other] Вибери { $count } гравця для місії { $quest }
}
tap-seats = Торкайся місць за столом.
tap-seat = Торкнися місця за столом
ask-excalibur = Хто отримає Екскалібур?
propose = Запропонувати цей загін
ask-switch = Екскалібур: чию карту місії міняєш?
switch-name = Поміняти карту: { $name }
decline = Не використовувати
ask-lady = Володарка озера: чию лояльність перевіриш?
check-name = Перевірити: { $name }
lady-skip = Не зараз
ask-loyalty = Лояльність перевіряє { $name }. Яку карту даси? Через неправильну програє весь твій бік.
ask-give = Віддай цю карту сюжету іншому гравцеві
ask-take = Забери карту сюжету в іншого гравця
choose-card = Вибери карту
give-card = «{ $card }» отримає { $name }
take-card = Забрати «{ $card }» (має { $name })
ask-plot = «{ $card }»: зіграти зараз?
plot-use = Зіграти карту
plot-use-on = Зіграти. Ціль: { $name }
plot-pass = Притримати
ask-shoot = Убивце, хто Мерлін? У тебе лише одна спроба.
shoot-name = Мерлін — { $name }

## Твій персонаж

peek-role = Твій персонаж
aim-good-certain = Ти перемагаєш, якщо три місії пройдуть успішно, а Убивця не розгадає Мерліна.
aim-good-possible = Ти перемагаєш, якщо три місії пройдуть успішно. Якщо Мерлін і Убивця у грі, Убивця ще й не повинен розгадати Мерліна.
aim-good-none = Ти перемагаєш, якщо три місії пройдуть успішно.
aim-evil-certain = Ти перемагаєш, якщо три місії провалено, якщо п’ять загонів поспіль відхилено або якщо Убивця розгадає Мерліна.
aim-evil-possible = Ти перемагаєш, якщо три місії провалено або п’ять загонів поспіль відхилено. Якщо Мерлін і Убивця у грі, ти перемагаєш і тоді, коли Убивця розгадає Мерліна.
aim-evil-none = Ти перемагаєш, якщо три місії провалено або п’ять загонів поспіль відхилено.
role-merlin-do = Відмовляй інших від загонів зі злом, яке бачиш, але лише натяками: ніхто не повинен помітити, скільки ти знаєш.
role-percival-do = З’ясуй, хто Мерлін, і дослухайся до нього. Вдавай Мерліна, щоб Убивця вказав на тебе.
role-servant-do = Голосуй проти загонів, яким не довіряєш. Після провалу пам’ятай, хто був на місії і хто голосував «за».
role-assassin-do = Провалюй місії й стеж, хто знає забагато: якщо три пройдуть успішно, тобі доведеться назвати Мерліна.
role-minion-do = Здобудь довіру, потрап до загону й зіграй провал, коли це важливо.
role-morgana-do = Натякай, як це робив би Мерлін: якщо у грі є Персіваль, він може піти за тобою. Потрап до загону й зіграй провал, коли це важливо.
role-mordred-do = Вдавай чесного лицаря, потрап до загону й зіграй провал, коли це важливо.
role-oberon-do = Потрап до загону й зіграй провал, коли це важливо. З’ясуй, хто ще служить злу: доведеться допомагати одне одному без слів.
lancelot-good-do = Поки ти на боці добра, допомагай місіям. Після кожної карти вірності поглянь сюди знову: твоя сторона могла змінитися.
lancelot-evil-do = Поки ти на боці зла, провалюй місії. Після кожної карти вірності поглянь сюди знову: твоя сторона могла змінитися.
lancelot-good-knows-do = Ти знаєш, хто злий Ланселот: голосуй проти кожного загону з ним.
lancelot-evil-knows-do = Потрап до загону й провалюй місії. Добрий Ланселот знає тебе: посій сумнів щодо нього першим.
knows-nothing = Ти не маєш таємних знань.
known-evil = { $name } — на боці зла
known-good = { $name } — на боці добра
known-merlin_or_morgana = { $name } — Мерлін або Моргана
known-merlin = { $name } — Мерлін
known-evil_lancelot = { $name } — злий Ланселот
known-good_lancelot = { $name } — добрий Ланселот
since-night = відомо від початку
since-lady = Володарка озера, раунд { $round }
since-plot = карта сюжету, раунд { $round }
seen-card = { $name }, раунд { $round }: «{ $card }» ({ $by })
seen-by-excalibur = Екскалібур: карта до заміни
seen-by-ambush = Засідка: карта, яка зарахувалась
night-title = Твій таємний персонаж
night-text = Подивися на свого персонажа так, щоб ніхто не підглянув. Нижче — що ти знаєш про інших. Подивитися знову можна будь-коли: утримуй «Твій персонаж».
night-ready = Зрозуміло
story-quest = Місія { $quest } ({ $team }): успіх { $successes }, провал { $fails }.
story-evil = Зло в загоні: { $names }.
evil-count = { NUMBER($count) ->
    [one] { $count } із { $players } служить злу.
    [few] { $count } із { $players } служать злу.
    [many] { $count } із { $players } служать злу.
   *[other] { $count } із { $players } служать злу.
}

## Голоси, ролі

votes-all = Усі голоси й загони
votes-none = Голосувань іще не було.
votes-seat = Місце
votes-quest = Місія { $quest }
votes-cards = Карти
roles-secret = Які персонажі у грі — таємниця.
teams-good = Добро ({ $count }): { $roles }
teams-evil = Зло ({ $count }): { $roles }
teams-good-count = Добро: { $count }
teams-evil-count = Зло: { $count }
teams-servant = { NUMBER($count) ->
    [one] { $count } слуга
    [few] { $count } слуги
    [many] { $count } слуг
   *[other] { $count } слуги
}
teams-minion = { NUMBER($count) ->
    [one] { $count } посіпака
    [few] { $count } посіпаки
    [many] { $count } посіпак
   *[other] { $count } посіпаки
}
leaders = Наступні лідери
last-proposal = остання спроба в раунді
lady-holder = Жетон тримає { $name }.
lancelot-cards = Карти вірності Ланселотів
lancelot-left = залишилося: { $count }
lancelot-switched = Ланселоти змінили лояльність.

## Кінець

won-good = Добро перемагає
won-evil = Зло перемагає
by-three_fails = Три місії провалено.
by-rejections = П’ять загонів поспіль відхилено.
by-assassination = Убивця знайшов Мерліна.
by-missed_shot = Убивця назвав не того гравця.
by-three_successes = Три місії пройдено успішно.
by-wrong_loyalty = Віддано неправильну карту лояльності.

## Перебіг гри

log-dealt = Персонажів роздано, знайомство відбулося.
log-began = Перший лідер — { $name }.
log-schedule_laid = Карти вірності Ланселотів для місій 1–5: { $cards }.
log-fidelity-switch = Відкрито карту вірності: Ланселоти змінюють лояльність.
log-fidelity-same = Відкрито карту вірності: без зміни.
log-lancelots_switched = За картою цієї місії Ланселоти змінюють лояльність.
log-lead_taken = { $name } грає «Веди до перемоги» і стає лідером.
log-plot_drawn = Лідер бере карту сюжету «{ $card }».
log-plot_given = { $name } отримує «{ $card }».
log-plot_taken = { $name } забирає карту «{ $card }». Її втрачає { $from }.
log-plot_passed = { $name } притримує «{ $card }».
log-loyalty_asked = { $name } має показати лояльність. Побачить її { $other }.
log-lady = Володарка озера: { $name } тепер знає, на чиєму боці { $other }.
log-loyalty_seen = { $name } тепер знає, на чиєму боці { $other }.
log-wrong_card_passed = { $name } віддає карту лояльності чужого боку: { $side }.
log-lady_skipped = { $name } не використовує Володарку озера.
log-proposed = { $name } пропонує для місії { $quest }: { $team }.
log-excalibur = Екскалібур отримує { $name }.
log-charge-none = Власники «В атаку!» відхиляють загін.
log-charge = З картою «В атаку!» за загін голосують: { $names }.
log-votes-none = Усі відхиляють загін.
log-votes = { NUMBER($count) ->
    [one] { $count } голос за загін: { $names }.
    [few] { $count } голоси за загін: { $names }.
    [many] { $count } голосів за загін: { $names }.
   *[other] { $count } голосу за загін: { $names }.
}
log-king_returned = { $name } грає «Король повертається»: загін відхилено.
log-spotlit = { $name } грає «Ми знайшли тебе!»: { $other } викладає карту горілиць.
log-turned_up = { $name } викладає горілиць: { $card }.
log-exchanged = Екскалібур: { $name } велить поміняти карту місії, її міняє { $other }.
log-excalibur_declined = { $name } не використовує Екскалібур.
log-ambushed = Засідка: { $name } бачить карту місії, яку викладає { $other }.
log-quest_done = Карти місії: успіх — { $successes }, провал — { $fails }.
log-shot_opened = Убивця — { $name }. Час назвати Мерліна.
log-evil = На боці зла: { $names }.
log-shot-merlin = Убивця називає: { $name }. Це Мерлін.
log-shot-missed = Убивця називає: { $name }. Це не Мерлін.
log-won-good = Добро перемагає. { $by }
log-won-evil = Зло перемагає. { $by }

## Репліки

back = Назад
kind-i_am = Я…
kind-my_side = Мій бік
kind-they_are = Гадаю, хтось…
kind-trust = Довіряю…
kind-suspect = Не довіряю…
kind-suggest = Запропонувати загін
kind-will_vote = Голосуватиму…
kind-i_played = Моя карта була…
kind-lady_showed = Володарка показала…
kind-plot_showed = Карта сюжету показала…
kind-card_showed = Я знаю карту місії
kind-because = Бо…
kind-ask = Запитати…
kind-answer = Відповісти
say-i_am = Я — { $is }.
say-my_side-good = Я на боці добра.
say-my_side-evil = Я на боці зла.
say-they_are = Гадаю, { $name } — { $is }.
say-trust = Гадаю, { $name } грає чесно.
say-suspect = Не вірю, що { $name } грає чесно.
say-suggest = Нехай ідуть: { $team }.
say-suggest-quest = На місію { $quest } нехай ідуть: { $team }.
say-will_vote-approve = Цей загін я підтримаю.
say-will_vote-reject = Цей загін я відхилю.
say-i_played-success = Моя карта на місії { $quest } — успіх.
say-i_played-fail = Моя карта на місії { $quest } — провал.
say-lady_showed-good = Знаю від Володарки озера: { $name } на боці добра.
say-lady_showed-evil = Знаю від Володарки озера: { $name } на боці зла!
say-plot_showed-good = Карта сюжету показала мені, що { $name } на боці добра.
say-plot_showed-evil = Карта сюжету показала мені, що { $name } на боці зла!
say-card_showed-success = Я знаю карту з місії { $quest }. { $name }: успіх.
say-card_showed-fail = Я знаю карту з місії { $quest }. { $name }: провал!
say-because-trust = Гадаю, { $name } грає чесно, бо { $reason }
say-because-suspect = Не вірю, що { $name } грає чесно, бо { $reason }
say-ask = @{ $name }: { $question }
reason-approved = голосує за загін № { $number }.
reason-rejected = голосує проти загону № { $number }.
reason-proposed = пропонує загін № { $number }.
reason-went_on = бере участь у місії { $quest }.
reason-contradiction = це не сходиться з тим, що каже { $name }.
reason-kind-approved = голос за загін
reason-kind-rejected = голос проти загону
reason-kind-proposed = вибір загону
reason-kind-went_on = участь у місії
reason-kind-contradiction = суперечність
proposal-number = Загін № { $number }
question-who_are_you = Хто ти?
question-which_side = На чиєму ти боці?
question-whom_do_you_trust = Кому довіряєш?
question-whom_do_you_suspect = Кого підозрюєш?
question-why_that_vote = Чому такий голос?
question-why_that_team = Чому такий загін?
question-what_did_you_see = Що тобі відомо?
answer-yes = Так.
answer-no = Ні.
answer-will_not_say = Краще не скажу.

## Налаштування

characters = Персонажі
presets = Рекомендовані набори:
preset-hidden_knife = З Мордредом
preset-lonely = З Морганою й Обероном
preset-dark = З Морганою й Мордредом
preset-full = Усі персонажі
preset-mordred = Лише з Мордредом
preset-percival = З Персівалем
balance = Баланс:
hint-good = { $what } посилює добро.
hint-evil = { $what } посилює зло.
hint-percival = Персіваль
hint-oberon = Оберон
hint-lady = Володарка озера
hint-mordred = Мордред
hint-morgana = Моргана
option-edition = Друковане видання
edition-none = Стандарт (наші налаштування)
edition-pl = польське
edition-cs = чеське
edition-es = іспанське
edition-uk = українське
edition-named = Видання: { $edition }
edition-pl-changes = П’ята місія відкривається після двох завершених. Затверджений загін обнуляє лічильник відхилених. Ніхто не називає власного персонажа.
edition-cs-changes = Можна грати без Мерліна. Уп’ятьох дозволено Персіваля. Володарку озера можна пропустити. Хто передасть не ту карту лояльності, програє разом зі своїм боком.
edition-es-changes = Можна грати без Мерліна. Хто передасть не ту карту лояльності, програє разом зі своїм боком. Ніхто не називає власного персонажа.
edition-uk-changes = Можна грати без Мерліна. Хто передасть не ту карту лояльності, програє разом зі своїм боком. З відкритими картами Ланселоти змінюють лояльність на початку раунду.
option-lady = Володарка озера
option-ladyMandatory = Перевірка Володарки обов’язкова
option-excalibur = Екскалібур
option-targeting = Режим вибору місії: місію вибирає лідер
option-targetingFifth = П’яту місію можна вибрати
option-targetingFifth-twoSucceeded = після двох успішних місій
option-targetingFifth-twoCompleted = після двох завершених місій
option-lancelotVariant = Ланселоти
option-lancelotVariant-off = Без Ланселотів
option-lancelotVariant-v1 = Карти вірності відкривають щораунду
option-lancelotVariant-v2 = Карти вірності відкриті від початку
option-lancelotVariant-v3 = Ланселоти знають один одного
option-lancelotV1Deck = Колода Ланселотів
option-lancelotV1Deck-promo = п’ять карт, починаючи з раунду 3
option-lancelotV1Deck-bigBox = шість карт, починаючи з раунду 1
option-lancelotV1EvilMustFail = Ланселот на боці зла мусить викладати провал
option-lancelotV2Switch = Ланселоти змінюють лояльність
option-lancelotV2Switch-approval = після затвердження загону
option-lancelotV2Switch-roundStart = на початку раунду
option-plot = Карти сюжету
option-plotsPerRound = Карт сюжету за раунд
option-plotDeck56 = Карти сюжету для п’ятьох або шістьох гравців
option-plotDeck56-seven = звичні сім карт
option-plotDeck56-own = карти на власний вибір
option-strongLeaderNext = Після «Веди до перемоги» наступного лідера рахують
option-strongLeaderNext-fromNewLeader = від нового лідера
option-strongLeaderNext-fromReplaced = від попереднього лідера
option-spotlightOrder = Карту, викладену горілиць («Ми знайшли тебе!»), показують
option-spotlightOrder-simultaneous = разом з іншими
option-spotlightOrder-targetFirst = раніше за інші
option-roleListPublic = Усі знають, які персонажі у грі
option-merlinSeesOberon = Мерлін бачить Оберона
option-roleClaims = Можна казати, хто ти
option-acceptanceResetsTrack = Затверджений загін обнуляє лічильник відхилених
option-assassinTargets = Убивця може назвати
option-assassinTargets-currentGood = будь-кого, хто зараз на боці добра
option-assassinTargets-notKnownEvil = будь-кого, кого зло не впізнало на етапі знайомства
option-assassinTargets-anyOther = будь-кого іншого
option-assassinTargets-anySeat = будь-яке місце, навіть власне
option-evilRevealAtAssassination = Усе зло розкривається, перш ніж Убивця назве Мерліна
option-wrongLoyaltyCard = Неправильна карта лояльності
option-wrongLoyaltyCard-impossible = неможлива
option-wrongLoyaltyCard-sideLoses = означає програш свого боку
option-allowNoMerlin = Можна грати без Мерліна
option-percivalFiveRule = П’ятеро гравців: Персіваль без Моргани й Мордреда
option-percivalFiveRule-error = не можна
option-percivalFiveRule-warn = можна
option-morganaWithoutPercival = Моргана без Персіваля
option-morganaWithoutPercival-warn = можна
option-morganaWithoutPercival-error = не можна

## Помилки в наборі

fault-assassin_missing = Убивця є в кожній грі, хіба що прибрано і Мерліна, і Убивцю.
fault-character_twice = Карта цього персонажа лише одна.
fault-evil_reveal_mismatch = Це не узгоджується з тим, кого може назвати Убивця.
fault-first_leader_absent = Цього місця за столом немає.
fault-lady_below_seven = Володарка озера найкраща для сімох і більше гравців.
fault-lancelot_without_variant = Для Ланселота вибери один із його варіантів.
fault-merlin_missing = Мерлін є в кожній грі, хіба що стіл дозволяє гру без нього.
fault-morgana_alone = Без Персіваля Моргана — звичайна посіпака.
fault-percival_alone = У грі вп’ятьох до Персіваля додай Мордреда або Моргану.
fault-percival_without_merlin = Персівалю потрібен Мерлін.
fault-players_missing = Укажи кількість гравців: від 5 до 10.
fault-players_out_of_range = Грати може від 5 до 10 гравців.
fault-plot_card_supply = Стільки таких карт сюжету немає.
fault-plot_deck_empty = У колоді сюжету має бути хоч одна карта.
fault-plot_deck_unused = Власна колода сюжету — для п’ятьох або шістьох.
fault-plots_per_round = За раунд можна брати від 1 до 15 карт сюжету.
fault-too_many_evil = Забагато персонажів зла для такої кількості гравців.
fault-too_many_good = Забагато персонажів добра для такої кількості гравців.

## Відмови

refused-ambush_target = «Засідка» показує закриту карту іншого учасника, кожну лише раз.
refused-evil_lancelot_must_fail = Ланселот, який зараз на боці зла, мусить викласти провал.
refused-evil_lancelot_must_fail_v1 = За цим столом злий Ланселот мусить викладати провал.
refused-excalibur_absent = Екскалібура в цій грі немає.
refused-excalibur_face_up = Карту, що лежить горілиць, поміняти не можна.
refused-excalibur_holder = Екскалібур отримує учасник загону, але не лідер.
refused-excalibur_missing = Скажи також, хто отримає Екскалібур.
refused-excalibur_target = Екскалібур діє на іншого учасника загону.
refused-fifth_quest_closed = П’ята місія ще закрита.
refused-give_to_self = Карту сюжету віддають іншому гравцеві.
refused-good_must_succeed = Представник добра мусить викласти успіх.
refused-lady_mandatory = За цим столом Володарка озера обов’язкова.
refused-lady_target = Володарка перевіряє іншого гравця, який іще не мав її жетона.
refused-no_role_claims = За цим столом ніхто не каже, який у нього персонаж.
refused-no_such_seat = Такого місця за столом немає.
refused-no_target_needed = Цю карту сюжету грають без цілі.
refused-not_a_neighbour = «Чи це ти?» діє лише на сусіда.
refused-not_drawn = Цю карту сюжету не витягнуто.
refused-not_now = Зараз цього зробити не можна.
refused-not_this_card = Зараз черга іншої карти сюжету.
refused-nothing_to_take = У цього гравця такої карти немає.
refused-quest_closed = Ця місія вже відбулася.
refused-quest_not_chosen = Вибери також місію.
refused-quest_not_free = За цим столом місію вибрати не можна.
refused-shot_target = Цього гравця Убивця назвати не може.
refused-show_to_another = Лояльність показують іншому гравцеві.
refused-spot_target = «Ми знайшли тебе!» грають на учасника загону.
refused-strength_is_kept = «Покажи свою силу» лідер лишає собі й застосовує.
refused-target_needed = Для цієї карти сюжету потрібна ціль.
refused-team_size = У загоні неправильна кількість гравців.
