### Aprender los juegos: reglas en breve y la guía de la primera partida.

learn-title = Aprender jugando
learn-text = Una partida contra bots para principiantes. Una guía te explica cada momento. Puedes quitarla cuando quieras.
learn-rules = Leer antes las reglas resumidas
rules-title = Reglas resumidas
rules-which = Qué juego
rules-text = El juego tal como se juega aquí, con nuestras palabras.
rules-shown = Has pedido la regla { $rule }
rules-options = Opciones
rules-learn = Aprender jugando

## La guía

coach = Guía
coach-away = Ocultar la guía
