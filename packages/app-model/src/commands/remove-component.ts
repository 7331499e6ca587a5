import { z } from 'zod'
import { assertNoneLocked } from '../locks/assert-free.ts'
import { placeOf } from '../tree/place.ts'
import { updateNode } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { requireFreeNode } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/** Takes a component away, with all inside it. */
export const removeComponentSchema = z.strictObject({ type: z.literal('remove-component'), id: idSchema })
export type RemoveComponent = z.infer<typeof removeComponentSchema>

export function removeComponent(document: AppDocument, { id }: RemoveComponent): Applied {
  const location = requireFreeNode(document, id)
  assertNoneLocked([location.node])
  return {
    document: updateNode(document, id, () => null),
    inverse: { type: 'add-component', place: placeOf(location), node: location.node },
  }
}
