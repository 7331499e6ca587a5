import { z } from 'zod'
import { applyPatch } from '../tree/patch.ts'
import { updateScreen } from '../tree/update-tree.ts'
import type { AppDocument, Screen, ScreenProperties } from '../types.ts'
import { checkScreenProperties } from '../validation/check-screen.ts'
import { assertValid, requireFreeScreen } from './check-payload.ts'
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
  const { screen } = requireFreeScreen(document, command.screenId)
  assertValid((reporter) => checkScreenProperties(command.set ?? {}, reporter))
  const { patched, inverse } = applyPatch(screen.properties ?? {}, command)
  const isFirst = screen.properties === undefined && Object.keys(patched).length > 0
  return {
    document: updateScreen(document, command.screenId, (found) =>
      withProperties(found, patched, command.order?.length === 0),
    ),
    inverse: {
      type: 'set-screen-properties',
      screenId: command.screenId,
      ...inverse,
      ...(isFirst ? { order: [] } : {}),
    },
  }
}

// A screen may have no `properties` at all. The inverse that goes back there says so by an empty `order`; any
// other patch leaves an empty object, so that undo and redo stay byte-equal.
function withProperties(screen: Screen, properties: ScreenProperties, isDropped: boolean): Screen {
  const isEmpty = Object.keys(properties).length === 0
  if (isEmpty && (isDropped || !screen.properties)) {
    if (!screen.properties) return screen
    return { id: screen.id, name: screen.name, components: screen.components }
  }
  return properties === screen.properties ? screen : { ...screen, properties }
}
