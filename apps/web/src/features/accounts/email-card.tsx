import { type Account, emailLimits, passwordLimits } from '@kwiq/contracts'
import { Badge, Button, Field, Input, useToast } from '@kwiq/ui'
import { type FormEvent, useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { AccountSection } from './account-section.tsx'
import { texts } from './texts.ts'
import { useChangeEmail, useSendConfirmation } from './use-account.ts'

/** The address, whether it is confirmed, and changing it. */
export function EmailCard({ account }: { account: Account }) {
  return (
    <AccountSection title={texts.email} hint={texts.emailHint}>
      <div className="row wrap">
        <b className="b account-email">{account.email}</b>
        {account.emailVerifiedAt ? (
          <Badge tone="ok">{texts.confirmed}</Badge>
        ) : (
          account.canMail && <Badge tone="warn">{texts.notConfirmed}</Badge>
        )}
      </div>
      {account.canMail && (account.pendingEmail !== null || !account.emailVerifiedAt) && (
        <Unconfirmed pendingEmail={account.pendingEmail} />
      )}
      {account.hasPassword && <ChangeEmail canMail={account.canMail} />}
    </AccountSection>
  )
}

function Unconfirmed({ pendingEmail }: { pendingEmail: string | null }) {
  const { toast } = useToast()
  const showError = useShowError()
  const send = useSendConfirmation()
  return (
    <div className="account-note">
      <p>{pendingEmail === null ? texts.confirmHint : texts.pending(pendingEmail)}</p>
      <Button
        size="s"
        isBusy={send.isPending}
        onClick={() =>
          send.mutate(
            {},
            {
              onSuccess: () => toast({ title: texts.success, description: texts.sent }),
              onError: (error) => showError(error, texts.sendFailed),
            },
          )
        }
      >
        {texts.sendAgain}
      </Button>
    </div>
  )
}

function ChangeEmail({ canMail }: { canMail: boolean }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { toast } = useToast()
  const showError = useShowError()
  const change = useChangeEmail()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { email, password },
      {
        onSuccess: () => {
          setEmail('')
          setPassword('')
          toast({ title: texts.success, description: canMail ? texts.emailAsked : texts.emailChanged })
        },
        onError: (error) => showError(error, texts.emailFailed),
      },
    )
  }
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="account-pair">
        <Field label={texts.newEmail}>
          {(control) => (
            <Input
              {...control}
              type="email"
              value={email}
              maxLength={emailLimits.max}
              autoComplete="email"
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.yourPassword}>
          {(control) => (
            <Input
              {...control}
              type="password"
              value={password}
              maxLength={passwordLimits.max}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={!email.trim() || !password} isBusy={change.isPending}>
        {texts.changeEmail}
      </Button>
    </form>
  )
}
