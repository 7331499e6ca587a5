import type { Place } from '@kwiq/app-model'
import { addComponent, moveComponent } from '../edits/component-edits.ts'
import { describeNode, typeIcon, typeName } from '../edits/describe-node.ts'
import type { Studio } from '../state/studio.ts'
import { createDragMarks } from './drag-marks.ts'
import { type DropTarget, findDropTarget } from './drop-target.ts'
import { measureBoxes } from './measure-boxes.ts'
import { getCanvasElements } from './node-elements.ts'

/** What is being dragged: a tile of the palette or a component of the canvas. */
type DragSubject = { kind: 'new'; type: string } | { kind: 'move'; id: string }

interface DragOptions {
  subject: DragSubject
  start: { clientX: number; clientY: number; pointerId: number; pointerType: string }
  /** Told when the pointer has moved far enough to be a drag, and when it ends. */
  onDragging?(isDragging: boolean): void
}

/** Px the pointer moves before a press is a drag; ms a finger rests before it is one. */
const threshold = 4
const longPressMs = 280
/** Px from the ends of the canvas within which it scrolls, and how far per frame. */
const scrollEdge = 48
const scrollStep = 9

/**
 * Follows a pressed pointer until it is released. Nothing redraws on the way: the insertion line is moved by
 * hand, the document changes once, at the drop. Escape, or a drop outside the screen, changes nothing.
 */
export function followDrag(studio: Studio, { subject, start, onDragging }: DragOptions): void {
  const isTouch = start.pointerType === 'touch'
  const marks = createDragMarks()
  let isDragging = false
  let point = { x: start.clientX, y: start.clientY }
  let target: DropTarget | null = null
  let measured: ReturnType<typeof measureBoxes> | null = null
  let frame = 0
  const pressTimer = isTouch ? window.setTimeout(begin, longPressMs) : 0

  function begin() {
    const canvas = getCanvasElements(studio)
    if (!canvas) return end()
    isDragging = true
    measured = measureBoxes(studio, canvas, subject.kind === 'move' ? subject.id : null)
    marks.begin(nameOf(studio, subject), typeIcon(typeOf(studio, subject)))
    onDragging?.(true)
    update()
  }

  function update() {
    frame = 0
    const canvas = getCanvasElements(studio)
    if (!isDragging || !canvas) return
    if (scrollNearEdge(point, canvas.view)) {
      measured = measureBoxes(studio, canvas, subject.kind === 'move' ? subject.id : null)
      frame = requestAnimationFrame(update)
    }
    target = measured && findDropTarget(measured.boxes, measured.screen, point)
    marks.move(point, target)
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
      if (measured) target = findDropTarget(measured.boxes, measured.screen, point)
      suppressClick()
      if (target) drop(studio, subject, target)
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
    const canvas = getCanvasElements(studio)
    if (isDragging && canvas) {
      measured = measureBoxes(studio, canvas, subject.kind === 'move' ? subject.id : null)
    }
  }

  function onTouchMove(event: TouchEvent) {
    if (isDragging) event.preventDefault()
  }

  function end() {
    window.clearTimeout(pressTimer)
    cancelAnimationFrame(frame)
    if (isDragging) onDragging?.(false)
    isDragging = false
    marks.end()
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('scroll', onScroll, true)
    window.removeEventListener('touchmove', onTouchMove)
  }

  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('scroll', onScroll, true)
  window.addEventListener('touchmove', onTouchMove, { passive: false })
}

function nameOf(studio: Studio, subject: DragSubject): string {
  if (subject.kind === 'new') return typeName(subject.type)
  const node = studio.document.getNode(subject.id)
  return node ? describeNode(node) : ''
}

function typeOf(studio: Studio, subject: DragSubject): string {
  return subject.kind === 'new' ? subject.type : (studio.document.getNode(subject.id)?.type ?? '')
}

function drop(studio: Studio, subject: DragSubject, target: DropTarget): void {
  const place: Place = {
    screenId: studio.view.get().screenId,
    parentId: target.parentId,
    index: target.index,
  }
  if (subject.kind === 'new') return addComponent(studio, subject.type, place)
  const from = studio.document.placeOf(subject.id)
  // The target's index counts the dragged component itself; a command's index is the one it has afterwards.
  const isBehind =
    from?.parentId === place.parentId && from.screenId === place.screenId && from.index < place.index
  moveComponent(studio, subject.id, isBehind ? { ...place, index: place.index - 1 } : place)
}

/** The click that follows a drag must neither add a second component nor change the selection. */
function suppressClick(): void {
  window.addEventListener('click', stopEvent, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', stopEvent, true), 0)
}

function stopEvent(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** Scrolls the canvas while the pointer rests near its upper or lower end; true when it moved. */
function scrollNearEdge(point: { x: number; y: number }, view: HTMLElement): boolean {
  const { left, right, top, bottom } = view.getBoundingClientRect()
  const isOver = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  const by = point.y - top < scrollEdge ? -scrollStep : bottom - point.y < scrollEdge ? scrollStep : 0
  if (!isOver || by === 0) return false
  const before = view.scrollTop
  view.scrollTop += by
  return view.scrollTop !== before
}
