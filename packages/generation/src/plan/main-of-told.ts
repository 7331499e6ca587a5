import type { Archetype } from '../archetype.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { classOf, isKnownPerson } from '../words/noun-classes.ts'
import { isDescriber } from '../words/describers.ts'
import { stopWords } from '../words/lexicon.ts'
import { isPlainVerb } from '../words/verbs.ts'
import { thingOf } from './find-entities.ts'
import { rentedThing } from './choose-thing.ts'
import { makeEntity } from './make-entity.ts'
import { namedGoods } from './named-goods.ts'
import { matterBefore, mattersOf } from './matter.ts'

/** Kinds without content of their own, which are about whatever a description names. */
const ofAnything: ReadonlySet<string> = new Set(['generic', 'tracker', 'lending', 'directory'])
const handedOut =
  /\b(?:lends?|rents?|borrows?|hires?|shares?)(?: out)? (?:(?:an?|the|my|our|your|his|her|their|its|some|each) )?((?:[\p{L}-]+ )?[\p{L}-]+)/giu
const classesLent: ReadonlySet<string> = new Set(['thing', 'numbered', 'garment', 'picture', 'place'])
/** A tractor and a steamer are nobody. */
const isLendable = (noun: string): boolean =>
  classesLent.has(classOf(noun)) || (classOf(noun) === 'person' && !isKnownPerson(noun))
const nobodyLends =
  /^(?:it|them|one|out|from|to|with|and|or|things?|stuff|items?|money|request|photo|picture|location|post|link|experience|idea|result|list|app|phone)$/

/** "A puzzle-lending circle", "seed lending library": what it lends, by its whole name where that is said. */
export function lentThere(text: string): string[] | undefined {
  const [, lent = ''] =
    /(?<![\p{L}-])(\p{L}{3,})[- ]lending (?:circle|club|group|library|scheme|service)/u.exec(text) ?? []
  const head = toSingular(lent)
  if (head === '' || nobodyLends.test(head) || isKnownPerson(head)) return undefined
  const [, before = ''] =
    new RegExp(`(?<!\\p{L})(\\p{L}{3,}) ${head}s?(?!\\p{L}|[- ]lending)`, 'u').exec(text) ?? []
  return before !== '' && !stopWords.has(before) && !isDescriber(before) && !isPlainVerb(before)
    ? [before, head]
    : [head]
}

/** "Rent out my tractor": what is handed out there, in its own words. */
export function handedThing(text: string): string[] | undefined {
  const there = lentThere(text.toLowerCase())
  if (there) return there
  for (const [, said = ''] of text.toLowerCase().matchAll(handedOut)) {
    const words = said.split(' ')
    // "Hire for carnival groups" hands out no carnivals.
    if (/^(?:for|to|from|by|at|with|in|on|of|and|or)$/.test(words[0] ?? '')) continue
    const [before, last = ''] = words.length > 1 ? words : [undefined, words[0] ?? '']
    const isTwo = before !== undefined && !nobodyLends.test(last) && classOf(toSingular(last)) !== 'person'
    const head = toSingular(
      isTwo && !/^(?:to|from|for|by|at|in|on|over|out|up|away|and|or|free|is|are)$/.test(last)
        ? last
        : (before ?? last),
    )
    if (head.length < 3 || nobodyLends.test(head) || !isLendable(head)) continue
    return isTwo && head === toSingular(last) && !isDescriber(before) && /^[\p{L}-]{3,}$/u.test(before)
      ? [before, head]
      : [head]
  }
  return undefined
}

/** Whoever lends each other things is none of them. */
function firstLendable({ phrases }: Understanding): string[] | undefined {
  const named = phrases
    .filter(({ isActor, verb, label }) => !isActor && verb === undefined && label === undefined)
    .map(({ words }) => words.at(-1) ?? '')
    .filter((word) => word.length > 2 && isLendable(toSingular(word)))
  const word = named.find((each) => toSingular(each) !== each)
  return word === undefined ? undefined : [toSingular(word)]
}

const nounOf = ({ one }: Entity) => one.toLowerCase().split(' ').at(-1) ?? ''

/**
 * The thing most of a description is about, where an app of anything would be of another: of requests that are sent for a
 * tractor it is the tractor, and of those who lend each other tools it is no people. Undefined where what is named first
 * is told of as much. `isOther`: it is of another domain than the kinds that know its words.
 */
export function mainOfTold(
  meant: Understanding,
  { id }: Archetype,
  named: Entity | undefined,
  seed: number,
  isOther: boolean,
): Entity | undefined {
  if (!meant.isEnglish || meant.dictated || meant.brief || !ofAnything.has(id)) return undefined
  // Where several are named, they are samples of what is handed out.
  const there = id === 'lending' ? lentThere((meant.whole ?? meant.text).toLowerCase()) : undefined
  if (id === 'lending' && !there && namedGoods(meant.text).length > 0) return undefined
  const handed =
    id === 'lending'
      ? (there ??
        handedThing(meant.whole ?? meant.text) ??
        (rentedThing(meant, named, seed) ? undefined : firstLendable(meant)))
      : undefined
  if (id === 'lending' && !handed) return undefined
  if (handed) {
    const [head = ''] = handed.slice(-1)
    return named?.id.startsWith('own-') && nounOf(named) === head
      ? named
      : makeEntity(handed, seed, true, meant.domain)
  }
  const known = named && !named.id.startsWith('own-') ? named : undefined
  const [most] = mattersOf(meant)
  // The lamps of a stage are in no living room.
  if (known && most && isOther && known.words.includes(most.noun) && known.id !== most.noun)
    return makeEntity([most.noun], seed, true, meant.domain)
  if (known && most && known.words.includes(most.noun)) return undefined
  const first = matterBefore(named && nounOf(named), meant)
  if (!first) return undefined
  const phrase = meant.phrases.find(
    ({ words, isActor }) => !isActor && toSingular(words.at(-1) ?? '') === first.noun,
  )
  return (phrase && thingOf(phrase, seed)) ?? makeEntity([first.noun], seed, true, meant.domain)
}
