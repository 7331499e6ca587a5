import { passphraseLimits } from '@kwiq/contracts'
import { Button, Field, Input, Segmented } from '@kwiq/ui'
import { useState } from 'react'
import { sendRequest } from '../../../shared/api/request.ts'
import { useMutation } from '../../../shared/api/use-mutation.ts'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'

type Format = 'pkcs12' | 'pem'

const formats = [
  { value: 'pkcs12', name: texts.pkcs12, content: texts.pkcs12 },
  { value: 'pem', name: texts.pem, content: texts.pem },
] as const

/** Asks for a passphrase and downloads the key under it. */
export function KeyDownload({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const showError = useShowError()
  const [passphrase, setPassphrase] = useState('')
  const [format, setFormat] = useState<Format>('pkcs12')
  const download = useMutation({
    mutationFn: async () => {
      const url = `/api/projects/${projectId}/signing-key/download`
      const response = await sendRequest(url, { method: 'POST', payload: { passphrase, format } })
      keepFile(await response.blob(), format === 'pem' ? 'signing-key.pem' : 'signing-key.p12')
    },
    onSuccess: onDone,
    onError: (error) => showError(error, texts.downloadKeyFailed),
  })
  return (
    <form
      className="card pad key-form"
      aria-label={texts.downloadKeyTitle}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        download.mutate()
      }}
    >
      <Field label={texts.passphrase} hint={texts.passphraseHint}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            minLength={passphraseLimits.min}
            maxLength={passphraseLimits.max}
            required
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        )}
      </Field>
      <Segmented label={texts.format} value={format} onChange={setFormat} options={formats} />
      <Button type="submit" variant="primary" isBusy={download.isPending}>
        {download.isPending ? texts.downloading : texts.downloadKey}
      </Button>
    </form>
  )
}

/** Hands bytes to the browser as a download. */
function keepFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
