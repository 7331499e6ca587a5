import { z } from 'zod'
import { updateScreen } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { assertText, requireFreeScreen } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/** Changes a screen's name. */
export const renameScreenSchema = z.strictObject({
  type: z.literal('rename-screen'),
  screenId: idSchema,
  name: z.string(),
})
export type RenameScreen = z.infer<typeof renameScreenSchema>

export function renameScreen(document: AppDocument, { screenId, name }: RenameScreen): Applied {
  const { screen } = requireFreeScreen(document, screenId)
  assertText(name, 'The name')
  return {
    document: updateScreen(document, screenId, (found) => (found.name === name ? found : { ...found, name })),
    inverse: { type: 'rename-screen', screenId, name: screen.name },
  }
}
