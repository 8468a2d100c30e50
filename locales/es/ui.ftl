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
theme-system = Como el sistema
theme-light = Pergamino
theme-dark = Luz de velas
mute = Silenciar sonidos

missing-title = Aquí no hay nada
missing-text = Esta página no existe. Quizá el enlace esté incompleto.

home-title = Siéntate a la Mesa Redonda
home-text = Juegos de lealtades ocultas. Juega ya contra bots o pásales un enlace a tus amigos.
your-name = Tu nombre
your-name-hint = o te ponemos uno
guest-name = Invitado { $number }
learn-link = Aprender jugando
rules-link = Reglas
friends-title = Juega con amigos
create-table = Crear una mesa
join-code = Código o enlace de una mesa
join = Entrar
mine-title = Tus mesas
open-title = Mesas abiertas
open-none = Ahora mismo no hay ninguna mesa abierta a todo el mundo.
past-title = Partidas terminadas
data-title = Mis datos
data-text = El servidor guarda tu nombre, tus asientos y lo que dices en tus mesas.
data-download = Descargar
data-devices = Cerrar sesión en mis otros dispositivos
data-devices-done = Se ha cerrado la sesión en tus otros dispositivos.
data-remove = Borrarme
data-remove-sure = Borrarme para siempre
data-removed = Te hemos borrado. Lo que dijiste ya no está.
status-open = esperando jugadores
status-playing = en juego
status-finished = terminada
status-closed = cerrada

line-open = En línea
line-connecting = Conectando…
line-lost = Sin conexión, reintentando…

peek-hint = Mantén pulsado para mirar, suelta para ocultar.
rule-number = Regla { $rule }

## Problemas

problem-acts_full = Ya se ha cambiado bastante en esta mesa.
problem-away = No se puede conectar con el servidor. Revisa tu conexión e inténtalo otra vez.
problem-banned = Esta dirección no puede usar este servidor.
problem-closed = Esta mesa está cerrada.
problem-code = Este código no es válido o ya se ha usado.
problem-empty = Aún no hay nada que enviar.
problem-faults = Las reglas no permiten esta mesa. Mira las opciones marcadas.
problem-finished = Esta partida ya ha terminado.
problem-full = Ese asiento ya no está libre.
problem-held = Este asiento está reservado para alguien.
problem-host = El servidor no conoce esta dirección. Pregunta a quien lo administra.
problem-kept = Quien lleva fuera menos de diez minutos conserva su asiento.
problem-knock = Aquí hay que llamar: el anfitrión decide si te deja entrar.
problem-locked = El anfitrión no deja sentarse a nadie más.
problem-long = Es demasiado largo: 500 caracteres como máximo.
problem-missing = Esa mesa no existe. Revisa el código o el enlace.
problem-muted = En esta mesa el público no puede hablar.
problem-name_character = El nombre puede llevar letras, cifras, espacios y signos sencillos.
problem-name_empty = El nombre necesita al menos una letra o una cifra.
problem-name_long = El nombre puede tener 24 caracteres como máximo.
problem-name_mixed = Las letras de una palabra tienen que ser del mismo alfabeto.
problem-name_taken = En esta mesa ya hay un nombre así. Elige otro.
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
problem-sockets = Demasiadas conexiones desde una misma dirección.
problem-unavailable = No se puede conectar con la mesa. Inténtalo otra vez.
problem-unreadable = El servidor no ha entendido esto.
problem-other = No ha funcionado: { $message }

## Una mesa

gone-missing-title = Esa mesa no existe
gone-missing = No hay ninguna mesa con ese nombre. Revisa el código o el enlace.
gone-forbidden-title = Partida a puerta cerrada
gone-forbidden = Nadie puede mirar esta partida.
gone-reload-title = Hay una versión nueva
gone-reload = El servidor es más nuevo que esta página. Recárgala: tu asiento sigue siendo tuyo.
gone-elsewhere-title = Abierta en otro sitio
gone-elsewhere = Tienes esta mesa abierta en varias ventanas o dispositivos más recientes. Recarga la página para jugar aquí.
gone-refused-title = Se ha cortado la conexión
gone-refused = El servidor ha cerrado la conexión. Espera un momento y recarga la página.
chair-number = Asiento { $number }
chair-free = libre
chair-bot = bot
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
wait-host = Ya no falta nadie. La partida la empieza el anfitrión.
table-full = Todos los asientos están ocupados. Quédate a mirar o abre tu propia mesa.
leave = Salir
leave-sure = Salir definitivamente: sigue un bot
invite-title = Invitar
invite-code = Código de la mesa
invite-share = Compartir el enlace
invite-copied = Copiado.
qr-label = El enlace de esta mesa como código QR
house-title = Ajustes de la mesa
house-clock = Tiempo para decidir
house-spectators = Público
house-listed = Visible para todo el mundo
house-locked = Nadie más puede sentarse
house-absence = Un bot sustituye a quien falta tras
house-seconds = Segundos para decidir
clock-own = otro límite, en segundos
bots-level = Nivel de los bots
level-page = Paje
level-squire = Escudero
level-knight = Caballero
level-champion = Campeón
house-heir = Nombrar anfitrión
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
setup-title = A qué se juega
commitment = Huella del reparto (prueba al final que fue limpio):
menu = Menú
side = Junto a la mesa
your-move = Te toca
paused-host = El anfitrión ha puesto la partida en pausa.
paused-empty = La partida espera a que vuelva alguien.
time-left = { NUMBER($seconds) ->
    [one] Queda { $seconds } segundo
    [many] Quedan { $seconds } de segundos
   *[other] Quedan { $seconds } segundos
}
pause = Pausa
resume = Seguir
end-vote = Votar por terminar
end-not = Mejor seguir jugando
end-wishes = { NUMBER($count) ->
    [one] { $count } jugador quiere terminar la partida.
    [many] { $count } de jugadores quieren terminar la partida.
   *[other] { $count } jugadores quieren terminar la partida.
}
device-title = Otro dispositivo
device-text = Con un código de un solo uso te llevas tu asiento a otro móvil u ordenador.
device-get = Pedir un código
device-code = Escribe allí este código:
device-enter = Código de tu otro dispositivo
device-take = Traer aquí mi asiento
you-won = ¡Has ganado!
you-lost = Has perdido.
winner = gana
rematch = Jugar otra vez
to-rematch = Ir a la revancha
table-delete = Borrar esta mesa
table-delete-sure = Borrarla para siempre, para todos
replay = Repetición y prueba
log = Registro
go-on = Seguir
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
talk-silent = ¡Silencio! Ahora nadie puede decir nada.
hide-title = Silenciar a alguien
hide-text = Nadie más lo nota y vale en todos tus dispositivos. Las frases hechas sobre la partida se siguen viendo.
report = Denunciar a { $name } ante el administrador
report-done = Denuncia enviada
signs = Gestos
sign-yes = ¡Sí!
sign-no = ¡No!
sign-hmm = Mmm…
sign-laugh = ¡Ja!
sign-wow = ¡Oh!
sign-hurry = ¡Venga!
state-something = Decir algo de la partida
chat-label = Di algo
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
option-first-random = por sorteo
open-table = Abrir la mesa
practice = Jugar ya con bots

## Repetición

replay-title = Una partida terminada
proof-fair = El reparto fue limpio
proof-unfair = El reparto no cuadra con su compromiso
proof-promise = La huella mostrada antes de la partida corresponde a la semilla del sorteo.
proof-promise-broken = El compromiso mostrado antes de la partida no corresponde a esta semilla.
proof-draws = Sorteos que salen de la semilla: { $count } de { $all }
proof-added = { NUMBER($count) ->
    [one] { $count } jugador añadió su propio azar al reparto.
    [many] { $count } de jugadores añadieron su propio azar al reparto.
   *[other] { $count } jugadores añadieron su propio azar al reparto.
}
proof-details = Los números
proof-seed = Semilla:
proof-key = Clave del reparto:
proof-record = La partida en notación
proof-text = Todo esto lo ha calculado esta misma página. La orden «roundtable verify» repite además todas las jugadas.
