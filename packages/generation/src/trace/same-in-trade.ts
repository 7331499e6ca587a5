import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { classOf } from '../words/noun-classes.ts'
import { toSingular } from '../words/forms.ts'

/**
 * Whether a noun is only another word of its trade for what the app is of: an alarm of a fire brigade is its mission, as
 * both stand on one line of what is known of fire brigades.
 */
export function isMainInTrade({ words, one }: Entity, { words: said, verb, domain }: Phrase): boolean {
  const noun = toSingular(said.at(-1) ?? '')
  const known = said.length === 1 && !verb ? domain?.examples.get(noun) : undefined
  return (
    known !== undefined &&
    // Who does it is none of what is done.
    (classOf(noun) !== 'person' || classOf(one.toLowerCase()) === 'person') &&
    ![one.toLowerCase(), ...words].includes(noun) &&
    [one.toLowerCase(), ...words].some((word) => domain?.examples.get(word) === known)
  )
}
