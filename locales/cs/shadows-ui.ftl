### Stíny nad Camelotem na stránkách mimo hru.

game-shadows = Stíny nad Camelotem
play-shadows = Hrát Stíny nad Camelotem
play-shadows-text = Pamatuj si zvěsti, plň výpravy. Někdo z vás může být zrádce.
