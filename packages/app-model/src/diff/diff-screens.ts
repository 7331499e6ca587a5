import { findMoved } from '../tree/find-moved.ts'
import type { TreeIndex } from '../tree/index-tree.ts'
import type { AppDocument } from '../types.ts'
import type { Change } from './change.ts'
import { changedKeys } from './changed-keys.ts'

/** Screens added, removed, renamed, moved, and changed in their properties. */
export function diffScreens(
  before: AppDocument,
  after: AppDocument,
  treeBefore: TreeIndex,
  treeAfter: TreeIndex,
): Change[] {
  const changes: Change[] = []
  const moved = findMoved(
    before.screens.map((screen) => screen.id),
    after.screens.map((screen) => screen.id),
  )
  for (const [index, screen] of after.screens.entries()) {
    const old = treeBefore.screens.get(screen.id)
    if (!old) {
      changes.push({ kind: 'screen-added', screen, index })
      continue
    }
    const screenId = screen.id
    if (old.screen.name !== screen.name) {
      changes.push({ kind: 'screen-renamed', screenId, before: old.screen.name, after: screen.name })
    }
    if (moved.has(screenId)) {
      changes.push({
        kind: 'screen-moved',
        screenId,
        screenName: screen.name,
        before: old.index,
        after: index,
      })
    }
    const keys = changedKeys(old.screen.properties ?? {}, screen.properties ?? {})
    if (keys.length > 0) changes.push({ kind: 'screen-changed', screenId, screenName: screen.name, keys })
    if (old.screen.isLocked !== screen.isLocked) {
      const isLocked = screen.isLocked === true
      changes.push({ kind: 'screen-locked', screenId, screenName: screen.name, isLocked })
    }
  }
  for (const [index, screen] of before.screens.entries()) {
    if (!treeAfter.screens.has(screen.id)) changes.push({ kind: 'screen-removed', screen, index })
  }
  return changes
}
