import { ContextMenu } from '@kwiq/ui'
import { type MouseEvent, type ReactElement, useRef, useState } from 'react'
import { canvasMenuEntries, nodeMenuEntries } from '../edits/node-menu-entries.ts'
import { useSelectedIds, useStudio } from '../state/studio-context.ts'
import { cancelDrag } from './drag-session.ts'
import { nodeIdAt } from './node-elements.ts'

/** The menu of what is under a right click or long press; beside everything, that of the screen. */
export function CanvasMenu({ children }: { children: ReactElement }) {
  const studio = useStudio()
  const selectedIds = useSelectedIds()
  const [isOpen, setIsOpen] = useState(false)
  /** What a finger rests on: a long press may open the menu without an event of its own. */
  const pressed = useRef<string | null | undefined>(undefined)
  const choose = (id: string | null) => {
    pressed.current = undefined
    if (id === null) studio.selection.select(null)
    else if (!studio.selection.isSelected(id)) studio.selection.select(id)
  }
  const onOpenChange = (next: boolean) => {
    // The resting finger began a drag; now it asks for the menu.
    if (next) cancelDrag()
    if (next && pressed.current !== undefined) {
      choose(pressed.current)
      swallowRelease()
    }
    setIsOpen(next)
  }
  const onContextMenu = (event: MouseEvent) => {
    const isBusy = studio.shownInstead.get().document !== null || studio.view.get().placing !== null
    if (isBusy) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    // The menu key has no place of its own: it means what is selected.
    const isByKey = event.button !== 2 && pressed.current === undefined
    if (!isByKey) choose(nodeIdAt(event.target))
  }
  const entries = selectedIds.length > 0 ? nodeMenuEntries : canvasMenuEntries
  return (
    <div
      style={{ display: 'contents' }}
      onContextMenuCapture={onContextMenu}
      onPointerDownCapture={(event) => {
        pressed.current = event.pointerType === 'touch' ? nodeIdAt(event.target) : undefined
      }}
    >
      <ContextMenu entries={isOpen ? entries(studio) : []} onOpenChange={onOpenChange}>
        {children}
      </ContextMenu>
    </div>
  )
}

/** The finger that opened the menu is still down: lifting it must not count as a tap beside the menu. */
function swallowRelease(): void {
  const end = (event: TouchEvent) => event.preventDefault()
  window.addEventListener('touchend', end, { capture: true, once: true, passive: false })
}
