import type { Command } from '../commands/command.ts'
import { isEqual } from '../tree/is-equal.ts'
import type { AppDocument } from '../types.ts'
import { makeChanges } from './apply-changes.ts'
import { diffDocuments } from './diff-documents.ts'

/**
 * At most `most` commands that lead from one document to another; null when there is no such list. What both have
 * as the same object is not looked at, so that a step of undo in a large app costs no more than what it changes.
 */
export function commandsBetween(before: AppDocument, after: AppDocument, most: number): Command[] | null {
  const changes = diffDocuments(...withoutShared(before, after))
  if (changes.length > most) return null
  const { document, dropped, commands } = makeChanges(before, after, changes)
  return dropped.length === 0 && commands.length <= most && isEqual(document, after) ? commands : null
}

/** Both without the screens they share; whole when screens came, went or moved, for then their order counts. */
function withoutShared(before: AppDocument, after: AppDocument): [AppDocument, AppDocument] {
  const isSameOrder =
    before.screens.length === after.screens.length &&
    before.screens.every(({ id }, index) => id === after.screens[index]?.id)
  if (!isSameOrder || before.app !== after.app) return [before, after]
  return [
    { ...before, screens: before.screens.filter((screen, index) => screen !== after.screens[index]) },
    { ...after, screens: after.screens.filter((screen, index) => screen !== before.screens[index]) },
  ]
}
