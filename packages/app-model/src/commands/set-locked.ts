import { z } from 'zod'
import { applyPatch, type Patch } from '../tree/patch.ts'
import { updateNode, updateScreen } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { requireNode, requireScreen } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema } from './schemas.ts'

/**
 * Locks or unlocks a screen or a component. What is locked, and all inside it, no other command changes.
 * `order` is written by inverses: see `Patch`.
 */
export const setLockedSchema = z.strictObject({
  type: z.literal('set-locked'),
  subject: z.enum(['screen', 'component']),
  id: idSchema,
  isLocked: z.boolean(),
  order: z.array(z.string()).optional(),
})
export type SetLocked = z.infer<typeof setLockedSchema>

export function setLocked(document: AppDocument, command: SetLocked): Applied {
  const { subject, id, isLocked, order } = command
  const patch = {
    ...(isLocked ? { set: { isLocked: true } } : { unset: ['isLocked'] }),
    ...(order && { order }),
  }
  if (subject === 'screen') {
    const { screen } = requireScreen(document, id)
    const { patched, inverse } = applyPatch(screen, patch)
    return { document: updateScreen(document, id, () => patched), inverse: invert(command, screen, inverse) }
  }
  const { node } = requireNode(document, id)
  const { patched, inverse } = applyPatch(node, patch)
  return { document: updateNode(document, id, () => patched), inverse: invert(command, node, inverse) }
}

function invert(
  { subject, id }: SetLocked,
  before: { isLocked?: true },
  { order }: Patch<object>,
): SetLocked {
  const inverse: SetLocked = { type: 'set-locked', subject, id, isLocked: before.isLocked === true }
  return order ? { ...inverse, order } : inverse
}
