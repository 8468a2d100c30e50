### Mesa Redonda: las páginas que rodean los juegos.

title = Mesa Redonda
skip = Ir al contenido
close = Cerrar
reload = Recargar la página
newer-text = Hay una versión más nueva de esta página.
away-title = El servidor no responde
away-text = La página sigue intentándolo y continuará sola en cuanto el servidor responda.
try-again = Intentar ahora
go-home = Ir al inicio
language = Idioma
theme = Tema
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
mute = Silenciar sonidos

missing-title = Aquí no hay nada
missing-text = Esta página no existe. Quizá el enlace esté incompleto.

home-title = Siéntate a la Mesa Redonda
home-text = Dos juegos de lealtades ocultas. Juega ya con bots o pásales un enlace a tus amigos.
your-name = Tu nombre
your-name-hint = o te ponemos uno
guest-name = Invitado { $number }
first-time = ¿Primera vez?
learn-link = Aprender jugando
rules-link = Reglas
narrator-link = Narrador para cartas impresas
friends-title = Juega con amigos
create-table = Crear una mesa
join-code = Código o enlace de una mesa
join = Entrar
mine-title = Tus mesas
open-title = Mesas abiertas
open-none = Ahora mismo no hay ninguna mesa abierta a todo el mundo.
past-title = Partidas terminadas
past-all = Mostrar todas ({ $count })
result-won = victoria
result-lost = derrota
data-title = Mis datos
data-text = El servidor guarda tu nombre, tus asientos y lo que dices en tus mesas.
data-download = Descargar
data-devices = Cerrar sesión en mis otros dispositivos
data-devices-done = Se ha cerrado la sesión en tus otros dispositivos.
data-remove = Borrarme
data-remove-sure = Borrarme para siempre
data-removed = Te hemos borrado, y también todo lo que dijiste.
status-open = esperando jugadores
status-playing = en juego
status-finished = terminada
status-closed = cerrada

line-open = En línea
line-connecting = Conectando…
line-lost = Sin conexión, reintentando…

peek-hint = Mantén pulsado para mirar, suelta para ocultar.
rule-number = Regla { $rule }
sent-soon = Tu jugada se envía enseguida …
take-back = Deshacer
story = Qué pasó

## Problemas

problem-acts_full = Se han hecho demasiados cambios en esta mesa. Ya no admite más.
problem-away = No se puede conectar con el servidor. Revisa tu conexión e inténtalo otra vez.
problem-banned = No puedes usar este servidor.
problem-closed = Esta mesa está cerrada.
problem-empty = Primero escribe algo.
problem-faults = Las reglas no permiten esta configuración. Mira las opciones marcadas.
problem-code = Este código no es válido o ya se ha usado.
problem-crowded = Hay más personas sentadas que sitios habría.
problem-finished = Esta partida ya ha terminado.
problem-full = Ese asiento está ocupado.
problem-forwarded = El proxy del servidor está mal configurado. Avisa a quien lo gestiona.
problem-held = Este asiento está reservado para alguien.
problem-host = El servidor no conoce esta dirección. Pregunta a quien lo administra.
problem-kept = Quien lleva fuera menos de diez minutos conserva su asiento.
problem-knock = Aquí hay que llamar: el anfitrión decide si te deja entrar.
problem-locked = El anfitrión ha bloqueado la mesa: no entran jugadores nuevos.
problem-local = Esto es solo para el ordenador donde funciona el servidor.
problem-long = Es demasiado largo: 500 caracteres como máximo.
problem-missing = Esa mesa no existe. Revisa el código o el enlace.
problem-muted = En esta mesa el público no puede hablar.
problem-name_character = El nombre puede llevar letras, cifras, espacios y signos sencillos.
problem-name_empty = El nombre necesita al menos una letra o una cifra.
problem-name_long = El nombre puede tener 24 caracteres como máximo.
problem-name_mixed = Las letras de una palabra tienen que ser del mismo alfabeto.
problem-name_taken = Alguien en esta mesa tiene un nombre muy parecido. Elige otro.
problem-nameless = Primero elige un nombre.
problem-no_level = No hay bots de este nivel.
problem-no_person = Ahí no hay nadie.
problem-not_full = Quedan asientos libres. Pon bots o espera.
problem-not_host = Esto solo puede hacerlo el anfitrión.
problem-not_now = Ahora no se puede hacer eso.
problem-not_over = La repetición se podrá ver cuando termine la partida.
problem-not_seated = No tienes asiento en esta mesa.
problem-origin = Esta petición viene de otro sitio web.
problem-paused = La partida está en pausa.
problem-rate = Demasiado rápido. Espera un momento.
problem-seated = Ya tienes otro asiento en esta mesa.
problem-socket = Esta dirección es solo para la conexión de una partida.
problem-sockets = Demasiadas conexiones desde una misma dirección.
problem-talk_full = Esta mesa ha llegado a su límite de mensajes.
problem-unavailable = La mesa no responde. Inténtalo otra vez.
problem-unreadable = El servidor no ha entendido esto.
problem-other = No ha funcionado: { $message }

## Una mesa

gone-missing-title = Esa mesa no existe
gone-missing = No hay ninguna mesa con ese código o enlace. Revísalo e inténtalo otra vez.
gone-forbidden-title = Partida privada
gone-forbidden = En esta partida no se admite público.
gone-reload-title = Hay una versión nueva
gone-reload = Recarga la página: tu asiento sigue siendo tuyo.
gone-elsewhere-title = Abierta en otro sitio
gone-elsewhere = Tienes esta mesa abierta en varias ventanas o dispositivos más recientes. Recarga la página para jugar aquí.
gone-refused-title = Sin conexión
gone-refused = El servidor ha cerrado la conexión. Espera un momento y recarga la página.
chair-number = Asiento { $number }
chair-free = libre
chair-bot = bot
bot-name-alys = Alys
bot-name-bors = Bors
bot-name-cador = Cador
bot-name-dagonet = Dagonet
bot-name-elaine = Elaine
bot-name-fergus = Fergus
bot-name-gareth = Gareth
bot-name-hector = Héctor
bot-name-isolde = Isolda
bot-name-jory = Jory
chair-you = tú
chair-away = ausente
chair-held = reservado diez minutos
chair-late = llegó más tarde
chair-host = anfitrión
sit = Sentarme aquí
add-bot = Añadir un bot
remove-name = Quitar a { $name }
watching = { NUMBER($count) ->
    [one] { $count } persona está mirando
    [many] { $count } de personas están mirando
   *[other] { $count } personas están mirando
}
watching-note = Estás mirando. Ves lo mismo que ve toda la mesa.
knock = Llamar
knock-text = ¿Quieres jugar? Pide un asiento al anfitrión.
knock-asked = Has llamado. El anfitrión decide.
knock-waits = { $name } pide entrar.
knock-back = { $name } pide recuperar el asiento { $number }.
knock-seat = Asiento para { $name }
knock-admit = Dejar entrar
knock-refuse = Rechazar
start = Empezar la partida
fill-bots = { NUMBER($count) ->
    [one] Añadir { $count } bot
    [many] Añadir { $count } de bots
   *[other] Añadir { $count } bots
}
wait-players = { NUMBER($count) ->
    [one] Falta { $count } jugador
    [many] Faltan { $count } de jugadores
   *[other] Faltan { $count } jugadores
}
wait-host = Ya no falta nadie. El anfitrión puede empezar la partida.
table-full = Todos los asientos están ocupados. Quédate a mirar o crea tu propia mesa.
chair-ready = a punto
sit-elsewhere = Cambiarme aquí
swap-ask = Cambiar
swap-ask-name = Cambiar el sitio con { $name }
swap-asked = { $name } quiere cambiarte el sitio.
swap-agree = Cambiar los sitios
swap-wait = Has pedido a { $name } cambiar el sitio.
swap-stop = Retirar
ready = Por mí, empecemos
ready-count = A punto: { $count } de { $all }
seats-arrange = Ordenar los sitios
seats-arrange-text = El orden en que estáis sentados en la sala.
seats-shuffle = Barajar
seat-up = Subir a { $name }
seat-down = Bajar a { $name }
level-of = Nivel de { $name }
remove-sure = ¿Quitar a { $name }? Para volver tendrá que llamar a la puerta.
removed-text = El anfitrión te ha quitado de la mesa.
setup-change = Cambiar la partida
setup-save = Cambiarla para todos
setup-changed = El anfitrión ha cambiado la partida:
setup-secret-again = La lista de personajes es secreta y no se muestra aquí. Elígela de nuevo.
bot-soon = { $name } no está: un bot jugará en { $seconds } s.
bot-moved = { NUMBER($count) ->
    [one] Un bot ha hecho { $count } jugada por { $name }.
   *[other] Un bot ha hecho { $count } jugadas por { $name }.
}
bot-moved-you = { NUMBER($count) ->
    [one] Un bot ha hecho { $count } jugada por ti.
   *[other] Un bot ha hecho { $count } jugadas por ti.
}
replace-title = Poner un bot en el sitio de alguien
replace-text = Esa persona recibe un aviso y puede llamar a la puerta para volver.
replace-sure = ¿Seguro? Un bot ocupará el sitio de { $name }
leave = Salir
leave-sure = Salir definitivamente: un bot ocupa tu asiento
invite-title = Invitar
invite-code = Código de la mesa
invite-share = Compartir el enlace
invite-copied = Copiado.
board-title = Tablero común
board-text = Un tablero grande para una pantalla que todos ven: televisor, portátil o tableta. No muestra ningún secreto.
board-open = Abrir aquí el tablero
board-link = Crear un enlace para otra pantalla
board-link-text = Quien tenga este enlace puede mirar, aunque no se admitan espectadores. Al crear otro deja de valer.
qr-label = El enlace de esta mesa como código QR
house-title = Ajustes de la mesa
house-clock = Tiempo para decidir
house-spectators = Público
house-listed = Mostrar en la lista pública
house-locked = Bloquear la mesa
house-absence = Tiempo hasta que un bot sustituye a quien falta
house-seconds = Segundos para decidir
clock-own = otro límite, en segundos
bots-level = Nivel de los bots
level-page = Paje
level-squire = Escudero
level-knight = Caballero
level-champion = Campeón
difficulty = Dificultad de la partida en solitario
difficulty-easy = Fácil
difficulty-fair = Equilibrada
difficulty-hard = Difícil
house-heir = Hacer anfitrión
clock-off = sin límite
clock-relaxed = unos dos minutos
clock-brisk = alrededor de medio minuto
clock-seconds = { NUMBER($seconds) ->
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}
spectators-allowed = puede mirar y hablar
spectators-muted = puede mirar
spectators-forbidden = no puede entrar
choose = elige…
setup-title = Juego y opciones
commitment = Huella del reparto (prueba al final que fue limpio):
menu = Menú
side = Charla, votos y notas
your-move = Te toca
paused-host = El anfitrión ha puesto la partida en pausa.
paused-empty = La partida está en pausa hasta que vuelva alguien.
time-left = { NUMBER($seconds) ->
    [one] Queda { $seconds } segundo
    [many] Quedan { $seconds } de segundos
   *[other] Quedan { $seconds } segundos
}
pause = Pausa
resume = Reanudar
end-vote = Votar por terminar
end-not = Seguir jugando
end-wishes = { NUMBER($count) ->
    [one] { $count } jugador quiere terminar la partida.
    [many] { $count } de jugadores quieren terminar la partida.
   *[other] { $count } jugadores quieren terminar la partida.
}
device-title = Otro dispositivo
device-text = Con un código de un solo uso te llevas tu asiento a otro móvil u ordenador.
device-get = Pedir un código
device-code = Escribe este código en el otro dispositivo:
device-link = O escanea esto con el otro dispositivo:
device-enter = Código de tu otro dispositivo
device-take = Traer aquí mi asiento
you-won = ¡Has ganado!
you-lost = Has perdido.
winner = gana
rematch = Jugar otra vez
to-rematch = Ir a la revancha
table-delete = Borrar esta mesa
table-delete-sure = Borrarla para siempre, para todos
replay = Repetición y prueba de limpieza
log = Registro
go-on = Continuar
wait = Un momento…
waiting-for = Esperando a { $names }
waiting-for-many = { NUMBER($count) ->
    [one] Esperando a { $count } persona
   *[other] Esperando a { $count } personas
}
keys = Teclado
keys-on = Usar teclas sueltas
keys-vote = Aprobar o rechazar el equipo
keys-seats = Elegir un asiento; el primero de la mesa es el 1
keys-rules = Abrir las reglas
seat-claims = afirma: { $words }

## Charla y notas

talk = Charla
talk-none = Nadie ha dicho nada todavía.
talk-silent = ¡Silencio! Ahora nadie puede comunicarse.
hide-title = Silenciar a un jugador
hide-text = Nadie más lo nota y vale en todos tus dispositivos. Las frases hechas sobre la partida se siguen viendo.
report = Denunciar a { $name } ante el administrador
report-done = Denuncia enviada
signs = Reacciones
sign-yes = ¡Sí!
sign-no = ¡No!
sign-hmm = Mmm…
sign-laugh = ¡Ja!
sign-wow = ¡Oh!
sign-hurry = ¡Venga!
state-something = Decir algo de la partida
chat-label = Escribe un mensaje
send = Enviar
notes = Notas
notes-text = Esto solo lo ves tú. Se queda en este navegador.
notes-own = Notas propias
mark-none = sin marca
mark-trust = me fío
mark-doubt = dudo
mark-evil = del mal
players-count = { NUMBER($count) ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}

## Una mesa nueva

which-game = Qué juego
players = Jugadores
options = Opciones
option-first = Quién empieza
option-first-random = al azar
open-table = Crear la mesa
practice = Jugar ya con bots

## Repetición

replay-title = Una partida terminada
proof-fair = El reparto fue limpio
proof-unfair = El reparto no coincide con su huella
proof-promise = La huella mostrada antes de la partida corresponde a la semilla del sorteo.
proof-promise-broken = La huella mostrada antes de la partida no corresponde a la semilla del sorteo.
proof-draws = Sorteos que salen de la semilla: { $count } de { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } jugador añadió su propio azar al reparto.
    [many] { $count } de jugadores añadieron su propio azar al reparto.
   *[other] { $count } jugadores añadieron su propio azar al reparto.
}
proof-details = Detalles técnicos
proof-seed = Semilla:
proof-key = Clave del reparto:
proof-record = La partida en notación
proof-text = Todo esto lo ha comprobado esta misma página. La orden «roundtable verify» repite además todas las jugadas.
