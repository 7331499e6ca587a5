import { z } from 'zod'
import type { AppDocument } from '../types.ts'
import { isEqual } from '../tree/is-equal.ts'
import { checkWrap } from '../validation/check-wrap.ts'
import { linkTargets, type WrapOptions, wrapOrientations } from '../wrap/wrap-options.ts'
import { assertValid } from './check-payload.ts'
import type { Applied } from './command.ts'

const wrapFields: z.ZodType<WrapOptions> = z.strictObject({
  url: z.string(),
  linkRules: z.array(z.strictObject({ pattern: z.string(), opens: z.enum(linkTargets) })),
  hasPullToRefresh: z.boolean(),
  offlineTitle: z.string(),
  offlineMessage: z.string(),
  orientation: z.enum(wrapOrientations),
  barColor: z.string().optional(),
})

/** Says how the app shows a website, all of it at once; null makes it an app that wraps none. */
export const setWrapSchema = z.strictObject({ type: z.literal('set-wrap'), wrap: wrapFields.nullable() })
export type SetWrap = z.infer<typeof setWrapSchema>

export function setWrap(document: AppDocument, { wrap }: SetWrap): Applied {
  const before = document.app.wrap
  const inverse: SetWrap = { type: 'set-wrap', wrap: before ?? null }
  if (wrap) assertValid((reporter) => checkWrap(wrap, reporter))
  if (isEqual(before ?? null, wrap)) return { document, inverse }
  const { wrap: _before, ...app } = document.app
  return { document: { ...document, app: wrap ? { ...document.app, wrap } : app }, inverse }
}
