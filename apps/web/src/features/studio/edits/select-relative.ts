import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { describeNode } from './describe-node.ts'
import { selectedRoots } from './selected-roots.ts'

type Relation =
  | 'select-next'
  | 'select-previous'
  | 'select-parent'
  | 'select-child'
  | 'select-first'
  | 'select-last'

/** Selects the sibling, parent or first child of what is selected (else the first of the screen) and brings it into sight. */
export function selectRelative(studio: Studio, to: Relation): boolean {
  const next = findRelative(studio, to)
  if (next === undefined) return false
  studio.selection.select(next)
  tellAndReveal(studio, next)
  return true
}

/** Takes the next component in that direction into the selection, or the end of it back out. */
export function extendSelection(studio: Studio, by: 1 | -1): boolean {
  const { document, selection } = studio
  const id = selection.getSelectedId()
  const place = id === null ? undefined : document.placeOf(id)
  if (id === null || !place) return selectRelative(studio, 'select-next')
  const next = document.siblingsAt(place.screenId, place.parentId)[place.index + by]
  if (!next) return true
  if (selection.isSelected(next.id)) selection.toggle(id)
  else selection.toggle(next.id)
  tellAndReveal(studio, next.id)
  return true
}

/** Selects everything beside what is selected; when that is selected already, everything around it. */
export function selectAllBeside(studio: Studio): boolean {
  const { document, selection, view } = studio
  const { screenId } = view.get()
  const [root] = selectedRoots(studio)
  let parentId = root === undefined ? null : (document.placeOf(root)?.parentId ?? null)
  let ids = document.siblingsAt(screenId, parentId).map(({ id }) => id)
  while (parentId !== null && ids.every(selection.isSelected)) {
    parentId = document.placeOf(parentId)?.parentId ?? null
    ids = document.siblingsAt(screenId, parentId).map(({ id }) => id)
  }
  selection.selectAll(ids)
  studio.announce(ids.length === 1 ? '1 component selected' : `${ids.length} components selected`)
  return true
}

function tellAndReveal(studio: Studio, id: string): void {
  const node = studio.document.getNode(id)
  const count = studio.selection.getSelectedIds().length
  if (node) studio.announce(count > 1 ? `${describeNode(node)}, ${count} selected` : describeNode(node))
  revealNode(studio, id)
}

function findRelative(studio: Studio, to: Relation): string | undefined {
  const { document, selection, view } = studio
  const id = selection.getSelectedId()
  const place = id === null ? undefined : document.placeOf(id)
  const siblings = document.siblingsAt(place?.screenId ?? view.get().screenId, place?.parentId ?? null)
  if (to === 'select-last') return siblings.at(-1)?.id
  if (to === 'select-first' || id === null || !place) return siblings[0]?.id
  if (to === 'select-next') return siblings[place.index + 1]?.id
  if (to === 'select-previous') return siblings[place.index - 1]?.id
  if (to === 'select-parent') return place.parentId ?? undefined
  return document.getNode(id)?.children?.[0]?.id
}
