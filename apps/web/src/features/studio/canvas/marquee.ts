import type { Studio } from '../state/studio.ts'
import type { DropBox, Rect } from './drop-target.ts'
import { measureBoxes } from './measure-boxes.ts'
import { getCanvasElements } from './node-elements.ts'
import { scrollNearEdge } from './scroll-near-edge.ts'
import { suppressClick } from './suppress-click.ts'

interface MarqueeStart {
  clientX: number
  clientY: number
  pointerId: number
}

const threshold = 4

/**
 * Selects by a rectangle drawn with the pressed pointer, until it is released. What was selected before stays
 * with `isAdding`. Escape brings the former selection back.
 */
export function followMarquee(studio: Studio, start: MarqueeStart, isAdding: boolean): void {
  const { selection } = studio
  const former = selection.getSelectedIds()
  const frameMark = document.createElement('i')
  const found = new Map<string, DropBox>()
  let isDrawing = false
  let frame = 0
  let point = { x: start.clientX, y: start.clientY }
  // Where it began, in px of the scrolled content, so that it grows while the canvas scrolls.
  let origin = point

  function begin() {
    const canvas = getCanvasElements(studio)
    if (!canvas) return end()
    isDrawing = true
    const { left, top } = canvas.stage.getBoundingClientRect()
    origin = { x: start.clientX - left, y: start.clientY - top }
    frameMark.className = 'marquee'
    canvas.stage.append(frameMark)
    measure()
  }

  function measure() {
    const canvas = getCanvasElements(studio)
    if (!canvas) return
    const { left, top } = canvas.stage.getBoundingClientRect()
    for (const box of measureBoxes(studio, canvas, []).boxes)
      found.set(box.id, { ...box, left: box.left - left, top: box.top - top })
  }

  function update() {
    frame = 0
    const canvas = getCanvasElements(studio)
    if (!isDrawing || !canvas) return
    if (scrollNearEdge(point, canvas.view)) {
      measure()
      frame = requestAnimationFrame(update)
    }
    const { left, top } = canvas.stage.getBoundingClientRect()
    const rect = rectBetween(origin, { x: point.x - left, y: point.y - top })
    frameMark.style.transform = `translate(${rect.left}px, ${rect.top}px)`
    frameMark.style.width = `${rect.width}px`
    frameMark.style.height = `${rect.height}px`
    const ids = coveredBy([...found.values()], rect)
    selection.selectAll(isAdding ? [...former.filter((id) => !ids.includes(id)), ...ids] : ids)
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    if (!isDrawing && Math.hypot(point.x - start.clientX, point.y - start.clientY) > threshold) begin()
    if (isDrawing && frame === 0) frame = requestAnimationFrame(update)
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    if (isDrawing) {
      point = { x: event.clientX, y: event.clientY }
      update()
      suppressClick()
      studio.announce(`${selection.getSelectedIds().length} components selected`)
    }
    end()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isDrawing) return
    event.stopPropagation()
    event.preventDefault()
    selection.selectAll(former)
    end()
  }

  function end() {
    cancelAnimationFrame(frame)
    isDrawing = false
    frameMark.remove()
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', onKey, true)
  }

  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', onKey, true)
}

function rectBetween(one: { x: number; y: number }, other: { x: number; y: number }): Rect {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

/**
 * What a rectangle selects: the components of one level that it touches. The level is inside the innermost
 * container that holds the whole rectangle, else the screen itself.
 */
export function coveredBy(boxes: readonly DropBox[], rect: Rect): string[] {
  const holder = boxes.findLast((box) => box.acceptsChildren && holds(box, rect))
  return boxes
    .filter((box) => box.parentId === (holder?.id ?? null) && touches(box, rect))
    .sort((one, other) => one.index - other.index)
    .map(({ id }) => id)
}

function holds(box: Rect, rect: Rect): boolean {
  return (
    box.left <= rect.left &&
    box.top <= rect.top &&
    box.left + box.width >= rect.left + rect.width &&
    box.top + box.height >= rect.top + rect.height
  )
}

function touches(box: Rect, rect: Rect): boolean {
  return (
    box.left < rect.left + rect.width &&
    box.left + box.width > rect.left &&
    box.top < rect.top + rect.height &&
    box.top + box.height > rect.top
  )
}
