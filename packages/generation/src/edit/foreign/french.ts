import { frenchSentences } from './sentences.ts'
import { type CommandLanguage, readWords } from './command-language.ts'
import { thingsIn } from './things.ts'
import { daysIn, frenchWishes, pagesIn } from './wishes.ts'

const verbs =
  'ajout(?:e|ez|er)|supprim(?:e|ez|er)|enl[eè]v(?:e|ez)|enlever|retir(?:e|ez|er)|renomm(?:e|ez|er)|chang(?:e|ez|er)|met(?:s|tez|tre)|déplac(?:e|ez|er)|échang(?:e|ez|er)|rend(?:s|ez|re)|remplac(?:e|ez|er)|affich(?:e|ez|er)|utilis(?:e|ez|er)|cré(?:e|ez|er)|duplique[rz]?|commence[rz]?|je (?:veux|voudrais)|activ(?:e|ez|er)|agrandi(?:s|ssez|r)|rédui(?:s|sez|re)|tri(?:e|ez|er)|tradui(?:s|sez|re)|masqu(?:e|ez|er)|cach(?:e|ez|er)|envoi(?:e|es)|envoyez|connect(?:e|ez|er)|pourquoi|comment|nomm(?:e|ez|er)|augment(?:e|ez|er)'

/** Instructions in French. */
export const french: CommandLanguage = {
  code: 'fr',
  opening: new RegExp(
    `^(?:(?:s'il te plaît|s'il vous plaît|peux-tu|pouvez-vous|bonjour|tu peux|vous pouvez|est-ce que tu peux|est-ce que vous pouvez|pourrais-tu|pourriez-vous|j'aimerais)[,\\s]+)*(?:(?:les?|la|l['’]|tous les|toutes les)\\s?.+\\s(?:doi(?:t|vent)|devrai(?:t|ent))\\s|(?:${verbs})\\s+(?!(?:a|an|the|to)\\s)(?=(?:l'|l’|le |la |les |un |une |des |du |de |mon |ma |mes |en |tout |est |ce |que |["“«]|[A-Z\\p{Lu}])))`,
    'iu',
  ),
  small:
    /(?<!\p{L})(?:est-ce|les|des|une|pas|nous|je|veux|que|qui|dans|pour|sur|avec|est|sont|notre|nos|et|le|la|du|peuvent|peut|chaque|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fermé|fermés|doivent|pouvoir|coûte|coûtent|commence|ferme|ouvre|à)(?!\p{L})/giu,
  split: new RegExp(
    `(?:[;\\n]|\\.(?!\\d))+\\s*|,?\\s+(?:et|puis|et puis)\\s+(?=(?:${verbs})(?:-l(?:e|a|es))?\\s)`,
    'iu',
  ),
  polite:
    /^(?:(?:s'il te plaît|s'il vous plaît|peux-tu|pouvez-vous|bonjour|est-ce que tu peux|est-ce que vous pouvez|tu peux|vous pouvez|pourrais-tu|pourriez-vous)[,\s]+)+|[,\s]+(?:s'il te plaît|s'il vous plaît|merci)$/giu,
  placeFirst: [
    /^(\p{L}+)\s+((?:sur|dans|à)\s+(?:la|le|l['’]|ma|mon)\s*(?:(?:page|écran)\s+(?:de\s+|d['’]|du\s+|des\s+)?)?\S+)\s+((?:un|une|le|la|les|des)\s.+)$/iu,
    '$1 $3 $2',
  ],
  clauses: [
    ...frenchWishes,
    ...frenchSentences,
    // "Les boutons doivent être verts".
    [
      /^((?:les?|la|l['’]|tous les|toutes les)\s?.+?)\s+(?:doi(?:t|vent)|devrai(?:t|ent))\s+(?:dire|afficher|s'appeler|indiquer)\s+(.+)$/iu,
      'rename $1 to =2',
    ],
    [
      /^((?:les?|la|l['’])\s?.+?)\s+(?:doi(?:t|vent)|devrai(?:t|ent))\s+(?:ouvrir|mener à|mener vers|aller à)\s+(.+)$/iu,
      'link $1 to $2',
    ],
    [
      /^((?:les?|la|l['’]|tous les|toutes les)\s?.+?)\s+(?:doi(?:t|vent)|devrai(?:t|ent))\s+être\s+(?:plus\s+)?(.+)$/iu,
      'make $1 $2',
    ],
    [
      /^affich(?:e|ez|er)\s+(.+?)\s+(?:en|comme|dans une)\s+(?:grille\s+)?(?:de|à|avec|sur)?\s*(\d|deux|trois|quatre)\s+colonnes$/iu,
      'show $2 columns in $1',
    ],
    [
      /^ajout(?:e|ez|er)\s+(.+?)\s+(?:en bas|à la fin|au bas)\s+de\s+(?:chaque|tous les|toutes les)\s+(.+)$/iu,
      'add $1 to each $2',
    ],
    // "Change la couleur en vert et le nom en Lune": twice the same verb.
    [
      /^(?:chang(?:e|ez|er)|met(?:s|tez|tre))\s+(.+?)\s+(?:en|pour|à|au)\s+(.+?)\s+et\s+((?:le|la|les|l['’]).+?)\s+(?:en|pour|à|au)\s+(.+)$/iu,
      'change $1 to $2. change $3 to =4',
    ],
    [
      /^(?:ajout(?:e|ez|er)|cré(?:e|ez|er))\s+un\s+bouton\s+(?:pour|qui)\s+((?:appel(?:er|le)|téléphon(?:er|e)|joindre|écrire|envoyer)\s.+?)\s+(?:sur|dans|à)\s+(la|le|l['’]|ma|mon)\s*(.+)$/iu,
      'add a button "=1" to $2 $3',
    ],
    [
      /^(?:ajout(?:e|ez|er)|cré(?:e|ez|er))\s+un\s+bouton\s+(?:pour|qui)\s+((?:appel(?:er|le)|téléphon(?:er|e)|joindre|écrire|envoyer)\s.+)$/iu,
      'add a button "=1"',
    ],
    [
      /^(?:ajout(?:e|ez|er)|affich(?:e|ez|er))\s+(.+?)\s+(?:pour|à|sur)\s+(?:chaque|tous les|toutes les)\s+(.+)$/iu,
      'add $1 to each $2',
    ],
    [
      /^(?:met(?:s|tez)|déplac(?:e|ez)|plac(?:e|ez))-l(?:e|a|es)\s+(?:en\s+dernier|en\s+dernière\s+position|à\s+la\s+fin|en\s+bas)$/iu,
      'move it to the end',
    ],
    [
      /^(?:met(?:s|tez)|déplac(?:e|ez)|plac(?:e|ez))-l(?:e|a|es)\s+(?:en\s+premier|en\s+première\s+position|au\s+début|en\s+haut)$/iu,
      'move it to the start',
    ],
    // "Rends les photos plus grandes et le thème vert": twice the same verb.
    [
      /^(?:met(?:s|tez|tre)|rend(?:s|ez|re))\s+((?:les?|la|l['’])\s?.+?)\s+(?:en\s+)?(?:plus\s+)?(\S+)\s+et\s+((?:les?|la|l['’])\s?.+?)\s+(?:en\s+)?(?:plus\s+)?(\S+)$/iu,
      'make $1 $2. make $3 $4',
    ],
    [
      /^ajout(?:e|ez|er)\s+(.+?)\s+(?:à|pour)\s+(\d[\d.,]*\s?(?:euros?|€|\$|dollars?))\s+(?:à la|aux?|dans|sur)\s+(?:les?\s+|la\s+)?(.+)$/iu,
      'add $1 for =2 to the $3',
    ],
    [
      /^(?:met(?:s|tez|tre)|utilis(?:e|ez|er)|choisi(?:s|ssez))\s+(.+?)\s+(?:comme|en)\s+(?:(?:page|écran)\s+(?:d['’]\s?accueil|de\s+départ|principale?)|première\s+page|premier\s+écran)$/iu,
      'make $1 the start screen',
    ],
    [/^(?:envoi(?:e|es)|envoyez)\s+(.+)$/iu, 'send $1'],
    [/^connect(?:e|ez|er)\s+(.+)$/iu, 'connect $1'],
    [/^(?:pourquoi|comment)\s.+$/iu, 'what'],
    [/^ajout(?:e|ez|er)\s+(.+?)\s+(?:sous|en dessous de|au-dessous de|après)\s+(.+)$/iu, 'add $1 below $2'],
    [/^ajout(?:e|ez|er)\s+(.+?)\s+(?:au-dessus de|avant)\s+(.+)$/iu, 'add $1 above $2'],
    [/^activ(?:e|ez|er)\s+(?:le\s+)?(mode sombre|thème sombre|mode clair)$/iu, 'use $1'],
    [/^(?:agrandi(?:s|ssez|r)|augment(?:e|ez|er))\s+(.+)$/iu, 'make $1 bigger'],
    [/^rédui(?:s|sez|re)\s+(.+)$/iu, 'make $1 smaller'],
    [/^tri(?:e|ez|er)\s+(.+?)\s+par\s+(.+)$/iu, 'sort $1 by $2'],
    [/^tradui(?:s|sez|re)\s+(.+)$/iu, 'translate $1'],
    [/^(?:masqu(?:e|ez|er)|cach(?:e|ez|er))\s+(.+)$/iu, 'hide $1'],
    [
      /^(?:ajout(?:e|ez|er)|cré(?:e|ez|er))\s+un\s+bouton\s+(?:qui\s+(?:ouvre|affiche|mène (?:à|vers))|pour ouvrir)\s+(.+)$/iu,
      'add a button that opens $1',
    ],
    [
      /^(?:ajout(?:e|ez|er)|cré(?:e|ez|er))\s+une?\s+(?:nouve(?:au|lle)\s+)?(.+?)\s+(?:appelée?|nommée?)\s+(.+)$/iu,
      'add a new $1 called $2',
    ],
    [/^(?:chang(?:e|ez|er)|met(?:s|tez|tre))\s+le\s+prix\s+(?:à|en)\s+(.+)$/iu, 'change the price to $1'],
    [
      /^(?:chang(?:e|ez|er)|met(?:s|tez|tre))\s+le\s+prix\s+(?:de|du|des)\s+(.+?)\s+à\s+(.+)$/iu,
      'change the price of $1 to $2',
    ],
    [
      /^(?:supprim(?:e|ez|er)|enl[eè]v(?:e|ez|er)|retir(?:e|ez|er))\s+(?!(?:l['’]écran|la page|l['’]onglet|la liste|le bouton|le champ)\s+d)(.+?)\s+(?:de la|du|de l['’]|des)\s?(.+)$/iu,
      'remove $1 from the $2',
    ],
    [/^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+(?:au-dessus de|avant)\s+(.+)$/iu, 'put $1 above $2'],
    [
      /^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+(?:au-dessous de|en dessous de|sous|après)\s+(.+)$/iu,
      'put $1 below $2',
    ],
    [/^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+en\s+(haut|bas)$/iu, 'move $1 to the $2'],
    [/^(?:déplac(?:e|ez|er))\s+(.+?)\s+(?:vers|sur|dans|à)\s+(.+)$/iu, 'move $1 to $2'],
    [/^ajout(?:e|ez|er)\s+(.+?)\s+au\s+(?!début|bas|haut|milieu|centre)(\p{L}.+)$/iu, 'add $1 to the $2'],
    [/^ajout(?:e|ez|er)\s+(.+?)\s+(?:à|au|sur|dans)\s+(?=la |le |les |l'|l’|accueil)(.+)$/iu, 'add $1 to $2'],
    [/^(?:ajout(?:e|ez|er)|cré(?:e|ez|er)|je (?:veux|voudrais))\s+(.+)$/iu, 'add $1'],
    [/^(?:supprim(?:e|ez|er)|enl[eè]v(?:e|ez)|enlever|retir(?:e|ez|er))\s+(.+)$/iu, 'remove $1'],
    [
      /^chang(?:e|ez|er)\s+le\s+titre\s+(?:de|du)\s+(?:la\s+)?(.+?)\s+(?:en|pour|par)\s+(.+)$/iu,
      'change the title of $1 to =2',
    ],
    [/^renomm(?:e|ez|er)\s+(.+?)\s+en\s+(.+)$/iu, 'rename $1 to =2'],
    [/^échang(?:e|ez|er)\s+(.+?)\s+(?:et|avec)\s+(.+)$/iu, 'swap $1 and $2'],
    [/^remplac(?:e|ez|er)\s+(.+?)\s+par\s+(.+)$/iu, 'replace $1 with $2'],
    [/^affich(?:e|ez|er)\s+(.+?)\s+(?:en|comme)\s+(.+)$/iu, 'show $1 as $2'],
    [/^commence[rz]?\s+(?:par|avec)\s+(.+)$/iu, 'start with $1'],
    [/^duplique[rz]?\s+(.+)$/iu, 'duplicate $1'],
    [/^utilis(?:e|ez|er)\s+(.+)$/iu, 'use $1'],
    [/^chang(?:e|ez|er)\s+(.+?)\s+(?:en|pour|à)\s+(.+)$/iu, 'change $1 to $2'],
    [
      /^(?:met(?:s|tez|tre)|rend(?:s|ez|re))\s+(?:l['’]app(?:lication)?|tout)\s+(?:en\s+)?(?:plus\s+)?(.+)$/iu,
      'make it $1',
    ],
    [/^(?:met(?:s|tez|tre)|rend(?:s|ez|re))\s+(.+?)\s+(?:en\s+)?(?:plus\s+)?(\S+)$/iu, 'make $1 $2'],
  ],
  pages: pagesIn.fr,
  words: readWords(`
    ${daysIn.fr}
    ${thingsIn('fr')}
    nos, notre: our
    deux: two
    trois: three
    quatre: four
    verts, vertes, vert, verte: green
    bleus, bleues, bleu, bleue: blue
    rouges, rouge: red
    noirs, noires, noir, noire: black
    jaunes, jaune: yellow
    oranges: orange
    roses, rose: pink
    violets, violettes, violet, violette: purple
    grands, grandes, grand, grande: bigger
    petits, petites, petit, petite: smaller
    ronds, rondes, arrondis, arrondies: rounder
    bannière: banner
    section: section
    chambre: room
    exercice: exercise
    exercices: exercises
    séance: session
    plat: dish
    plats: dishes
    chambres: rooms
    par nuit: per night
    par heure: per hour
    par personne: per person
    nuit: night
    chaque: each
    horaires d'ouverture, horaires: opening hours
    galerie de photos, galerie photo, galerie: gallery of photos
    équipe: team
    aide: help
    contact: contact
    offres: offers
    actualités, nouvelles: news
    factures: invoices
    facture: invoice
    montant: amount
    date: date
    heure: time
    jour: day
    semaine: week
    numéro de téléphone, téléphone: phone number
    adresse: address
    champ: field
    formulaire: form
    restaurants: restaurants
    cours: classes
    membres: members
    élèves: students
    réservations: bookings
    réservation: booking
    services: services
    avis: reviews
    durée: duration
    taille: size
    poids: weight
    distance: distance
    sondage: poll
    filtre: filter
    catégorie: category
    catégories: categories
    interrupteur: switch
    professionnel, professionnelle, sérieux: professional
    moderne: clean
    joli, jolie: elegant
    orange: orange
    marron: brown
    turquoise: teal
    bleu marine, bleu foncé: navy
    vert foncé: dark green
    base de données: database
    paiements, paiement: payments
    notification: notification
    liste de courses, liste des courses: shopping list
    là, là-bas: there
    recette, recettes: recipe
    produit, produits: product
    tâche, tâches: task
    client, clients: client
    livre, livres: book
    événement, événements: event
    rendez-vous: appointment
    première, premier: first
    deuxième, second, seconde: second
    troisième: third
    dernière, dernier: last
    première carte: first card
    deuxième carte, seconde carte: second card
    troisième carte: third card
    dernière carte: last card
    élément, ligne, entrée: item
    prix: price
    devise: currency
    note, notes: rating
    texte, textes, police, polices, écriture: text
    plus grand, plus grande, plus grands: bigger
    plus petit, plus petite, plus petits: smaller
    barre d'onglets, barre d' onglets, navigation: tab bar
    écran d' accueil, page d' accueil: home screen
    l': the
    d': of
    écran de réglages, écran des réglages, page de réglages, page des paramètres, écran de paramètres: settings screen
    réglages, paramètres: settings
    écran de connexion, page de connexion: login screen
    page à propos, écran à propos: about screen
    page d'accueil, écran d'accueil: home screen
    mode sombre, thème sombre: dark mode
    mode clair: light mode
    accueil, l'accueil: home
    profil: profile
    barre de recherche, champ de recherche, recherche: search
    liste: list
    graphique: chart
    carte: map
    bouton: button
    boutons: buttons
    image: image
    images: images
    en-tête: header
    titre: title
    champ, champ de saisie: field
    formulaire: form
    catégorie: category
    numéro de téléphone: phone number
    interrupteur: switch
    sous-titre: subtitle
    écran, page: screen
    onglet: tab
    calendrier: calendar
    panier: cart
    favoris: favourites
    statistiques: stats
    couleur: colour
    couleurs: colours
    bleu, bleue, bleus: blue
    vert, verte, verts: green
    rouge, rouges: red
    jaune: yellow
    violet, violette: purple
    rose: pink
    noir, noire: black
    blanc, blanche: white
    gris, grise: grey
    sombre: dark
    clair, claire: light
    arrondis, arrondi, ronds, rond: rounder
    grand, grande, grands: bigger
    petit, petite, petits: smaller
    ludique: playful
    élégant, élégante: elegant
    calme: calm
    minimaliste: minimal
    grille: grid
    cartes: cards
    haut: top
    bas: bottom
    plus: -
    avec: with
    et: and
    pour: for
    de la, du, des: of the
    de: of
    le, la, les: the
    un, une: a
    nouvelle, nouveau, nouvel: new
    nom: name
    langue: language
  `).concat([[/(?<=\s)l['’]/gu, 'the']]),
}
