import type { MenuEntry } from '@kwiq/ui'
import { ArrowLeft, ArrowRight, CopyPlus, House, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { duplicateScreen, removeScreen, reorderScreen, setStartScreen } from '../edits/screen-edits.ts'
import { setLocked } from '../edits/set-locked.ts'
import { focusWhenThere } from '../shortcuts/focus-when-there.ts'
import type { Studio } from '../state/studio.ts'

/** What can be done with a screen from its thumbnail; what would change nothing is disabled. */
export function screenMenuEntries(studio: Studio, id: string, onRename: () => void): MenuEntry[] {
  const { app, screens } = studio.document.getDocument()
  const index = screens.findIndex((screen) => screen.id === id)
  const isLocked = studio.document.getScreen(id)?.isLocked === true
  return [
    { label: 'Rename', icon: Pencil, onSelect: () => setTimeout(onRename) },
    {
      label: 'Move left',
      icon: ArrowLeft,
      shortcut: 'Alt ←',
      isDisabled: index === 0,
      onSelect: () => reorderScreen(studio, id, index - 1),
    },
    {
      label: 'Move right',
      icon: ArrowRight,
      shortcut: 'Alt →',
      isDisabled: index === screens.length - 1,
      onSelect: () => reorderScreen(studio, id, index + 1),
    },
    { label: 'Duplicate', icon: CopyPlus, onSelect: () => duplicateScreen(studio, id) },
    {
      label: 'Make it the start screen',
      icon: House,
      isDisabled: app.startScreenId === id,
      onSelect: () => setStartScreen(studio, id),
    },
    {
      label: isLocked ? 'Unlock' : 'Lock',
      icon: isLocked ? LockOpen : Lock,
      onSelect: () => setLocked(studio, 'screen', id, !isLocked),
    },
    { kind: 'separator' },
    {
      label: 'Delete',
      icon: Trash2,
      isDangerous: true,
      isDisabled: screens.length === 1,
      onSelect: () => removeFromStrip(studio, id),
    },
  ]
}

/** Deletes a screen; the menu has lost its button, so the focus goes to the screen that takes its place. */
function removeFromStrip(studio: Studio, id: string): void {
  const { screens } = studio.document.getDocument()
  const index = screens.findIndex((screen) => screen.id === id)
  const beside = screens[index + 1] ?? screens[index - 1]
  removeScreen(studio, id)
  if (beside) setTimeout(() => focusWhenThere(`[data-screen-tile="${CSS.escape(beside.id)}"] .pick`))
}
