import { stemOf } from '../words/forms.ts'
import type { Language } from '../words/languages.ts'
import { extractPhrases } from './extract-phrases.ts'
import type { Phrase } from './phrase.ts'

const mostPhrases = 40
/** Letters of a label that still fits a list's title. */
const longest = 26

type Written = Exclude<Language, 'en'>
type Romance = 'fr' | 'es' | 'pt' | 'it'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What stands before the noun of a phrase: wishes, the app itself, articles, owners, prepositions. */
const little: Readonly<Record<Romance | 'de', ReadonlySet<string>>> = {
  de: setOf(
    'ich wir du ihr sie er es man brauche brauchen möchte möchten will wollen hätte hätten suche suchen wünsche gern gerne bitte erstelle erstellen baue bauen mach mache machen soll sollen sollte sollten kann können könnte muss müssen ist sind hat haben gibt wo wie was wer der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer ihre seine jeder jede jedes alle allen viele mehrere für mit und oder auch sowie dazu damit zur zum im in ins an am auf von vom aus über bei beim nach zwischen app apps anwendung software plattform webapp programm handy-app nutzer nutzern benutzer anwender funktion funktionen seite seiten dabei außerdem zudem dann wenn sich einfach schnell kleine kleinen ne nen n',
  ),
  fr: setOf(
    'je j nous on il elle ils tu vous voudrais voudrions veux voulons souhaite souhaitons aimerais besoin ai avons suis sommes crée créer faire faites peut peuvent doit doivent pouvoir permettre permet permettant est sont a ont une un le la les l des du de d mon ma mes notre nos votre vos son sa ses leur leurs pour avec et ou où dans sur par en au aux qui que plus aussi afin quand lorsque chaque tous toutes tout app application appli mobile site logiciel plateforme utilisateurs utilisateur simple petite petit',
  ),
  es: setOf(
    'yo nosotros quiero queremos quisiera necesito necesitamos me gustaría crea crear haz hacer tengo tenemos soy somos es son hay puede pueden poder deben debe permite permita que una un unos unas el la los las lo de del para con y o u en por al a mi mis nuestro nuestra nuestros nuestras tu su sus se donde cuando cada todos todas app aplicación aplicacion móvil plataforma programa sistema usuarios usuario sencilla simple pequeña',
  ),
  pt: setOf(
    'eu nós quero queremos gostaria preciso precisamos crie criar faça fazer tenho temos sou somos é são há pode podem poder deve devem permite permita que uma um uns umas o a os as de do da dos das para com e ou em no na nos nas por ao à meu minha meus minhas nosso nossa seu sua seus suas se onde quando cada todos todas app aplicativo aplicação plataforma programa sistema usuários usuário simples pequena pequeno',
  ),
  it: setOf(
    'io noi voglio vogliamo vorrei vorremmo ho abbiamo sono siamo serve servono bisogno crea creare fai fare può possono deve devono permette permetta che un una uno il lo la i gli le l di del della dei delle degli dello dell per con e ed o in nel nella da dal dalla al alla su a mio mia miei mie nostro nostra nostri nostre suo sua si dove quando ogni tutti tutte app applicazione piattaforma programma sistema utenti utente semplice piccola',
  ),
}

/** What joins two things; what is had along with the first is a thing too. */
const joints: Readonly<Record<Romance | 'de', RegExp>> = {
  de: /\s(?:und|oder|sowie|mit|inklusive|inkl)\s/giu,
  fr: /\s(?:et|ou|avec|ainsi que)\s/giu,
  es: /\s(?:y|e|o|u|con|además de)\s/giu,
  pt: /\s(?:e|ou|com|além de)\s/giu,
  it: /\s(?:e|ed|o|con|oltre a)\s/giu,
}

/** Within a phrase: "liste de courses". */
const within: Readonly<Record<Romance, ReadonlySet<string>>> = {
  fr: setOf("de d' des du à"),
  es: setOf('de del'),
  pt: setOf('de do da dos das'),
  it: setOf("di del della dei delle d' da"),
}
const infinitive: Readonly<Record<Romance, RegExp>> = {
  fr: /(?:er|ir|oir|re)$/,
  es: /(?:ar|er|ir)(?:se|los?|las?)?$/,
  pt: /(?:ar|er|ir)$/,
  it: /(?:are|ere|ire)(?:si)?$/,
}
const may =
  /^(?:peuvent|peut|pourront|puissent|pueda[ns]?|pued[ae]n?|podrán|possam?|pod[ae]m?|poderão|possono|può|possano)$/i
/** Before the article of what is asked for: "prenota un", "reserva una", "réserve un". */
const asks: Readonly<Record<Romance, RegExp>> = {
  fr: /^\p{L}{3,}(?:ez|e|es|ent)$/iu,
  es: /^\p{L}{3,}(?:a|e|an|en)$/iu,
  pt: /^\p{L}{3,}(?:a|e|am|em)$/iu,
  it: /^\p{L}{3,}(?:a|i|e|ano|ono)$/iu,
}
const articles = setOf(
  'un une le la les l una unos unas el los las uno il lo i gli um uma uns umas o a os as',
)
/** Nouns that end like infinitives. */
const nounsLikeVerbs = setOf(
  'panier calendrier courrier fichier atelier métier dossier papier quartier cahier chantier menuisier livre membre rencontre horaire commentaire inventaire annuaire lettre carte offre titre chiffre centre ordre theatre théâtre loisir avenir souvenir hiver dîner déjeuner goûter camere opere chambre timbre arbre cadre lugar hogar taller alquiler mujer bar celular lar colher mulher familiar escolar auxiliar mare',
)
/** How an elided word begins: "l'horaire", "un'app". */
const elided = /^(?:l|d|j|n|s|m|c|qu|un|dell|all|nell|dall|sull|quest)'(?=\p{L})/iu

/**
 * The things a description names that is not English, in its own words and order, each once. Where a thing ends is read
 * from the little words around it, in German from its capitals; nothing is translated.
 */
export function foreignPhrases(text: string, language: Language | 'other'): Phrase[] {
  if (language === 'other' || language === 'en') return extractPhrases(text)
  const found = new Map<string, Phrase>()
  for (const label of labelsOf(text.replace(keeping, ''), language)) {
    const key = label.toLowerCase()
    if (label.length < 2 || found.has(key) || found.size >= mostPhrases) continue
    const words = key.split(' ')
    found.set(key, { text: key, label, words, stems: words.map(stemOf), options: [] })
  }
  return found.size > 0 ? [...found.values()] : extractPhrases(text)
}

/** "Gestione di un condominio" is about the condominium. */
const keeping =
  /^\s*(?:(?:app|aplicación|application|aplicativo|applicazione) (?:para|per|pour)\s)?(?:gesti[oó]ne?|gestão|gestion|administraci[oó]n|administração|amministrazione|suivi|seguimiento|acompanhamento|controle|controllo)\s(?:d[eiou]|da|del|della|des)\s(?:(?:una?|uno|la|le|el|les|los)\s)?/iu

function labelsOf(text: string, language: Written): string[] {
  if (language === 'zh' || language === 'ja' || language === 'ar' || language === 'he')
    return extractPhrases(withoutWish(text, language)).flatMap(({ label, text: own }) =>
      withoutDoing(label ?? own, language),
    )
  const pieces = text
    .split(/[.,;:!?\n()/"|•·–—]|\s-\s/u)
    .flatMap((part) => ` ${part} `.split(joints[language]))
    .map((piece) => piece.trim().split(/\s+/).filter(Boolean))
  // Who writes no capitals says no nouns.
  if (language === 'de')
    return pieces.some((words) => words.slice(1).some(isCapital))
      ? pieces.flatMap(germanLabel)
      : pieces.flatMap((words) => plainLabel(words, little.de))
  return pieces.flatMap((words) => romanceLabel(words, language))
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/** What stands before the object of who does something: "mit der Eltern den Fahrplan sehen". */
const beforeObject = setOf('den das die ein eine einen ihr ihre ihren seine seinen neue')

/** "Mit Terminen und Bildern": plurals as they stand by themselves. */
const nominative = (word: string) => word.replace(datives, (plural) => plural.slice(0, -1))
const datives =
  /(?:termin|kurs|besuch|rezept|spiel|plätz|punkt|plän|gäst|tag|orte|trag|träg|niss|bericht|preis|gerät|produkt|projekt|dokument|angebot|freund|dienst|ständ|räum|bäum|schränk|wettkämpf|wünsch|ausflüg|anträg|verträg|tisch|hund|berg|weg|stück)en$|(?:bild|büch|mitglied|kind|länd|häus|räd|fäch|schild|lied|feld|ort|dörf)ern$/iu

/** "Fortschritt des Hundes verfolgen" is about "Fortschritt", "offene Aufgaben" are just that. */
function germanLabel(words: readonly string[]): string[] {
  const bare = words.map((word) => word.replace(/-(?:app|anwendung|software)$/i, ''))
  const isNoun = (word: string | undefined) =>
    word !== undefined && isCapital(word) && !little.de.has(word.toLowerCase())
  const start = bare.findIndex(isNoun)
  if (start < 0) return []
  let end = start
  while (end - start < 3 && isNoun(bare[end])) end += 1
  if (beforeObject.has(bare[end] ?? '') && isNoun(bare[end + 1])) return germanLabel(bare.slice(end))
  const before = bare[start - 1] ?? ''
  const isDescribed = /^\p{Ll}{3,}e$/u.test(before) && !little.de.has(before)
  return fitting([...(isDescribed ? [before] : []), ...bare.slice(start, end).map(nominative)])
}

/** "commander ses médicaments" is about "médicaments"; "liste de courses" stays whole. */
function romanceLabel(given: readonly string[], language: Romance): string[] {
  const words = given.map((word) => word.replace(elided, ''))
  const isLittle = (word: string) => little[language].has(word.toLowerCase())
  const isDoing = (word: string) =>
    infinitive[language].test(word.toLowerCase()) && !nounsLikeVerbs.has(word.toLowerCase())
  // "donde los clientes puedan pedir comida": who may do it comes before.
  let start = words.findIndex((word) => may.test(word)) + 1
  while (start < words.length - 1 && (isLittle(words[start] ?? '') || isDoing(words[start] ?? ''))) start += 1
  const kept: string[] = []
  for (let index = start; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const isJoined = within[language].has(word.toLowerCase()) && kept.length > 0 && index + 1 < words.length
    if (isLittle(word) && !isJoined) break
    if (isJoined && isLittle(words[index + 1] ?? '')) {
      // "Lista de la compra" stays whole.
      const [article = '', noun = ''] = words.slice(index + 1, index + 3)
      if (
        !/^(?:la|el|los|las|les|o|a|os|as)$/.test(article) ||
        noun === '' ||
        isLittle(noun) ||
        kept.length > 1
      )
        break
      kept.push(word, article, noun)
      break
    }
    const written = given[index] ?? ''
    kept.push(elided.test(written) && kept.length > 0 ? written : word)
  }
  if (kept.length === 1 && isDoing(kept[0] ?? '')) return []
  // "Prenota un turno": what is done stands before what it is done to.
  const after = words[start + 1] ?? ''
  if (kept.length === 1 && start === 0 && asks[language].test(kept[0] ?? '') && articles.has(after))
    return romanceLabel(given.slice(start + 2), language)
  return fitting(kept)
}

function plainLabel(words: readonly string[], stop: ReadonlySet<string>): string[] {
  const start = words.findIndex((word) => !stop.has(word.toLowerCase()))
  if (start < 0) return []
  const rest = words.slice(start)
  const end = rest.findIndex((word) => stop.has(word.toLowerCase()))
  return fitting(rest.slice(0, end < 0 ? 2 : Math.min(end, 2)))
}

/** At most four words that fit a title; what would hang in the air at its end goes. */
function fitting(words: readonly string[]): string[] {
  const kept = words.slice(0, 4)
  const hangs = (word: string | undefined) =>
    word !== undefined && Object.values(within).some((set) => set.has(word.toLowerCase()))
  while (kept.length > 1 && (hangs(kept.at(-1)) || kept.join(' ').length > longest)) kept.pop()
  const label = kept.join(' ')
  return label === '' || hangs(label) ? [] : [capital(label)]
}

/** "I want an app that ..." of scripts that join words. */
function withoutWish(text: string, language: 'zh' | 'ja' | 'ar' | 'he'): string {
  if (language === 'he')
    return (
      text
        .replaceAll(/(?:אני רוצה|אנחנו רוצים|רוצה|צריך|צריכה|צריכים)\s/gu, ' ')
        .replaceAll(
          /(?:אפליקצי(?:ה|ית|ת)|יישום|מערכת)\s+(?:שמאפשרת\s+)?(?:ל?ניהול\s|ל(?=\p{L}{3})|של\s|עם\s)?/gu,
          ' ',
        )
        // "And" and "with" stand before the word they belong to, or by themselves.
        .replaceAll(/\s(?:עם|כולל|גם)\s|\sו(?=\p{Script=Hebrew}{3})(?!ו)/gu, ' , ')
    )
  if (language === 'zh')
    return text.replaceAll(
      /(?:我|我们)?(?:想要|想|需要|要)(?:做|开发|创建)?|(?:请)?(?:帮我)?(?:做|开发|创建|设计)(?=一[个款])|一[个款]|应用程序|应用|小程序|软件|平台/gu,
      ' , ',
    )
  if (language === 'ja') return text.replaceAll(/(?:が)?(?:欲しい|ほしい|作りたい|作ってください)/gu, ' , ')
  return text
    .replaceAll(/(?<=^|\s)(?:يتيح|يسمح|يساعد|يمكّن|يمكن)\s(?:لل?\p{L}+\s)?(?:ب(?=\p{L}{3}))?/gu, ' , ')
    .replaceAll(/\sو(?:رؤية|متابعة|عرض|إدارة|إضافة)\s/gu, ' , ')
    .replaceAll(/\s(?:فيه|فيها|مع|به|بها|يعرض|يحتوي على|يشمل)\s/gu, ' , ')
    .replace(/^\s*(?:أريد|نريد|احتاج|أحتاج|اريد)?\s*(?:إنشاء\s+)?تطبيق[اًا]*\s+لل(?=\p{L})/u, 'ال')
    .replace(/^\s*(?:أريد|نريد|احتاج|أحتاج|اريد)?\s*(?:إنشاء\s+)?تطبيق[اًا]*\s+(?:ل(?=\p{L}{3}))?/u, '')
}

/** "View the charts" is about charts; what is only a doing names nothing. */
function withoutDoing(label: string, language: 'zh' | 'ja' | 'ar' | 'he'): string[] {
  if (language === 'zh') {
    const bare = label.replace(
      /^(?:可以|能够|能|有|支持|提供|包括|包含|用户|查看|浏览|记录|制定|管理|搜索|添加|创建|发布|设置|使用)+(?=.{2})/u,
      '',
    )
    return [bare]
  }
  if (language === 'ja')
    return /(?:したい|たい|ます|です|する|できる|ください)$/u.test(label) ||
      label === '一覧' ||
      label === '機能'
      ? []
      : [label]
  return [label]
}
