import { isCountedIn } from '../counted-in.ts'
import { findEntity } from '../../entities/index.ts'
import type { Entity } from '../../entity.ts'
import type { Understanding } from '../../understand/understand.ts'
import { toSingular } from '../../words/forms.ts'
import { hasContent } from '../has-content.ts'
import { makeEntity } from '../make-entity.ts'

/** They are the same in every trade. */
const plainThings =
  /^(?:appointment|event|photo|book|recipe|invoice|article|song|movie|film|ingredient|task|word|plant|product)$/

/**
 * The thing a singular noun names in an app: one the app has, else one of its own with content that is true of it.
 * Undefined for what nobody knows, of which rows would say nothing.
 */
export function thingIn(
  noun: string,
  entities: ReadonlyMap<string, Entity>,
  { domain }: Pick<Understanding, 'domain'>,
  seed: number,
): Entity | undefined {
  const head = noun.split(' ').at(-1) ?? ''
  if (head.length < 3) return undefined
  const isNamed = ({ id, one, many, words }: Entity) =>
    !/^(?:deed|part)-/.test(id) &&
    (one.toLowerCase() === noun ||
      words.includes(noun) ||
      words.includes(head) ||
      [one, many].some((name) => toSingular(name.toLowerCase().split(' ').at(-1) ?? '') === head))
  const known = [...entities.values()].find((entity) => entity.samples.length > 2 && isNamed(entity))
  if (known) return known
  // "A seat" where each ride has some: it is one of a ride.
  const holder = [...entities.values()].find((entity) => isCountedIn(entity, head))
  if (holder && holder.samples.length > 2) return holder
  const words = noun.split(' ').slice(-2)
  const own = makeEntity(words, seed, true, domain)
  const phrase = { text: noun, words, stems: [], options: [], ...(domain ? { domain } : {}) }
  if (hasContent(own, phrase)) return own
  return plainThings.test(noun) ? findEntity(noun) : undefined
}
