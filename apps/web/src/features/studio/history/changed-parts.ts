import { type AppDocument, type Change, diffDocuments, findNode, findScreen, isEqual } from '@kwiq/app-model'

/** A screen that differs between two documents. */
export interface ChangedScreen {
  id: string
  name: string
  kind: 'added' | 'removed' | 'changed'
}

/** The screens that are drawn differently, as they stand in the newer document, removed ones last. */
export function listChangedScreens(before: AppDocument, after: AppDocument): ChangedScreen[] {
  const isThemed = !isEqual(before.app.theme, after.app.theme)
  const changed = after.screens.flatMap<ChangedScreen>((screen) => {
    const { id, name } = screen
    const old = findScreen(before, id)
    if (!old) return [{ id, name, kind: 'added' }]
    return isThemed || !isEqual(old, screen) ? [{ id, name, kind: 'changed' }] : []
  })
  const removed = before.screens.filter(({ id }) => !findScreen(after, id))
  return [...changed, ...removed.map(({ id, name }) => ({ id, name, kind: 'removed' as const }))]
}

/** A change with the component it is about, if it is about one. */
export interface DescribedChange {
  change: Change
  nodeId: string | null
}

export function listChanges(before: AppDocument, after: AppDocument): DescribedChange[] {
  return diffDocuments(before, after).map((change) => ({ change, nodeId: nodeOf(change) }))
}

function nodeOf(change: Change): string | null {
  switch (change.kind) {
    case 'component-added':
    case 'component-removed':
    case 'component-moved':
    case 'component-renamed':
      return change.node.id
    case 'component-changed':
      return change.after.id
    default:
      return null
  }
}

/** Whether restoring this screen of `shown` would change the current app. */
export function canRestoreScreen(shown: AppDocument, current: AppDocument, screenId: string): boolean {
  const screen = findScreen(shown, screenId)
  return screen !== undefined && !isEqual(screen, findScreen(current, screenId))
}

/** Whether restoring this component of `shown` would change the current app. */
export function canRestoreNode(shown: AppDocument, current: AppDocument, nodeId: string): boolean {
  const found = findNode(shown, nodeId)
  return found !== undefined && !isEqual(found.node, findNode(current, nodeId)?.node)
}
