import { capitalise, stemOf, toPlural } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

const one = String.raw`(?!(?:day|week|month|year|time|hour|morning|evening|night|minute|user|member|person|one|and|or|that|which|who)\b)[\p{L}-]{2,}(?: (?!(?:and|or|in|on|at|of|for|from|with|that|which|who|is|has|can)\b)[\p{L}-]{3,})?`
const form = new RegExp(
  String.raw`(?<=(?:^|[.!?\n])\s*)(?:Every|Each|See every|Find every|Track every) (${one}(?:, ${one}){0,4},? (?:and|or) ${one})(?=(?: (?:in|of|on|at|near|from|across) [^.,;:\n]{3,40}| you [^.,;:\n]{3,40})?(?:[,.;:!\n]|$| on an? ))`,
  'gu',
)
const most = 6

/** Names with capitals keep them: "DLR". */
const shown = (name: string): string => (/\p{Lu}/u.test(name) ? name : capitalise(name))

/**
 * The text with the first of the kinds it is of, and all of them as which one sees: "Every bus, tube and tram in town" are vehicles
 * of these kinds, and no lists by their names.
 */
export function takeEveryKind(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, form, (whole = '', list = '') => {
    const kinds = list.split(/, (?:and |or )?| (?:and|or) /u).filter((each) => each !== '')
    const [first = ''] = kinds
    if (kinds.length < 2 || kinds.length > most || phrases.length > 0) return whole
    phrases.push({
      text: 'kind',
      label: 'Kind',
      words: [toPlural(first.toLowerCase())],
      stems: kinds.flatMap((kind) => kind.toLowerCase().split(' ').map(stemOf)),
      options: ['All', ...kinds.map(shown)],
      isSet: true,
    })
    return capitalise(toPlural(first))
  })
  return { rest, phrases }
}
