import { isEqual } from '../tree/is-equal.ts'
import { indexTree } from '../tree/index-tree.ts'
import type { AppDocument } from '../types.ts'
import type { Change } from './change.ts'
import { diffComponents } from './diff-components.ts'
import { diffScreens } from './diff-screens.ts'

/** What differs between two documents, matched by id: app, theme, screens, then components in document order. */
export function diffDocuments(before: AppDocument, after: AppDocument): Change[] {
  if (before === after) return []
  const treeBefore = indexTree(before)
  const treeAfter = indexTree(after)
  return [
    ...diffApp(before, after),
    ...diffScreens(before, after, treeBefore, treeAfter),
    ...diffComponents(treeBefore, treeAfter),
  ]
}

function diffApp(before: AppDocument, after: AppDocument): Change[] {
  if (before.app === after.app) return []
  const changes: Change[] = []
  const keys = (['name', 'description', 'icon'] as const).filter((key) => before.app[key] !== after.app[key])
  if (keys.length > 0) changes.push({ kind: 'app-changed', before: before.app, after: after.app, keys })
  const start = after.app.startScreenId
  if (before.app.startScreenId !== start) {
    const screenName = after.screens.find((screen) => screen.id === start)?.name ?? start
    changes.push({ kind: 'start-changed', before: before.app.startScreenId, after: start, screenName })
  }
  if (!isEqual(before.app.theme, after.app.theme)) {
    changes.push({ kind: 'theme-changed', before: before.app.theme, after: after.app.theme })
  }
  const wraps = { before: before.app.wrap ?? null, after: after.app.wrap ?? null }
  if (!isEqual(wraps.before, wraps.after)) changes.push({ kind: 'wrap-changed', ...wraps })
  return changes
}
