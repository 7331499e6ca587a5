import type { Account } from '@kwiq/contracts'
import { Button, Dialog, Field, Input } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useDeleteAccount } from './use-account.ts'

interface DeleteAccountDialogProps {
  account: Account
  onClose: () => void
}

/** Says what happens, asks for the password (or the email where there is none), then deletes. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('')
  const showError = useShowError()
  const remove = useDeleteAccount()
  const isTyped = account.hasPassword ? typed !== '' : typed.trim().toLowerCase() === account.email
  const submit = () => {
    if (!isTyped || remove.isPending) return
    remove.mutate(account.hasPassword ? { password: typed } : { email: typed.trim() }, {
      // A page without anything of the account.
      onSuccess: () => location.assign('/'),
      onError: (error) => showError(error, texts.deleteFailed),
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isModalStrict
      title={texts.deleteTitle}
      description={texts.deletionHint}
      onSubmit={submit}
      actions={
        <>
          <Button disabled={remove.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger-solid" disabled={!isTyped} isBusy={remove.isPending}>
            {remove.isPending ? texts.deleting : texts.deleteForever}
          </Button>
        </>
      }
    >
      <ul className="account-consequences t2">
        {texts.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Field label={account.hasPassword ? texts.yourPassword : texts.typeEmail(account.email)}>
        {(control) => (
          <Input
            {...control}
            type={account.hasPassword ? 'password' : 'email'}
            value={typed}
            autoComplete={account.hasPassword ? 'current-password' : 'off'}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
