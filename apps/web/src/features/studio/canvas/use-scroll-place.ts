import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useView } from '../state/studio-context.ts'

/** Every screen and device is shown from its top; zooming keeps what stands in the middle where it is. */
export function useScrollPlace(view: RefObject<HTMLElement | null>): void {
  const shown = useView((state) => `${state.device} ${state.screenId}`)
  const zoom = useView((state) => state.zoom)
  const zoomBefore = useRef(zoom)
  const shownBefore = useRef('')

  useLayoutEffect(() => {
    const factor = zoom / zoomBefore.current
    zoomBefore.current = zoom
    const element = view.current
    if (!element || factor === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    const keepMiddle = (start: number, size: number) => (start + size / 2) * factor - size / 2
    // At the top one stays at the top.
    const top = scrollTop === 0 ? 0 : keepMiddle(scrollTop, clientHeight)
    void element.scrollTo(keepMiddle(scrollLeft, clientWidth), top)
  }, [view, zoom])

  useLayoutEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    const show = () => {
      const element = view.current
      // A device wider than the window is seen from its middle.
      void element?.scrollTo((element.scrollWidth - element.clientWidth) / 2, 0)
    }
    // The frame that shows it lays it out anyway: asked for its size at once, it would be laid out twice.
    requestAnimationFrame(show)
  }, [view, shown])
}
