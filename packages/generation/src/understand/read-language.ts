import { countConcepts } from '../words/foreign-concepts.ts'
import { countDomainWords } from '../words/foreign-domains/index.ts'
import { toSingular } from '../words/forms.ts'
import { type LatinLanguage, letterSigns, littleWords, typicalWords } from '../words/language-signs.ts'
import type { Language } from '../words/languages.ts'
import { isWordOfApps } from './near-words.ts'
import { isEnglishNoun } from '../words/noun-classes.ts'

const most = 2_000

const known = Object.entries(littleWords).map(([code, list]) => {
  const language = code as LatinLanguage
  return {
    language,
    little: new Set(list.split(' ')),
    typical: typicalWords[language].split(' ').filter(Boolean),
  }
})
/** Languages without words of their own here: they are not English, their own words are kept. */
const others =
  /(?<!\p{L})(?:az|és|egy|hogy|şi|și|pentru|cu|untuk|dan|yang|dengan|ja|että|joka|pro|nebo|jsem|mé|để|của|và|cho|những)(?!\p{L})/giu
/** Forms of signs that are written in Japan only. */
const japaneseOnly = /[録図読売価気楽駅込働覧様桜沢円県鉄対変発転検権総続歯経済団囲訳辺両労営戦帰拡顔焼簿]/u
const simplifiedOnly = /[录图读卖价气乐驿动览样县铁对变发转检权总续齿经济团围译边两劳营战归扩颜烧应记单账习]/u

/** What a text in other letters than Latin is in; undefined where most of it is Latin. */
function byScript(text: string, letterCount: number): Language | 'other' | undefined {
  const share = (form: RegExp) => (text.match(form) ?? []).length / Math.max(1, letterCount)
  // Latin names stand in any text ("用于 iOS"), so a fifth of the letters is enough.
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja'
  if (share(/\p{Script=Hangul}/gu) > 0.2) return 'ko'
  if (share(/\p{Script=Han}/gu) > 0.2)
    return japaneseOnly.test(text) && !simplifiedOnly.test(text) ? 'ja' : 'zh'
  if (share(/\p{Script=Arabic}/gu) > 0.2) return /[پچژگکی]/.test(text) ? 'other' : 'ar'
  if (share(/\p{Script=Hebrew}/gu) > 0.2) return 'he'
  if (share(/\p{Script=Cyrillic}/gu) > 0.2) return /[іїєґўјљњћђџ]/i.test(text) ? 'other' : 'ru'
  if (share(/\p{Script=Latin}/gu) < 0.5 && letterCount > 2) return 'other'
  return undefined
}

/** What an English noun counts, of so many: other languages have many of them too. */
const englishNoun = 0.5
const mostNouns = 4
/** Of a text of so few words one that names an everyday app tells the language. */
const fewWords = 5
/** Little words that English alone has among these languages. */
const isEnglishJoined = /(?<!\p{L})(?:the|of|with|and|for|by|from|to|our|my|your|or|are)(?!\p{L})/iu

/** Whether all is English nouns, or several English little words stand in a text and none of a language's. */
function isEnglishBetween(text: string, language: LatinLanguage): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [])
  const countLittle = (code: LatinLanguage) =>
    [...words].filter((word) => known.find((each) => each.language === code)?.little.has(word)).length
  const english = known.find(({ language: code }) => code === 'en')?.little
  // "Tutoring in maths, pupils, homework": words of English alone, with one that others have as well.
  return (
    (countLittle('en') >= 2 && countLittle(language) === 0) ||
    [...words].every(
      (word) =>
        isEnglishNoun(toSingular(word)) ||
        isWordOfApps(word) ||
        english?.has(word) === true ||
        /^[a-z]{3,}ing$/.test(word),
    )
  )
}

/** How much speaks for each language in Latin letters. */
function weigh(text: string): Map<LatinLanguage, number> {
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [])
  const together = [...words].join(' ')
  const points = new Map<LatinLanguage, number>()
  for (const { language, little, typical } of known) {
    const small = [...words].filter((word) => little.has(word)).length
    // Of most languages no sign stands anywhere in the text.
    const signs = typical.filter((sign) => together.includes(sign))
    const told = [...words].filter(
      (word) => signs.some((sign) => hasSign(word, sign, language)) && !onlyAlike.test(word),
    ).length
    const things =
      language === 'en'
        ? englishNoun *
          Math.min(mostNouns, [...words].filter((word) => isEnglishNoun(toSingular(word))).length)
        : 1.5 * countConcepts(text, language)
    // "Friseur App" says in one word what it is.
    const named =
      language === 'en' || words.size > fewWords || isEnglishJoined.test(text)
        ? 0
        : countDomainWords(
            [...words],
            (word) => isEnglishNoun(toSingular(word)) || isWordOfApps(word),
            language,
          )
    points.set(language, small + 1.5 * told + things + 2 * named)
  }
  for (const [form, languages, weight] of letterSigns) {
    const found = weight * Math.min(3, (text.match(form) ?? []).length)
    for (const language of languages) points.set(language, (points.get(language) ?? 0) + found)
  }
  return points
}

/** Germanic nouns are joined: "slaapdagboek" has its sign at its end. */
const joining = new Set<LatinLanguage>(['de', 'nl', 'sv', 'da', 'nb'])
/** English words with a German one in them. */
const onlyAlike = /^(?:determin|termina|extermin)/
const hasSign = (word: string, sign: string, language: LatinLanguage) =>
  sign.length < 5 ? word === sign : word.startsWith(sign) || (joining.has(language) && word.includes(sign))

/** The language of a whole text; `other` for one that is not English and has no words here. */
export function readLanguage(whole: string): Language | 'other' {
  const text = whole.slice(0, most)
  const written = byScript(text, (text.match(/\p{L}/gu) ?? []).length)
  if (written) return written
  const points = weigh(text)
  const [best] = [...points].sort((one, other) => other[1] - one[1])
  const english = points.get('en') ?? 0
  const foreign =
    new Set((text.match(others) ?? []).map((word) => word.toLowerCase())).size +
    2 * Math.min(3, (text.match(/[ćčřšůžěőűțăđ]/gi) ?? []).length)
  if (foreign >= 2 && foreign > (best?.[1] ?? 0)) return 'other'
  return best &&
    best[0] !== 'en' &&
    best[1] >= (english === 0 ? 1.5 : 2) &&
    best[1] > english &&
    !isEnglishBetween(text, best[0])
    ? best[0]
    : 'en'
}
