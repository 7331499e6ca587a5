import { Icon, Tooltip } from '@kwiq/ui'
import { Check, CircleAlert, CloudOff, CloudUpload, GitMerge } from 'lucide-react'
import { useStore } from '../state/create-store.ts'
import type { SaveState } from '../state/save-queue.ts'
import { useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'

/** Where the edits are: always the truth. To screen readers only trouble is told (tellTrouble). */
export function SaveStatus() {
  const { saveState } = useStudio()
  const state = useStore(saveState, (value) => value.state)
  return (
    <Tooltip text={texts.saveHints[state]}>
      <button type="button" className="save" aria-label={texts.saveStates[state]} data-save-state={state}>
        <Mark state={state} />
        <span>{texts.saveStates[state]}</span>
      </button>
    </Tooltip>
  )
}

function Mark({ state }: { state: SaveState }) {
  switch (state) {
    case 'saved':
      return <Icon of={Check} size={14} className="ok" />
    case 'saving':
      // Nothing that turns: it would have the browser draw frames all the while someone edits.
      return <Icon of={CloudUpload} size={14} />
    case 'offline':
      return <Icon of={CloudOff} size={14} />
    case 'conflict':
      return <Icon of={GitMerge} size={14} />
    case 'refused':
      return <Icon of={CircleAlert} size={14} />
  }
}
