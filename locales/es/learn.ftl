### Aprender los juegos: reglas en breve y la guía de la primera partida.

learn-title = Aprender jugando
learn-text = Una partida contra bots para principiantes. Una guía te explica cada momento. Puedes quitarla cuando quieras.
learn-rules = Leer antes las reglas resumidas
rules-title = Reglas resumidas
rules-which = Qué juego
rules-text = El juego tal como se juega aquí, con nuestras palabras.
rules-shown = Has pedido la regla { $rule }
rules-options = Opciones
rules-numbers = Números
rules-changed = Qué cambia en esta mesa
rules-changed-none = En esta mesa se juega con las reglas habituales.
rules-examples = Ejemplos
rules-full = Reglas completas numeradas
rules-full-english = Las reglas completas solo existen en inglés.
rules-table = Tabla
rules-learn = Aprender jugando

## Una mesa nueva

kind-title = Tipo de partida
kind-first_game = Primera partida
kind-first_game-text = La mejor forma de empezar.
kind-classic = Clásica
kind-classic-text = Para quienes conocen las reglas.
kind-everything = Todo
kind-everything-text = Todos los añadidos, para expertos.
more-options = Más opciones
group-extras = Añadidos
group-rare = Dudas poco frecuentes del reglamento
group-rare-text = Aquí las ediciones difieren o no dicen nada. Nuestros valores sirven a casi todos los grupos.
level-page-text = Un principiante simpático.
level-squire-text = Juega con sentido común y reglas sencillas.
level-knight-text = Sopesa todos los repartos posibles.
level-champion-text = El más fuerte que tenemos.

## La guía

coach = Guía
coach-away = Ocultar la guía
coach-show = El entrenador explica cada jugada en esta mesa
