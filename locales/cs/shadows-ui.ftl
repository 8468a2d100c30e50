### Stíny nad Camelotem na stránkách mimo hru.

game-shadows = Stíny nad Camelotem
play-shadows = Hrát Stíny nad Camelotem
play-shadows-text = Zvěsti, paměť a možná i zrádce. Ty s boty.
