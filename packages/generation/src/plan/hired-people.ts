import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { classOf } from '../words/noun-classes.ts'
import { bare, thingOf } from './find-entities.ts'
import { headOf, isPlural } from './listed-thing.ts'

/** "A dog-sitting marketplace: find sitters": those one looks for where a doing is what one pays for. */
export function hiredPeople(
  phrases: readonly Phrase[],
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  // "Wedding DJ booking": they are what is booked.
  const [first] = phrases
  const booked = first && !first.verb ? bare(first) : undefined
  if (
    first &&
    booked &&
    // A mechanic's services are known, and booked rather than the mechanic.
    (!found || found.id.startsWith('own-') || found.nounClass === 'person') &&
    booked !== first &&
    classOf(headOf(booked)) === 'person' &&
    headOf(booked) === booked.words.at(-1)
  )
    return thingOf(booked, seed)
  // "Book a slot with each teacher": the slot is theirs.
  if (found && /\b(?:slot|time|appointment)$/i.test(found.one)) {
    const theirs = phrases.find(
      (phrase) => !phrase.verb && !phrase.isActor && classOf(headOf(phrase)) === 'person' && isPlural(phrase),
    )
    if (theirs) return thingOf(theirs, seed)
  }
  if (found?.nounClass !== 'activity' && found?.nounClass !== 'service') return undefined
  const sought = phrases.find(
    (phrase) =>
      phrase.verb !== undefined &&
      /^(?:find|book|hire|compare|browse|search|choose|select|discover|pick|rate|contact)$/.test(
        phrase.verb,
      ) &&
      classOf(headOf(phrase)) === 'person' &&
      isPlural(phrase),
  )
  return sought ? thingOf(sought, seed) : undefined
}
