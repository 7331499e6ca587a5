import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useView } from '../state/studio-context.ts'

/** Every screen and device is shown from its top; zooming keeps what stands in the middle where it is. */
export function useScrollPlace(view: RefObject<HTMLElement | null>): void {
  const screenId = useView((state) => state.screenId)
  const device = useView((state) => state.device)
  const zoom = useView((state) => state.zoom)
  const zoomBefore = useRef(zoom)

  useLayoutEffect(() => {
    const factor = zoom / zoomBefore.current
    zoomBefore.current = zoom
    const element = view.current
    if (!element || factor === 1) return
    // At the top one stays at the top.
    if (element.scrollTop > 0) {
      const half = element.clientHeight / 2
      element.scrollTop = (element.scrollTop + half) * factor - half
    }
    const half = element.clientWidth / 2
    element.scrollLeft = (element.scrollLeft + half) * factor - half
  }, [view, zoom])

  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which React would take for the effect's end.
    void view.current?.scrollTo(0, 0)
  }, [view, screenId, device])
}
