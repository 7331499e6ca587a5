import type { Studio } from './studio.ts'
import type { ViewState } from './view-state.ts'

/** Where the panels no longer stand beside the canvas but rise over it, as in styles/layout.css. */
const narrow = '(max-width: 860px)'

/** What shows a side panel: beside the canvas, or risen over it in a narrow window (a phone, or a page at 200%). */
export function panelOpened(side: 'left' | 'right'): Partial<ViewState> {
  const beside: Partial<ViewState> = side === 'left' ? { isLeftOpen: true } : { isRightOpen: true }
  const isNarrow = window.matchMedia(narrow).matches
  // The right panel and a sheet stand in the same place; risen panels cover a sheet as well.
  return {
    ...beside,
    ...(isNarrow && { risen: side }),
    ...((isNarrow || side === 'right') && { sheet: 'none' }),
  }
}

/** Shows the properties of the screen and the app, where the theme is. */
export function openTheme({ selection, view }: Pick<Studio, 'selection' | 'view'>): void {
  selection.select(null)
  view.set({ ...panelOpened('right'), rightTab: 'properties' })
}
