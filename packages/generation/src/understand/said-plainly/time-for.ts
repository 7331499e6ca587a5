import { capitalise, stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

const deed = String.raw`(\p{Ll}{2,}) (?:(?:your|the|my|their|our|an?|his|her) )*((?!(?:and|or|with|on|in|at|by|for|to)\b)[\p{L}-]+(?: (?!(?:and|or|with|on|in|at|by|for|to|based|using)\b)[\p{L}-]+)?)`
const form = new RegExp(
  String.raw`(?<!\p{L})((?:best|cheapest|right|ideal|optimal|greenest|quietest|perfect|safest|good) times?) (?:to|for) ${deed},? (?:or|and) (?:to )?${deed}(?=\s*(?:[.,;:!\n]|$)| (?:with|based|by|using|on|in|and|from|at)\b)`,
  'giu',
)

/** The text with when is best alone, and what for as a choice: "the best time to run the dryer or heat the pool". */
export function takeTimeFor(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, form, (whole = '', when = '', one = '', thing = '', other = '', what = '') => {
    const kinds = [`${one} ${thing}`, `${other} ${what}`].map(capitalise)
    if (phrases.length > 0) return whole
    phrases.push({
      text: 'purpose',
      label: 'Purpose',
      words: ['purpose'],
      stems: kinds.flatMap((kind) => kind.toLowerCase().split(' ').map(stemOf)),
      options: kinds,
      isSet: true,
    })
    return when
  })
  return { rest, phrases }
}
