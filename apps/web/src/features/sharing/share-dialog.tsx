import './sharing.css'
import { isAllowed } from '@kwiq/contracts'
import { Button, Dialog, ErrorState, Skeleton } from '@kwiq/ui'
import type { ReactNode } from 'react'
import { useUser } from '../../shared/session/use-user.ts'
import { PeopleList } from './people-list.tsx'
import { ShareForm } from './share-form.tsx'
import { texts } from './texts.ts'
import { usePeople, useShares } from './use-sharing.ts'

interface ShareDialogProps {
  project: { id: string; name: string }
  /** The link for guests, which only those who may share see. */
  guestLink?: ReactNode
  onClose: () => void
}

/** Who is in a project, and the way to let somebody in. Render it only while it is open. */
export function ShareDialog({ project, guestLink, onClose }: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(project.name)}
      className="share-dialog"
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <SharedProject projectId={project.id} guestLink={guestLink} onClose={onClose} />
    </Dialog>
  )
}

interface SharedProjectProps {
  projectId: string
  guestLink?: ReactNode
  onClose: () => void
}

/** What the dialog holds once the project is known. */
export function SharedProject({ projectId, guestLink, onClose }: SharedProjectProps) {
  const user = useUser()
  const people = usePeople(projectId)
  const shares = useShares(projectId)
  if (people.isError || shares.isError) {
    return (
      <ErrorState
        title={texts.didNotLoad}
        text={texts.didNotLoadHint}
        onRetry={() => {
          void people.refetch()
          void shares.refetch()
        }}
      />
    )
  }
  if (!people.data || !shares.data) return <Skeleton width="100%" height={160} />
  const own = people.data.find(({ id }) => id === user?.id)
  const mayShare = own !== undefined && isAllowed(own.role, 'share')
  return (
    <>
      {mayShare ? <ShareForm projectId={projectId} /> : <p className="t2">{texts.onlyAdmins}</p>}
      <PeopleList
        projectId={projectId}
        owner={people.data.find(({ role }) => role === 'owner')}
        shares={shares.data}
        ownId={user?.id ?? ''}
        mayShare={mayShare}
        onLeft={onClose}
      />
      {mayShare && guestLink}
    </>
  )
}
