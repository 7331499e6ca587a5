import { isDescriber } from '../../words/describers.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { isEnglishNoun } from '../../words/noun-classes.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { isDone } from '../word-kinds.ts'
import { has, find } from '../searched.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words by which things of one kind are told apart, and which name nothing alone. */
const telling = list(`
  public private single double return outdoor indoor hot cold warm raised flat soft hard male female big small large
  old new used red green blue white black brown dark light left right front upper lower inner outer sweet savoury salty
  raw cooked frozen fresh vegan vegetarian electric electrical manual automatic acoustic solo written spoken oral verbal
  won drawn lost due taken free premium basic advanced one-way positive negative motivational inspirational neutral
  active passive formal informal internal external morning evening daytime weekly monthly quarterly yearly recurring
  repeating unread read hidden visible medical dental legal financial emotional verbal mental physical social musical
  medium average incoming outgoing known unknown matt glossy glossed rough smooth thick thin loud silent slow fast sawn sewn shaven
  historical cultural political natural artificial plain sparkling left-handed right-handed
`)

/** How often something comes again. */
export const isFrequency = (word: string): boolean =>
  /^(?:hourly|daily|nightly|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annual|one-time|one-off|once|never|weekdays)$/.test(
    word,
  )

/** "Recurring weekly": what comes again needs no further word for that. */
export const comesAgain = /^(?:recurring|repeating|repeated|regular)$/

/** "Worn", "frozen", "hidden": done, also of verbs nobody listed. */
const irregular = /(?:[aeo]wn|[oi](?:zen|sen|ken|len|tten|dden))$/

const adjectival =
  /^(?:un|non-|in|im|ir|dis)?\p{L}{2,}(?:ional|ical|ial|ual|ious|eous|less|ful|ible|able|ish|esque)$/u

/** Words read before: descriptions share most of theirs. */
const known = new Map<string, boolean>()
const mostKnown = 20_000

/** Whether a word can only say of what kind a thing is, and stands for no thing. */
export function isModifier(word: string): boolean {
  const lower = word.toLowerCase()
  const before = known.get(lower)
  if (before !== undefined) return before
  const isOne = readModifier(lower)
  if (known.size < mostKnown) known.set(lower, isOne)
  return isOne
}

function readModifier(lower: string): boolean {
  if (telling.has(lower)) return true
  if (stopWords.has(lower) || isEnglishNoun(lower) || strictVerbs.has(lower)) return false
  if (has(/^\p{L}{2,}-\p{L}{2,}$/u, lower))
    return !/^(?:e|check|log|sign|drop|add|to|follow|sit|push|pull)-/.test(lower) || lower === 'drop-off'
  const opposite = find(/^un(\p{L}{3,})$/u, lower)?.[1]
  return (
    isDescriber(lower) ||
    isDone(lower) ||
    (irregular.test(lower) &&
      !/^(?:town|crown|gown|lawn|dawn|clown|prawn|chicken|kitten|mitten|token)$/.test(lower)) ||
    (has(/^\p{L}{3,}[^e]ed$/u, lower) && !/(?:hundred|sacred|embed|naked)$/.test(lower)) ||
    (opposite !== undefined && (isDone(opposite) || telling.has(opposite))) ||
    (has(adjectival, lower) && baseOfVerb(lower) === undefined)
  )
}
