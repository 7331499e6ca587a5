import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'

const naming =
  /\b(?:borrow|lend|rent|hire|swap|donate|sell|buy|share|like|such as|including|e\.g\.|for example)\s((?:[\p{L}-]+(?:,? (?:and|or) |, )){0,5}[\p{L}-]+(?: [\p{L}-]+)?)/giu
/** Nouns for many kinds of things: others named beside them are examples. */
const general = new Set(
  'tool item thing equipment gear object product good toy device stuff material instrument costume food supply vehicle machine part accessory appliance'.split(
    ' ',
  ),
)

/** The things a description names as examples of its subject: drills and ladders in a tool library. */
export function namedExamples(meant: Understanding, subject: Entity): string[] {
  const head = subject.one.toLowerCase().split(' ').at(-1) ?? ''
  if (!general.has(head)) return []
  const names = [...meant.text.matchAll(naming)].flatMap(([, list = '']) =>
    list.toLowerCase().split(/,? (?:and|or) |, /),
  )
  return [...new Set(names.map((name) => name.trim().split(' ')[0] ?? ''))]
    .filter(
      (name) =>
        name !== toSingular(name) &&
        !stopWords.has(name) &&
        !strictVerbs.has(name) &&
        toSingular(name) !== head &&
        ['thing', 'activity', 'numbered'].includes(classOf(toSingular(name))),
    )
    .map(toSingular)
}

/** The entity with the named things as its first samples, as far as none of its samples is one of them. */
export function nameSamples(entity: Entity, names: readonly string[]): Entity {
  if (names.length === 0) return entity
  const missing = names.filter(
    (name) => !entity.samples.some((sample) => sample.title.toLowerCase().split(/[ ,]/).includes(name)),
  )
  const isNamed = (title: string) => names.some((name) => title.toLowerCase().split(/[ ,]/).includes(name))
  const kept = [...entity.samples].sort(
    (one, other) => Number(isNamed(other.title)) - Number(isNamed(one.title)),
  )
  const samples = kept.map((sample, index) => {
    const place = kept.length - 1 - index
    const name = missing[place]
    return name ? { ...sample, title: capitalise(name) } : sample
  })
  return { ...entity, samples }
}

/** Phrases that name examples are shown by the samples, whatever is done with them. */
export function asExamples(phrases: readonly Phrase[], names: readonly string[]): Phrase[] {
  return phrases.map((phrase) => {
    const head = toSingular(phrase.words.at(-1) ?? '')
    const whole = [...phrase.words.slice(0, -1), head].join(' ')
    if (!names.includes(whole)) return phrase
    const { verb: _verb, ...rest } = phrase
    return { ...rest, stems: [stemOf(head)], isExample: true }
  })
}
