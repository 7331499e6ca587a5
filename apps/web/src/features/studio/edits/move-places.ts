import { type Place, walkComponents } from '@kwiq/app-model'
import type { Studio } from '../state/studio.ts'
import { takesChildren } from './choose-place.ts'
import { describeNode, typeIcon } from './describe-node.ts'
import { selectedRoots } from './selected-roots.ts'

/** A place one can move the selection to, with words for it. */
interface MovePlace {
  id: string
  label: string
  description: string
  icon: string
  place: Place
}

/** Every place of the shown screen for what is selected, then the end of each other screen. */
export function movePlaces(studio: Studio): MovePlace[] {
  const { document, view } = studio
  const shown = document.getScreen(view.get().screenId)
  if (!shown) return []
  const roots = selectedRoots(studio).flatMap((id) => document.getNode(id) ?? [])
  const moved = new Set([...walkComponents(roots)].map(({ id }) => id))
  const places: MovePlace[] = [
    {
      id: 'start',
      label: `Start of ${shown.name}`,
      description: 'This screen',
      icon: 'layers',
      place: { screenId: shown.id, parentId: null, index: 0 },
    },
  ]
  for (const node of walkComponents(shown.components)) {
    const place = document.placeOf(node.id)
    if (!place || moved.has(node.id)) continue
    const parent = place.parentId === null ? undefined : document.getNode(place.parentId)
    const where = parent ? `In ${describeNode(parent)}` : 'This screen'
    const common = { description: where, icon: typeIcon(node.type) }
    if (takesChildren(node)) {
      const inside = { screenId: shown.id, parentId: node.id, index: node.children?.length ?? 0 }
      places.push({ ...common, id: `into ${node.id}`, label: `Into ${describeNode(node)}`, place: inside })
    }
    places.push({
      ...common,
      id: `after ${node.id}`,
      label: `After ${describeNode(node)}`,
      place: { ...place, index: place.index + 1 },
    })
  }
  for (const screen of document.getDocument().screens) {
    if (screen.id === shown.id) continue
    places.push({
      id: `screen ${screen.id}`,
      label: `End of ${screen.name}`,
      description: 'Another screen',
      icon: 'layers',
      place: { screenId: screen.id, parentId: null, index: screen.components.length },
    })
  }
  return places
}
