/** As the other tables: where something is, and what was asked for but is no part of an app. */
export const questionsTable: readonly (readonly [english: string, de: string, es: string, fr: string])[] = [
  [
    '$: the app has none yet. Try "Add $".',
    'Das hat die App noch nicht ($1). Füge es hinzu: „Füge … hinzu“, mit dem Namen.',
    'La app aún no lo tiene ($1). Prueba «Añade …», con su nombre.',
    "L'application n'en a pas encore ($1). Essayez « Ajoute … », avec son nom.",
  ],
  ['“$” is on $.', '„$1“ ist auf $2.', '«$1» está en $2.', '« $1 » est sur $2.'],
  [
    '$ is a screen of the app.',
    '$1 ist ein Bildschirm der App.',
    '$1 es una pantalla de la app.',
    "$1 est un écran de l'application.",
  ],
  [
    'How big letters and numbers are comes with the theme. $',
    'Wie groß Buchstaben und Zahlen sind, bestimmt das Aussehen der App. Versuche „Mach den Titel größer“.',
    'El tamaño de letras y números viene del tema. Prueba «Haz el título más grande».',
    'La taille des lettres et des chiffres vient du thème. Essayez « Agrandis le titre ».',
  ],
  [
    'Pictures in lists have the corners of the theme, $',
    'Bilder in Listen haben die Ecken der App, nur einzelne Bilder können rund sein. Versuche „Mach die Ecken runder“.',
    'Las imágenes de las listas tienen las esquinas del tema; solo las sueltas pueden ser redondas. Prueba «Haz las esquinas más redondas».',
    'Les images des listes ont les coins du thème ; seules les images isolées peuvent être rondes. Essayez « Rends les coins plus ronds ».',
  ],
  [
    'What the screens show are samples, and nothing is sorted out by itself. $',
    'Die Bildschirme zeigen Beispiele, und nichts wird von selbst ausgewählt. Versuche „Füge einen Filter hinzu“ oder „Entferne“ mit dem Namen eines Eintrags.',
    'Las pantallas muestran ejemplos y nada se selecciona solo. Prueba «Añade un filtro» o «Quita» con el nombre de una entrada.',
    "Les écrans montrent des exemples et rien n'est trié tout seul. Essayez « Ajoute un filtre » ou « Supprime » avec le nom d'une entrée.",
  ],
  [
    'Screens show samples, and an empty list would show nothing. $',
    'Die Bildschirme zeigen Beispiele, und eine leere Liste zeigte nichts. Versuche „Entferne“ mit dem Namen eines Eintrags.',
    'Las pantallas muestran ejemplos y una lista vacía no mostraría nada. Prueba «Quita» con el nombre de una entrada.',
    "Les écrans montrent des exemples et une liste vide ne montrerait rien. Essayez « Supprime » avec le nom d'une entrée.",
  ],
  [
    'How a number is worked out stands in its formula. $',
    'Wie eine Zahl berechnet wird, steht in ihrer Formel. Ändere sie im Inspektor unter Formel.',
    'Cómo se calcula un número está en su fórmula. Cámbiala en el inspector, en Fórmula.',
    "La façon dont un nombre est calculé est dans sa formule. Changez-la dans l'inspecteur, sous Formule.",
  ],
  [
    'A tab bar holds at most $ tabs, so the first screen leads to the new one.',
    'Eine Leiste hat höchstens $1 Reiter, darum führt der erste Bildschirm zum neuen.',
    'Una barra tiene como máximo $1 pestañas, así que la primera pantalla lleva a la nueva.',
    'Une barre a au plus $1 onglets : le premier écran mène donc au nouveau.',
  ],
  [
    'Nothing was changed. Say what is to be different: $',
    'Nichts wurde geändert. Sag, was anders werden soll: zum Beispiel „Mach die App ruhiger“ oder „Mach den Titel größer“.',
    'No se ha cambiado nada. Di qué debe ser distinto: por ejemplo «Haz la app más tranquila» o «Haz el título más grande».',
    "Rien n'a été changé. Dites ce qui doit être différent : par exemple « Rends l'application plus calme » ou « Agrandis le titre ».",
  ],
  [
    'No amount in the app has cents.',
    'Kein Betrag in der App hat Cent.',
    'Ningún importe de la app tiene céntimos.',
    "Aucun montant de l'application n'a de centimes.",
  ],
  [
    'No screen names a person.',
    'Kein Bildschirm nennt eine Person.',
    'Ninguna pantalla nombra a una persona.',
    'Aucun écran ne nomme une personne.',
  ],
]
