### El narrador de la noche, la ayuda para jugar con cartas y el tablero común.

spoken-n01 = Que todo el mundo cierre los ojos y ponga delante un puño cerrado.
spoken-n02 = Esbirros de Mordred, abrid los ojos y ved quién está con vosotros.
spoken-n02-not-oberon = Esbirros de Mordred, menos Oberón, abrid los ojos y ved quién está con vosotros.
spoken-n02-not-evil_lancelot = Esbirros de Mordred, menos el Lanzarote malvado, abrid los ojos y ved quién está con vosotros.
spoken-n02-not-oberon-evil_lancelot = Esbirros de Mordred, menos Oberón y el Lanzarote malvado, abrid los ojos y ved quién está con vosotros.
spoken-n03 = Lanzarote malvado, sin abrir los ojos, levanta el pulgar.
spoken-n04 = Esbirros de Mordred, recordad quién es el Lanzarote malvado.
spoken-n05 = Lanzarote malvado, baja el pulgar.
spoken-n06 = Esbirros de Mordred, cerrad los ojos.
spoken-n07 = Todo el mundo tiene los ojos cerrados y el puño cerrado.
spoken-n08 = Esbirros de Mordred, levantad el pulgar para Merlín.
spoken-n08-oberon = Esbirros de Mordred y Oberón, levantad el pulgar para Merlín.
spoken-n08-not-mordred = Esbirros, menos el propio Mordred, levantad el pulgar para Merlín.
spoken-n08-not-oberon = Esbirros de Mordred, menos Oberón, levantad el pulgar para Merlín.
spoken-n08-oberon-not-mordred = Esbirros y Oberón, pero no el propio Mordred, levantad el pulgar para Merlín.
spoken-n08-not-mordred-oberon = Esbirros, menos el propio Mordred y Oberón, levantad el pulgar para Merlín.
spoken-n08-evil_lancelot = Esbirros de Mordred y Lanzarote malvado, levantad el pulgar para Merlín.
spoken-n08-oberon-evil_lancelot = Esbirros de Mordred, Oberón y Lanzarote malvado, levantad el pulgar para Merlín.
spoken-n08-evil_lancelot-not-mordred = Esbirros y Lanzarote malvado, pero no el propio Mordred, levantad el pulgar para Merlín.
spoken-n08-evil_lancelot-not-oberon = Esbirros de Mordred y Lanzarote malvado, pero no Oberón, levantad el pulgar para Merlín.
spoken-n08-oberon-evil_lancelot-not-mordred = Esbirros, Oberón y Lanzarote malvado, pero no el propio Mordred, levantad el pulgar para Merlín.
spoken-n08-evil_lancelot-not-mordred-oberon = Esbirros y Lanzarote malvado, pero no el propio Mordred ni Oberón, levantad el pulgar para Merlín.
spoken-n09 = Merlín, abre los ojos y mira quién sirve al mal.
spoken-n10 = Bajad el pulgar.
spoken-n11 = Merlín, cierra los ojos.
spoken-n12 = Todo el mundo tiene los ojos cerrados y el puño cerrado.
spoken-n13 = Merlín, levanta el pulgar para Perceval.
spoken-n13-morgana = Merlín y Morgana, levantad el pulgar para Perceval.
spoken-n14 = Perceval, abre los ojos y mira quién es Merlín.
spoken-n14-morgana = Perceval, abre los ojos y mira a dos personas: una es Merlín y la otra, Morgana.
spoken-n14-secret = Perceval, abre los ojos: un pulgar es de Merlín; si hay otro, es de Morgana.
spoken-n15 = Bajad el pulgar.
spoken-n16 = Perceval, cierra los ojos.
spoken-n17 = Lanzarotes, abrid los ojos y reconoceos.
spoken-n18 = Lanzarotes, cerrad los ojos.
spoken-n19 = Todo el mundo tiene los ojos cerrados y el puño cerrado.
spoken-n20 = Que todo el mundo abra los ojos.

## The page of the narrator

narrator-title = Narrador
narrator-text = Tenéis las cartas impresas: elegid con qué jugáis y escuchad o leed cómo el mal se revela.
narrator-sides = Bien: { $good } · mal: { $evil }
narrator-secret = Nadie sabe qué personajes hay en la partida
narrator-secret-text = Entonces se nombra a todos los personajes que podría haber.
narrator-steps = { NUMBER($count) ->
    [one] { $count } paso
   *[other] { $count } pasos
}
narrator-step = Paso { $step } de { $count }
narrator-begin = Empezar: el mal se revela
narrator-ready = ¿Todo el mundo ha visto su carta? Poned el aparato en el centro.
narrator-pause = Pausa
narrator-continue = Continuar
narrator-repeat = Repetir
narrator-back = Un paso atrás
narrator-again = Desde el principio
narrator-stop = Terminar la narración
narrator-done = El mal se ha revelado.
narrator-all = Todas las frases
narrator-sound = Voz y ritmo
narrator-voice = Voz
narrator-voice-text = Solo texto
narrator-voice-none = Este aparato no tiene una voz propia para este idioma. Basta el texto: alguien puede leerlo en voz alta mirando solo la pantalla.
narrator-speed = Velocidad de la voz
narrator-pauses = Duración de las pausas
narrator-bed = Sonido suave que tapa los movimientos
narrator-check = Prueba de sonido
narrator-check-line = Soy el narrador. Hablaré con esta voz.
narrator-check-ask = ¿Se ha oído, y en español?
narrator-check-yes = Sí
narrator-check-no = No
narrator-check-failed = Entonces la narración se muestra como texto, al mismo ritmo. Mirad el volumen y el silencio, o elegid otra voz.
narrator-broken = La voz no responde. El texto sigue al mismo ritmo.

## The helper after the night

helper-title = Seguimiento de la partida
helper-open = Seguir la partida en este aparato
helper-names = Nombres, en el sentido de las agujas del reloj (pueden quedar vacíos)
helper-player = Jugador { $number }
helper-leader = ¿Quién es el primer líder?
helper-team = Tocad el equipo: { $chosen } de { $size }.
helper-vote = Todo el mundo vota. ¿Cuál es el resultado?
helper-rejected = Equipos rechazados en esta ronda: { $count } de { $of }
helper-cards = ¿Cómo jugáis las cartas de gesta?
helper-cards-device = Pasad este aparato
helper-cards-printed = Con las cartas impresas: contad los fracasos
helper-pass = Pasad el aparato. Ahora: { $name }
helper-pass-hold = Mantén pulsado para elegir en secreto
helper-choose = Elige y pásalo. El bien siempre juega éxito.
helper-show = Están todas las cartas: dadles la vuelta
helper-fails = Número de fracasos
helper-shot = El mal puede hablar ahora; después el Asesino nombra a alguien. ¿A quién?
helper-was-merlin = { $name }: ¿es Merlín?
helper-undo = Deshacer
helper-again = Otra partida

## The shared board

board-start = Iniciar el tablero
board-start-text = Un toque para el sonido, la pantalla completa y que no se apague. Lo demás se hace en los teléfonos.
board-narrator = Aquí habla el narrador
board-night = Al empezar la partida se narra cómo el mal se revela
board-size = Tamaño del texto
board-size-1 = normal
board-size-2 = grande
board-size-3 = muy grande
board-join = Escanead el código o abrid { $address }
board-local = Los teléfonos no pueden abrir esta dirección. Abrid el tablero con la dirección que indica el servidor.
board-free = { NUMBER($count) ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
board-full = Todo el mundo está sentado. El anfitrión inicia la partida.
board-awake-on = La pantalla no se apagará.
board-awake-http = Con http sin cifrar no se puede mantener la pantalla encendida: poned un tiempo de espera largo.
board-awake-refused = El aparato no deja mantener la pantalla encendida.
board-awake-none = Este navegador no puede mantener la pantalla encendida.
board-forbidden = Nadie puede mirar esta mesa. El anfitrión puede crear en el menú un enlace para esta pantalla.
board-shot = El Asesino nombra a { $name } …
board-silence = ¡Silencio! Nadie puede hablar.
board-speech = Se acabó el silencio. Ya se puede hablar.
board-minute = Queda un minuto.
board-ten = Quedan diez segundos.
