import { isDescriber } from '../../words/describers.ts'
import { findAttribute } from '../../words/attributes.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isParticiple } from '../../words/verbs.ts'
import { isPluralNoun } from '../word-kinds.ts'
import { familyOf, phrasesOfValues } from './opposites.ts'

/** Values with strokes between them, and where these stand in a text. */
interface SlashedValues {
  values: readonly string[]
  from: number
  to: number
}

const first = String.raw`(?:${phrasesOfValues.join('|')}|not \p{L}[\p{L}-]{1,14}|in \p{L}[\p{L}-]{2,14}|\p{L}[\p{L}-]{1,14})`
const other = String.raw`\p{L}[\p{L}-]{1,14}(?: \p{L}[\p{L}-]{1,14}){0,2}`
const ends = String.raw`(?=\s*(?:[.,;:)!?\n]|$)| (?:and|with|for|who|when|then|so|plus|by|per)(?!\p{L}))`
const row = new RegExp(
  String.raw`(?<![\p{L}/'’-]|\p{L} \/ )(${first})((?: \/ (?:${other})){0,5}?) \/ (${other}?)${ends}`,
  'giu',
)

/** "Felled", "not feasible", "in production": how something is. */
const isState = (value: string): boolean => {
  const [word = ''] = value.split(' ')
  return (
    /^(?:not|in|on|out|no|half|partly|almost|needs|ready|being) /u.test(value) ||
    isDescriber(word) ||
    isParticiple(word, strictVerbs) ||
    word.endsWith('ed')
  )
}
/** "Height / weight": what one enters, and nothing to choose from. */
const isField = (value: string): boolean => {
  const noun = value.split(' ').at(-1) ?? ''
  return findAttribute(noun) !== undefined || isPluralNoun(noun) || classOf(noun) === 'person'
}
/** "Start / pause": what is done, of which a button is made. */
const isDone = (value: string): boolean => strictVerbs.has(value.split(' ')[0] ?? '')

/** Choices with strokes between their values: "dirty / in progress / clean", "feasible / not feasible". */
export function readSlashedValues(text: string): SlashedValues[] {
  const found: SlashedValues[] = []
  for (const match of text.matchAll(row)) {
    const [whole, one = '', between = '', last = ''] = match
    const values = [one, ...between.split(' / ').slice(1), last].map((value) => value.toLowerCase())
    const states = values.filter(isState).length
    const isRow = values.length > 2 && states * 2 >= values.length
    const isOpposite =
      values.length === 2 && (states === 2 || familyOf(values) !== undefined || values[1] === `not ${one}`)
    // "Who has confirmed / not confirmed": those.
    if (/\bwho (?:has|have|is|are|was) $/iu.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue
    if (values.every(isDone) || values.some(isField) || !(isRow || isOpposite)) continue
    found.push({ values, from: match.index, to: match.index + whole.length })
  }
  return found
}
