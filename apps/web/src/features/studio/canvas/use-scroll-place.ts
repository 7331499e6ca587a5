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
    const isFirst = shownBefore.current === ''
    shownBefore.current = shown
    // A device wider than the window is seen from its middle.
    const middleOf = (element: HTMLElement) => (element.scrollWidth - element.clientWidth) / 2
    if (isFirst) {
      // It is at its top. The next frame lays it out anyway: asked for its size at once, it would be laid out twice.
      requestAnimationFrame(() => {
        if (view.current) view.current.scrollLeft = middleOf(view.current)
      })
    } else {
      // In braces: newer browsers answer with a promise, which React would take for the effect's end.
      void view.current?.scrollTo(middleOf(view.current), 0)
    }
  }, [view, shown])
}
