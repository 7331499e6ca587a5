import { addComponent } from '../edits/component-edits.ts'
import { typeIcon, typeName } from '../edits/describe-node.ts'
import { rootsOf } from '../edits/selected-roots.ts'
import { describeNodes, moveNodes } from '../edits/several-edits.ts'
import type { Studio } from '../state/studio.ts'
import type { Placing } from '../state/view-state.ts'
import type { DropTarget } from './drop-target.ts'

/** What is dragged, or waits for a click: a tile of the palette or components of the canvas. */
export type DropSubject = Placing

/** Components that stand where they cannot be dropped: the subject itself. */
export function leftOutOf(subject: DropSubject): readonly string[] {
  return subject.kind === 'move' ? subject.ids : []
}

export function subjectName(studio: Studio, subject: DropSubject): string {
  return subject.kind === 'new'
    ? typeName(subject.type)
    : describeNodes(studio, rootsOf(studio.document, subject.ids))
}

export function subjectIcon(studio: Studio, subject: DropSubject): string {
  if (subject.kind === 'new') return typeIcon(subject.type)
  return typeIcon(studio.document.getNode(subject.ids[0] ?? '')?.type ?? '')
}

/** Puts the subject into a gap of the shown screen, as one edit. */
export function dropAt(studio: Studio, subject: DropSubject, target: DropTarget): void {
  const { screenId } = studio.view.get()
  const place = { screenId, parentId: target.parentId, index: target.index }
  if (subject.kind === 'new') addComponent(studio, subject.type, place)
  else moveNodes(studio, subject.ids, place)
}

/** Puts the subject at the end of a screen and shows that screen. */
export function dropOnScreen(studio: Studio, subject: DropSubject, screenId: string): void {
  const place = {
    screenId,
    parentId: null,
    index: studio.document.siblingsAt(screenId, null).length,
  }
  studio.view.set({ screenId, editingId: null })
  if (subject.kind === 'new') addComponent(studio, subject.type, place)
  else moveNodes(studio, subject.ids, place)
}
