import { z } from 'zod'
import { applyPatch } from '../tree/patch.ts'
import { updateScreen } from '../tree/update-tree.ts'
import type { AppDocument, Screen } from '../types.ts'
import { checkScreenProperties } from '../validation/check-screen.ts'
import { assertValid, requireScreen } from './check-payload.ts'
import type { Applied } from './command.ts'
import { idSchema, screenPropertiesPatch } from './schemas.ts'

/** Changes a screen's ground or where its body stands. */
export const setScreenPropertiesSchema = z.strictObject({
  type: z.literal('set-screen-properties'),
  screenId: idSchema,
  ...screenPropertiesPatch,
})
export type SetScreenProperties = z.infer<typeof setScreenPropertiesSchema>

export function setScreenProperties(document: AppDocument, command: SetScreenProperties): Applied {
  const { screen } = requireScreen(document, command.screenId)
  assertValid((reporter) => checkScreenProperties(command.set ?? {}, reporter))
  const { patched, inverse } = applyPatch(screen.properties ?? {}, command)
  return {
    document: updateScreen(document, command.screenId, (found) => withProperties(found, patched)),
    inverse: { type: 'set-screen-properties', screenId: command.screenId, ...inverse },
  }
}

// A screen without any has no `properties` field at all, so that undoing the first one leaves no empty object.
function withProperties(screen: Screen, properties: NonNullable<Screen['properties']>): Screen {
  if (Object.keys(properties).length > 0) {
    return properties === screen.properties ? screen : { ...screen, properties }
  }
  if (!screen.properties) return screen
  const { properties: _dropped, ...rest } = screen
  return rest
}
