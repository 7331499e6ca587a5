import { replaced } from './searched.ts'

/** How somebody takes back what was just written: "no wait", "scratch that", "lol no". */
const takenBack =
  '(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|forget that|never ?mind(?: that)?|actually,? no|no,? actually|(?:lol|haha|hm+|oh|well|nah),? (?:no|nope))'
/** "What I need is", "I meant": after it stands what is wanted instead. */
const wantedInstead =
  '(?:what (?:i|we) (?:really |actually )?(?:need|want|mean|meant)(?: is)?|(?:i|we) (?:really |actually )?(?:need|want|mean|meant)|make (?:that|it)|rather|instead)'

/** All before it is another app: "a list of X lol no, what I need: a seating planner". */
const otherApp = new RegExp(
  `^[^.\\n]{3,160}?[\\s,.:;(–—-]+${takenBack}[\\s,.:;–—-]+${wantedInstead}[\\s,:–—-]+(?=\\p{L})`,
  'iu',
)
/** "My sourdough, no wait, my kombucha": the noun behind it stands for the one before, from the word both begin with. */
const otherNoun = new RegExp(
  `(?<![\\p{L}])(my|our|the|an?|his|her|their) (?:[\\p{L}-]+ ?){1,3}[\\s,.:;(–—-]+${takenBack}[\\s,.:;–—-]+(?=(?:my|our|the|an?|his|her|their) \\p{L})`,
  'giu',
)
/** "Mondays, no wait, Tuesdays": one word for one. */
const otherWord = new RegExp(`[\\p{L}\\d-]+,? ?[–—-]* ?${takenBack},? (?=[\\p{L}\\d])`, 'giu')

/** A description without what its writer takes back in it: only what is meant in the end is left. */
export function asCorrected(text: string): string {
  const rest = replaced(replaced(replaced(text, otherApp, ''), otherNoun, ''), otherWord, '')
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
}
