import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { bare, keepers } from './find-entities.ts'
import { find } from '../understand/searched.ts'

/** Stems of the words that only say of what kind the thing is, and of none that is a thing or a doing itself. */
export function modifiersOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const heads = new Set<string>()
  const modifiers = new Set<string>()
  for (const phrase of phrases) {
    const { words } = bare(phrase)
    heads.add(stemOf(phrase.words.at(-1) ?? ''))
    if (phrase.verb) heads.add(stemOf(phrase.verb))
    for (const [index, word] of words.entries())
      (index === words.length - 1 ? heads : modifiers).add(stemOf(word))
  }
  return new Set([...modifiers].filter((stem) => !heads.has(stem)))
}

/** Classes of heads that make another thing of what stands before them; a "quiz night" is still about quizzes. */
const specific: ReadonlySet<string> = new Set([
  'person',
  'thing',
  'document',
  'numbered',
  'garment',
  'picture',
  'animal',
])

/** A diary of days is a diary. */
const spans: ReadonlySet<string> = new Set(['day', 'week', 'month', 'line', 'daily', 'private', 'personal'])
const bareHead = (words: readonly string[]) => words.filter((word) => !keepers.test(word)).at(-1) ?? ''

/** What the description calls the app: its last word is what it is, "wedding" in "wedding DJ" says which. */
export function leadOf(phrases: readonly Phrase[]): { leading: ReadonlySet<string>; head: string } {
  const [first] = phrases
  // "A journal of readings" is about readings.
  const kept = phrases
    .filter(
      ({ words, label }) =>
        words.length > 1 &&
        !spans.has(toSingular(bareHead(words))) &&
        (keepers.test(words.at(-1) ?? '') || (label && keepers.test(words[0] ?? ''))),
    )
    .map(({ words }) => stemOf(words.find((word) => keepers.test(word)) ?? ''))
  if (!first || first.verb || first.words.length < 2) return { leading: new Set(kept), head: '' }
  const { words } = bare(first)
  const forms = first.words.slice(words.length).filter((word) => keepers.test(word))
  const isSpecific = specific.has(classOf(toSingular(words.at(-1) ?? '')))
  return {
    leading: new Set(
      [...(isSpecific ? words.slice(0, -1) : []), ...(words.length > 1 ? forms : [])].map(stemOf),
    ),
    head: stemOf(words.at(-1) ?? ''),
  }
}

const institution =
  /^(?:practice|clinic|studio|school|shop|centre|center|company|club|restaurant|salon|office|agency)$/

/** Stems of those who do something, as far as nothing else is called so. */
export function doersOf(phrases: readonly Phrase[], text: string): ReadonlySet<string> {
  // "Walks for seniors: audio stops, a map of benches ..."
  const [, audience = ''] =
    find(/^[^.:;\n]{4,80}? for ((?:\p{L}+ ){0,2}?\p{L}+)(?=[.:,;\n]| (?:in|at|of|with|to)\b)/iu, text) ?? []
  const served = audience.toLowerCase().split(' ').at(-1) ?? ''
  const isServed =
    phrases.length > 3 && toSingular(served) !== served && classOf(toSingular(served)) === 'person'
  const [first] = phrases
  // "Foster carers report on each animal": those named first in the plural use it.
  const users =
    first && !first.verb && phrases.length > 2
      ? first.words.filter((word) => toSingular(word) !== word && classOf(toSingular(word)) === 'person')
      : []
  const others = new Set(
    phrases
      .filter(({ isActor }) => !isActor)
      .flatMap(({ words }) => words.filter((word) => !users.includes(word)).map(stemOf)),
  )
  return new Set(
    [
      ...phrases
        // A physiotherapy practice says what it does.
        .filter(({ isActor, words }) => isActor && !institution.test(words.at(-1) ?? ''))
        .flatMap(({ words }) => words),
      ...users,
    ]
      .map(stemOf)
      .filter((stem) => !others.has(stem))
      .concat(isServed ? [stemOf(served)] : []),
  )
}
