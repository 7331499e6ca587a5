import { type Account, passwordLimits } from '@kwiq/contracts'
import { Button, Field, Input, useToast } from '@kwiq/ui'
import { type FormEvent, useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { AccountSection } from './account-section.tsx'
import { texts } from './texts.ts'
import { useChangePassword } from './use-account.ts'

/** Changing the password. */
export function PasswordCard({ account }: { account: Account }) {
  return (
    <AccountSection title={texts.password} hint={account.hasPassword ? texts.passwordHint : texts.noPassword}>
      {account.hasPassword && <ChangePassword />}
    </AccountSection>
  )
}

function ChangePassword() {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const { toast } = useToast()
  const showError = useShowError()
  const change = useChangePassword()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setCurrent('')
          setNew('')
          toast({ title: texts.success, description: texts.passwordChanged })
        },
        onError: (error) => showError(error, texts.passwordFailed),
      },
    )
  }
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="account-pair">
        <Field label={texts.currentPassword}>
          {(control) => (
            <Input
              {...control}
              type="password"
              value={currentPassword}
              maxLength={passwordLimits.max}
              autoComplete="current-password"
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.newPassword} hint={texts.newPasswordHint}>
          {(control) => (
            <Input
              {...control}
              type="password"
              value={newPassword}
              maxLength={passwordLimits.max}
              autoComplete="new-password"
              onChange={(event) => setNew(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={!currentPassword || !newPassword} isBusy={change.isPending}>
        {texts.changePassword}
      </Button>
    </form>
  )
}
