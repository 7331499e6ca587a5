import type { Language } from './languages.ts'

/** Stems of common doings that no noun begins with, and how they are bent: "elige", "recebe", "scelgono". */
const bent: Readonly<Partial<Record<Language, readonly [stems: string, endings: string]>>> = {
  es: [
    'elig eleg escog recog pierd perd quier quer pued tien teng veng vien hag hac hiz dig dic pong pon sab sep sirv serv pid encuentr encontr ofrec conoc aprend lleg qued beb viv abr cierr cerr mantien recib rellen apunt guard dej olvid aparec elimin compart vend consig consegu sig funcion ayud respond mand mir organiz salg sal necesit debe deb pas entreg le escrib mid cuest duerm empiez empez termin crez crec',
    'o as a amos an es e emos imos en í iste ió ieron ía ían é',
  ],
  pt: [
    'escolh receb vej faz fiz sab quer perd aprend vend encontr mostr mand envi precis acompanh fic lev traz diz consegu escrev corr dorm paguei abr fech termin começ nasc cresc sab receb ganh cuid pod dev viv',
    'o as a amos am es e emos imos em i eu iu ia iam ei ou',
  ],
  it: [
    'scelg scegl divid ricev ved facev vogli vuol dev mett prend legg scriv perd vinc impar trov mand invi chied us gioc vend riempi dorm dic vien tien teng veng sal esc apr chiud finisc cresc serv arriv rest raccolg raccogl mangi bev pag',
    'o i a e ie iamo ano ono eva evano ava avano',
  ],
  fr: [
    'choisiss choisi choisit reçoi reçoiv voi voie peu peuv veu veul doi doiv sai sav met mett prend prenn vien vienn tien tienn écri écriv sui suiv envoi trouv cherch ajout regard rest arriv vend perd gagn apprend apprenn rend attend répond utilis donn laiss pass connai connaiss finiss pai pay lis dis oubli dor pren achèt appell',
    'e s t es ent ons ez ai ais ait aient d ds x',
  ],
}

const forms: Readonly<Partial<Record<Language, RegExp>>> = Object.fromEntries(
  Object.entries(bent).map(([language, [stems, endings]]) => [
    language,
    new RegExp(`^(?:${stems.split(' ').join('|')})(?:${endings.split(' ').join('|')})$`, 'iu'),
  ]),
)

/** Nouns that such a form is, too. */
const nouns =
  /^(?:sales?|sala|ponencia|servidores|mesa|mide|ayudas?|pases?|paso|pasos|pasa|dicho|viva|vivas|dos|entregas?|salas?|recibo|recibos|servicio|conozco|levas|corrida|fazes|venda|vendas|ficha|use|usi|uso|vino|vini|sale|sali|serva|servi|resto|resti|resta|arrivi|arrivo|arrivo|invio|invii|vista|giochi|gioco|fiche|reste|restes|passe|passes|sais|suites?|suite|ventes?|vente|poste|lait|voies?|voie|trouvaille|rendes|tiers|tient|paies?|paie|lise|usa|aperte|mandato|manda|prova|dora|dore|fine|vendas|conduite|abra|sabe|perda|perdas|ganhos?|cuidas|mangia|esca|sirvienta|marche|pais|país|envios?|cuidado|venta|levo|vidas?|finisse|pass|passeio|passes|payes?|pays|paysan|dormes|pages?)$/iu

/** Whether a word is a doing bent by person or time, and nothing else. */
export const isBentVerb = (word: string, language: Language): boolean =>
  forms[language]?.test(word) === true && !nouns.test(word)
