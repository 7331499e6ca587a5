import type { CommandLanguage } from './command-language.ts'

type Clauses = CommandLanguage['clauses']

/** A deed as it is called here, and in English. */
type Deeds = readonly (readonly [foreign: string, english: string])[]

/** One clause for each deed: `form` has the deed where `§` stands. */
const withDeeds = (deeds: Deeds, form: string, english: string): Clauses =>
  deeds.map(([foreign, deed]) => [
    new RegExp(form.replaceAll('§', `(?:${foreign})`), 'iu'),
    english.replaceAll('§', deed),
  ])

const germanDeeds: Deeds = [
  ['ändern|aktualisieren', 'change'],
  ['korrigieren|berichtigen|verbessern', 'correct'],
  ['absagen|stornieren|abbestellen', 'cancel'],
  ['melden', 'report'],
  ['verschieben|verlegen', 'postpone'],
  ['tauschen|austauschen', 'swap'],
  ['anfragen|beantragen|anfordern', 'request'],
  ['einladen', 'invite'],
  ['vorschlagen', 'suggest'],
  ['verkaufen', 'sell'],
  ['ausleihen|leihen', 'borrow'],
  ['bestellen', 'order'],
  ['reservieren', 'reserve'],
  ['spenden', 'donate'],
]
const frenchDeeds: Deeds = [
  ['changer|modifier|mettre à jour', 'change'],
  ['corriger|rectifier', 'correct'],
  ['annuler', 'cancel'],
  ['signaler', 'report'],
  ['reporter|décaler|déplacer', 'postpone'],
  ['échanger', 'swap'],
  ['demander', 'request'],
  ['inviter', 'invite'],
  ['proposer|suggérer', 'suggest'],
  ['vendre', 'sell'],
  ['emprunter', 'borrow'],
  ['commander', 'order'],
  ['réserver', 'reserve'],
  ['donner', 'donate'],
]
const spanishDeeds: Deeds = [
  ['cambiar|modificar|actualizar', 'change'],
  ['corregir|rectificar', 'correct'],
  ['cancelar|anular', 'cancel'],
  ['avisar de|informar de|reportar|denunciar', 'report'],
  ['aplazar|posponer', 'postpone'],
  ['intercambiar', 'swap'],
  ['pedir|solicitar', 'request'],
  ['invitar', 'invite'],
  ['proponer|sugerir', 'suggest'],
  ['vender', 'sell'],
  ['tomar prestad[oa]', 'borrow'],
  ['encargar', 'order'],
  ['reservar', 'reserve'],
  ['donar', 'donate'],
]

/** Sentences that tell a time or a price, to be written down as they are. */
const toldIn = (subject: string, verb: string, when: string): Clauses => [
  [
    new RegExp(`^(${subject}\\p{L}[\\p{L}' -]{2,40}?\\s(?:${verb})\\s(?=.*(?:\\d|${when})).{2,60})$`, 'iu'),
    'add a banner "=1"',
  ],
]

/** What Germans say in sentences: an order, what people are to do, a fact. */
export const germanSentences: Clauses = [
  [
    /^(?:ich|wir)\s+(?:möchten?|wollen|will|hätten?\s+gern)\s+(?:die\s+|alle\s+)?(.+?)\s+(?:als|im)\s+(raster|liste|karten|kacheln|gitter)(?:\s+(?:sehen|haben|anzeigen))?$/iu,
    'show the $1 as a $2',
  ],
  [
    /^(?:die\s+|alle\s+)?(.+?)\s+(?:sollen|sollten|müssen|soll|sollte)\s+nach\s+(?:dem\s+|der\s+)?(.+?)\s+(?:sortiert|geordnet)(?:\s+(?:sein|werden))?$/iu,
    'sort $1 by $2',
  ],
  ...withDeeds(
    germanDeeds,
    '^(?:die\\s+)?\\p{L}+\\s+(?:sollen|sollten|müssen|möchten|wollen)\\s+(?:auch\\s+)?(?:(?:ihren?|ihre|die|den|das|einen?|eine)\\s+)?(.+?)\\s+§(?:\\s+können)?$',
    'let people § the $1',
  ),
  ...withDeeds(
    germanDeeds,
    '^(?:füge?\\s+|ergänze?\\s+)?(?:bitte\\s+)?(?:noch\\s+)?einen?\\s+(?:knopf|button)\\s+(?:hinzu,?\\s+|ein,?\\s+)?(?:,\\s*)?(?:um|mit dem man|zum)\\s+(?:(?:den|die|das|einen?|eine)\\s+)?(.+?)\\s+(?:zu\\s+|abzu)?§(?:\\s+kann)?(?:\\s+hinzu)?$',
    'add a button to § the $1',
  ),
  ...toldIn(
    '(?:der|die|das|unsere?|eine?)\\s+',
    'kostet|kosten|beginnt|beginnen|öffnet|öffnen|schließt|schließen|fährt|fahren|dauert|dauern|startet|endet|trifft|treffen|zahlt|zahlen',
    'gratis|kostenlos|umsonst|frei|tags|tag|hälfte',
  ),
]

/** The same in French. */
export const frenchSentences: Clauses = [
  [
    /^(?:je|nous|on)\s+(?:veux|veut|voudrais|voulons|voudrions)\s+(?:voir\s+)?((?:les|mes|nos)\s.+?)\s+(?:en|dans une)\s+(grille|liste)$/iu,
    'show $1 as a $2',
  ],
  [
    /^(?:je\s+(?:veux|voudrais)\s+que\s+)?((?:les?|la|l['’])\s?.+?)\s+(?:(?:doi(?:t|vent)|devrai(?:t|ent))\s+être|soi(?:t|ent))\s+(?:triée?s?|classée?s?|rangée?s?)\s+par\s+(.+)$/iu,
    'sort $1 by $2',
  ],
  ...withDeeds(
    frenchDeeds,
    "^(?:je\\s+(?:veux|voudrais)\\s+que\\s+)?les\\s+\\p{L}+\\s+(?:doivent\\s+pouvoir|devraient\\s+pouvoir|peuvent|puissent)\\s+§\\s+(?:leurs?\\s+|les?\\s+|la\\s+|l['’]\\s?|une?\\s+|des\\s+)?(.+)$",
    'let people § the $1',
  ),
  ...withDeeds(
    frenchDeeds,
    "^(?:ajout(?:e|ez|er)|cré(?:e|ez|er))\\s+un\\s+bouton\\s+(?:pour|qui\\s+permet\\s+(?:de|d['’]))\\s*§\\s+(?:leurs?\\s+|les?\\s+|la\\s+|l['’]\\s?|une?\\s+|des\\s+|mon\\s+|ma\\s+|sa\\s+|son\\s+)?(.+)$",
    'add a button to § the $1',
  ),
  ...toldIn(
    "(?:les?\\s+|la\\s+|l['’]|notre\\s+|nos\\s+|une?\\s+)",
    'coûten?t?|commencen?t?|fermen?t?|ouvren?t?|duren?t?|part|partent|arriven?t?|payen?t?|paient',
    'gratuit|moitié|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|midi',
  ),
]

/** The same in Spanish. */
export const spanishSentences: Clauses = [
  [
    /^(?:quiero|queremos|quisiera)\s+ver\s+((?:los|las|mis)\s.+?)\s+(?:en|como)\s+(?:una\s+)?(cuadrícula|lista)$/iu,
    'show $1 as a $2',
  ],
  [
    /^(?:quiero\s+que\s+)?((?:el|la|los|las)\s.+?)\s+(?:(?:deben?|deberían?|tienen?\s+que)\s+(?:estar|ir)|estén?|vayan?)\s+(?:ordenad[oa]s?)\s+por\s+(.+)$/iu,
    'sort $1 by $2',
  ],
  ...withDeeds(
    spanishDeeds,
    '^(?:quiero\\s+que\\s+)?(?:los|las)\\s+\\p{L}+\\s+(?:deben\\s+poder|deberían\\s+poder|tienen\\s+que\\s+poder|pueden|puedan)\\s+§\\s+(?:sus?\\s+|el\\s+|la\\s+|los\\s+|las\\s+|una?\\s+)?(.+)$',
    'let people § the $1',
  ),
  ...withDeeds(
    spanishDeeds,
    '^(?:agreg(?:a|ue|ar)|añad(?:e|a|ir)|pon(?:er|ga)?|crea(?:r)?)\\s+un\\s+botón\\s+para\\s+§\\s+(?:sus?\\s+|el\\s+|la\\s+|los\\s+|las\\s+|una?\\s+|mi\\s+)?(.+)$',
    'add a button to § the $1',
  ),
  ...toldIn(
    '(?:el|la|los|las|nuestr[oa]s?)\\s+',
    'cuestan?|empiezan?|comienzan?|abren?|cierran?|duran?|salen?|llegan?|pagan?',
    'gratis|mitad|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mediodía',
  ),
]
