import { z } from 'zod'
import { insertNode, placeOf } from '../tree/place.ts'
import { updateNode } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { walkComponents } from '../walks/index.ts'
import { requireFreeNode } from './check-payload.ts'
import { CommandError } from './command-error.ts'
import type { Applied } from './command.ts'
import { idSchema, placeSchema } from './schemas.ts'

/** Moves a component within or across screens. `to.index` is the index it has afterwards. */
export const moveComponentSchema = z.strictObject({
  type: z.literal('move-component'),
  id: idSchema,
  to: placeSchema,
})
export type MoveComponent = z.infer<typeof moveComponentSchema>

export function moveComponent(document: AppDocument, { id, to }: MoveComponent): Applied {
  const location = requireFreeNode(document, id)
  const from = placeOf(location)
  for (const inside of walkComponents([location.node])) {
    if (inside.id === to.parentId)
      throw new CommandError('invalid-place', 'A component cannot be moved into itself.')
  }
  const inverse: MoveComponent = { type: 'move-component', id, to: from }
  const siblings = location.parent?.children ?? location.screen.components
  const isAmongSiblings = from.screenId === to.screenId && from.parentId === to.parentId
  if (isAmongSiblings && from.index === Math.min(to.index, siblings.length - 1)) return { document, inverse }
  const without = updateNode(document, id, () => null)
  return { document: insertNode(without, to, location.node), inverse }
}
