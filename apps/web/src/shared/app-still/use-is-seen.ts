import { useEffect, useState, type RefObject } from 'react'
import { drawWhenIdle } from '../draw-when-idle.ts'

/**
 * Whether the element has ever been within a screen's reach of the window; stays true from then on. With `countsIdle`
 * it counts as seen, too, once the browser has nothing else to do: for the few pictures of a short list.
 */
export function useIsSeen(element: RefObject<Element | null>, countsIdle = false): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    const forget = countsIdle ? drawWhenIdle(() => setIsSeen(true)) : undefined
    return () => {
      observer.disconnect()
      forget?.()
    }
  }, [element, isSeen, countsIdle])
  return isSeen
}
