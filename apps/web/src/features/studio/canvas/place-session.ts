import type { Studio } from '../state/studio.ts'
import type { Placing } from '../state/view-state.ts'
import { createDragMarks } from './drag-marks.ts'
import { dropAt, dropOnScreen, leftOutOf, subjectIcon, subjectName } from './drop-subject.ts'
import { findDropTarget } from './drop-target.ts'
import { measureBoxes } from './measure-boxes.ts'
import { getCanvasElements } from './node-elements.ts'
import { findScreenTile } from './screen-tiles.ts'

const sessions = new WeakMap<Studio, () => void>()

/**
 * Everything a drag does, by two single clicks: what was chosen follows the pointer, and the next click on the
 * canvas (or on a screen's thumbnail) puts it down. Escape, or a click elsewhere, leaves all as it was.
 */
export function startPlacing(studio: Studio, subject: Placing): void {
  cancelPlacing(studio)
  const marks = createDragMarks()
  studio.view.set({ placing: subject, mode: 'screen', risen: 'none', editingId: null })
  marks.begin(subjectName(studio, subject), subjectIcon(studio, subject))
  studio.announce(`Click where ${subjectName(studio, subject)} should go. Escape cancels.`)

  const targetAt = (point: { x: number; y: number }) => {
    const canvas = getCanvasElements(studio)
    if (!canvas) return null
    const { boxes, screen } = measureBoxes(studio, canvas, leftOutOf(subject))
    return findDropTarget(boxes, screen, point)
  }
  let frame = 0
  const onMove = (event: PointerEvent) => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      const point = { x: event.clientX, y: event.clientY }
      marks.move(point, targetAt(point))
    })
  }
  const onClick = (event: MouseEvent) => {
    const place = event.target instanceof Element ? event.target : null
    if (place?.closest('[data-placing-cancel]')) return
    const tile = findScreenTile({ x: event.clientX, y: event.clientY })
    if (!tile && !place?.closest('[data-canvas]')) return cancelPlacing(studio)
    event.preventDefault()
    event.stopPropagation()
    const target = tile ? null : targetAt({ x: event.clientX, y: event.clientY })
    cancelPlacing(studio)
    if (tile) dropOnScreen(studio, subject, tile.screenId)
    else if (target) dropAt(studio, subject, target)
  }
  const onPress = (event: PointerEvent) => {
    // The press must neither select nor begin a drag.
    if (event.target instanceof Element && event.target.closest('[data-canvas]')) event.stopPropagation()
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerdown', onPress, true)
  window.addEventListener('click', onClick, true)
  sessions.set(studio, () => {
    cancelAnimationFrame(frame)
    marks.end()
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerdown', onPress, true)
    window.removeEventListener('click', onClick, true)
    studio.view.set({ placing: null })
  })
}

/** Ends placing without putting anything down. */
export function cancelPlacing(studio: Studio): void {
  sessions.get(studio)?.()
  sessions.delete(studio)
}
