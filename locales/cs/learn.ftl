### Jak se hry naučit: pravidla ve zkratce, průvodce první hrou.

learn-title = Škola hrou
learn-text = Hra s boty pro začátečníky. Průvodce vysvětlí každou chvíli hry. Kdykoli ho můžeš vypnout.
learn-rules = Nejdřív si přečíst pravidla ve zkratce
rules-title = Pravidla ve zkratce
rules-which = Která hra
rules-text = Hra tak, jak se hraje tady, našimi vlastními slovy.
rules-shown = Hledané pravidlo: { $rule }
rules-options = Možnosti
rules-numbers = Čísla
rules-changed = Co je u tohoto stolu jinak
rules-changed-none = U tohoto stolu se hraje podle obvyklých pravidel.
rules-examples = Příklady
rules-full = Úplná číslovaná pravidla
rules-full-english = Úplná pravidla jsou jen anglicky.
rules-table = Tabulka
rules-learn = Škola hrou

## Nový stůl

kind-title = Druh hry
kind-first_game = První hra
kind-first_game-text = Nejlepší začátek pro nováčky.
kind-classic = Klasická
kind-classic-text = Pro ty, kdo znají pravidla.
kind-everything = Všechno
kind-everything-text = Všechna rozšíření, pro zkušené.
more-options = Další možnosti
group-extras = Rozšíření
group-rare = Vzácné otázky pravidel
group-rare-text = V těchto věcech se vydání liší nebo mlčí. Naše nastavení vyhoví téměř každé skupině.
level-page-text = Přátelský začátečník.
level-squire-text = Hraje podle rozumných jednoduchých zásad.
level-knight-text = Zvažuje každé ještě možné rozdání.
level-champion-text = Nejsilnější, jakého máme.

## Průvodce

coach = Průvodce
coach-away = Skrýt průvodce
coach-show = Trenér u tohoto stolu vysvětluje každý tah
