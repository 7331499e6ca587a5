import { foreignAttribute } from '../../words/foreign-attributes.ts'
import { foreignKind } from '../../words/foreign-concepts.ts'
import { infinitiveOf } from '../../words/foreign-infinitives.ts'
import type { Language } from '../../words/languages.ts'
import { nominative } from './german-labels.ts'
import { eachHas, questionsIn } from './asked-of-each.ts'
import { listLines } from './list-lines.ts'

/** What a description tells of one of its things in brackets, behind a colon or behind "with". */
export interface Told {
  /** The label of the thing. */
  label: string
  values: readonly string[]
  /** Each of the things has them: "Touren mit Dauer und Ziel". */
  isHad: boolean
}

export interface Listed {
  /** How many items its lists have. */
  items: number
  /** The description with a line for each item, without what is told of them there. */
  text: string
  told: Told[]
  /** The items as they were written, by the first thing each names. */
  lines: ReadonlyMap<string, string>
}

/** "(10 bouquets = 1 offert)", "(80 familles)": how many there are is no thing. */
const howMany = /\s?[(（]\s*(?:ca\.?|env\.?|circa|约|大概|約)?\s?\d[^,;，、()（）]{0,40}[)）]/giu
const longestValue = 28
const mostWords = 4
const mostValues = 8
const bracket = /^([^()（）]{2,80}?)\s?[(（]([^()（）]{2,120})[)）]([^()（）]*)$/u
const colon = /^([^:：()（）]{2,60}?)\s?[:：]\s*(\S[^:：]*)$/u
const having: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /\s(?:mit|inkl\.?|samt)\s/iu,
  fr: /\savec\s/iu,
  es: /\scon\s/iu,
  pt: /\scom\s/iu,
  it: /\scon\s/iu,
  nl: /\smet\s/iu,
  sv: /\smed\s/iu,
  da: /\smed\s/iu,
  nb: /\smed\s/iu,
}
/** What stands between two things, by language. */
const and: Readonly<Partial<Record<Language, string>>> = {
  de: 'und|sowie|oder|bzw\\.',
  fr: 'et|ou',
  es: 'y|e|o|u',
  pt: 'e|ou',
  it: 'e|ed|o',
  nl: 'en|of',
  sv: 'och|eller',
  da: 'og|eller',
  nb: 'og|eller',
  pl: 'i|oraz|lub',
  tr: 've|veya',
  ru: 'и|или',
}
const comma = String.raw`\s*[,;،、，/+]\s*`
const joinedIn = (language: Language): RegExp => {
  const words = and[language]
  if (words !== undefined) return new RegExp(String.raw`${comma}|\s+(?:${words})\s+`, 'iu')
  return language === 'ar'
    ? new RegExp(String.raw`${comma}|\s+و(?=\p{L}{3})|\s+أو\s+`, 'u')
    : new RegExp(
        String.raw`${comma}|(?<=[\p{Script=Han}\p{Script=Katakana}])[和与及或${language === 'ja' ? 'とや' : ''}](?=[\p{Script=Han}\p{Script=Katakana}]{2})`,
        'u',
      )
}
const leading =
  /^(?:und|oder|et|ou|y|o|e|ed|z\. ?b\.|p\. ?ej\.|por ejemplo|ejemplo|ej\.|ex\.|par exemple|per esempio|por exemplo|es\.|مثل|مثلا|例如|比如|如|例えば|der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|des|el|los|las|una|il|lo|i|gli|uno|os|as|um|uma|son|sa|ses|su|sus|seu|sua|il suo)\s+|^(?:l['’]|例如|比如)|^[:：]\s*/iu
const trailing = /(?:\s*(?:usw|etc|ecc|u\. ?a|\.{2,}|…)\.?|等等?|など|وغيرها|[.!?。！？])$/iu
/** "Entregue ou não", "bezahlt oder nicht": it is so or not. */
const orNot =
  /\s(?:oder nicht|ja ?\/ ?nein|ou (?:pas|non)|o no|sí ?\/ ?no|ou não|sim ?\/ ?não|oppure no|sì ?\/ ?no|أم لا|أو لا)$|(?:与否|か否か|かどうか)$/iu
/** When something is: a value wherever others stand beside it. */
const moment =
  /^(?:(?:wunsch)?(?:tag|termin|uhrzeit|zeitraum|beginn|ende)|jour|horaires?|heures?|créneau|début|fin|d[ií]as?|hor[aá]ri?[oa]s?|inicio|início|fim|giorno|orari?[oa]?|inizio|fine|اليوم|الساعة|الوقت|日期|时间|時間|日時|曜日|选?时间段?|選?日時)$/iu
/** Kinds of screens that are parts of the app wherever they are named. */
const ofTheApp: ReadonlySet<string> = new Set(
  'chats calendar notifications poll leaderboard cart scanner feed checklist saved'.split(' '),
)
const drawn =
  /statisti|grafi|gráfic|graphi|diagramm|chart|统计|统計|図|グラフ|رسم|إحصائ|статист|график|통계|그래프/iu

/** Reads what a description tells of its things; `labelsOf` names the things of a clause. */
export function readListed(
  text: string,
  language: Language,
  labelsOf: (clause: string) => readonly string[],
): Listed {
  const told: Told[] = []
  const written = new Map<string, string>()
  const lines = listLines(text.replaceAll(howMany, ''))
  const items = lines.filter(({ isItem }) => isItem).length
  const first = labelsOf(/^[^.!?:。：]*/u.exec(lines[0]?.text ?? '')?.[0] ?? '')[0]
  const take = (label: string | undefined, values: readonly string[], isHad: boolean): boolean => {
    if (label === undefined || values.length === 0) return false
    if (!told.some((each) => each.label === label && each.isHad === isHad))
      told.push({ label, values, isHad })
    return true
  }
  const plain = lines.map((line) => {
    if (line.isItem && items > 1) {
      const item = readItem(line.text)
      const [label] = labelsOf(item)
      if (label !== undefined && !written.has(label)) written.set(label, line.text)
      return item
    }
    const bare = line.text.replaceAll(inSentence, (whole: string, head: string, list: string) => {
      const values = valuesOf(list, language)
      const label = labelsOf(head).at(-1)
      return values.length > 1 && label !== first && take(label, values, false) ? head : whole
    })
    return withoutEach(withoutAsked(withoutKnown(bare))).replaceAll(/[^.;!?\n。；]+/gu, withoutHad)
  })
  return { text: plain.join('\n'), told, items, lines: written }

  /** "Covoiturage : qui conduit, quel jour, combien de places": what is asked of each. */
  function withoutAsked(line: string): string {
    const [, head = '', list = '', rest = ''] = ofList.exec(line) ?? []
    const asked = questionsIn(list, language)
    return asked.length > 1 && take(labelsOf(head)[0], asked.map(capital), true) ? `${head}${rest}` : line
  }
  /** "Jedes Boot hat Länge, Liegeplatz und Besitzer", "cada alumno tiene ...". */
  function withoutEach(line: string): string {
    return line.replace(eachHas[language] ?? /(?!)/u, (whole: string, thing: string, list: string) => {
      const values = valuesOf(list, language)
      // "観葉植物アプリ。植物ごとに": the thing is known by its whole name.
      const known = labelsOf(line).find((label) => label !== thing && label.endsWith(thing))
      return values.length > 1 && take(known ?? labelsOf(thing).at(-1), values, true)
        ? known
          ? ''
          : thing
        : whole
    })
  }
  /** "Mes crises : date, intensité, déclencheur": what one knows of what the description is about. */
  function withoutKnown(line: string): string {
    const [, head = '', list = '', rest = ''] = ofList.exec(line) ?? []
    const parts = joinedParts(list, language).map(({ said }) => said.trim())
    const bare = parts.map((part) => bareValue(part, language).value.replace(leading, ''))
    const known = bare.filter(isAttribute)
    const owner = labelsOf(head)[0]
    if (parts.length < 3 || known.length < 2 || owner === undefined) return line
    const isHad = (value: string) =>
      isAttribute(value) || (isValue(value, language) && isOwn(value) && !isDone(value))
    const had = bare.filter(isHad)
    const others = parts.filter((_, index) => !isHad(bare[index] ?? ''))
    if (known.length * 2 < had.length || had.length <= others.length || !take(owner, had.map(capital), true))
      return line
    return `${head}${others.length > 0 ? `: ${others.join(', ')}` : ''}${rest}`
  }
  function isDone(value: string): boolean {
    return labelsOf(value)[0]?.toLowerCase() !== value.toLowerCase()
  }
  function readItem(item: string): string {
    const [, head = item, list = '', rest = ''] = bracket.exec(item) ?? colon.exec(item) ?? []
    const values = list === '' ? [] : valuesOf(list, language)
    const isTaken = values.length > 1 && take(ownerOf(head), values, false)
    return withoutHad(isTaken ? `${head}${rest}` : item)
  }
  /** Whose values stand behind a head: the last thing it names, but for what that one has. */
  function ownerOf(head: string): string | undefined {
    const labels = labelsOf(head).filter(
      (label, index) => index === 0 || (foreignAttribute(label) === undefined && !prices.test(label)),
    )
    return having[language]?.test(head) === true ? labels[0] : labels.at(-1)
  }
  /** A clause without what its things have: "Sorten mit Herkunft und Preis, Kurse mit Dauer". */
  function withoutHad(clause: string): string {
    const form = having[language]
    if (!form) return clause
    return [...clause.matchAll(new RegExp(form, 'giu'))].reduceRight(
      (text, { index, 0: mark }) => withoutHadAt(text, index, index + mark.length),
      clause,
    )
  }
  function withoutHadAt(clause: string, at: number, until: number): string {
    const head = clause.slice(0, at)
    const behind = clause.slice(until)
    const owner = labelsOf(/[^,،、，]*$/u.exec(head)?.[0] ?? '').at(-1)
    const had: string[] = []
    let rest = behind
    for (const { said, end } of joinedParts(behind, language)) {
      const { value, behindIt } = bareValue(said, language)
      if (!isOwn(value) || !isValue(value, language)) break
      had.push(language === 'de' ? nominative(value) : value)
      rest = `${behindIt}${behind.slice(end)}`
      if (behindIt !== '') break
    }
    const isEnough = had.length > 1 || had.every(isAttribute)
    const isOfTheApp = owner === first && !had.every((value) => isAttribute(value) || moment.test(value))
    if (had.length === 0 || !isEnough || isOfTheApp || !take(owner, had.map(capital), true)) return clause
    return `${head} ${rest.replace(joinedAtStart(language), ', ')}`.replace(/[\s,]+$/u, '')
  }
  function isOwn(value: string): boolean {
    return isAttribute(value) || moment.test(value) || !isMany(value, language)
  }
}

const ofList = /^([^:：.\n]{3,90}?)\s?[:：]\s*([^:：.。!?\n]+)([\s\S]*)$/u
/** A word for what one knows of a thing; one picture of it is such, too. */
const isAttribute = (value: string): boolean =>
  foreignAttribute(value) !== undefined || onePicture.test(value)
const onePicture =
  /^(?:(?:ein )?(?:foto|bild)|(?:une )?photo|(?:una |uma )?foto)(?: (?:von|vom|de|du|del|do|da|della|dello|di) .+)?$/iu
const prices = /^(?:preise|prix|tarifs?|precios|tarifas|preços|prezzi|tariffe|الأسعار|价格|价目|料金)$/iu
/** "Fragebogen (Ort, Stärke, seit wann)" in a sentence. */
const inSentence = /([^.;:!?\n,()（）。：，、]{3,60}?)\s?[(（]([^()（）]{3,100})[)）]/gu

/** Stands for a gap within a value; no description has it. */
const keptGap = '\ue000'

const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1)

/** The parts of a list, each with where it ends, up to the next mark that ends a clause. */
function joinedParts(list: string, language: Language): { said: string; end: number }[] {
  const clause = /^[^.;:!?()\n。：；]*/u.exec(list)?.[0] ?? ''
  const marks = [...clause.matchAll(new RegExp(joinedIn(language), 'giu'))]
  let from = 0
  return [
    ...marks.map(({ index, 0: mark }) => ({ at: index, until: index + mark.length })),
    { at: clause.length, until: clause.length },
  ].map(({ at, until }) => {
    const said = clause.slice(from, at)
    from = until
    return { said, end: at }
  })
}
const joinedAtStart = (language: Language): RegExp => new RegExp(`^(?:${joinedIn(language).source})`, 'iu')

/** A value without its article, and what is done with all behind it: "Preis sehen". */
function bareValue(said: string, language: Language): { value: string; behindIt: string } {
  const value = said.trim().replace(leading, '').replace(leading, '').trim()
  const [, noun = value, doing = ''] =
    (language === 'de' ? /^(.*\p{Lu}[\p{L}-]*)((?:\s\p{Ll}+)+)$/u : /^$/u).exec(value) ?? []
  return { value: noun, behindIt: doing }
}

const partsOf = (list: string, language: Language): string[] =>
  list
    .replace(orNot, (said) => said.replaceAll(' ', keptGap))
    .split(joinedIn(language))
    .map((part) => part.replaceAll(keptGap, ' ').trim())
    .filter((part) => part !== '')

/** The values a list names; none where it is no list of them: a clause, doings, or parts of the app. */
function valuesOf(list: string, language: Language): string[] {
  const parts = partsOf(list, language).map((part) =>
    part.replace(trailing, '').replace(leading, '').replace(leading, '').trim(),
  )
  const values = parts.filter((part) => part !== '')
  return values.length > mostValues || !values.every((value) => isValue(value, language))
    ? []
    : values.map(capital)
}

function isValue(value: string, language: Language): boolean {
  const words = value.split(' ')
  if ([...value].length > longestValue || words.length > mostWords || /^[\d\s%=.,-]+$/u.test(value))
    return false
  if (isAttribute(value) || moment.test(value)) return true
  const [first = ''] = words
  if (words.length > 1 && /\p{Ll}(?:ar|er|ir|re)$/u.test(first) && infinitiveOf(first, language) === first)
    return false
  // "Termine verschieben": what is done stands last.
  if (language === 'de' && words.length > 1 && /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(words.at(-1) ?? ''))
    return false
  const kind = foreignKind(value, language)
  return kind === undefined || !(ofTheApp.has(kind) || (kind === 'stats' && drawn.test(value)))
}

const many: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?:en|eln|ern|[^aiuß]s)$/u,
  fr: /[sx]$/u,
  es: /s$/u,
  pt: /s$/u,
  it: /(?:i|[^ntr]e|nze|tte)$/u,
  nl: /(?:en|s)$/u,
}
const isMany = (value: string, language: Language): boolean =>
  many[language]?.test(value.split(' ')[0] ?? '') === true
