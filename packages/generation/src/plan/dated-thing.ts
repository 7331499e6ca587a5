import { findEntity } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { makeEntity } from './make-entity.ts'

/**
 * The thing whose days a calendar is of, where that is known by itself: collections of a "waste collection calendar", the
 * firings of a "kiln schedule" in a pottery. Undefined for calendars of anything else.
 */
export function datedThing({ words, domain }: Phrase, seed: number): Entity | undefined {
  if (words.length < 2 || !/^(?:calendar|schedule|timetable)s?$/.test(words.at(-1) ?? '')) return undefined
  if (domain?.examples.has(words.join(' '))) return makeEntity([...words], seed, true, domain)
  return findEntity(words.slice(0, -1).map(toSingular).join(' '))
}
