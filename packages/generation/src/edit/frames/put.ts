import { type AppDocument, collectNodeIds, type ComponentNode, type Screen } from '@kwiq/app-model'
import { freeId } from '../free-id.ts'
import { placeOn } from '../places.ts'
import type { EditOutcome } from '../rule.ts'

/** A component put on a screen under an id of its own. */
export const put = (
  document: AppDocument,
  screen: Screen,
  index: number,
  node: Omit<ComponentNode, 'id'>,
): EditOutcome => ({
  commands: [
    {
      type: 'add-component',
      node: { ...node, id: freeId(new Set(collectNodeIds(document)), node.type) },
      place: placeOn(screen, index),
    },
  ],
})
