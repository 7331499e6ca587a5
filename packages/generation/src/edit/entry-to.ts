import type { AppDocument, Command } from '@kwiq/app-model'
import { freeId } from './free-id.ts'
import { placeAtEnd } from './places.ts'

/** A row on the start screen that leads to another screen, above its fixed foot. */
export function entryTo(
  document: AppDocument,
  startId: string,
  target: { id: string; name: string; icon: string },
  taken: ReadonlySet<string>,
): Command {
  const start = document.screens.find((screen) => screen.id === startId)
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
    place: start ? placeAtEnd(start) : { screenId: startId, parentId: null, index: 0 },
  }
}
