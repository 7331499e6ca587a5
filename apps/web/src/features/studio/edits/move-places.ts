import { walkComponents } from '@kwiq/app-model'
import type { MenuEntry } from '@kwiq/ui'
import { CornerDownRight, Smartphone } from 'lucide-react'
import type { Studio } from '../state/studio.ts'
import { takesChildren } from './choose-place.ts'
import { moveComponent } from './component-edits.ts'
import { describeNode } from './describe-node.ts'

/** Containers offered at most; a longer menu helps nobody. */
const containerLimit = 12

/** Menu entries that move a component to the end of each container of its screen, of the screen, or of another. */
export function movePlaces(studio: Studio, id: string): MenuEntry[] {
  const node = studio.document.getNode(id)
  const place = studio.document.placeOf(id)
  const shown = place && studio.document.getScreen(place.screenId)
  if (!node || !place || !shown) return []
  const inside = new Set([...walkComponents([node])].map((child) => child.id))
  const containers = [...walkComponents(shown.components)]
    .filter(
      (candidate) => takesChildren(candidate) && !inside.has(candidate.id) && candidate.id !== place.parentId,
    )
    .slice(0, containerLimit)
  const { screens } = studio.document.getDocument()
  const within = (screenId: string, parentId: string | null) => {
    const count = studio.document.siblingsAt(screenId, parentId).length
    const isSame = place.screenId === screenId && place.parentId === parentId
    moveComponent(studio, id, { screenId, parentId, index: isSame ? count - 1 : count })
  }
  return [
    ...containers.map((container) => ({
      label: `Into ${describeNode(container)}`,
      icon: CornerDownRight,
      onSelect: () => within(shown.id, container.id),
    })),
    ...screens
      .filter((screen) => screen.id !== shown.id || place.parentId !== null)
      .map((screen) => ({
        label: `End of ${screen.name}`,
        icon: Smartphone,
        onSelect: () => {
          within(screen.id, null)
          studio.view.set({ screenId: screen.id })
        },
      })),
  ]
}
