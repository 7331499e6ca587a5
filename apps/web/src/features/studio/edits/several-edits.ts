import {
  type Command,
  type ComponentNode,
  collectNodeIds,
  copyNode,
  type Place,
  walkComponents,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { choosePlace } from './choose-place.ts'
import { nextId } from './component-edits.ts'
import { describeNode } from './describe-node.ts'
import { planMoves } from './plan-moves.ts'
import { rootsOf, selectedRoots } from './selected-roots.ts'
import { stepGap } from './step-gap.ts'

/** "Button 'Save'", or "3 components". */
export function describeNodes(studio: Studio, ids: readonly string[]): string {
  const node = ids.length === 1 && ids[0] !== undefined ? studio.document.getNode(ids[0]) : undefined
  return node ? describeNode(node) : `${ids.length} components`
}

/** Makes several commands one edit and so one step of undo; false when it could not be made. */
function runAll(studio: Studio, commands: Command[], failure: string, announce: string): boolean {
  const [first] = commands
  if (!first) return false
  return studio.run(commands.length === 1 ? first : { type: 'batch', commands }, { failure, announce })
}

/** Deletes what is selected; the neighbour that takes its place is not selected, so that Delete twice is no trap. */
export function removeSelected(studio: Studio): boolean {
  const ids = selectedRoots(studio)
  return runAll(
    studio,
    ids.map((id) => ({ type: 'remove-component', id })),
    texts.errors.remove,
    `${describeNodes(studio, ids)} deleted`,
  )
}

/** Puts a copy right behind each selected component and selects the copies. */
export function duplicateSelected(studio: Studio): void {
  const ids = selectedRoots(studio)
  const copies = ids.map((id) => ({ id, newId: nextId(studio, studio.document.getNode(id)?.type ?? '') }))
  const isDone = runAll(
    studio,
    copies.map(({ id, newId }) => ({ type: 'duplicate-component', id, newId })),
    texts.errors.add,
    `${describeNodes(studio, ids)} duplicated`,
  )
  if (isDone)
    selectAndReveal(
      studio,
      copies.map(({ newId }) => newId),
    )
}

/** Puts copies of components (from the clipboard) together at the usual place, with new ids, and selects them. */
export function pasteNodes(studio: Studio, nodes: readonly ComponentNode[]): boolean {
  const { view, selection, document } = studio
  const place = choosePlace(document, view.get().screenId, selection.getSelectedId())
  const taken = collectNodeIds(document.getDocument())
  const copies = nodes.map((node) => {
    const copy = copyNode(node, nextId(studio, node.type), taken)
    for (const { id } of walkComponents([copy])) taken.add(id)
    return copy
  })
  const isDone = runAll(
    studio,
    copies.map((node, at) => ({
      type: 'add-component',
      node,
      place: { ...place, index: place.index + at },
    })),
    texts.errors.add,
    copies.length === 1 && copies[0]
      ? `${describeNode(copies[0])} pasted`
      : `${copies.length} components pasted`,
  )
  if (isDone)
    selectAndReveal(
      studio,
      copies.map(({ id }) => id),
    )
  return isDone
}

/** Moves components together into a gap (see planMoves); into themselves they cannot go. */
export function moveNodes(studio: Studio, ids: readonly string[], gap: Place): boolean {
  const roots = rootsOf(studio.document, ids)
  const commands = planMoves(studio.document, roots, gap)
  const [first] = commands
  if (!first) return false
  const done = `${describeNodes(studio, roots)} moved to place ${first.to.index + 1}`
  if (!runAll(studio, commands, texts.errors.reorder, done)) return false
  if (studio.view.get().screenId === gap.screenId) selectAndReveal(studio, roots)
  return true
}

/** Moves the selected components of one parent by one place; what is at the end stays. */
export function moveSelectedBy(studio: Studio, by: -1 | 1): void {
  const roots = selectedRoots(studio)
  const places = roots.flatMap((id) => studio.document.placeOf(id) ?? [])
  const [first] = places
  const last = places.at(-1)
  if (!first || !last || places.some((place) => place.parentId !== first.parentId)) return
  const siblings = studio.document.siblingsAt(first.screenId, first.parentId)
  const ends = { first: first.index, last: last.index, isOnScreen: first.parentId === null }
  const index = stepGap(siblings, ends, by)
  if (index === null) {
    studio.announce(`Already ${by < 0 ? 'first' : 'last'}: ${describeNodes(studio, roots)}`)
    return
  }
  moveNodes(studio, roots, { ...first, index })
}

/** Puts the selected components into a new container or stack that stands where the first of them was. */
export function wrapSelected(studio: Studio, type: 'container' | 'stack'): void {
  const roots = selectedRoots(studio)
  const [first] = roots
  const place = first === undefined ? undefined : studio.document.placeOf(first)
  if (!place) return
  const id = nextId(studio, type)
  const node: ComponentNode = {
    id,
    type,
    label: definitions[type].defaultLabel,
    properties: {},
    children: [],
  }
  const isDone = runAll(
    studio,
    [
      { type: 'add-component', node, place },
      ...roots.map((child, index) => ({
        type: 'move-component' as const,
        id: child,
        to: { screenId: place.screenId, parentId: id, index },
      })),
    ],
    texts.errors.reorder,
    `${describeNodes(studio, roots)} put into a ${type}`,
  )
  if (isDone) selectAndReveal(studio, [id])
}

/** Takes a container or stack away and leaves what was in it. */
export function unwrapNode(studio: Studio, id: string): void {
  const node = studio.document.getNode(id)
  const place = studio.document.placeOf(id)
  const children = node?.children ?? []
  if (!node || !place || children.length === 0) return
  const isDone = runAll(
    studio,
    [
      ...children.map((child, at) => ({
        type: 'move-component' as const,
        id: child.id,
        to: { ...place, index: place.index + 1 + at },
      })),
      { type: 'remove-component', id },
    ],
    texts.errors.reorder,
    `${describeNode(node)} taken apart`,
  )
  if (isDone)
    selectAndReveal(
      studio,
      children.map((child) => child.id),
    )
}

/** Moves the selected components out of their container, right behind it. */
export function moveSelectedOut(studio: Studio): void {
  const roots = selectedRoots(studio)
  const parentId = roots[0] === undefined ? null : (studio.document.placeOf(roots[0])?.parentId ?? null)
  const place = parentId === null ? undefined : studio.document.placeOf(parentId)
  if (place) moveNodes(studio, roots, { ...place, index: place.index + 1 })
  else if (roots.length > 0) studio.announce(texts.inNoContainer)
}

function selectAndReveal(studio: Studio, ids: readonly string[]): void {
  studio.selection.selectAll(ids)
  const last = ids.at(-1)
  if (last !== undefined) revealNode(studio, last)
}
