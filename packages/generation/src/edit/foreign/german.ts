import { germanSentences } from './sentences.ts'
import { type CommandLanguage, readWords } from './command-language.ts'
import { thingsIn } from './things.ts'
import { daysIn, germanWishes, pagesIn } from './wishes.ts'

const verbs =
  'füge?|ergänze?|lösch(?:e|en)?|entfern(?:e|en)?|benenne?|nenne?|mach(?:e|en)?|änder(?:e|n)?|verschieb(?:e|en)?|setze?|stelle?|tausch(?:e|en)?|ersetze?|zeige?|verwende?|nutze?|nimm|ich (?:möchte|will|hätte gern|brauche)|wir (?:brauchen|möchten)|erstelle?|leg(?:e)?|bau(?:e)?|starte?|dupliziere?|kopiere?|verlinke?|verbinde?|aktiviere?|schalte?|vergrößere?|verkleinere?|sortiere?|übersetze?|lass|gib|blende?|ordne?|verwandle|schick(?:e|en)?|sende?|verschick(?:e|en)?|verbinde?|warum|wieso|weshalb|wo|wie|was|wozu'

/** What one says at the end of a sentence, after what is to be done with. */
const lastWords =
  'hinzufügen|einfügen|einbauen|aufnehmen|ergänzen|anlegen|einsetzen|unterbringen|löschen|entfernen|rausnehmen|umbenennen|verschieben'

/** Instructions in German. */
export const german: CommandLanguage = {
  code: 'de',
  opening: new RegExp(
    `^(?:(?:bitte|hallo|kannst du|könntest du|kannst du bitte|kannst du mir|könnt ihr|könnten sie|können sie|ich hätte gerne?|wir hätten gerne?)[,\\s]+)*(?:(?:${verbs})\\s|(?:die|der|das|den|einen?)\\s.+\\ssoll(?:en|te|ten)?\\s|(?:neuer?s?|noch eine?n?)\\s\\p{L}+(?:\\s\\p{L}+)?\\s?:|(?:die|der|das|den|eine?n?)\\s.+\\s(?:${lastWords}|machen|ändern|setzen|stellen)\\b)`,
    'iu',
  ),
  small:
    /(?<!\p{L})(?:und|nicht|wir|unsere?[nmr]?|soll(?:en|te)?|beim?|auch|man|kann|können|ist|sind|für|mit|auf|der|die|das|den|dem|eine?[nmr]?|noch|nur|statt|haben|brauchen|aus|zu|uhr|sollen|kostet|kosten|beginnt|öffnet|schließt|nach)(?!\p{L})/giu,
  split: new RegExp(
    `(?:[;\\n]|\\.(?!\\d))+\\s*|,?\\s+(?:und|dann|sowie)\\s+(?=(?:${verbs})\\s)|(?<=\\s(?:entfernen|löschen|hinzufügen|umbenennen|verschieben|ändern|machen|setzen|stellen))\\s+und\\s+(?:stattdessen\\s+|dann\\s+|auch\\s+)?`,
    'iu',
  ),
  polite:
    /^(?:(?:bitte|hallo|kannst du mir|kannst du|könntest du|könnt ihr|könnten sie|können sie)[,\s]+)+|[,\s]+(?:bitte|danke)$/giu,
  placeFirst: [
    /^(\p{L}+)\s+((?:auf|in|im|am|an|zu[rm]?)\s+(?:(?:der|dem|den|die|das|meiner|meinem|unserer|unserem)\s+)?(?:(?:seite|ansicht)\s+)?[^\s,]+)\s+((?:(?:noch|auch)\s+)?(?:einen?|eine|ein|den|die|das|zwei|drei|mehr)\s.+?)(\s+(?:hinzu|ein|an))?$/iu,
    '$1 $3 $2$4',
  ],
  compounds:
    /-(?=(?:button|knopf|schaltfläche|seite|screen|bildschirm|ansicht|liste|feld|formular|karte|tab|reiter|icon|symbol|bild|text|bereich|banner|diagramm)\b)/giu,
  joined:
    /(?<=\s)(\p{L}{3,}?)(s|n|en|er)?(seite|liste|button|knopf|feld|bildschirm|tab|reiter|bereich|karte|symbol|icon|banner|formular)(?=\s)/giu,
  clauses: [
    ...germanWishes,
    ...germanSentences,
    // "Der Kalender soll der erste Tab sein".
    [
      /^((?:die|der|das|alle)\s.+?)\s+soll(?:en|te|ten)?\s+(?:(?:nur|jetzt|auch)\s+)?(["“„].+["”“]|\S+)\s+(?:heißen|lauten)$/iu,
      'rename $1 to =2',
    ],
    [
      /^((?:die|der|das|alle)\s.+?)\s+soll(?:en|te|ten)?\s+(über|oberhalb|unter|unterhalb|neben)\s+(.+?)\s+(?:sein|stehen|kommen)$/iu,
      'put $1 $2 $3',
    ],
    [
      /^((?:die|der|das)\s.+?)\s+soll(?:en|te|ten)?\s+(?:zu[rm]?|auf|in)\s+(.+?)\s+(?:führen|gehen|leiten)$/iu,
      'link $1 to $2',
    ],
    [/^((?:die|der|das)\s.+?)\s+soll(?:en|te|ten)?\s+(.+?)\s+öffnen$/iu, 'link $1 to $2'],
    [
      /^((?:die|der|das|alle)\s.+?)\s+soll(?:en|te|ten)?\s+als\s+(.+?)\s+(?:angezeigt|dargestellt|gezeigt)\s+werden$/iu,
      'show $1 as $2',
    ],
    [
      /^((?:die|der|das|alle)\s.+?)\s+soll(?:en|te|ten)?\s+(.+?)\s+(?:angezeigt|dargestellt|gezeigt)\s+werden$/iu,
      'show $1 $2',
    ],
    [/^(?:neuer?s?|noch eine?n?)\s+(\p{L}+(?:\s\p{L}+)?)\s?:\s*(.+)$/iu, 'add a new $1: =2'],
    [
      /^(.+?)\s+(in die|in den|ins|in der|im|zu der|zu dem|zum|zur|auf die|auf den|auf der|auf dem)\s+(.+?)\s+(?:hinzufügen|einfügen|einbauen|aufnehmen|ergänzen|einsetzen|unterbringen)$/iu,
      'add $1 to the $3',
    ],
    [/^(.+?)\s+(?:einfügen|einbauen|ergänzen|anlegen)$/iu, 'add $1'],
    [
      /^(.+?)\s+(?:aus|von|vom)\s+(?:der|dem|den)?\s*(.+?)\s+(?:löschen|entfernen|rausnehmen)$/iu,
      'remove $1 from the $2',
    ],
    [/^((?:die|der|das|alle)\s.+?)\s+soll(?:en|te|ten)?\s+(.+?)\s+(?:sein|werden)$/iu, 'make $1 $2'],
    [
      /^(?:warum|wieso|weshalb)\s+(?:gibt es|hat die app)\s+(?:hier\s+)?keine?n?\s+(.+?)\??$/iu,
      'why is there no $1',
    ],
    [/^wo\s+(?:ist|sind|finde ich)\s+(?:der|die|das|den)?\s*(.+?)\??$/iu, 'where is the $1'],
    // "Mach die Buttons runder und die Hauptfarbe dunkelgrün": twice the same verb.
    [
      /^(?:mach(?:e|en)?)\s+((?:die|den|das|alle)\s.+?)\s+(\S+)\s+und\s+((?:die|den|das|alle)\s.+?)\s+(\S+)$/iu,
      'make $1 $2. make $3 $4',
    ],
    [
      /^(?:änder(?:e|n)?|setze?|stelle?)\s+(.+?)\s+(?:zu|in|auf|nach)\s+(.+?)\s+und\s+((?:die|den|das)\s.+?)\s+(?:zu|in|auf|nach)\s+(.+)$/iu,
      'change $1 to $2. change $3 to =4',
    ],
    [
      /^(?:füge?|ergänze?|erstelle?)\s+(einen?\s+.*?(?:button|knopf|schaltfläche))\s*(?:hinzu)?,?\s+(?:der|die|mit dem man|mit der man|um)\s+(?:.+?\s)?(?:anruft|anrufen kann|anzurufen|anrufen)(?:\s+hinzu)?$/iu,
      'add $1 to call us',
    ],
    [
      /^(?:füge?|ergänze?)\s+bei(?:m)?\s+(?:jede[mnr]?\s+|den\s+|dem\s+|der\s+)?(\S+)\s+(.+?)\s+(?:hinzu|ein)$/iu,
      'add $2 to each $1',
    ],
    [
      /^zeige?\s+(?:bei|für)\s+(?:jede[mnrs]?\s+|den\s+|dem\s+|der\s+|alle[nr]?\s+)?(\S+)\s+(.+?)(?:\s+an)?$/iu,
      'add $2 to each $1',
    ],
    [/^(?:schick(?:e|en)?|sende?|verschick(?:e|en)?)\s+(.+)$/iu, 'send $1'],
    [
      /^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:an den|an die|ans|zum)\s+(?:anfang|erste stelle)\s+(?:der\s+)?(?:tableiste|navigation|navigationsleiste|tabs)$/iu,
      'move $1 to the start of the tab bar',
    ],
    [
      /^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:an das|ans|zum)\s+ende\s+(?:der\s+)?(?:tableiste|navigation|navigationsleiste|tabs)$/iu,
      'move $1 to the end of the tab bar',
    ],
    [/^(?:warum|wie|was|wozu)\s.+$/iu, 'what'],
    [
      /^(?:aktiviere?|schalte?)\s+(?:den\s+|das\s+)?(dunkelmodus|dunklen modus|dunkle design|hellen modus|helle design)(?:\s+(?:ein|an))?$/iu,
      'use $1',
    ],
    [/^(vergrößere?|verkleinere?)\s+(.+)$/iu, 'make $2 $1'],
    [/^(?:sortiere?|ordne)\s+(.+?)\s+nach\s+(?:dem\s+|der\s+)?(.+)$/iu, 'sort $1 by $2'],
    [
      /^(?:mach(?:e|en)?|setze?|nimm)\s+(.+?)\s+(?:zu[rm]|als)\s+(?:startseite|startbildschirm|ersten? seite|erster bildschirm)$/iu,
      'make $1 the start screen',
    ],
    [/^sortiere?\s+(?:.+?\s+)?alphabetisch$/iu, 'sort alphabetically'],
    [/^übersetze?\s+(.+)$/iu, 'translate $1'],
    [/^blende?\s+(.+?)\s+aus$/iu, 'hide $1'],
    [/^(?:ändere?|setze?)\s+den\s+(?:preis|betrag)\s+(?:auf|zu)\s+(.+)$/iu, 'change the price to $1'],
    [
      /^(?:ändere?|setze?)\s+den\s+(?:preis|betrag)\s+(?:von|des|der)\s+(.+?)\s+(?:auf|zu)\s+(.+)$/iu,
      'change the price of $1 to $2',
    ],
    [
      /^(?:füge?|ergänze?|setze?)\s+(unter|über|oberhalb|unterhalb)\s+((?:der|dem|den)\s+\S+)\s+(einen?\s.+?)(?:\s+(?:hinzu|ein))?$/iu,
      'add $3 $1 $2',
    ],
    [
      /^(?:füge?|ergänze?|erstelle?)\s+einen?\s+(?:button|knopf|schaltfläche)\s*(?:hinzu)?,?\s+(?:hinzu,?\s+)?(?:der|die)\s+(?:zu[rm]?\s+)?(.+?)\s+(?:öffnet|zeigt|führt)(?:\s+hinzu)?$/iu,
      'add a button that opens $1',
    ],
    [
      /^(?:mach(?:e|en)?)\s+(?:die\s+)?(?:schrift|texte?|buchstaben)\s+(größer|kleiner)$/iu,
      'make the fonts $1',
    ],
    [
      /^(?:lösch(?:e|en)?|entfern(?:e|en)?)\s+(.+?)\s+(?:aus|von|auf|in)\s+(?:der|dem|den)\s+(.+)$/iu,
      'remove $1 from the $2',
    ],
    [
      /^(?:füge?|ergänze?|nimm|setze?)\s+(.+?)\s+(?:für|zu|um)\s+(\d[\d.,]*\s?(?:euro|€|\$|franken|chf))\s+(?:zu|zum|zur|in|ins|auf)\s+(?:den\s+|die\s+|der\s+|dem\s+|das\s+)?(.+?)(?:\s+(?:hinzu|ein|auf))?$/iu,
      'add $1 for =2 to the $3',
    ],
    [/^füge?\s+einen?\s+(?:neue[nrs]?\s+)?(.+?)\s+namens\s+(.+?)(?:\s+hinzu)?$/iu, 'add a new $1 called $2'],
    [/^(?:füge?|ergänze?)\s+(.+?)\s+(?:zu[rm]?|auf|in|im|am)\s+(.+?)\s+(?:hinzu|ein)$/iu, 'add $1 to $2'],
    [
      /^(?:füge?|ergänze?|erstelle?|baue?|lege?|ich (?:möchte|will|hätte gern|brauche)|wir (?:brauchen|möchten))\s+(?:noch\s+)?(.+?)(?:\s+(?:hinzu|ein|an|haben))?$/iu,
      'add $1',
    ],
    [/^(.+?)\s+hinzufügen$/iu, 'add $1'],
    [/^(.+?)\s+(?:über|vor|oberhalb von)\s+(.+?)\s+(?:setzen|stellen|verschieben)$/iu, 'put $1 above $2'],
    [/^(.+?)\s+(?:unter|unterhalb von)\s+(.+?)\s+(?:setzen|stellen|verschieben)$/iu, 'put $1 below $2'],
    [/^(?:lösch(?:e|en)?|entfern(?:e|en)?|nimm)\s+(.+?)(?:\s+(?:weg|raus))?$/iu, 'remove $1'],
    [/^(.+?)\s+(?:löschen|entfernen|rausnehmen)$/iu, 'remove $1'],
    [
      /^(?:änder(?:e|n)?|setze?)\s+den\s+titel\s+(?:von|der|des|auf)\s+(?:der\s+)?(.+?)\s+(?:zu|in|auf)\s+(.+)$/iu,
      'change the title of $1 to =2',
    ],
    [/^benenne?\s+(.+?)\s+(?:in|zu|nach)\s+(.+?)\s+um$/iu, 'rename $1 to =2'],
    [/^(.+?)\s+(?:in|zu)\s+(.+?)\s+umbenennen$/iu, 'rename $1 to =2'],
    [/^nenne?\s+die app\s+(?:in\s+)?(.+?)(?:\s+um)?$/iu, 'call the app $1'],
    [/^nenne?\s+(.+?)\s+(?:in\s+)?(\S+)(?:\s+um)?$/iu, 'rename $1 to =2'],
    [/^tausch(?:e|en)?\s+(.+?)\s+(?:und|mit|gegen)\s+(.+?)(?:\s+(?:aus|um))?$/iu, 'swap $1 and $2'],
    [/^ersetze?\s+(.+?)\s+(?:durch|mit)\s+(.+)$/iu, 'replace $1 with $2'],
    [
      /^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:über|vor|oberhalb von)\s+(.+)$/iu,
      'put $1 above $2',
    ],
    [
      /^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:unter|unterhalb von|hinter|nach)\s+(?=die |der |das |den )(.+)$/iu,
      'put $1 below $2',
    ],
    [
      /^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:ganz\s+)?nach (oben|unten)$/iu,
      'move $1 to the $2',
    ],
    [/^(?:verschieb(?:e|en)?|setze?|stelle?)\s+(.+?)\s+(?:zu[rm]?|nach|auf|in)\s+(.+)$/iu, 'move $1 to $2'],
    [/^zeige?\s+(.+?)\s+als\s+(.+?)(?:\s+an)?$/iu, 'show $1 as $2'],
    [/^starte?\s+(?:die app\s+)?mit\s+(.+)$/iu, 'start with $1'],
    [/^(?:dupliziere?|kopiere?)\s+(.+)$/iu, 'duplicate $1'],
    [/^(?:verlinke?|verbinde?)\s+(.+?)\s+(?:mit|zu[rm]?)\s+(.+)$/iu, 'link $1 to $2'],
    [/^(?:verwende?|nutze?)\s+(.+)$/iu, 'use $1'],
    [/^(?:änder(?:e|n)?)\s+(.+?)\s+(?:zu|in|auf|nach)\s+(.+)$/iu, 'change $1 to $2'],
    [/^(?:mach(?:e|en)?|verwandle)\s+(.+?)\s+(?:zu[rm]?|in)\s+(.+)$/iu, 'turn $1 into $2'],
    [/^(?:mach(?:e|en)?)\s+(?:es|alles|die app|sie)\s+(.+)$/iu, 'make it $1'],
    [/^(?:mach(?:e|en)?)\s+(.+)$/iu, 'make $1'],
    [/^(.+?)\s+(\S+)\s+machen$/iu, 'make $1 $2'],
    [/^(.+)\s+(?:zu|in|auf|nach)\s+(["“„].+?["”“]|\S+)\s+ändern$/iu, 'change $1 to =2'],
  ],
  pages: pagesIn.de,
  words: readWords(`
    ${daysIn.de}
    ${thingsIn('de')}
    einkaufsliste: shopping list
    auf, am: on
    aus: from
    von: of
    neben: next to
    nach: after
    vor: before
    im: in the
    vom: of the
    beim: at the
    zum, zur: to the
    läufe: runs
    lauf: run
    registerkarte: tab
    neueste zuerst: newest first
    älteste zuerst: oldest first
    ergebnisse: results
    übungen: exercises
    übung: exercise
    termine: appointments
    hauptfarbe, grundfarbe, primärfarbe: main colour
    akzentfarbe: accent colour
    dunkelgrün: dark green
    dunkelblau, marineblau: navy
    hellblau: light blue
    hellgrün: light green
    dunkelrot: dark red
    orange: orange
    beige: beige
    zimmer, zimmern: rooms
    raum: room
    pro nacht: per night
    pro stunde: per hour
    pro person: per person
    pro monat: per month
    nacht: night
    jeder, jede, jedes, jedem, jeden: each
    öffnungszeiten: opening hours
    galerie, fotogalerie, bildergalerie: gallery of photos
    unser team, team: team
    hilfe: help
    kontakt: contact
    angebote: offers
    neuigkeiten, news: news
    rechnungen: invoices
    rechnung: invoice
    betrag: amount
    uhrzeit: time
    tag: day
    woche: week
    restaurants: restaurants
    kurse: classes
    kurs: class
    lehrer: teachers
    mitglieder: members
    schüler: students
    buchungen: bookings
    buchung: booking
    leistungen: services
    leistung: service
    dauer: duration
    größe: size
    gewicht: weight
    entfernung: distance
    rezension, rezensionen, bewertungen: reviews
    umfrage: poll
    quiz: quiz
    timer: timer
    werbung: ads
    hinweis: banner
    notfall: emergency
    professioneller, professionell, seriöser: professional
    moderner, modern: clean
    freundlicher, freundlich: playful
    übersichtlicher, aufgeräumter: clean
    wärmer: warm
    kräftiger: bold
    datenbank: database
    zahlungen, bezahlung, kartenzahlung: payments
    benachrichtigung, nachricht, erinnerung, erinnerungen: notification
    unsere, unserer, unserem, unseren: our
    dort, darauf, da: there
    rezept: recipe
    produkt, produkte: product
    aufgabe: task
    kunde, kunden: client
    patienten: patient
    buch, bücher: book
    termin, termine: appointment
    erste, ersten, erster, erstes: first
    zweite, zweiten, zweiter, zweites: second
    dritte, dritten, dritter, drittes: third
    vierte, vierten: fourth
    letzte, letzten, letztes, letzter: last
    erste karte, ersten karte: first card
    zweite karte, zweiten karte: second card
    dritte karte, dritten karte: third card
    letzte karte, letzten karte: last card
    eintrag, einträge, zeile, element: item
    unter, unterhalb: below
    über, oberhalb: above
    preis: price
    feld, eingabefeld, textfeld: field
    telefonnummer: phone number
    formular: form
    schalter: switch
    überblick, übersicht: overview
    bestellungen: orders
    produkte: products
    filter: filter
    kategorie: category
    kategorien: categories
    adresse: address
    datum: date
    menü: menu
    kontaktseite: contact page
    spalten: columns
    zwei: two
    drei: three
    vier: four
    währung: currency
    bewertung, bewertungen: rating
    vergrößere, vergrößer: bigger
    verkleinere, verkleiner: smaller
    nachrichten: messages
    aufgaben: tasks
    rezepte: recipes
    banner: banner
    bereich, abschnitt: section
    registerkarten, tableiste, navigation, navigationsleiste: tab bar
    einstellungsseite, einstellungsbildschirm, einstellungs-seite: settings screen
    einstellungen: settings
    profilseite: profile screen
    profil: profile
    anfahrt: directions
    impressum: imprint
    preise: prices
    anmeldebildschirm, anmeldeseite, anmeldung, login-seite: login screen
    startseite, startbildschirm: home screen
    über-uns-seite, über uns seite, info-seite, infoseite: about screen
    hilfeseite: help screen
    suche, suchfeld, suchleiste: search
    liste: list
    diagramm, grafik: chart
    kreisdiagramm, tortendiagramm: pie chart
    balkendiagramm: bar chart
    liniendiagramm: line chart
    karte, landkarte: map
    schaltfläche, knopf, button: button
    schaltflächen, knöpfe, buttons: buttons
    bild: image
    bilder: images
    foto, fotos: photo
    kopfzeile: header
    titel, überschrift: title
    untertitel: subtitle
    seite, bildschirm, ansicht: screen
    reiter: tab
    kalender: calendar
    chat: chat
    warenkorb: cart
    kasse: checkout
    benachrichtigungen: notifications
    favoriten: favourites
    statistik, statistiken: stats
    farben: colours
    farbe: colour
    ecken: corners
    dunklen modus, dunkelmodus, dunkles design, dunkles thema: dark mode
    hellen modus, helles design: light mode
    dunkel, dunkler: dark
    hell, heller: light
    grün: green
    blau: blue
    rot: red
    gelb: yellow
    lila, violett: purple
    rosa: pink
    türkis: teal
    schwarz: black
    weiß, weiss: white
    grau: grey
    braun: brown
    runder, rund, abgerundet: rounder
    eckiger, eckig: sharper
    größer: bigger
    kleiner: smaller
    verspielter, verspielt: playful
    ruhiger, ruhig: calm
    eleganter, elegant: elegant
    schlichter, schlicht, minimalistisch: minimal
    raster: grid
    karten: cards
    oben: top
    unten: bottom
    alle: all
    zur, zum, zu der, zu dem: to the
    mit: with
    und: and
    für: for
    name, namen: name
    e-mail: email
    nachricht: message
    telefon: phone
    sprache: language
    der, die, das, den, dem: the
    ein, eine, einen, einer, einem, eines: a
    neue, neuen, neues, neuer: new
    als: as
  `),
}
