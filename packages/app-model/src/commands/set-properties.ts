import { z } from 'zod'
import { applyPatch } from '../tree/patch.ts'
import { updateNode } from '../tree/update-tree.ts'
import type { AppDocument } from '../types.ts'
import { checkObject } from '../validation/check-json.ts'
import { assertValid, requireFreeNode } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema, propertiesPatch } from './schemas.ts'

/** Gives some of a component's properties new values (`set`) and takes others away (`unset`). */
export const setPropertiesSchema = z.strictObject({
  type: z.literal('set-properties'),
  id: idSchema,
  ...propertiesPatch,
})
export type SetProperties = z.infer<typeof setPropertiesSchema>

export function setProperties(document: AppDocument, command: SetProperties): Applied {
  const { node } = requireFreeNode(document, command.id)
  assertValid((reporter) => checkObject(command.set ?? {}, reporter, 0))
  const { patched, inverse } = applyPatch(node.properties, command)
  return {
    document: updateNode(document, command.id, (found) =>
      patched === found.properties ? found : { ...found, properties: patched },
    ),
    inverse: { type: 'set-properties', id: command.id, ...inverse },
  }
}
