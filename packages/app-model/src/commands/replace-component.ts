import { z } from 'zod'
import { assertNoneLocked } from '../locks/assert-free.ts'
import { insertNode, placeOf } from '../tree/place.ts'
import { isEqual } from '../tree/is-equal.ts'
import { updateNode } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { walkComponents } from '../walks/index.ts'
import { assertNewNode, requireFreeNode } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema, nodeSchema } from './schemas.ts'

/** Puts another component, of the same or another id and type, where this one stands. */
export const replaceComponentSchema = z.strictObject({
  type: z.literal('replace-component'),
  id: idSchema,
  node: nodeSchema,
})
export type ReplaceComponent = z.infer<typeof replaceComponentSchema>

export function replaceComponent(document: AppDocument, { id, node }: ReplaceComponent): Applied {
  const location = requireFreeNode(document, id)
  assertNoneLocked([location.node])
  const leaving = new Set<string>()
  for (const inside of walkComponents([location.node])) leaving.add(inside.id)
  assertNewNode(document, node, leaving)
  const inverse: ReplaceComponent = { type: 'replace-component', id: node.id, node: location.node }
  if (isEqual(location.node, node)) return { document, inverse }
  const without = updateNode(document, id, () => null)
  return { document: insertNode(without, placeOf(location), node), inverse }
}
