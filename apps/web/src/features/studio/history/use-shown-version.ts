import { type AppDocument, findScreen } from '@kwiq/app-model'
import { useCallback, useEffect, useRef } from 'react'
import { useStudio } from '../state/studio-context.ts'
import type { ChangedScreen } from './changed-parts.ts'

/**
 * Shows a version's document on the canvas in place of the app, as long as the caller is on the page, beginning at
 * the first screen that changed. Returns the way to look at another screen of it.
 */
export function useShownVersion(
  document: AppDocument,
  screens: readonly ChangedScreen[],
): (screenId: string) => void {
  const studio = useStudio()
  const isBegun = useRef(false)
  const show = useCallback((screenId: string) => studio.view.set({ mode: 'screen', screenId }), [studio])
  useEffect(() => {
    studio.selection.select(null)
    studio.shownInstead.set({ document })
    const shownId = studio.view.get().screenId
    const changedId = screens.find(({ id }) => findScreen(document, id))?.id
    if (!isBegun.current && changedId !== undefined && !screens.some(({ id }) => id === shownId))
      show(changedId)
    else if (!findScreen(document, shownId)) show(changedId ?? document.app.startScreenId)
    isBegun.current = true
  }, [studio, document, screens, show])
  useEffect(
    () => () => {
      studio.shownInstead.set({ document: null })
      if (studio.document.getScreen(studio.view.get().screenId)) return
      studio.view.set({ screenId: studio.document.getDocument().app.startScreenId })
    },
    [studio],
  )
  return show
}
