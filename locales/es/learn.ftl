### Aprender los juegos: reglas en breve y la guía de la primera partida.

learn-title = Aprender jugando
learn-text = Una partida contra bots para principiantes. Una guía te explica cada momento. Puedes quitarla cuando quieras.
learn-rules = Leer antes las reglas resumidas
rules-title = Reglas resumidas
rules-which = Qué juego
rules-text = El juego tal como se juega aquí, con nuestras palabras.
rules-shown = Has pedido la regla { $rule }
rules-options = Opciones de una mesa
rules-numbers = Números
rules-changed = Qué cambia en esta mesa
rules-changed-none = En esta mesa se juega con las reglas habituales.
rules-examples = Ejemplos
rules-full = Reglas completas numeradas
rules-full-english = Las reglas completas solo existen en inglés.
rules-table = Tabla
rules-learn = Aprender jugando

## La guía

coach = Guía
coach-away = Quitar la guía
coach-show = El entrenador explica cada jugada en esta mesa
