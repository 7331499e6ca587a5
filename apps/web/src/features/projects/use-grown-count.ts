import { type RefObject, useEffect, useState } from 'react'

/** Cards drawn at a time: more than fit any window. */
const step = 60
/** How far below the window the next ones are drawn, so that nobody meets the end of the list. */
const reach = '1500px'

/**
 * How many of `total` cards to draw: some at first, and more whenever the end of the list, marked by `end`, comes near
 * the window. Hundreds of cards at once would make the page wait.
 */
export function useGrownCount(end: RefObject<Element | null>, total: number): number {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (!end.current || count >= total) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + step)
      },
      { rootMargin: reach },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, count, total])
  return Math.min(count, total)
}
