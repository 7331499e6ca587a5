import { z } from 'zod'
import { insertAt, removeAt } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { requireFreeScreen } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema, indexSchema } from './schemas.ts'

/** Moves a screen; `index` is the index it has afterwards, past the end means last. */
export const reorderScreenSchema = z.strictObject({
  type: z.literal('reorder-screen'),
  screenId: idSchema,
  index: indexSchema,
})
export type ReorderScreen = z.infer<typeof reorderScreenSchema>

export function reorderScreen(document: AppDocument, { screenId, index }: ReorderScreen): Applied {
  const { screen, index: from } = requireFreeScreen(document, screenId)
  const inverse: ReorderScreen = { type: 'reorder-screen', screenId, index: from }
  if (from === Math.min(index, document.screens.length - 1)) return { document, inverse }
  return {
    document: { ...document, screens: insertAt(removeAt(document.screens, from), index, screen) },
    inverse,
  }
}
