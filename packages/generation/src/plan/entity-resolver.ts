import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { ballotOf } from './ballot-of.ts'
import { ownProduct, soldThing } from './choose-thing.ts'
import { inDomain } from './in-domain.ts'
import { kindSaid } from './kind-said.ts'

/** Gives the id of the thing that is on a screen for the one its recipe asks for. */
export type Resolve = (id: string | undefined) => string

interface About {
  meant: Understanding
  archetype: Archetype
  /** What the app is about. */
  subject: Entity
  /** What the description names as that, if it does. */
  found: Entity | undefined
  entities: Map<string, Entity>
  seed: number
}

const ofShops =
  /\b(?:shops?|stores?|merch\p{L}*|products?|goods|equipment|sell\p{L}*|souvenirs?|fan ?shop)\b/iu

/** Tells what a recipe's things are in this app, mostly its subject, and notes those that are others. */
export function resolverOf({ meant, archetype, subject, found, entities, seed }: About): Resolve {
  const isSubject = (id: string | undefined): boolean =>
    !id ||
    id === 'subject' ||
    id === archetype.entity ||
    ((id === 'payment' || id === 'budget-item') && subject.id === 'transaction') ||
    // Tickets in a cart are of what the app is about.
    (id === 'product' && meant.isEnglish && subject.price !== undefined && !ofShops.test(meant.text))
  const thingCalled = (id: string): Entity | undefined => {
    const sold = id === 'product' ? (soldThing(meant, subject, seed) ?? ownProduct(found)) : undefined
    if (sold) return sold
    const named = entityById(id)
    const listed = named && kindSaid(named, meant)
    // A kind of vote that is known has its question.
    if (listed?.id === 'idea') return ballotOf(listed, meant, seed, listed === named ? subject : listed)
    return listed && inDomain(listed, meant.domain)
  }
  return (id) => {
    if (id === undefined || isSubject(id)) return subject.id
    const known = thingCalled(id)
    if (!known || known.id === subject.id) return subject.id
    entities.set(known.id, known)
    return known.id
  }
}
