import { type Change, componentOfChange } from '@kwiq/app-model'
import { useEffect } from 'react'
import { findNodeElement, getCanvasElements } from '../canvas/node-elements.ts'
import { useStudio } from '../state/studio-context.ts'
import { kindOf } from './change-words.ts'

/** Outlines on the canvas what the changes are about; the one that is looked at is brought into sight. */
export function useChangeMarks(changes: readonly Change[], looked: Change | null): void {
  const studio = useStudio()
  useEffect(() => {
    const host = getCanvasElements(studio)?.host
    if (!host) return
    let frame = 0
    let isInSight = looked === null
    const marked = new Set<Element>()
    const mark = () => {
      frame = 0
      for (const change of looked ? [looked] : changes) {
        const id = componentOfChange(change)
        const element = id === null ? null : findNodeElement(host, id)
        if (!element) continue
        element.setAttribute('data-change', kindOf(change))
        marked.add(element)
        if (!isInSight) element.scrollIntoView({ block: 'nearest' })
        isInSight = true
      }
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(mark)
    }
    // The canvas draws by itself, when another document or screen is shown on it.
    const drawings = new MutationObserver(schedule)
    drawings.observe(host, { childList: true, subtree: true })
    schedule()
    return () => {
      drawings.disconnect()
      cancelAnimationFrame(frame)
      for (const element of marked) element.removeAttribute('data-change')
    }
  }, [studio, changes, looked])
}
