import { z } from 'zod'
import { updateNode } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { assertText, requireFreeNode } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/** Changes a component's label. */
export const renameComponentSchema = z.strictObject({
  type: z.literal('rename-component'),
  id: idSchema,
  label: z.string(),
})
export type RenameComponent = z.infer<typeof renameComponentSchema>

export function renameComponent(document: AppDocument, { id, label }: RenameComponent): Applied {
  const { node } = requireFreeNode(document, id)
  assertText(label, 'The label')
  return {
    document: updateNode(document, id, (found) => (found.label === label ? found : { ...found, label })),
    inverse: { type: 'rename-component', id, label: node.label },
  }
}
