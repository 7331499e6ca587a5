import { Button, Field, Input, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { requestJson } from '../../../shared/api/request.ts'
import { useMutation } from '../../../shared/api/use-mutation.ts'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'

/** Takes a key file in place of the project's key. */
export function KeyRestore({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const { toast } = useToast()
  const showError = useShowError()
  const [file, setFile] = useState<File | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const restore = useMutation({
    mutationFn: async (chosen: File) => {
      const payload = { file: await readKeyFile(chosen), passphrase }
      await requestJson(`/api/projects/${projectId}/signing-key`, { method: 'PUT', payload })
    },
    onSuccess: () => {
      toast({ title: texts.restored })
      onDone()
    },
    onError: (error) => showError(error, texts.restoreFailed),
  })
  return (
    <form
      className="card pad key-form"
      aria-label={texts.restoreKeyTitle}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (file) restore.mutate(file)
        else toast({ title: texts.chooseFile, variant: 'destructive' })
      }}
    >
      <p className="t2">{texts.restoreKeyHint}</p>
      <Field label={texts.keyFile}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".p12,.pfx,.pem"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Field label={texts.passphraseOfFile}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" isBusy={restore.isPending}>
        {restore.isPending ? texts.restoring : texts.restore}
      </Button>
    </form>
  )
}

/** PEM as its text, any other file in base64. */
async function readKeyFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  if (text.includes('-----BEGIN')) return text
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
