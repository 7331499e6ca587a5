import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { ScreenPlan } from './types.ts'

/** Each of its things can be told by what stands below its name. */
const isAskable = ({ samples, id }: Entity): boolean =>
  !id.startsWith('own-') &&
  samples.length > 3 &&
  samples.every(({ subtitle }) => (subtitle ?? '').length > 12)

/** A quiz of which no other questions are known asks about what the app shows. */
export function askOfOwn(
  screens: readonly ScreenPlan[],
  archetype: Archetype,
  subject: Entity,
  stems: string,
): void {
  const isAsking =
    archetype.entity.endsWith('question') ||
    archetype.screens.some(({ kind, isOnRequest }) => kind === 'quiz' && !isOnRequest)
  if (isAsking || !isAskable(subject)) return
  for (const screen of screens) {
    const asked = entityById(screen.entity)
    if (screen.kind !== 'quiz' || !asked || !/^(?:study-)?question$/.test(asked.id)) continue
    if (inItsKind(asked, stems) !== asked) continue
    screen.entity = subject.id
    screen.title = 'Quiz'
  }
}
