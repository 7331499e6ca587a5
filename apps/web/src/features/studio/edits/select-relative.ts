import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { describeNode } from './describe-node.ts'

/** Selects the sibling, parent or first child of what is selected (else the first of the screen) and brings it into sight. */
export function selectRelative(
  studio: Studio,
  to: 'select-next' | 'select-previous' | 'select-parent' | 'select-child',
): boolean {
  const next = findRelative(studio, to)
  if (next === undefined) return false
  studio.selection.select(next)
  const node = studio.document.getNode(next)
  if (node) studio.announce(describeNode(node))
  revealNode(studio, next)
  return true
}

function findRelative(studio: Studio, to: string): string | undefined {
  const { document, selection, view } = studio
  const id = selection.getSelectedId()
  const place = id === null ? undefined : document.placeOf(id)
  if (id === null || !place) return document.siblingsAt(view.get().screenId, null)[0]?.id
  const siblings = document.siblingsAt(place.screenId, place.parentId)
  if (to === 'select-next') return siblings[place.index + 1]?.id
  if (to === 'select-previous') return siblings[place.index - 1]?.id
  if (to === 'select-parent') return place.parentId ?? undefined
  return document.getNode(id)?.children?.[0]?.id
}
