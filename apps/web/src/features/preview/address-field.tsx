import { Field, IconButton, Input, useToast } from '@kwiq/ui'
import { Copy } from 'lucide-react'
import { copyText } from '../../shared/copy-text.ts'
import { texts } from './texts.ts'

/** An address to be copied. */
export function AddressField({ label, address }: { label: string; address: string }) {
  const { toast } = useToast()
  const copy = async () => {
    if (await copyText(address)) toast({ title: texts.copied, description: texts.copiedNote })
    else toast({ title: texts.error, description: texts.copyFailed, variant: 'destructive' })
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className="row">
          <Input
            {...control}
            className="grow"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <IconButton icon={Copy} label={texts.copy} variant="default" onClick={() => void copy()} />
        </div>
      )}
    </Field>
  )
}
