### Jak se hry naučit: pravidla ve zkratce, průvodce první hrou.

learn-title = Škola hrou
learn-text = Hra s boty pro začátečníky. Průvodce vysvětlí každou chvíli hry. Kdykoli ho můžeš vypnout.
learn-rules = Nejdřív si přečíst pravidla ve zkratce
rules-title = Pravidla ve zkratce
rules-which = Která hra
rules-text = Hra tak, jak se hraje tady, našimi vlastními slovy.
rules-shown = Hledané pravidlo: { $rule }
rules-options = Možnosti
rules-learn = Škola hrou

## Průvodce

coach = Průvodce
coach-away = Skrýt průvodce
