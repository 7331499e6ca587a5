import { z } from 'zod'
import { assertNoneLocked } from '../locks/assert-free.ts'
import { removeAt } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { requireFreeScreen } from './check-payload.ts'
import { CommandError } from './command-error.ts'
import type { Applied, Command } from './command.ts'
import { idSchema } from './schemas.ts'

/**
 * Takes a screen away. The first remaining screen becomes the start when the start goes. Actions that lead to
 * the screen stay as they are, so that bringing it back brings them back to life; `checkNavigation` lists them.
 */
export const removeScreenSchema = z.strictObject({ type: z.literal('remove-screen'), screenId: idSchema })
export type RemoveScreen = z.infer<typeof removeScreenSchema>

export function removeScreen(document: AppDocument, { screenId }: RemoveScreen): Applied {
  const { screen, index } = requireFreeScreen(document, screenId)
  assertNoneLocked(screen.components)
  const screens = removeAt(document.screens, index)
  const [first] = screens
  if (!first) throw new CommandError('last-screen', 'An app needs at least one screen.')
  const restore: Command = { type: 'add-screen', screen, index }
  if (document.app.startScreenId !== screenId) return { document: { ...document, screens }, inverse: restore }
  return {
    document: { ...document, app: { ...document.app, startScreenId: first.id }, screens },
    inverse: {
      type: 'batch',
      commands: [restore, { type: 'set-app-info', set: { startScreenId: screenId } }],
    },
  }
}
