import { Icon, Switch } from '@kwiq/ui'
import { Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { setLocked } from '../edits/set-locked.ts'
import { lockHolderOf } from '../state/lock-holder.ts'
import { useDocument, useStudio } from '../state/studio-context.ts'

interface LockRowProps {
  subject: 'screen' | 'component'
  id: string
}

/** Locks what is shown in the inspector. What stands in something locked can only be freed there. */
export function LockRow({ subject, id }: LockRowProps) {
  const studio = useStudio()
  const holder = useLockHolder(id)
  const isOuter = holder !== null && holder.id !== id
  const hint = isOuter
    ? `In ${holder.name}, which is locked.`
    : holder
      ? 'Neither AI nor a slip of the hand changes it.'
      : null
  return (
    <div className="lockrow">
      <Icon of={holder ? Lock : LockOpen} size={14} />
      <div className="grow">
        <span className="pl">Locked</span>
        {hint && <p className="xs t3">{hint}</p>}
      </div>
      <Switch
        label="Locked"
        isOn={holder !== null}
        isDisabled={isOuter}
        onChange={(isOn) => setLocked(studio, subject, id, isOn)}
      />
    </div>
  )
}

/** Controls that are out of use while what they change is locked. */
export function UnlessLocked({ id, children }: { id: string; children: ReactNode }) {
  const isLocked = useLockHolder(id) !== null
  return (
    <fieldset className="read-only" disabled={isLocked}>
      {children}
    </fieldset>
  )
}

function useLockHolder(id: string): { id: string; name: string } | null {
  const { document } = useStudio()
  const holderId = useDocument(() => lockHolderOf(document, id))
  if (holderId === null) return null
  const node = document.getNode(holderId)
  const name = node ? node.label || node.type : document.getScreen(holderId)?.name
  return { id: holderId, name: name ?? '' }
}
