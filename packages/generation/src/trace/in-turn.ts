import type { Entity } from '../entity.ts'
import type { Extra } from '../plan/types.ts'
import { classOf } from '../words/noun-classes.ts'

const sequence = /^(?:turn|running|batting|play|playing|starting|seating|serving|bowling) order$/i

/** "Turn order", "batting order": in which one goes, and none anybody has placed. */
export const isTurn = (extra: Extra): boolean => extra.kind === 'thing' && sequence.test(extra.label)

/** Those whose turn it is; undefined in an app of something else. */
export function inTurn(extra: Extra, main: Entity | undefined): Extra | undefined {
  const isOfPeople =
    main !== undefined &&
    (classOf(main.one.toLowerCase()) === 'person' || main.samples.some(({ avatar }) => avatar !== undefined))
  return isOfPeople && extra.kind === 'thing' ? { ...extra, entity: main } : undefined
}
