import type { Studio } from '../state/studio.ts'
import { createDragMarks } from './drag-marks.ts'
import {
  type DropSubject,
  dropAt,
  dropOnScreen,
  leftOutOf,
  subjectIcon,
  subjectName,
} from './drop-subject.ts'
import { type DropTarget, findDropTarget } from './drop-target.ts'
import { measureBoxes } from './measure-boxes.ts'
import { getCanvasElements } from './node-elements.ts'
import { scrollNearEdge } from './scroll-near-edge.ts'
import { findScreenTile, type ScreenTile } from './screen-tiles.ts'
import { suppressClick } from './suppress-click.ts'

interface DragOptions {
  subject: DropSubject
  start: { clientX: number; clientY: number; pointerId: number; pointerType: string }
  /** Told when the pointer has moved far enough to be a drag, and when it ends. */
  onDragging?(isDragging: boolean): void
}

/** Px the pointer moves before a press is a drag; ms a finger rests before it is one. */
const threshold = 4
const longPressMs = 280
/** Ms over a screen's thumbnail after which that screen is shown, so that one can drop inside it. */
const dwellMs = 650

let cancelCurrent: (() => void) | null = null

/** Ends the drag under way without a drop, as when a long press turned out to ask for the menu. */
export function cancelDrag(): void {
  cancelCurrent?.()
}

/**
 * Follows a pressed pointer until it is released. Nothing redraws on the way: the insertion line is moved by
 * hand, the document changes once, at the drop. Over the thumbnail of a screen the drop goes to that screen.
 * Escape, or a drop anywhere else, changes nothing.
 */
export function followDrag(studio: Studio, { subject, start, onDragging }: DragOptions): void {
  if (!studio.access.get().canEdit) return
  const isTouch = start.pointerType === 'touch'
  const marks = createDragMarks()
  let isDragging = false
  let point = { x: start.clientX, y: start.clientY }
  let target: DropTarget | null = null
  let tile: ScreenTile | null = null
  let measured: ReturnType<typeof measureBoxes> | null = null
  let frame = 0
  let dwell = 0
  const pressTimer = isTouch ? window.setTimeout(begin, longPressMs) : 0

  function measure() {
    const canvas = getCanvasElements(studio)
    measured = canvas ? measureBoxes(studio, canvas, leftOutOf(subject)) : null
  }

  function begin() {
    if (!getCanvasElements(studio)) return end()
    isDragging = true
    measure()
    marks.begin(subjectName(studio, subject), subjectIcon(studio, subject))
    onDragging?.(true)
    update()
  }

  function update() {
    frame = 0
    const canvas = getCanvasElements(studio)
    if (!isDragging || !canvas) return
    if (scrollNearEdge(point, canvas.view)) {
      measure()
      frame = requestAnimationFrame(update)
    }
    find()
    marks.move(point, target)
  }

  function find() {
    overTile(findScreenTile(point))
    target = tile === null && measured ? findDropTarget(measured.boxes, measured.screen, point) : null
  }

  function overTile(next: ScreenTile | null) {
    if (next?.screenId === tile?.screenId) return
    tile?.element.classList.remove('drop')
    window.clearTimeout(dwell)
    tile = next
    if (next === null) return
    next.element.classList.add('drop')
    dwell = window.setTimeout(() => {
      studio.view.set({ screenId: next.screenId, editingId: null })
      // The other screen is drawn with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(measure))
    }, dwellMs)
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    const distance = Math.hypot(point.x - start.clientX, point.y - start.clientY)
    if (!isDragging && distance > threshold) {
      if (isTouch) return end()
      begin()
    }
    if (isDragging && frame === 0) frame = requestAnimationFrame(update)
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    if (isDragging) {
      find()
      suppressClick()
      if (tile !== null) dropOnScreen(studio, subject, tile.screenId)
      else if (target) dropAt(studio, subject, target)
    }
    end()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isDragging) return
    event.stopPropagation()
    event.preventDefault()
    end()
  }

  function onScroll() {
    if (isDragging) measure()
  }

  function onTouchMove(event: TouchEvent) {
    if (isDragging) event.preventDefault()
  }

  function end() {
    window.clearTimeout(pressTimer)
    cancelAnimationFrame(frame)
    overTile(null)
    if (isDragging) onDragging?.(false)
    isDragging = false
    marks.end()
    cancelCurrent = null
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('scroll', onScroll, true)
    window.removeEventListener('touchmove', onTouchMove)
  }

  cancelCurrent?.()
  cancelCurrent = end
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('scroll', onScroll, true)
  window.addEventListener('touchmove', onTouchMove, { passive: false })
}
