import type { Command } from '../commands/command.ts'
import { isEqual } from '../tree/is-equal.ts'
import type { AppDocument, Screen } from '../types.ts'
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

/**
 * Both without what they share: whole screens, and on the others the first and last components. Whole when screens
 * came, went or moved, for then their order counts.
 */
function withoutShared(before: AppDocument, after: AppDocument): [AppDocument, AppDocument] {
  const isSameOrder =
    before.screens.length === after.screens.length &&
    before.screens.every(({ id }, index) => id === after.screens[index]?.id)
  if (!isSameOrder || before.app !== after.app) return [before, after]
  const pairs = before.screens.flatMap((screen, index) => {
    const other = after.screens[index]
    return other && other !== screen ? [trimShared(screen, other)] : []
  })
  return [
    { ...before, screens: pairs.map(([screen]) => screen) },
    { ...after, screens: pairs.map(([, screen]) => screen) },
  ]
}

function trimShared(before: Screen, after: Screen): [Screen, Screen] {
  const [one, other] = [before.components, after.components]
  const shortest = Math.min(one.length, other.length)
  let first = 0
  while (first < shortest && one[first] === other[first]) first += 1
  let last = 0
  while (last < shortest - first && one.at(-1 - last) === other.at(-1 - last)) last += 1
  return [
    { ...before, components: one.slice(first, one.length - last) },
    { ...after, components: other.slice(first, other.length - last) },
  ]
}
