import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { takesChildren } from './choose-place.ts'
import { selectedRoots } from './selected-roots.ts'
import { moveNodes } from './several-edits.ts'

/** Moves the selected components into the container right before them (at its end), else right after (at its start). */
export function moveSelectedIn(studio: Studio): void {
  const roots = selectedRoots(studio)
  const places = roots.flatMap((id) => studio.document.placeOf(id) ?? [])
  const [first] = places
  const last = places.at(-1)
  if (!first || !last) return
  const siblings = studio.document.siblingsAt(first.screenId, first.parentId)
  const before = siblings[first.index - 1]
  const after = siblings[last.index + 1]
  if (before && takesChildren(before)) {
    moveNodes(studio, roots, { ...first, parentId: before.id, index: before.children?.length ?? 0 })
  } else if (after && takesChildren(after)) {
    moveNodes(studio, roots, { ...first, parentId: after.id, index: 0 })
  } else studio.announce(texts.noContainerBeside)
}
