import './share-link.css'
import { ConfirmDialog, Switch } from '@kwiq/ui'
import { useId, useState } from 'react'
import { AddressField } from './address-field.tsx'
import { isLocalAddress } from '../../shared/qr-code/is-local-address.ts'
import { texts } from './texts.ts'
import { useShareLink } from './use-share-link.ts'

/** The link for guests, to be made, copied and ended. For those who may share the project. */
export function ShareLinkRow({ projectId }: { projectId: string }) {
  const { state, link, isBusy, make, end } = useShareLink(projectId)
  const [isEnding, setIsEnding] = useState(false)
  const id = useId()
  if (state === 'failed') return <p className="t2">{texts.linkDidNotLoad}</p>
  return (
    <section className="link-row" aria-busy={state === 'loading'}>
      <div className="row between">
        <label htmlFor={id}>{texts.anyone}</label>
        <Switch
          id={id}
          isOn={state === 'on'}
          isDisabled={isBusy || state === 'loading'}
          onChange={(isOn) => (isOn ? void make() : setIsEnding(true))}
        />
      </div>
      {link?.url ? (
        <AddressField label={texts.shareLink} address={link.url} />
      ) : (
        <p className="t3 xs">{link ? texts.linkUnreadable : texts.guestsMay}</p>
      )}
      {link?.url && isLocalAddress(link.url) && <p className="t3 xs">{texts.localNote}</p>}
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
    </section>
  )
}
