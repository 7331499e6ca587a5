import { isAllowed, type Project } from '@kwiq/contracts'
import { Button, Card, ConfirmDialog, ErrorState, Icon, Skeleton, Switch } from '@kwiq/ui'
import { Info, Link2 } from 'lucide-react'
import { useId, useState } from 'react'
import { AddressField } from './address-field.tsx'
import { isLocalAddress } from '../../shared/qr-code/is-local-address.ts'
import { QrCode } from '../../shared/qr-code/qr-code.tsx'
import { texts } from './texts.ts'
import { useShareLink } from './use-share-link.ts'

/** How to open the app on a phone: by a link that needs no account, for those who may share the project. */
export function PhoneCard({ project }: { project: Project }) {
  return (
    <Card isPadded>
      <h2 className="m b">{texts.onYourPhone}</h2>
      {isAllowed(project.role, 'share') ? (
        <ShareLinkPart projectId={project.id} />
      ) : (
        <Address
          hint={texts.pointCameraSignedIn}
          label={texts.address}
          address={`${location.origin}/projects/${project.id}`}
        />
      )}
    </Card>
  )
}

function ShareLinkPart({ projectId }: { projectId: string }) {
  const { state, link, isBusy, make, end, retry } = useShareLink(projectId)
  const [isEnding, setIsEnding] = useState(false)
  const id = useId()
  if (state === 'loading') return <Skeleton className="qr-wait" height={240} />
  if (state === 'failed') {
    return <ErrorState title={texts.linkDidNotLoad} retryLabel={texts.retry} onRetry={retry} />
  }
  return (
    <>
      {link?.url ? (
        <Address hint={texts.pointCamera} label={texts.shareLink} address={link.url} />
      ) : (
        <>
          <p className="t2">{link ? texts.linkUnreadable : texts.noLink}</p>
          {!link && (
            <Button
              variant="primary"
              isFull
              icon={Link2}
              className="make-link"
              isBusy={isBusy}
              onClick={() => void make()}
            >
              {texts.makeLink}
            </Button>
          )}
        </>
      )}
      {link && (
        <div className="row between anyone">
          <label htmlFor={id}>{texts.anyone}</label>
          <Switch id={id} isOn isDisabled={isBusy} onChange={() => setIsEnding(true)} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        title={texts.endQuestion}
        description={texts.endHint}
        confirmLabel={texts.endLink}
        isDangerous
        onConfirm={() => {
          setIsEnding(false)
          void end()
        }}
      />
    </>
  )
}

/** An address as a code for a camera and as text. */
function Address({ hint, label, address }: { hint: string; label: string; address: string }) {
  return (
    <>
      <p className="t2">{hint}</p>
      <QrCode text={address} label={texts.qrCode} />
      <AddressField label={label} address={address} />
      {isLocalAddress(address) && (
        <div className="note local-note">
          <Icon of={Info} />
          <p>
            <b className="b">{texts.localTitle}</b>
            <br />
            {texts.localNote}
          </p>
        </div>
      )}
    </>
  )
}
