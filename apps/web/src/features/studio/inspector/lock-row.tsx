import { findLockOf } from '@kwiq/app-model'
import { Icon, Switch } from '@kwiq/ui'
import { Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { setLocked } from '../edits/set-locked.ts'
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
  // As text, because it must be the same as long as the lock is.
  const text = useDocument((document) => {
    const lock = findLockOf(document, id)
    if (!lock) return null
    const holder = lock.kind === 'screen' ? lock.screen : lock.node
    return JSON.stringify({
      id: holder.id,
      name: 'name' in holder ? holder.name : holder.label || holder.type,
    })
  })
  return text === null ? null : (JSON.parse(text) as { id: string; name: string })
}
