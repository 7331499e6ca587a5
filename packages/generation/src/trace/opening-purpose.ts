import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
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
export function isOpeningPurpose(
  { verb, text: words }: Phrase,
  { story, screens, whole, description }: AppPlan,
): boolean {
  const text = story ?? whole ?? description
  if (verb !== undefined && isGivenUp(text, verb)) return true
  if (story === undefined && screens[0]?.isGadget !== true) return false
  const end = text.search(partsBegin)
  const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  // "Treasure hunts for children's birthdays": the occasion.
  if (verb === undefined)
    return (
      story !== undefined && occasion.test(first) && isSaidOf(first, words) && !isSaidOf(rest, lastOf(words))
    )
  return general.has(verb) && saysVerb(first, verb) && !saysVerb(rest, verb)
}

/** "Help me stop biting my nails": what one wants to do no more, all of the app being for it. */
const isGivenUp = (text: string, verb: string): boolean => {
  const [, doing = ''] =
    /^[^.!?\n]{0,60}\b(?:stop|quit|give up|giving up|get rid of|break the habit of) (\p{L}+ing)\b/iu.exec(
      text,
    ) ?? []
  return (
    doing !== '' && (doing.toLowerCase() === verb || baseOfVerb(doing.toLowerCase(), strictVerbs) === verb)
  )
}

const occasion =
  / for (?:\p{L}+['’]s? )?(?:\p{L}+ ){0,2}(?:birthdays?|part(?:y|ies)|evenings?|weddings?|holidays|weekends?|trips?|events?|occasions?)$/iu
const lastOf = (words: string) => words.split(' ').at(-1) ?? words
const isSaidOf = (text: string, words: string): boolean =>
  words.split(' ').every((word) => text.toLowerCase().includes(word))

/**
 * "An app for a hotel's housekeeping. ...", "for tenants of a student dormitory": where the app is used, which its opening
 * says and nothing after it.
 */
export function isWhereUsed({ verb, text }: Phrase, { story, whole, description }: AppPlan): boolean {
  if (verb !== undefined) return false
  const said = (story ?? whole ?? description).replace(/['’]s\b/g, '')
  const end = said.search(partsBegin)
  if (end < 0) return false
  const [opening, rest] = [said.slice(0, end).toLowerCase(), said.slice(end)]
  const before = opening.endsWith(text) ? opening.slice(0, -text.length) : ''
  return /\b(?:for|of|in|at) (?:an?|the|our|my|your|one) $/.test(before) && !isSaidOf(rest, lastOf(text))
}

/** "For visitors of our open-air theatre": the one house it is for, and no list of such. */
export const isOwnHouse = ({ words, text }: Phrase, { description, whole }: AppPlan): boolean =>
  classOf(words.at(-1) ?? '') === 'place' &&
  new RegExp(String.raw`\b(?:of|for|at|in) (?:our|my) ${text}\b`, 'iu').test(whole ?? description)
