import type { ComponentNode } from '@kwiq/app-model'
import { type RefObject, useEffect, useRef } from 'react'
import { typeName } from '../edits/describe-node.ts'
import { anyChange } from '../state/document-store.ts'
import type { Studio } from '../state/studio.ts'
import { useStudio } from '../state/studio-context.ts'
import { type CanvasElements, findNodeElement, screenElement } from './node-elements.ts'

interface SelectionOverlayProps {
  elements: RefObject<CanvasElements | null>
}

/** Ms after the last change by which everything stands where it stays. */
const settledMs = 150

/**
 * Outline, handles and label of what is selected, and the outline of what is under the pointer. Drawn beside
 * the app, in screen px, so that they stay crisp at every zoom, and moved by hand before the next paint, so
 * that selecting redraws no component.
 */
export function SelectionOverlay({ elements }: SelectionOverlayProps) {
  const studio = useStudio()
  const selected = useRef<HTMLElement>(null)
  const hovered = useRef<HTMLElement>(null)
  const others = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    let later = 0
    const draw = () => {
      frame = 0
      const canvas = elements.current
      if (!canvas || !selected.current || !hovered.current || !others.current) return
      const ids = studio.selection.getSelectedIds()
      const selectedId = ids.length > 1 ? null : (ids[0] ?? null)
      const hoveredId = studio.selection.getHoveredId()
      const origin = canvas.stage.getBoundingClientRect()
      const chosen = measure(studio, canvas, selectedId)
      const pointedAt = measure(studio, canvas, hoveredId === selectedId ? null : hoveredId)
      outlineSeveral(canvas, others.current, origin, ids.length > 1 ? ids : [])
      outline(studio, selected.current, origin, chosen)
      outline(studio, hovered.current, origin, pointedAt)
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    // Some components are drawn a second time once they know how wide they are, which moves others.
    const followDocument = () => {
      schedule()
      clearTimeout(later)
      later = window.setTimeout(schedule, settledMs)
    }
    const sizes = new ResizeObserver(schedule)
    if (elements.current) {
      sizes.observe(elements.current.view)
      sizes.observe(elements.current.host)
    }
    const stops = [
      studio.selection.subscribe(schedule),
      studio.document.subscribe(anyChange, followDocument),
      studio.view.subscribe(schedule),
    ]
    window.addEventListener('scroll', schedule, true)
    // Not the promise that they are ready: to ask for it lays the page out.
    document.fonts.addEventListener('loadingdone', schedule)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
      sizes.disconnect()
      for (const stop of stops) stop()
      document.fonts.removeEventListener('loadingdone', schedule)
      window.removeEventListener('scroll', schedule, true)
    }
  }, [studio, elements])

  return (
    <div className="overlay" aria-hidden="true">
      <i className="sel soft" ref={hovered} hidden />
      <div ref={others} />
      <i className="sel" ref={selected} hidden data-selection="">
        <u />
        <u />
        <u />
        <u />
        <u />
        <u />
        <u />
        <u />
        <b>
          <span />
          <small />
        </b>
      </i>
    </div>
  )
}

/** Where an outline goes, read before anything is written: reading after writing lays the page out once more. */
interface Place {
  node: ComponentNode
  rect: DOMRect
  /** The left edge of the drawn screen, and the room there is beside it for the label. */
  screenLeft: number
  room: number
}

function measure(studio: Studio, { view, stage, host }: CanvasElements, id: string | null): Place | null {
  const element = id === null ? null : findNodeElement(host, id)
  const node = id === null ? undefined : studio.document.getNode(id)
  if (!element || !node) return null
  const screenLeft = screenElement(host).getBoundingClientRect().left
  const edge = Math.max(stage.getBoundingClientRect().left, view.getBoundingClientRect().left)
  return { node, rect: element.getBoundingClientRect(), screenLeft, room: screenLeft - edge - 24 }
}

function outline(studio: Studio, mark: HTMLElement, origin: DOMRect, place: Place | null): void {
  mark.hidden = place === null
  if (!place) return
  const { node, rect, screenLeft, room } = place
  mark.style.transform = `translate(${rect.left - origin.left}px, ${rect.top - origin.top}px)`
  mark.style.width = `${rect.width}px`
  mark.style.height = `${rect.height}px`
  const [name, size] = mark.querySelectorAll<HTMLElement>('b > *')
  const label = name?.parentElement
  if (!name || !size || !label) return
  const scale = studio.view.get().zoom / 100
  const words = `${typeName(node.type)} ${Math.round(rect.width / scale)} × ${Math.round(rect.height / scale)}`
  if (label.dataset.words !== words) {
    label.dataset.words = words
    name.textContent = typeName(node.type)
    size.textContent = words.slice(typeName(node.type).length + 1)
    label.dataset.width = `${label.offsetWidth}`
  }
  label.classList.toggle('above', room < Number(label.dataset.width))
  label.style.right = `${rect.left + rect.width - screenLeft + 18}px`
}

/** An outline around each selected component in sight, and one around them together. */
function outlineSeveral(
  { host }: CanvasElements,
  holder: HTMLElement,
  origin: DOMRect,
  ids: readonly string[],
): void {
  const rects = ids.flatMap((id) => {
    const element = findNodeElement(host, id)
    // What is far out of sight is not laid out; measuring it would lay it out.
    if (!element?.checkVisibility({ contentVisibilityAuto: true })) return []
    return [element.getBoundingClientRect()]
  })
  while (holder.children.length > (rects.length > 0 ? rects.length + 1 : 0)) holder.lastChild?.remove()
  if (rects.length === 0) return
  while (holder.children.length < rects.length + 1) {
    const mark = document.createElement('i')
    mark.className = 'sel also'
    holder.append(mark)
  }
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.right))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  const around = new DOMRect(left, top, right - left, bottom - top)
  for (const [index, rect] of [...rects, around].entries()) {
    const mark = holder.children[index]
    if (!(mark instanceof HTMLElement)) continue
    mark.className = index === rects.length ? 'sel group' : 'sel also'
    mark.style.transform = `translate(${rect.left - origin.left}px, ${rect.top - origin.top}px)`
    mark.style.width = `${rect.width}px`
    mark.style.height = `${rect.height}px`
  }
}
