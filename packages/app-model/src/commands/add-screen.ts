import { z } from 'zod'
import { documentLimits } from '../limits.ts'
import { insertAt } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { assertNewScreen } from './check-payload.ts'
import { CommandError } from './command-error.ts'
import type { Applied } from './command.ts'
import { indexSchema, screenSchema } from './schemas.ts'

/** Puts a new screen, with its components, at an index; without one, last. */
export const addScreenSchema = z.strictObject({
  type: z.literal('add-screen'),
  screen: screenSchema,
  index: indexSchema.optional(),
})
export type AddScreen = z.infer<typeof addScreenSchema>

export function addScreen(document: AppDocument, { screen, index }: AddScreen): Applied {
  assertNewScreen(document, screen)
  if (document.screens.length >= documentLimits.screens) {
    throw new CommandError('limit', `The app would have more than ${documentLimits.screens} screens.`)
  }
  const at = index ?? document.screens.length
  return {
    document: { ...document, screens: insertAt(document.screens, at, screen) },
    inverse: { type: 'remove-screen', screenId: screen.id },
  }
}
