import { Card, Field, Icon, IconButton, Input, useToast } from '@kwiq/ui'
import { Copy, Info } from 'lucide-react'
import { isLocalAddress } from './is-local-address.ts'
import { QrCode } from './qr-code.tsx'
import { texts } from './texts.ts'

/** How to open this page on a phone. */
export function PhoneCard({ projectId }: { projectId: string }) {
  const { toast } = useToast()
  const address = `${location.origin}/projects/${projectId}`
  const copy = () => {
    copyText(address).then(
      () => toast({ title: texts.copied, description: texts.copiedNote }),
      () => toast({ title: texts.error, description: texts.copyFailed, variant: 'destructive' }),
    )
  }
  return (
    <Card isPadded>
      <h2 className="m b">{texts.onYourPhone}</h2>
      <p className="t2">{texts.pointCamera}</p>
      <QrCode text={address} />
      <Field label={texts.address}>
        {(control) => (
          <div className="row">
            <Input
              {...control}
              className="grow"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <IconButton icon={Copy} label={texts.copy} variant="default" onClick={copy} />
          </div>
        )}
      </Field>
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
    </Card>
  )
}

/** Rejects too where there is no clipboard: browsers have none on plain http addresses. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
