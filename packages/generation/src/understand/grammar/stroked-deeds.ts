import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { isVerb } from '../set-phrases.ts'
import { replaced } from '../searched.ts'

const power = String.raw`(?:(?:,? ?(?:and|with|plus) )?(?:the |an? )?(?:ability|option|possibility|chance) to|(?<=\b(?:can|may|could|able to|want to|wants to|lets? \p{L}{2,12}|allows? \p{L}{2,12} to)))`
/** "Include/exclude players", of the power to do it. */
const stroked = new RegExp(
  String.raw`${power} (\p{Ll}{3,12}) ?\/ ?(\p{Ll}{3,12}) (?:(?:the|your|my|all|their|our|his|her|an?|other|some) )*((?:(?!and\b|or\b|to\b|with\b|for\b|in\b|on\b|from\b|of\b)[\p{L}-]+ )?(?!and\b|or\b|to\b|with\b|for\b|in\b|on\b|from\b|of\b)[\p{L}-]{3,})(?=\s*(?:[.,;:!?\n)]|$)| (?:and|or|to|with|for|in|on|from|of|via|by|when|if|at)\b)`,
  'giu',
)
/** Doings of which no list of verbs knows: two that are opposites. */
const opposite =
  /^(?:(?:in|ex)clude|(?:de)?activate|(?:en|dis)able|(?:un)?hide|show|(?:un)?block|(?:un)?pin|(?:un)?lock|(?:un)?mute|(?:un)?follow|expand|collapse|assign|unassign)$/

/** "Included" of "include". */
const done = (verb: string): string =>
  `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${verb.endsWith('e') ? 'd' : 'ed'}`

/** The text without doings in two words of one thing, and these as which of them one sees: "the ability to include/exclude players". */
export function takeStrokedDeeds(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases = new Map<string, Phrase>()
  const take = (whole: string, one = '', other = '', thing = ''): string => {
    const isOpposite = opposite.test(one) && opposite.test(other)
    // What is known as a doing is read where it stands.
    if (!isOpposite || (isVerb(one) && isVerb(other))) return whole
    const label = `${one} or ${other} ${thing.toLowerCase()}`
    const words = thing.toLowerCase().split(' ')
    phrases.set(label, {
      text: label,
      label,
      words,
      stems: [one, other, ...words].map(stemOf),
      options: ['All', done(one), done(other)],
      isSet: true,
    })
    return ''
  }
  const rest = text.includes('/') ? replaced(text, stroked, take) : text
  return { rest, phrases: [...phrases.values()] }
}
