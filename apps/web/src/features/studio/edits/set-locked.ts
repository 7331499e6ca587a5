import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Locks a screen or a component against changes, or gives it free again. */
export function setLocked(
  studio: Studio,
  subject: 'screen' | 'component',
  id: string,
  isLocked: boolean,
): void {
  studio.run(
    { type: 'set-locked', subject, id, isLocked },
    { failure: texts.errors.edit, announce: isLocked ? 'Locked' : 'Unlocked' },
  )
}
