import { walkComponents, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'

const signs: ReadonlySet<string> = new Set(['heart', 'bookmark', 'star'])

/** The one sign for keeping something in an app: that of the screen of what is kept, which is also its tab's. */
export function keepingSign(saved: ScreenPlan | undefined): string {
  return saved && signs.has(saved.icon) ? saved.icon : 'heart'
}

/** Gives everything on a screen that leads to what one kept the sign of that, so that an app has one sign for keeping. */
export function signAlike(components: readonly ComponentNode[], { screens }: AppPlan): void {
  const saved = new Map(
    screens.flatMap((screen) => (screen.kind === 'saved' ? [[screen.id, keepingSign(screen)] as const] : [])),
  )
  if (saved.size === 0) return
  const visit = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    else if (value !== null && typeof value === 'object') {
      const { action, icon } = value
      const isLink = action !== null && typeof action === 'object' && !Array.isArray(action)
      const sign = isLink ? saved.get(String(action.screenId)) : undefined
      if (sign && typeof icon === 'string' && signs.has(icon)) value.icon = sign
      for (const each of Object.values(value)) visit(each)
    }
  }
  for (const { type, properties } of walkComponents(components)) if (type !== 'navbar') visit(properties)
}
