import type { Person, Share } from '@kwiq/contracts'
import { ConfirmDialog } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { PersonRow } from './person-row.tsx'
import { personName } from './person-name.ts'
import { texts } from './texts.ts'
import { useRemoveShare } from './use-sharing.ts'

interface PeopleListProps {
  projectId: string
  owner: Person | undefined
  shares: readonly Share[]
  ownId: string
  mayShare: boolean
  onLeft: () => void
}

/** The owner, whom the project is shared with, and the invitations nobody has taken up yet. */
export function PeopleList({ projectId, owner, shares, ownId, mayShare, onLeft }: PeopleListProps) {
  const [removed, setRemoved] = useState<Share | null>(null)
  return (
    <section aria-label={texts.people}>
      <ul className="people">
        {owner && <PersonRow person={owner} isSelf={owner.id === ownId} role={texts.roles.owner} />}
        {shares.map((share) => (
          <PersonRow
            key={share.id}
            person={share}
            isSelf={share.userId === ownId}
            role={texts.roles[share.permission]}
            shared={{ share, projectId, mayShare, onRemove: () => setRemoved(share) }}
          />
        ))}
      </ul>
      {removed && (
        <RemoveDialog
          share={removed}
          projectId={projectId}
          isSelf={removed.userId === ownId}
          onClose={() => setRemoved(null)}
          onLeft={onLeft}
        />
      )}
    </section>
  )
}

interface RemoveDialogProps {
  share: Share
  projectId: string
  isSelf: boolean
  onClose: () => void
  onLeft: () => void
}

function RemoveDialog({ share, projectId, isSelf, onClose, onLeft }: RemoveDialogProps) {
  const remove = useRemoveShare(projectId)
  const showError = useShowError()
  const navigate = useNavigate()
  const client = useQueryClient()
  const confirm = async () => {
    try {
      // Awaited: who leaves from the studio loses the page with this dialog before the answer is here.
      await remove.mutateAsync(share.id)
      if (isSelf) {
        onLeft()
        void client.invalidateQueries({ queryKey: ['/api/projects'], exact: true })
        void navigate('/dashboard')
      }
    } catch (error) {
      showError(error, texts.removeFailed)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isSelf ? texts.leaveQuestion : texts.removeQuestion}
      description={isSelf ? texts.leaveNote : texts.removeNote(personName(share))}
      confirmLabel={isSelf ? texts.leave : texts.remove}
      busyLabel={isSelf ? texts.leaving : texts.removing}
      isBusy={remove.isPending}
      isDangerous
      onConfirm={() => void confirm()}
    />
  )
}
