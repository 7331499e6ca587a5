import { z } from 'zod'
import { applyPatch } from '../tree/patch.ts'
import type { AppDocument } from '../types.ts'
import { checkTheme } from '../validation/check-app.ts'
import { assertValid } from './check-payload.ts'
import type { Applied } from './command.ts'
import { themePatch } from './schemas.ts'

/** Changes parts of the app's theme. */
export const setThemeSchema = z.strictObject({ type: z.literal('set-theme'), ...themePatch })
export type SetTheme = z.infer<typeof setThemeSchema>

export function setTheme(document: AppDocument, command: SetTheme): Applied {
  const { patched, inverse } = applyPatch(document.app.theme, command)
  assertValid((reporter) => checkTheme(patched, reporter))
  const isSame = patched === document.app.theme
  return {
    document: isSame ? document : { ...document, app: { ...document.app, theme: patched } },
    inverse: { type: 'set-theme', ...inverse },
  }
}
