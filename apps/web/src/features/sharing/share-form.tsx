import { type SharePermission, sharePermissions } from '@kwiq/contracts'
import { Button, Field, Input, Select, useToast } from '@kwiq/ui'
import { type FormEvent, useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { personName } from './person-name.ts'
import { readPermission } from './read-permission.ts'
import { texts } from './texts.ts'
import { useCreateShare } from './use-sharing.ts'

/** Email and role of somebody to share with. Without a project it only says what is missing. */
export function ShareForm({ projectId }: { projectId: string | null }) {
  const [email, setEmail] = useState('')
  const [permission, setPermission] = useState<SharePermission>('viewer')
  const { toast } = useToast()
  const showError = useShowError()
  const share = useCreateShare(projectId ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const trimmed = email.trim()
    if (!trimmed || projectId === null) {
      toast({ title: texts.validationError, description: texts.enterEmail, variant: 'destructive' })
      return
    }
    share.mutate(
      { email: trimmed, permission },
      {
        onSuccess: (made) => {
          setEmail('')
          toast(
            made.isPending
              ? { title: texts.invited, description: texts.invitedNote(made.email) }
              : { title: texts.shared, description: texts.sharedNote(personName(made)) },
          )
        },
        onError: (error) => showError(error, texts.shareFailed),
      },
    )
  }

  return (
    <form className="share-form" onSubmit={submit}>
      <Field label={texts.email} className="grow">
        {(control) => (
          <Input
            {...control}
            type="email"
            value={email}
            maxLength={254}
            autoComplete="off"
            placeholder="name@example.com"
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={texts.role}>
        {(control) => (
          <Select
            {...control}
            value={permission}
            options={sharePermissions.map((value) => ({ value, label: texts.roles[value] }))}
            onChange={(value) => setPermission(readPermission(value, 'viewer'))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" isBusy={share.isPending}>
        {share.isPending ? texts.sharing : texts.share}
      </Button>
      <p className="xs t3 share-hint">
        {texts.roleHints[permission]}. {texts.emailHint}
      </p>
    </form>
  )
}
