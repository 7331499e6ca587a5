import { type CommandLanguage, readWords } from './command-language.ts'

type Clauses = CommandLanguage['clauses']

const quote = '["“„«]\\s?([^"”“»]{1,60}?)\\s?["”“»]'

/** What Germans say they want, without a verb that asks for it. */
export const germanWishes: Clauses = [
  [
    new RegExp(
      `^mach(?:e|en)?\\s+aus\\s+(?:dem\\s+|der\\s+|den\\s+)?${quote}\\s+(?:bitte\\s+|lieber\\s+)?${quote}$`,
      'iu',
    ),
    'rename =1 to =2',
  ],
  [
    /^(?:die\s+|den\s+|das\s+)?(.+?)\s+(?:brauchen|benötigen|wollen|nutzen)\s+wir\s+(?:gar\s+|eigentlich\s+|hier\s+)?(?:nicht|nie)(?:\s+mehr)?$/iu,
    'remove $1',
  ],
  [
    /^(?:die\s+|den\s+|das\s+)?(.+?)\s+(?:brauche|benötige|will|nutze)\s+ich\s+(?:gar\s+|eigentlich\s+|hier\s+)?(?:nicht|nie)(?:\s+mehr)?$/iu,
    'remove $1',
  ],
  [
    /^(?:wir|ich)\s+(?:brauchen?|benötigen?|wollen|will|nutzen?)\s+(?:die\s+|den\s+|das\s+|keine?n?\s+)(.+?)(?:\s+(?:gar\s+)?(?:nicht|nie))?(?:\s+mehr)?$/iu,
    'remove $1',
  ],
  [/^((?:die|der|das)\s.+?)\s+kann\s+(?:ganz\s+)?(?:weg|raus|entfallen)$/iu, 'remove $1'],
  [
    /^(?:die\s+app|sie|es)\s+soll(?:te)?\s+(?:mit|auf|bei)\s+(.+?)\s+(?:starten|beginnen|anfangen|öffnen|aufgehen|losgehen)$/iu,
    'start with $1',
  ],
  [
    /^(?:(?:die\s+)?(\p{L}+)\s+(?:sollen|sollten|müssen)|man\s+soll(?:te)?)\s+(.+?)\s+(?:mit\s+sternen\s+)?bewerten(?:\s+können)?$/iu,
    'let people rate $2',
  ],
  [
    /^(?:setz(?:e|t)?|nimm|pack(?:e|t)?|stell(?:e|t)?)\s+(.+?)\s+(?:statt|anstelle|anstatt)\s+(?:von\s+)?(.+?)\s+in\s+(?:die\s+)?(?:untere\s+)?(?:tableiste|leiste|navigation|menüleiste|leiste unten)$/iu,
    'put $1 in the tab bar instead of $2',
  ],
  [
    /^(?:nimm|verwende|nutze)\s+(.+?)\s+als\s+(?:hauptfarbe|grundfarbe|farbe)$/iu,
    'change the main colour to $1',
  ],
  [
    /^(?:füge?|ergänze?|erstelle?)\s+(?:bitte\s+)?(?:noch\s+|auch\s+)?(.+?)\s+(?:hinzu|ein),\s+(?:die|der|das|den|wo|damit|mit|um|auf|in|weil|denn)\s.+$/iu,
    'add $1',
  ],
  [
    /^(.+?)\s+soll(?:en)?\s+(?:in\s+der\s+(?:leiste|tableiste|navigation)\s+)?(vor|nach|hinter)\s+(.+?)\s+(?:in\s+der\s+(?:leiste|tableiste|navigation)\s+)?(?:stehen|kommen|sein)$/iu,
    'move the $1 tab $2 $3',
  ],
  [
    /^zeige?\s+(?:bei|in|unter)\s+(?:den\s+|der\s+|dem\s+)?(\S+)\s+(?:nur|bloß)\s+(?:noch\s+)?(\d|zwei|drei|vier|fünf)\s+(?:einträge|stück|zeilen)(?:\s+an)?$/iu,
    'show only the first $2 entries in $1',
  ],
  [
    /^(?:wir\s+haben|es\s+ist|wir\s+sind|haben|ist)?\s*(?:am\s+|an\s+)?(\p{L}+(?:tags?|wochs?))\s+(?:(?:haben|sind)\s+wir\s+|ist\s+)?(?:immer\s+|auch\s+|jetzt\s+)?(?:geschlossen|zu|ruhetag)$/iu,
    'closed on $1',
  ],
  [
    /^wir\s+(?:haben|sind)\s+(?:am\s+|an\s+)?(\p{L}+tags?)\s+(?:immer\s+)?(?:geschlossen|zu)$/iu,
    'closed on $1',
  ],
  [/^(?:unsere|die)\s+öffnungszeiten\s+sind\s*:?\s*(.+)$/iu, 'our opening hours are $1'],
  [
    /^(?:kann|können)\s+(?:man|(?:die\s+|unsere\s+)?\p{L}+)\s+(?:hier\s+|auch\s+|beim\s+\p{L}+\s+(?:auch\s+)?)?(.+?)\s+(?:auswählen|aussuchen|wählen)$/iu,
    'can people choose $1',
  ],
  [
    /^(?:kann|können)\s+(?:man|(?:die\s+|unsere\s+)?\p{L}+)\s+.*\b(?:online|mit karte|per karte)\s+(?:be)?zahlen$/iu,
    'can people pay online',
  ],
  [
    /^(?:kann|können)\s+(?:man|(?:die\s+|unsere\s+)?\p{L}+)\s+(?:.+\s)?(?:buchen|reservieren)$/iu,
    'can people book',
  ],
]

/** The same in French. */
export const frenchWishes: Clauses = [
  [
    new RegExp(
      `^(?:chang(?:e|ez|er)|renomm(?:e|ez|er)|remplac(?:e|ez|er))\\s+(?:le\\s+|la\\s+|l['’])?${quote}\\s+(?:en|par|pour)\\s+${quote}\\s+dans\\s+(?:la\\s+|les\\s+)?(?:barre(?:\\s+(?:du\\s+bas|d['’]\\s?onglets|de\\s+navigation))?|onglets|menu|navigation)$`,
      'iu',
    ),
    'rename "=1" to "=2" in the tab bar',
  ],
  [
    new RegExp(
      `^(?:chang(?:e|ez|er)|renomm(?:e|ez|er)|remplac(?:e|ez|er))\\s+${quote}\\s+(?:en|par|pour)\\s+${quote}(?:\\s+partout)?$`,
      'iu',
    ),
    'rename =1 to =2',
  ],
  [
    /^(?:on|nous|je)\s+(?:n['’]a(?:vons)?|n['’]ai|ne?\s+veu(?:t|x)|ne?\s+voulons|ne?\s+vend(?:ons)?)\s+(?:pas|plus)\s+(?:besoin\s+)?(?:du\s+|de\s+la\s+|des\s+|de\s+l['’]|d['’]|de\s+|le\s+|la\s+|les\s+)?(.+)$/iu,
    'remove the $1',
  ],
  [
    /^(?:supprim(?:e|ez|er)|enl[eè]v(?:e|ez|er)|retir(?:e|ez|er))\s+([^,]+),\s+(?:on|nous|je|il|elle|ça|car|parce)\s?.+$/iu,
    'remove $1',
  ],
  [
    /^(?:je\s+(?:veux|voudrais)\s+que\s+)?(?:l['’]app(?:lication)?)\s+(?:doit\s+)?(?:commence[rz]?|démarre[rz]?|s['’]ouvr(?:e|ir))\s+(?:par|avec|sur)\s+(.+)$/iu,
    'start with $1',
  ],
  [
    /^(?:je\s+(?:veux|voudrais)\s+que\s+)?(?:les\s+\p{L}+|on)\s+(?:doivent\s+pouvoir|puissent|peuvent|puisse)\s+(?:noter|évaluer)\s+(.+?)(?:\s+avec\s+des\s+étoiles)?$/iu,
    'let people rate $1',
  ],
  [
    /^(?:je\s+(?:veux|voudrais)\s+que\s+)((?:les?|la|l['’])\s?.+?)\s+(?:soi(?:t|ent)|aille(?:nt)?|passe(?:nt)?)\s+(?:tout\s+)?(?:en\s+)?(haut|bas)$/iu,
    'move $1 to the $2',
  ],
  [
    /^(?:met(?:s|tez|tre)|plac(?:e|ez|er))\s+(.+?)\s+(?:à\s+la\s+place\s+de|au\s+lieu\s+de)\s+(.+?)\s+dans\s+(?:la\s+)?(?:barre(?:\s+du\s+bas|\s+d['’]\s?onglets)?|navigation|menu)$/iu,
    'put $1 in the tab bar instead of $2',
  ],
  [
    /^(?:met(?:s|tez|tre)|plac(?:e|ez|er))\s+(.+?)\s+dans\s+(?:la\s+)?(?:barre(?:\s+du\s+bas|\s+d['’]\s?onglets)?|navigation|menu)\s+(?:à\s+la\s+place\s+de|au\s+lieu\s+de)\s+(.+)$/iu,
    'put $1 in the tab bar instead of $2',
  ],
  [
    /^(?:met(?:s|tez|tre)|rend(?:s|ez|re))\s+((?:les?|la|l['’])\s?.+?)\s+en\s+(\p{L}+)\s+et\s+(?:en\s+)?(?:plus\s+)(\p{L}+)$/iu,
    'make $1 $3. make $1 $2',
  ],
  [/^(?:on|nous)\s+(?:est|sommes)\s+(?:toujours\s+)?fermés?\s+(?:le\s+|les\s+)?(\p{L}+)$/iu, 'closed on $1'],
  [/^(?:c['’]est\s+)?fermé\s+(?:le\s+|les\s+)?(\p{L}+)$/iu, 'closed on $1'],
  [/^(?:est-ce\s+que\s+)?(?:les\s+\p{L}+|on)\s+(?:peuvent|peut)\s+payer\b.*$/iu, 'can people pay online'],
  [
    /^(?:est-ce\s+que\s+)?(?:les\s+\p{L}+|on)\s+(?:peuvent|peut)\s+(?:réserver|prendre)\b.*$/iu,
    'can people book',
  ],
]

/** The same in Spanish. */
export const spanishWishes: Clauses = [
  [
    new RegExp(
      `^(?:cambi(?:a|e|ar)|renombr(?:a|e|ar)|reemplaz(?:a|e|ar))\\s+${quote}\\s+(?:por|a|en|como)\\s+${quote}$`,
      'iu',
    ),
    'rename =1 to =2',
  ],
  [
    /^(?:no\s+(?:necesitamos|queremos|necesito|quiero|usamos)|sobra)\s+(?:el\s+|la\s+|los\s+|las\s+)?(.+)$/iu,
    'remove the $1',
  ],
  [
    /^(?:quiero\s+|que\s+|quiero\s+que\s+)?(?:la\s+app|la\s+aplicación)\s+(?:debe\s+)?(?:empiece|empezar|comience|comenzar|abra|abrir|arranque|inicie)\s+(?:por|con|en)\s+(.+)$/iu,
    'start with $1',
  ],
  [
    /^(?:quiero\s+)?(?:que\s+)?(?:los|las)\s+\p{L}+\s+(?:puedan|deben\s+poder|pueden)\s+(?:valorar|calificar|puntuar|evaluar)\s+(?:a\s+|al\s+)?(.+?)(?:\s+con\s+estrellas)?$/iu,
    'let people rate $1',
  ],
  [
    /^(?:pon(?:er|ga)?|mete|coloca)\s+(.+?)\s+en\s+la\s+(?:barra(?:\s+de\s+(?:abajo|pestañas|navegación)|\s+inferior)?|navegación)\s+(?:en\s+vez\s+de|en\s+lugar\s+de)\s+(.+)$/iu,
    'put $1 in the tab bar instead of $2',
  ],
  [
    /^(?:pon(?:er|ga)?|mete|coloca)\s+(.+?)\s+(?:en\s+vez\s+de|en\s+lugar\s+de)\s+(.+?)\s+en\s+la\s+(?:barra(?:\s+de\s+(?:abajo|pestañas|navegación)|\s+inferior)?|navegación)$/iu,
    'put $1 in the tab bar instead of $2',
  ],
  [/^(?:cerramos|estamos\s+cerrados|cerrado)\s+(?:el\s+|los\s+)?(\p{L}+)$/iu, 'closed on $1'],
  [
    /^¿?(?:pueden|puede)\s+(?:(?:los|las)\s+\p{L}+\s+|uno\s+|la\s+gente\s+)?pagar\b.*$/iu,
    'can people pay online',
  ],
  [
    /^¿?(?:pueden|puede|se\s+puede)\s+(?:(?:los|las)\s+\p{L}+\s+|uno\s+|la\s+gente\s+)?reservar\b.*$/iu,
    'can people book',
  ],
]

/** Days of the week, as readers of words take them. */
export const daysIn: Readonly<Record<CommandLanguage['code'], string>> = {
  de: `
    montag, montags, mo: monday
    dienstag, dienstags, di: tuesday
    mittwoch, mittwochs, mi: wednesday
    donnerstag, donnerstags, do: thursday
    freitag, freitags, fr: friday
    samstag, samstags, sonnabend, sa: saturday
    sonntag, sonntags, so: sunday
    uhr: -
  `,
  fr: `
    lundi, lundis: monday
    mardi, mardis: tuesday
    mercredi, mercredis: wednesday
    jeudi, jeudis: thursday
    vendredi, vendredis: friday
    samedi, samedis: saturday
    dimanche, dimanches: sunday
    gros, grosse, grosses: bigger
  `,
  es: `
    lunes: monday
    martes: tuesday
    miércoles: wednesday
    jueves: thursday
    viernes: friday
    sábado, sábados: saturday
    domingo, domingos: sunday
  `,
}

/** Names of pages that many apps have, of several words: they go before what the app calls by one of these. */
export const pagesIn: Readonly<Record<CommandLanguage['code'], CommandLanguage['words']>> = {
  de: readWords(`
    tagesgericht, tageskarte, mittagsmenü: daily specials
    gutscheine, geschenkgutscheine: gift cards
    gutschein, geschenkgutschein: gift card
    stempelkarte, treuekarte: stamp card
    warteliste: waiting list
  `),
  fr: readWords(`
    menu du jour, plat du jour, plats du jour: daily specials
    bons cadeaux, bon cadeau, cartes cadeaux, carte cadeau: gift cards
    carte de fidélité: stamp card
    liste d'attente, liste d' attente: waiting list
  `),
  es: readWords(`
    menú del día, plato del día: daily specials
    tarjetas regalo, tarjeta regalo, vales de regalo: gift cards
    tarjeta de fidelidad, tarjeta de sellos: stamp card
    lista de espera: waiting list
    test de nivel con preguntas, test de nivel, prueba de nivel: quiz
  `),
}
