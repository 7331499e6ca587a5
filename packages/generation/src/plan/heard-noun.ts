import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'

/** "Exercise" of "short audio exercises": what is played in an app of other things; empty where nothing is known of it. */
export function heardNoun(phrases: readonly Phrase[]): string {
  const heard = phrases.find(
    ({ words }) => words.length > 1 && /^(?:audio|spoken|recorded)$/.test(words.at(-2) ?? ''),
  )
  const one = toSingular(heard?.words.at(-1) ?? '')
  return findExamples(one) === undefined ? '' : one
}
