import { personNameLimits, type User } from '@kwiq/contracts'
import { Button, Field, Input, useToast } from '@kwiq/ui'
import { type FormEvent, useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { AccountSection } from './account-section.tsx'
import { texts } from './texts.ts'
import { useUpdateProfile } from './use-account.ts'

/** First and last name. */
export function ProfileCard({ user }: { user: User }) {
  const [firstName, setFirstName] = useState(user.firstName ?? '')
  const [lastName, setLastName] = useState(user.lastName ?? '')
  const { toast } = useToast()
  const showError = useShowError()
  const update = useUpdateProfile()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate(
      { firstName, lastName },
      {
        onSuccess: () => toast({ title: texts.success, description: texts.profileSaved }),
        onError: (error) => showError(error, texts.profileFailed),
      },
    )
  }
  return (
    <AccountSection title={texts.profile} hint={texts.profileHint}>
      <form className="account-form" onSubmit={submit} noValidate>
        <div className="account-pair">
          <Field label={texts.firstName}>
            {(control) => (
              <Input
                {...control}
                value={firstName}
                maxLength={personNameLimits.max}
                autoComplete="given-name"
                onChange={(event) => setFirstName(event.target.value)}
              />
            )}
          </Field>
          <Field label={texts.lastName}>
            {(control) => (
              <Input
                {...control}
                value={lastName}
                maxLength={personNameLimits.max}
                autoComplete="family-name"
                onChange={(event) => setLastName(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" isBusy={update.isPending}>
          {update.isPending ? texts.saving : texts.save}
        </Button>
      </form>
    </AccountSection>
  )
}
