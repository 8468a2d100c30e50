### Jak se hry naučit: pravidla ve zkratce, průvodce první hrou.

learn-title = Škola hrou
learn-text = Hra proti slabším botům. Průvodce vedle stolu ti vždycky vysvětlí, co se právě děje. Kdykoli ho můžeš poslat pryč.
learn-rules = Nejdřív si přečíst pravidla ve zkratce
rules-title = Pravidla ve zkratce
rules-which = Která hra
rules-text = Hra tak, jak se hraje tady, našimi vlastními slovy.
rules-shown = Hledané pravidlo: { $rule }
rules-options = Možnosti stolu
rules-numbers = Čísla
rules-changed = Co je u tohoto stolu jinak
rules-changed-none = U tohoto stolu se hraje podle obvyklých pravidel.
rules-examples = Příklady
rules-full = Úplná číslovaná pravidla
rules-full-english = Úplná pravidla jsou jen anglicky.
rules-table = Tabulka
rules-learn = Škola hrou

## Průvodce

coach = Průvodce
coach-away = Poslat průvodce pryč
coach-show = Trenér u tohoto stolu vysvětluje každý tah
