import { ContextMenu } from '@kwiq/ui'
import { type ReactElement, useState } from 'react'
import { nodeMenuEntries } from '../edits/node-menu-entries.ts'
import { useSelectedId, useStudio } from '../state/studio-context.ts'
import { nodeIdAt } from './node-elements.ts'

/** The menu of the component under a right click or long press. */
export function CanvasMenu({ children }: { children: ReactElement }) {
  const studio = useStudio()
  const selectedId = useSelectedId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      style={{ display: 'contents' }}
      onContextMenuCapture={(event) => {
        // The menu key has no place of its own: it means what is selected.
        const id = event.button === 2 ? nodeIdAt(event.target) : studio.selection.getSelectedId()
        if (id === null) event.stopPropagation()
        studio.selection.select(id)
      }}
    >
      <ContextMenu
        entries={isOpen && selectedId !== null ? nodeMenuEntries(studio, selectedId) : []}
        onOpenChange={setIsOpen}
      >
        {children}
      </ContextMenu>
    </div>
  )
}
