import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'

/** What an app is for, said so; nobody presses a button to remember or to learn. */
const general: ReadonlySet<string> = new Set(
  'manage organise organize keep maintain remember take turn learn help practise practice improve run handle play grow make teach understand train give get become live stay reduce stop prepare lend borrow collect write work exchange meet follow simplify connect master study enjoy track monitor help'.split(
    ' ',
  ),
)

/** Where the opening ends and the parts of the app begin. */
const partsBegin = /[.!?;:\n]|,? (?:with|featuring|including|which has|that has)(?= )/iu

const saysVerb = (text: string, verb: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => baseOfVerb(word, strictVerbs) === verb)

/**
 * "An app to remember to take medicines. User can ...", "Learn to write kana with stroke diagrams": what all of the app is
 * for. It is said before anything else, and later nobody does it.
 */
export function isOpeningPurpose({ verb }: Phrase, { story, screens, whole, description }: AppPlan): boolean {
  if (verb === undefined || !general.has(verb)) return false
  const text = story ?? whole ?? description
  if (story === undefined && screens[0]?.isGadget !== true) return false
  const end = text.search(partsBegin)
  const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  return saysVerb(first, verb) && !saysVerb(rest, verb)
}
