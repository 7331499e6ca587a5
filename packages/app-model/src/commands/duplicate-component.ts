import { z } from 'zod'
import { freeNode } from '../locks/without-locks.ts'
import { copyNode } from '../tree/copy-node.ts'
import { insertNode, placeOf } from '../tree/place.ts'
import type { AppDocument } from '../types.ts'
import { collectNodeIds } from '../walks/index.ts'
import { assertNewNode, requireNode } from './check-payload.ts'
import { CommandError } from './command-error.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/** Puts a copy, free of locks, right behind the original. The copy's id is `newId`; ids inside it follow from that (`copyNode`). */
export const duplicateComponentSchema = z.strictObject({
  type: z.literal('duplicate-component'),
  id: idSchema,
  newId: idSchema,
})
export type DuplicateComponent = z.infer<typeof duplicateComponentSchema>

export function duplicateComponent(document: AppDocument, { id, newId }: DuplicateComponent): Applied {
  const location = requireNode(document, id)
  const taken = collectNodeIds(document)
  if (taken.has(newId)) {
    throw new CommandError('duplicate-id', `Another component already has the id "${newId}".`)
  }
  const copy = copyNode(freeNode(location.node), newId, taken)
  assertNewNode(document, copy, new Set())
  const place = placeOf(location)
  return {
    document: insertNode(document, { ...place, index: place.index + 1 }, copy),
    inverse: { type: 'remove-component', id: newId },
  }
}
