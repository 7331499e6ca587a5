import type { Phrase } from '../understand/phrase.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import { stemOf } from '../words/forms.ts'
import type { Language } from '../words/languages.ts'
import { asPhrase, titleOf } from './foreign-nouns.ts'

/** To say how good something was, by language: before it, or behind it. */
const rating: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(?:bewerten|bewertet|beurteilen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:évaluer|évaluent|noter|notent)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:valorar|valoran|valoren|puntuar|calificar)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:avaliar|avaliam|avaliem)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:valutare|valutano|recensire|recensiscono)(?!\p{L})/iu,
  ar: /تقييم|يقيم/u,
  zh: /评价|打分/u,
  ja: /評価/u,
}
const farthest = 24

/** "Bewerten ihren Besuch": what one only has at a time and says how good it was is no list of times. */
function isRatedTime(phrase: Phrase, text: string, language: Language): boolean {
  const title = titleOf(phrase)
  if (foreignGroup(title) !== 'times') return false
  const found = rating[language]?.exec(text)
  const at = text.toLowerCase().indexOf(title.toLowerCase())
  if (!found || at < 0) return false
  const between = found.index < at ? text.slice(found.index, at) : text.slice(at, found.index)
  return between.length <= farthest && !/[,.;:，、。؛،]/u.test(between)
}

/** The phrases with what was rated under the word for opinions, where an app has them. */
export const asOpinions = (
  phrases: readonly Phrase[],
  opinions: string | undefined,
  text: string,
  language: Language,
): Phrase[] =>
  phrases.map((phrase) =>
    opinions !== undefined && isRatedTime(phrase, text, language)
      ? { ...asPhrase(opinions), stems: [stemOf(opinions.toLowerCase())] }
      : phrase,
  )
