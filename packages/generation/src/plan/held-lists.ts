import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { holdsThings } from './find-entities.ts'
import type { Held } from './house-nouns.ts'

const trades =
  /^(?:carpentry|joinery|forestry|masonry|plumbing|machine|paint|body|repair|welding|print|work|coffee|tea)$/
const holding =
  /^(?:suggestions|recommendations|listings|list|shop|register|archive|book|directory|exchange|catalogue|catalog|collection)$/
/** Things and people stand on lists; what one does, or a value, does not. */
const canBeHeld = (word: string) =>
  ['person', 'thing', 'garment', 'document', 'species', 'animal', 'event', 'numbered'].includes(
    classOf(toSingular(word)),
  ) && findExamples(toSingular(word)) !== undefined

/** "Second-hand uniform shop", "bake sale rota", "waiting list": beside the main thing, a list of what is held there. */
export function asHeld(phrase: Phrase): Held {
  const { words, verb } = phrase
  const head = toSingular(words.at(-1) ?? '')
  // A carpentry shop holds no carpentries.
  if (trades.test(words.at(-2) ?? '')) return phrase
  const heldIn = words.slice(-2).join(' ')
  const isWaiting = heldIn === 'waiting list' || heldIn === 'wait list'
  const isKept =
    isWaiting || (words.length > 1 && holding.test(words.at(-1) ?? '') && canBeHeld(words.at(-2) ?? ''))
  if (verb || !(isKept || (holdsThings(words) && head === words.at(-1)))) return phrase
  const inner = isWaiting ? ['applicants'] : [...words.slice(0, -2), toPlural(toSingular(words.at(-2) ?? ''))]
  const { label: _label, ...plain } = phrase
  return { ...plain, words: inner, text: inner.join(' '), stems: inner.map(stemOf), heldIn }
}
