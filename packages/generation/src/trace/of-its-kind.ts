import type { Archetype } from '../archetype.ts'
import { openingOf } from '../plan/names-the-app.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'

const question = /^(?:what|who|when|where|how|why)\b/i
const mostWordsOfLine = 14

/**
 * "I keep forgetting stuff", "flash cards for studying", "video on demand": words that only say of what kind an app is.
 * The kind's own words for itself stand in the opening, and `phrase`, the one at `place` among those told, is the first of
 * what is said or a piece of them; as a part of the app it would say nothing.
 */
export function isOfItsKind(phrase: Phrase, place: number, kind: Archetype, description: string): boolean {
  if (phrase.verb) return false
  // "What to wear", "who paid for what on vacation": what a line of a few words asks, all of the app answers.
  if (question.test(phrase.label ?? phrase.text) && description.split(' ').length <= mostWordsOfLine)
    return true
  const said = ` ${phrase.stems.join(' ')} `
  const opening = ` ${(openingOf(description).match(/[\p{L}\p{N}'-]+/gu) ?? []).map(stemOf).join(' ')} `
  return kind.triggers.some(
    ({ stems }) =>
      opening.includes(stems) &&
      ((stems.includes(said) && (place === 0 || stems.length > said.length)) ||
        (place === 0 && stems.trim().includes(' ') && said.includes(stems))),
  )
}
