import type { Archetype } from '../../archetype.ts'
import { isDescriber } from '../../words/describers.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import { vocabularyOf } from '../explained-share.ts'
import { kindsKnowing, timesWritten } from '../likeness.ts'
import { readPurpose } from './read-purpose.ts'

/** What one does with things, and the nouns for these things, each as its stem. */
export interface PurposeHeads {
  verbs: readonly string[]
  nouns: readonly string[]
  /** Of what it calls itself before that: "a soundboard for parents to ...". */
  called: readonly string[]
}

/** "Ferry positions", "reading status": what is known of something is of that. */
const isOfAnother = (noun: string): boolean =>
  /^(?:position|status|location|list|history|schedule|number|amount|record|detail|information|news|level|price|hour|time|rate|count|state|progress)$/.test(
    noun,
  )

/** The last word of what is named, with that before it where the last is only known of it. */
function headsOf(part: string): string[] {
  const said = part.trim().split(' ')
  // "Players local to your area"
  while (said.length > 1 && isDescriber(said.at(-1) ?? '')) said.pop()
  const words = said.map(toSingular)
  return isOfAnother(words.at(-1) ?? '') ? words.slice(-2) : words.slice(-1)
}

const parting =
  / (?:of|for|with|on|in|at|from|to|into|by|between|near|around|about|against|when|how|where|that|which|we|you|they|i) /iu

/** The doings and the things the first sentence says an app is for; undefined where it says none. */
export function purposeHeads(text: string): PurposeHeads | undefined {
  const doings = readPurpose(text)
  const nouns = doings.flatMap(({ objects }) =>
    objects.flatMap((object) =>
      object
        .toLowerCase()
        .split(parting)
        .flatMap(headsOf)
        .filter((word) => word.length > 2)
        .map(stemOf),
    ),
  )
  const verbs = doings.flatMap((doing) => doing.verbs.map(stemOf))
  const [before = ''] = text.toLowerCase().split(/ (?:for|to|that|which|where|with|developed|designed) /)
  const called = (before.match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  return nouns.length === 0 || verbs.length === 0 ? undefined : { verbs, nouns, called }
}

/** Done with whatever one has: no kind of app is made for it. */
const ofAnything: ReadonlySet<string> = new Set(
  'track log record keep manage find see get view show add create make use help save store organize organise check monitor follow run'
    .split(' ')
    .map(stemOf),
)

/** Whether a kind of app has something for what an app is for: one of its things, or a doing all of it is made for. */
export function knowsPurpose(archetype: Archetype, heads: PurposeHeads | undefined): boolean {
  if (heads === undefined || archetype.entity === 'subject') return true
  const vocabulary = vocabularyOf(archetype)
  return (
    heads.nouns.some((noun) => vocabulary.has(noun)) ||
    archetype.triggers.some(({ stems }) => heads.called.includes(stems.trim())) ||
    heads.verbs.some(
      (verb) =>
        !ofAnything.has(verb) &&
        (archetype.triggers.some(({ stems }) => stems === ` ${verb} `) || isWrittenOf(archetype, verb)),
    )
  )
}
/** So many of those who want a kind say what they do there, which few others do whatever they want. */
const written = { times: 2, kinds: 40 }

/** Whether people who want a kind of app write of a doing, and not as many others. */
const isWrittenOf = (archetype: Archetype, verb: string): boolean =>
  kindsKnowing(verb) <= written.kinds && timesWritten(archetype, verb) >= written.times
