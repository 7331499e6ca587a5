import type { MenuEntry } from '@kwiq/ui'
import { ArrowDown, ArrowUp, Copy, CopyPlus, Scissors, Trash2 } from 'lucide-react'
import type { Studio } from '../state/studio.ts'
import { copySelected, cutSelected } from './clipboard.ts'
import { duplicateComponent, moveBy, removeComponent } from './component-edits.ts'
import { movePlaces } from './move-places.ts'

/** Everything one can do to a component without dragging it. */
export function nodeMenuEntries(studio: Studio, id: string): MenuEntry[] {
  const place = studio.document.placeOf(id)
  if (!place) return []
  const count = studio.document.siblingsAt(place.screenId, place.parentId).length
  return [
    {
      label: 'Move up',
      icon: ArrowUp,
      shortcut: 'Alt ↑',
      isDisabled: place.index === 0,
      onSelect: () => moveBy(studio, id, -1),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      shortcut: 'Alt ↓',
      isDisabled: place.index >= count - 1,
      onSelect: () => moveBy(studio, id, 1),
    },
    { kind: 'separator' },
    { kind: 'label', label: 'Move to…' },
    ...movePlaces(studio, id),
    { kind: 'separator' },
    { label: 'Copy', icon: Copy, shortcut: 'Ctrl C', onSelect: () => copySelected(studio) },
    { label: 'Cut', icon: Scissors, shortcut: 'Ctrl X', onSelect: () => cutSelected(studio) },
    {
      label: 'Duplicate',
      icon: CopyPlus,
      shortcut: 'Ctrl D',
      onSelect: () => duplicateComponent(studio, id),
    },
    { kind: 'separator' },
    {
      label: 'Delete',
      icon: Trash2,
      shortcut: 'Del',
      isDangerous: true,
      onSelect: () => removeComponent(studio, id),
    },
  ]
}
