import { type AppDocument, diffDocuments } from '@kwiq/app-model'

/** Ids of the components that were added or changed from one document to the other. */
export function addedIds(before: AppDocument, after: AppDocument): string[] {
  return diffDocuments(before, after).flatMap((change) => {
    if (change.kind === 'component-added') return [change.node.id]
    if (change.kind === 'component-changed') return [change.after.id]
    if (change.kind !== 'screen-added') return []
    return change.screen.components.map(({ id }) => id)
  })
}
