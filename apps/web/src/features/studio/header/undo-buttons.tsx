import { IconButton } from '@kwiq/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { stepHistory } from '../state/step-history.ts'
import { useCanEdit, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'

export function UndoButtons() {
  const studio = useStudio()
  const canUndo = useSyncExternalStore(studio.undo.subscribe, studio.undo.canUndo)
  const canRedo = useSyncExternalStore(studio.undo.subscribe, studio.undo.canRedo)
  const canEdit = useCanEdit()
  return (
    <span className="history-steps">
      <IconButton
        icon={Undo2}
        label={texts.undo}
        shortcut="Ctrl Z"
        disabled={!canUndo || !canEdit}
        onClick={() => stepHistory(studio, 'undo')}
      />
      <IconButton
        icon={Redo2}
        label={texts.redo}
        shortcut="Ctrl Shift Z"
        disabled={!canRedo || !canEdit}
        onClick={() => stepHistory(studio, 'redo')}
      />
    </span>
  )
}
