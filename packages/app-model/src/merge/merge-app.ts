import type { AppInfo } from '../types.ts'
import { mergeFields } from './merge-fields.ts'

/** Name, description, icon, start and theme, each by three. */
export function mergeApp(
  base: AppInfo,
  ours: AppInfo,
  theirs: AppInfo,
  onConflict: (key: string, ours: unknown, theirs: unknown) => void,
): AppInfo {
  const theme = mergeFields(base.theme, ours.theme, theirs.theme, (key, inOurs, inTheirs) =>
    onConflict(`theme.${key}`, inOurs, inTheirs),
  )
  return mergeFields<AppInfo>({ ...base, theme }, { ...ours, theme }, { ...theirs, theme }, onConflict)
}
