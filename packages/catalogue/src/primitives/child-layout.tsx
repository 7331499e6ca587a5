import { type ReactNode, useMemo } from 'react'
import { type Layout, LayoutContext, useLayout } from './layout.ts'

/**
 * Gives children a place of their own: the parent's with `changes` in it. The value only changes when the
 * parent's or one of the changes does, so that memoised children are left alone.
 */
export function ChildLayout({ changes, children }: { changes: Partial<Layout>; children: ReactNode }) {
  const parent = useLayout()
  const {
    theme = parent.theme,
    roles = parent.roles,
    width = parent.width,
    nested = parent.nested,
    centered = parent.centered,
    fill = false,
    screenMargin = parent.screenMargin,
  } = changes
  const layout = useMemo(
    () => ({ ...parent, theme, roles, width, nested, centered, fill, screenMargin }),
    [parent, theme, roles, width, nested, centered, fill, screenMargin],
  )
  return <LayoutContext.Provider value={layout}>{children}</LayoutContext.Provider>
}
