import { foreignAttribute } from '../../words/foreign-attributes.ts'
import { foreignKind } from '../../words/foreign-concepts.ts'
import { infinitiveOf } from '../../words/foreign-infinitives.ts'
import type { Language } from '../../words/languages.ts'

/** Letters of a value that still names a field. */
export const longestValue = 28
const mostWords = 4
const mostValues = 8
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
  /^(?:und|oder|et|ou|y|o|e|ed|z\. ?b\.|p\. ?ej\.|por ejemplo|ejemplo|ej\.|ex\.|par exemple|per esempio|por exemplo|es\.|مثل|مثلا|例如|比如|如|例えば|der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|des|el|los|las|una|il|lo|i|gli|uno|os|as|um|uma|son|sa|ses|su|sus|seu|sua|il suo)\s+|^(?:l['’]|un['’]|例如|比如)|^[:：]\s*/iu
const trailing = /(?:\s*(?:usw|etc|ecc|u\. ?a|\.{2,}|…)\.?|等等?|など|وغيرها|[.!?。！？])$/iu
/** "Entregue ou não", "Strom ja/nein": it is so or not. */
const orNotWithin =
  /\s(?:oder nicht|ja ?\/ ?nein|ou (?:pas|non)|o no|sí ?\/ ?no|ou não|sim ?\/ ?não|oppure no|sì ?\/ ?no|أم لا|أو لا)(?=\s*(?:[,;،、，)]|$))/giu
/** When something is: a value wherever others stand beside it. */
const momentForm =
  /^(?:(?:wunsch)?(?:tag|termin|uhrzeit|zeitraum|beginn|ende)|jour|horaires?|heures?|créneau|début|fin|d[ií]as?|hor[aá]ri?[oa]s?|inicio|início|fim|giorno|orari?[oa]?|inizio|fine|اليوم|الساعة|الوقت|日期|时间|時間|日時|曜日|选?时间段?|選?日時)$/iu
export const isMoment = (value: string): boolean => momentForm.test(value)
/** Kinds of screens that are parts of the app wherever they are named. */
const ofTheApp: ReadonlySet<string> = new Set(
  'chats calendar notifications poll leaderboard cart scanner feed checklist saved'.split(' '),
)
/** "Hinweis wenn der Akku leer ist": when something is done. */
const onlyIf = /(?:^|\s)(?:wenn|falls|sobald|si|se|quand|lorsque|cuando|quando|إذا|عند|عندما)\s/iu
const drawn =
  /statisti|grafi|gráfic|graphi|diagramm|chart|统计|统計|図|グラフ|رسم|إحصائ|статист|график|통계|그래프/iu

/** A word for what one knows of a thing; one picture of it is such, too. */
export const isAttribute = (value: string): boolean =>
  foreignAttribute(value) !== undefined || onePicture.test(value)
const onePicture =
  /^(?:(?:ein )?(?:foto|bild)|(?:une )?photo|(?:una |uma )?foto)(?: (?:von|vom|de|du|del|do|da|della|dello|di) .+)?$/iu
/** Stands for a gap within a value; no description has it. */
const keptGap = '\ue000'
const keptStroke = '\ue001'

export const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1)

/** The parts of a list, each with where it ends, up to the next mark that ends a clause. */
export function joinedParts(list: string, language: Language): { said: string; end: number }[] {
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
/** What joins a part to the one before it, at its beginning. */
export const joinedAtStart = (language: Language): RegExp =>
  new RegExp(`^(?:${joinedIn(language).source})`, 'iu')

/** A value without its article, and what is done with all behind it: "Preis sehen". */
export function bareValue(said: string, language: Language): { value: string; behindIt: string } {
  const value = said.trim().replace(leading, '').replace(leading, '').trim()
  const [, noun = value, doing = ''] =
    (language === 'de' ? /^(.*\p{Lu}[\p{L}-]*)((?:\s\p{Ll}+)+)$/u : /^$/u).exec(value) ?? []
  return { value: noun, behindIt: doing }
}

const partsOf = (list: string, language: Language): string[] =>
  list
    .replaceAll(orNotWithin, (said) => said.replaceAll(' ', keptGap).replaceAll('/', keptStroke))
    .split(joinedIn(language))
    .map((part) => part.replaceAll(keptGap, ' ').replaceAll(keptStroke, '/').trim())
    .filter((part) => part !== '')

/** The values a list names; none where it is no list of them: a clause, doings, or parts of the app. */
export function valuesOf(list: string, language: Language): string[] {
  const parts = partsOf(list, language).map((part) =>
    part.replace(trailing, '').replace(leading, '').replace(leading, '').trim(),
  )
  const values = parts.filter((part) => part !== '')
  return values.length > mostValues || !values.every((value) => isValue(value, language))
    ? []
    : values.map(capital)
}

/** Whether a word is a value of a thing: no doing, no condition and no part of the app. */
export function isValue(value: string, language: Language): boolean {
  const words = value.split(' ')
  if ([...value].length > longestValue || words.length > mostWords || /^[\d\s%=.,-]+$/u.test(value))
    return false
  if (isAttribute(value) || isMoment(value)) return true
  if (onlyIf.test(value)) return false
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
/** Whether a noun is of many, each of which is a thing of its own. */
export const isMany = (value: string, language: Language): boolean =>
  many[language]?.test(value.split(' ')[0] ?? '') === true
