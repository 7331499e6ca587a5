import type { AppDocument, Screen } from '@kwiq/app-model'

/** A screen as lists show it. */
export interface ScreenName {
  id: string
  name: string
}

const known = new WeakMap<readonly Screen[], readonly ScreenName[]>()
let latest: readonly ScreenName[] = []

/**
 * Ids and names of the screens in order: the very same list while none of them changes, so that what shows only
 * names is not drawn anew by every edit of a component.
 */
export function screenNames({ screens }: AppDocument): readonly ScreenName[] {
  const found = known.get(screens)
  if (found) return found
  const before = latest
  const isSame =
    before.length === screens.length &&
    screens.every(({ id, name }, index) => before[index]?.id === id && before[index].name === name)
  latest = isSame ? before : screens.map(({ id, name }) => ({ id, name }))
  known.set(screens, latest)
  return latest
}
