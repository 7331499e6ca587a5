import './sharing.css'
import type { AcceptedInvitation, Invitation } from '@kwiq/contracts'
import { Button, buttonClass, Icon, LoadingPage, Logo, Toaster } from '@kwiq/ui'
import { Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { requestJson } from '../../shared/api/request.ts'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay } from '../../shared/format-date.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { texts } from './texts.ts'

const words = texts.invitation

type Found = { kind: 'loading' } | { kind: 'gone' } | { kind: 'open'; invitation: Invitation }

/** /invite/:token for whoever comes: what it is for, and the way in. `email` is of the signed-in person, or null. */
export function InvitePage({ email }: { email: string | null }) {
  useDocumentTitle(words.documentTitle)
  const token = location.pathname.split('/')[2] ?? ''
  const url = `/api/invites/${token}`
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  useEffect(() => {
    requestJson<Invitation>(url).then(
      (invitation) => setFound({ kind: 'open', invitation }),
      () => setFound({ kind: 'gone' }),
    )
  }, [url])

  if (found.kind === 'loading') return <LoadingPage text={words.loading} />
  return (
    <main className="loading-page invite-page">
      {found.kind === 'gone' ? (
        <Gone isSignedIn={email !== null} />
      ) : (
        <OpenInvitation
          invitation={found.invitation}
          url={url}
          email={email}
          onGone={() => setFound({ kind: 'gone' })}
        />
      )}
      {/* Signed in, the page around it has one. */}
      {email === null && <Toaster />}
    </main>
  )
}

function Gone({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="state card pad invite-card">
      <Icon of={Link2Off} size={20} />
      <h1 className="m b">{words.goneTitle}</h1>
      <p className="t2">{words.goneText}</p>
      <a className={buttonClass({})} href="/">
        {isSignedIn ? words.backToDashboard : words.home}
      </a>
    </div>
  )
}

interface OpenInvitationProps {
  invitation: Invitation
  url: string
  email: string | null
  onGone: () => void
}

function OpenInvitation({ invitation, url, email, onGone }: OpenInvitationProps) {
  const [isBusy, setIsBusy] = useState(false)
  const showError = useShowError()
  const accept = async () => {
    setIsBusy(true)
    try {
      const { projectId } = await requestJson<AcceptedInvitation>(`${url}/accept`, { method: 'POST' })
      // A fresh page: lists read before do not know the project.
      location.assign(`/studio/${projectId}`)
    } catch (error) {
      setIsBusy(false)
      if (error instanceof ApiError && error.status === 404) onGone()
      else showError(error, words.failed)
    }
  }
  const returnTo = encodeURIComponent(location.pathname)
  return (
    <div className="card pad invite-card">
      <Logo />
      <h1 className="l">{words.title(invitation.projectName)}</h1>
      <p className="m t2">
        {words.by(invitation.invitedBy)} {words.as[invitation.permission]}
      </p>
      {email === null ? (
        <div className="row wrap">
          <a className={buttonClass({ variant: 'primary' })} href={`/api/login?returnTo=${returnTo}`}>
            {words.signIn}
          </a>
          <a className={buttonClass({})} href={`/api/register?returnTo=${returnTo}`}>
            {words.register}
          </a>
        </div>
      ) : (
        <>
          <p className="t2">{words.asUser(email)}</p>
          <Button variant="primary" isBusy={isBusy} onClick={() => void accept()}>
            {isBusy ? words.accepting : words.accept}
          </Button>
        </>
      )}
      <p className="xs t3">{words.until(formatDay(invitation.expiresAt))}</p>
    </div>
  )
}
