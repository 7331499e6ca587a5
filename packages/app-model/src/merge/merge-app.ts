import type { AppInfo } from '../types.ts'
import { mergeFields } from './merge-fields.ts'

/** Name, description, icon, start, theme and wrap, each by three. */
export function mergeApp(
  base: AppInfo,
  ours: AppInfo,
  theirs: AppInfo,
  onConflict: (key: string, ours: unknown, theirs: unknown) => void,
): AppInfo {
  const theme = mergeFields(base.theme, ours.theme, theirs.theme, (key, inOurs, inTheirs) =>
    onConflict(`theme.${key}`, inOurs, inTheirs),
  )
  // Field by field where both still have one; taken away by one and changed by the other is a conflict of the whole.
  const wrap =
    ours.wrap && theirs.wrap
      ? mergeFields(base.wrap ?? {}, ours.wrap, theirs.wrap, (key, inOurs, inTheirs) =>
          onConflict(`wrap.${key}`, inOurs, inTheirs),
        )
      : null
  const settled = wrap ? { theme, wrap } : { theme }
  return mergeFields<AppInfo>(
    { ...base, ...settled },
    { ...ours, ...settled },
    { ...theirs, ...settled },
    onConflict,
  )
}
