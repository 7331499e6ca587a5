import { z } from 'zod'
import { freeScreen } from '../locks/without-locks.ts'
import { copyNodes } from '../tree/copy-node.ts'
import type { AppDocument, Screen } from '../types.ts'
import { collectNodeIds } from '../walks/index.ts'
import { addScreen } from './add-screen.ts'
import { requireScreen } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/** Puts a copy of a screen, free of locks, right behind it, under `newId` and a name of its own. */
export const duplicateScreenSchema = z.strictObject({
  type: z.literal('duplicate-screen'),
  screenId: idSchema,
  newId: idSchema,
  name: z.string().optional(),
})
export type DuplicateScreen = z.infer<typeof duplicateScreenSchema>

export function duplicateScreen(document: AppDocument, { screenId, newId, name }: DuplicateScreen): Applied {
  const { screen, index } = requireScreen(document, screenId)
  const free = freeScreen(screen)
  const copy: Screen = {
    ...free,
    id: newId,
    name: name ?? `${screen.name} copy`,
    components: copyNodes(free.components, newId, collectNodeIds(document)),
  }
  return addScreen(document, { type: 'add-screen', screen: copy, index: index + 1 })
}
