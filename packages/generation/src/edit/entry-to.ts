import type { AppDocument, Command } from '@kwiq/app-model'
import { freeId } from './free-id.ts'

/** A row on the start screen that leads to another screen, above its fixed foot. */
export function entryTo(
  document: AppDocument,
  startId: string,
  target: { id: string; name: string; icon: string },
  taken: ReadonlySet<string>,
): Command {
  const start = document.screens.find((screen) => screen.id === startId)
  const foot =
    start?.components.findIndex((node) => node.type === 'navbar' || node.properties.variant === 'footer') ??
    -1
  const { id, name, icon } = target
  const item = { icon, title: name, chevron: true, action: { kind: 'screen', screenId: id } }
  return {
    type: 'add-component',
    node: {
      id: freeId(taken, 'list'),
      type: 'list',
      label: name,
      properties: { layout: 'rows', items: [item] },
    },
    place: { screenId: startId, parentId: null, index: foot < 0 ? (start?.components.length ?? 0) : foot },
  }
}
