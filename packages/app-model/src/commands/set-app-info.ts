import { z } from 'zod'
import { applyPatch } from '../tree/patch.ts'
import type { AppDocument } from '../types.ts'
import { checkApp } from '../validation/check-app.ts'
import { assertValid } from './check-payload.ts'
import type { Applied } from './command.ts'
import { appInfoFields } from './schemas.ts'

/** Changes the app's name, description, icon or start screen. */
export const setAppInfoSchema = z.strictObject({ type: z.literal('set-app-info'), set: appInfoFields })
export type SetAppInfo = z.infer<typeof setAppInfoSchema>

export function setAppInfo(document: AppDocument, { set }: SetAppInfo): Applied {
  const stated = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  const { patched, inverse } = applyPatch(document.app, { set: stated })
  const screenIds = new Set(document.screens.map((screen) => screen.id))
  assertValid((reporter) => checkApp(patched, reporter, screenIds))
  return {
    document: patched === document.app ? document : { ...document, app: patched },
    inverse: { type: 'set-app-info', set: inverse.set ? pickInfo(inverse.set) : {} },
  }
}

function pickInfo(set: Partial<AppDocument['app']>): SetAppInfo['set'] {
  const { theme: _theme, wrap: _wrap, ...info } = set
  return info
}
