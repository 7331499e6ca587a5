import { type CommandLanguage, readWords } from './command-language.ts'

const verbs =
  'ajout(?:e|ez|er)|supprim(?:e|ez|er)|enl[eè]v(?:e|ez)|enlever|retir(?:e|ez|er)|renomm(?:e|ez|er)|chang(?:e|ez|er)|met(?:s|tez|tre)|déplac(?:e|ez|er)|échang(?:e|ez|er)|rend(?:s|ez|re)|remplac(?:e|ez|er)|affich(?:e|ez|er)|utilis(?:e|ez|er)|cré(?:e|ez|er)|duplique[rz]?|commence[rz]?|je (?:veux|voudrais)'

/** Instructions in French. */
export const french: CommandLanguage = {
  opening: new RegExp(
    `^(?:(?:s'il te plaît|s'il vous plaît|peux-tu|pouvez-vous|bonjour)[,\\s]+)*(?:${verbs})\\s+(?!(?:a|an|the|to)\\s)(?=(?:l'|le |la |les |un |une |des |du |de |mon |ma |en |tout |["“«]|[A-Z\\p{Lu}]))`,
    'iu',
  ),
  split: new RegExp(`[.;\\n]+\\s*|,?\\s+(?:et|puis|et puis)\\s+(?=(?:${verbs})\\s)`, 'iu'),
  polite:
    /^(?:(?:s'il te plaît|s'il vous plaît|peux-tu|pouvez-vous|bonjour)[,\s]+)+|[,\s]+(?:s'il te plaît|s'il vous plaît|merci)$/giu,
  clauses: [
    [/^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+(?:au-dessus de|avant)\s+(.+)$/iu, 'put $1 above $2'],
    [
      /^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+(?:au-dessous de|en dessous de|sous|après)\s+(.+)$/iu,
      'put $1 below $2',
    ],
    [/^(?:met(?:s|tez|tre)|déplac(?:e|ez|er))\s+(.+?)\s+en\s+(haut|bas)$/iu, 'move $1 to the $2'],
    [/^(?:déplac(?:e|ez|er))\s+(.+?)\s+(?:vers|sur|dans|à)\s+(.+)$/iu, 'move $1 to $2'],
    [/^ajout(?:e|ez|er)\s+(.+?)\s+(?:à|au|sur|dans)\s+(?=la |le |les |l'|l’|accueil)(.+)$/iu, 'add $1 to $2'],
    [/^(?:ajout(?:e|ez|er)|cré(?:e|ez|er)|je (?:veux|voudrais))\s+(.+)$/iu, 'add $1'],
    [/^(?:supprim(?:e|ez|er)|enl[eè]v(?:e|ez)|enlever|retir(?:e|ez|er))\s+(.+)$/iu, 'remove $1'],
    [/^renomm(?:e|ez|er)\s+(.+?)\s+en\s+(.+)$/iu, 'rename $1 to $2'],
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
  words: readWords(`
    écran de réglages, écran des réglages, page de réglages, page des paramètres, écran de paramètres: settings screen
    réglages, paramètres: settings
    écran de connexion, page de connexion: login screen
    page à propos, écran à propos: about screen
    page d'accueil, écran d'accueil: home screen
    mode sombre, thème sombre: dark mode
    mode clair: light mode
    accueil, l'accueil: home
    profil: profile
    recherche: search
    liste: list
    graphique: chart
    carte: map
    bouton: button
    boutons: buttons
    image: image
    images: images
    en-tête: header
    titre: title
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
