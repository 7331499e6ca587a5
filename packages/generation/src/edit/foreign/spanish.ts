import { spanishSentences } from './sentences.ts'
import { type CommandLanguage, readWords } from './command-language.ts'
import { thingsIn } from './things.ts'
import { daysIn, spanishWishes, pagesIn } from './wishes.ts'

const verbs =
  'agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?|elimin(?:a|e|ar)|quit(?:a|e|ar)|borr(?:a|e|ar)|cambi(?:a|e|ar)|renombr(?:a|e|ar)|muev(?:e|a)|mover|haz|hacer|usa(?:r)?|use|intercambi(?:a|e|ar)|reemplaz(?:a|e|ar)|muestr(?:a|e)|duplic(?:a|ar)|empiez(?:a|e)|quiero|necesito|crea(?:r)?|enlaz(?:a|ar)|hazl[oa]|activ(?:a|ar|e)|agrand(?:a|ar|e)|aument(?:a|ar|e)|reduc(?:e|ir)|orden(?:a|ar|e)|traduc(?:e|ir)|env[íi]a|enviar|manda|conecta|conectar|ocult(?:a|ar|e)|llam(?:a|ar|e)|por qué|cómo|qué'

/** Instructions in Spanish. */
export const spanish: CommandLanguage = {
  code: 'es',
  opening: new RegExp(
    `^(?:(?:por favor|puedes|podrías|hola|¿puedes|¿podrías|me gustaría|quisiera)[,\\s]+)*¿?(?:(?:los|las|el|la|todos los|todas las)\\s.+\\s(?:deben?|deberían?|tienen?\\s+que)\\s|(?:${verbs})\\s+(?!(?:a|an|the|to)\\s))`,
    'iu',
  ),
  small:
    /(?<!\p{L})(?:los|las|una|que|para|con|por|del|está|quiero|nuestros?|nuestras?|puedan|pueden|se|el|la|en|vez|lugar|queremos|necesitamos|cerramos|lunes|martes|miércoles|jueves|viernes|sábado|domingo|y|deben|poder|cuesta|cuestan|empieza|abre|cierra|a las)(?!\p{L})/giu,
  split: new RegExp(
    `,?\\s+y\\s+(?=que\\s)|(?:[;\\n]|\\.(?!\\d))+\\s*|,?\\s+(?:y|luego|y luego)\\s+(?=(?:${verbs})\\s)`,
    'iu',
  ),
  polite: /^(?:¿?(?:por favor|puedes|podrías|hola)[,\s]+)+|[,\s]+(?:por favor|gracias)\??$/giu,
  placeFirst: [
    /^(\p{L}+)\s+((?:en|a)\s+(?:la|el|mi)\s+(?:(?:pantalla|página)\s+(?:de(?:l| la)?\s+)?)?\S+)\s+((?:un|una|el|la|los|las|otro|otra)\s.+)$/iu,
    '$1 $3 $2',
  ],
  clauses: [
    ...spanishWishes,
    ...spanishSentences,
    // "Los botones deben ser verdes".
    [
      /^((?:los|las|el|la|todos los|todas las)\s.+?)\s+(?:deben?|deberían?|tienen?\s+que)\s+(?:decir|llamarse|poner)\s+(.+)$/iu,
      'rename $1 to =2',
    ],
    [
      /^((?:los|las|el|la)\s.+?)\s+(?:deben?|deberían?|tienen?\s+que)\s+(?:abrir|llevar a|ir a)\s+(.+)$/iu,
      'link $1 to $2',
    ],
    [
      /^((?:los|las|el|la|todos los|todas las)\s.+?)\s+(?:deben?|deberían?|tienen?\s+que)\s+(?:ser|estar|tener)\s+(?:más\s+)?(.+)$/iu,
      'make $1 $2',
    ],
    [
      /^(?:quiero\s+)?que\s+(?:la app|la aplicación|todo)\s+(?:sea|esté|tenga)\s+(?:más\s+)?(.+)$/iu,
      'make it $1',
    ],
    [/^(?:quiero\s+)?que\s+(.+?)\s+(?:sean?|estén?|tengan?)\s+(?:más\s+)?(.+)$/iu, 'make $1 $2'],
    // "Cambia el color a verde y el nombre a Luna": twice the same verb.
    [
      /^(?:cambi(?:a|e|ar)|pon(?:er|ga)?)\s+(.+?)\s+(?:a|en|por)\s+(.+?)\s+y\s+((?:el|la|los|las)\s.+?)\s+(?:a|en|por)\s+(.+)$/iu,
      'change $1 to $2. change $3 to =4',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?|crea(?:r)?)\s+un\s+botón\s+(?:para|que)\s+((?:llam(?:ar|e|a)|telefone(?:ar|e|a)|escribir|envi(?:ar|e))\s.+?)\s+en\s+(la|el|mi)\s+(.+)$/iu,
      'add a button "=1" to $2 $3',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?|crea(?:r)?)\s+un\s+botón\s+(?:para|que)\s+((?:llam(?:ar|e|a)|telefone(?:ar|e|a)|escribir|envi(?:ar|e))\s.+)$/iu,
      'add a button "=1"',
    ],
    [
      /^(?:pon(?:er|ga)?|haz|hacer|usa(?:r)?)\s+(.+?)\s+(?:como|de)\s+(?:(?:la\s+)?(?:pantalla|página)\s+(?:de\s+inicio|inicial|principal)|(?:primera)\s+(?:pantalla|página))$/iu,
      'make $1 the start screen',
    ],
    [/^(?:env[íi]a|enviar|manda)\s+(.+)$/iu, 'send $1'],
    [/^(?:conecta|conectar)\s+(.+)$/iu, 'connect $1'],
    [/^(?:por qué|cómo|qué)\s.+$/iu, 'what'],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?)\s+(una?\s.+?)\s+(?:debajo de|bajo|después de)\s+(.+)$/iu,
      'add $1 below $2',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?)\s+(una?\s.+?)\s+(?:encima de|sobre|antes de)\s+(.+)$/iu,
      'add $1 above $2',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?)\s+(.+?)\s+(?:a|por|de)\s+(\d[\d.,]*\s?(?:euros?|€|\$|dólares|pesos))\s+(?:al?|en)\s+(?:los\s+|las\s+|la\s+|el\s+)?(.+)$/iu,
      'add $1 for =2 to the $3',
    ],
    [
      /^(?:pon(?:er|ga)?|usa(?:r)?|use|quiero|cambi(?:a|e|ar)\s+a(?:l)?)\s+(?:el\s+|un\s+)?(modo oscuro|tema oscuro|modo claro|tema claro)$/iu,
      'use $1',
    ],
    // "Haz los botones más grandes y el texto rojo": twice the same verb.
    [
      /^(?:haz|hacer|pon(?:er|ga)?)\s+((?:el|la|los|las)\s.+?)\s+(?:más\s+)?(\S+)\s+y\s+((?:el|la|los|las)\s.+?)\s+(?:más\s+)?(\S+)$/iu,
      'make $1 $2. make $3 $4',
    ],
    [/^activ(?:a|ar|e)\s+(?:el\s+)?(modo oscuro|tema oscuro|modo claro)$/iu, 'use $1'],
    [/^(?:agrand(?:a|ar|e)|aument(?:a|ar|e))\s+(.+)$/iu, 'make $1 bigger'],
    [/^reduc(?:e|ir)\s+(.+)$/iu, 'make $1 smaller'],
    [/^orden(?:a|ar|e)\s+(.+?)\s+por\s+(.+)$/iu, 'sort $1 by $2'],
    [/^orden(?:a|ar|e)\s+(?:.+?\s+)?alfabéticamente$/iu, 'sort alphabetically'],
    [/^traduc(?:e|ir)\s+(.+)$/iu, 'translate $1'],
    [/^ocult(?:a|ar|e)\s+(.+)$/iu, 'hide $1'],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?|crea(?:r)?)\s+un\s+botón\s+(?:que\s+(?:abra|abre|muestre|lleve a)|para abrir)\s+(.+)$/iu,
      'add a button that opens $1',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|crea(?:r)?)\s+una?\s+(?:nuev[oa]\s+)?(.+?)\s+(?:llamad[oa]|que se llame)\s+(.+)$/iu,
      'add a new $1 called $2',
    ],
    [/^(?:cambi(?:a|e|ar)|pon(?:er|ga)?)\s+el\s+precio\s+(?:a|en)\s+(.+)$/iu, 'change the price to $1'],
    [
      /^(?:cambi(?:a|e|ar)|pon(?:er|ga)?)\s+el\s+precio\s+(?:de|del)\s+(.+?)\s+(?:a|en)\s+(.+)$/iu,
      'change the price of $1 to $2',
    ],
    [
      /^(?:elimin(?:a|e|ar)|quit(?:a|e|ar)|borr(?:a|e|ar))\s+(?!la (?:pantalla|página|pestaña|lista)\s+de|el (?:botón|campo)\s+de)(.+?)\s+(?:de la|del|de los|de las)\s+(.+)$/iu,
      'remove $1 from the $2',
    ],
    [/^pon(?:er|ga)?\s+(.+?)\s+(?:encima de|arriba de|antes de|sobre)\s+(.+)$/iu, 'put $1 above $2'],
    [/^pon(?:er|ga)?\s+(.+?)\s+(?:debajo de|después de|bajo)\s+(.+)$/iu, 'put $1 below $2'],
    [/^(?:muev(?:e|a)|mover)\s+(.+?)\s+(?:encima de|arriba de|antes de|sobre)\s+(.+)$/iu, 'put $1 above $2'],
    [/^(?:muev(?:e|a)|mover)\s+(.+?)\s+(?:debajo de|después de)\s+(.+)$/iu, 'put $1 below $2'],
    [
      /^(?:muev(?:e|a)|mover|pon(?:er|ga)?)\s+(.+?)\s+(?:hacia\s+)?(arriba|abajo)(?: del todo)?$/iu,
      'move $1 to the $2',
    ],
    [/^(?:muev(?:e|a)|mover)\s+(.+?)\s+(?:a|al|en)\s+(.+)$/iu, 'move $1 to $2'],
    [
      /^(?:pon(?:er|ga)?|pint(?:a|ar|e))\s+((?:el|la|los|las|todos los|todas las)\s.+?)\s+(?:en|de(?:\s+color)?)\s+(rojos?|rojas?|azul(?:es)?|verdes?|amarill[oa]s?|naranjas?|rosas?|morad[oa]s?|violetas?|negr[oa]s?|blanc[oa]s?|gris(?:es)?|marr[oó]n(?:es)?|turquesas?)$/iu,
      'make $1 $2',
    ],
    [
      /^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?)\s+(.+?)\s+(?:a|al|en)\s+(?=la |el |los |las |inicio)(.+)$/iu,
      'add $1 to $2',
    ],
    [/^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|crea(?:r)?|quiero|necesito|pon(?:er|ga)?)\s+(.+)$/iu, 'add $1'],
    [/^(?:elimin(?:a|e|ar)|quit(?:a|e|ar)|borr(?:a|e|ar))\s+(.+)$/iu, 'remove $1'],
    [
      /^cambi(?:a|e|ar)\s+el\s+título\s+de\s+(?:la\s+)?(.+?)\s+(?:a|por)\s+(.+)$/iu,
      'change the title of $1 to =2',
    ],
    [/^renombr(?:a|e|ar)\s+(.+?)\s+(?:a|como|por)\s+(.+)$/iu, 'rename $1 to =2'],
    [/^cambi(?:a|e|ar)\s+el nombre de\s+(.+?)\s+(?:a|por)\s+(.+)$/iu, 'rename $1 to =2'],
    [/^intercambi(?:a|e|ar)\s+(.+?)\s+(?:y|con)\s+(.+)$/iu, 'swap $1 and $2'],
    [/^reemplaz(?:a|e|ar)\s+(.+?)\s+(?:por|con)\s+(.+)$/iu, 'replace $1 with $2'],
    [/^muestr(?:a|e)\s+(.+?)\s+(?:como|en)\s+(.+)$/iu, 'show $1 as $2'],
    [/^empiez(?:a|e)\s+con\s+(.+)$/iu, 'start with $1'],
    [/^duplic(?:a|ar)\s+(.+)$/iu, 'duplicate $1'],
    [/^enlaz(?:a|ar)\s+(.+?)\s+(?:con|a)\s+(.+)$/iu, 'link $1 to $2'],
    [/^usa(?:r)?\s+(.+)$|^use\s+(.+)$/iu, 'use $1$2'],
    [/^cambi(?:a|e|ar)\s+(.+?)\s+(?:a|por|en)\s+(.+)$/iu, 'change $1 to $2'],
    [/^(?:haz|hacer)\s+(?:la app|todo|la aplicación)\s+(?:más\s+)?(.+)$/iu, 'make it $1'],
    [/^hazl[oa]\s+(?:más\s+)?(.+)$/iu, 'make it $1'],
    [/^(?:haz|hacer)\s+(?:que\s+)?(.+?)\s+(?:más\s+|sean\s+)?(\S+)$/iu, 'make $1 $2'],
  ],
  pages: pagesIn.es,
  words: readWords(`
    ${daysIn.es}
    ${thingsIn('es')}
    base de datos: database
    sección: section
    secciones: sections
    habitación: room
    botones: buttons
    ejercicio: exercise
    ejercicios: exercises
    habitaciones: rooms
    por noche: per night
    por hora: per hour
    noche: night
    cada: each
    todos los, todas las: all the
    horario, horarios: opening hours
    galería de fotos, galería: gallery of photos
    equipo: team
    ayuda: help
    contacto: contact
    ofertas: offers
    noticias: news
    facturas: invoices
    factura: invoice
    importe, cantidad: amount
    fecha: date
    hora: time
    día: day
    semana: week
    teléfono, número de teléfono: phone number
    dirección: address
    campo: field
    formulario: form
    restaurantes: restaurants
    clases: classes
    clase: class
    profesores: teachers
    miembros: members
    alumnos: students
    reservas: bookings
    reserva: booking
    servicios: services
    servicio: service
    comentarios, reseñas: reviews
    reseña: review
    rápido: fast
    nombre de la app, nombre de la aplicación: name of the app
    profesional: professional
    moderno, moderna: clean
    bonito, bonita: elegant
    naranja: orange
    marrón: brown
    turquesa: teal
    azul marino, azul oscuro: navy
    verde oscuro: dark green
    tamaño: size
    anuncios: news
    encuesta: poll
    cuestionario: quiz
    temporizador: timer
    filtro: filter
    categoría: category
    categorías: categories
    interruptor: switch
    banner, aviso: banner
    pagos: payments
    notificación: notification
    lista de la compra, lista de compras: shopping list
    allí, ahí, allá: there
    receta, recetas: recipe
    producto, productos: product
    tarea, tareas: task
    cliente, clientes: client
    paciente, pacientes: patient
    libro, libros: book
    evento, eventos: event
    cita, citas: appointment
    primera, primer, primero: first
    segunda, segundo: second
    tercera, tercer, tercero: third
    última, último: last
    tarjeta: card
    elemento, fila, entrada: item
    precio: price
    moneda: currency
    valoración, puntuación: rating
    texto, textos, letra, letras, fuente, fuentes: text
    barra de pestañas, barra de navegación, navegación: tab bar
    pantalla de ajustes, pantalla de configuración, página de ajustes: settings screen
    ajustes, configuración: settings
    pantalla de inicio, página de inicio: home screen
    pantalla de perfil: profile screen
    pantalla de acerca de, página acerca de: about screen
    inicio de sesión, pantalla de inicio de sesión: login screen
    preguntas frecuentes: faq
    modo oscuro, tema oscuro: dark mode
    modo claro, tema claro: light mode
    inicio: home
    perfil: profile
    búsqueda, buscador, barra de búsqueda, búsqueda de: search
    lista: list
    gráfico, gráfica: chart
    mapa: map
    botón: button
    botones: buttons
    imagen: image
    imágenes: images
    foto, fotos: photo
    encabezado, cabecera: header
    título: title
    subtítulo: subtitle
    pantalla, página: screen
    pestaña: tab
    calendario: calendar
    carrito: cart
    notificaciones: notifications
    favoritos: favourites
    estadísticas: stats
    pedidos: orders
    color: colour
    colores: colours
    azul: blue
    verde: green
    rojo, roja: red
    amarillo, amarilla: yellow
    morado, morada: purple
    rosa: pink
    negro: black
    blanco: white
    gris: grey
    oscuro, oscura: dark
    claro, clara: light
    redondos, redondo, redondeados, redondeado: rounder
    grande, grandes: bigger
    pequeño, pequeños: smaller
    divertido, divertida: playful
    elegante: elegant
    tranquilo, tranquila: calm
    minimalista: minimal
    cuadrícula: grid
    tarjetas: cards
    arriba en: at the top on
    arriba: top
    abajo: bottom
    más: -
    con: with
    y: and
    para: for
    de la, del, de los, de las: of the
    de: of
    el, la, los, las: the
    un, una, unos, unas: a
    nueva, nuevo: new
    nombre: name
    correo: email
    mensaje: message
    idioma: language
  `),
}
