import { apiKeyLimits, type ApiKeyPermission, apiKeyPermissions } from '@kwiq/contracts'
import { Button, Field, Icon, Input, Select, useToast } from '@kwiq/ui'
import { Check, Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useCreateApiKey } from './use-api-keys.ts'

/** Makes a key. */
export function NewKeyCard() {
  const [name, setName] = useState('')
  const [permissions, setPermissions] = useState<readonly ApiKeyPermission[]>(['read'])
  const [lifetime, setLifetime] = useState('')
  const { toast } = useToast()
  const showError = useShowError()
  const create = useCreateApiKey()

  const refuse = (description: string) =>
    toast({ title: texts.validationError, description, variant: 'destructive' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (!trimmed) return void refuse(texts.enterName)
    if (permissions.length === 0) return void refuse(texts.selectPermission)
    create.mutate(
      { name: trimmed, permissions: [...permissions], ...(lifetime && { expiresInDays: Number(lifetime) }) },
      {
        onSuccess: (made) => {
          toast({ title: texts.created, description: made.name })
          setName('')
          setPermissions(['read'])
          setLifetime('')
        },
        onError: (error) => showError(error, texts.createFailed),
      },
    )
  }

  return (
    <form className="card pad newkey" aria-label={texts.newKey} onSubmit={submit} noValidate>
      <Field label={texts.keyName}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={apiKeyLimits.name}
            placeholder={texts.keyNamePlaceholder}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <PermissionChips chosen={permissions} onChange={setPermissions} />
      <Field label={texts.expires}>
        {(control) => (
          <Select {...control} value={lifetime} options={texts.lifetimes} onChange={setLifetime} />
        )}
      </Field>
      <Button type="submit" variant="primary" icon={Plus} isBusy={create.isPending}>
        {create.isPending ? texts.creating : texts.create}
      </Button>
    </form>
  )
}

interface PermissionChipsProps {
  chosen: readonly ApiKeyPermission[]
  onChange: (chosen: readonly ApiKeyPermission[]) => void
}

function PermissionChips({ chosen, onChange }: PermissionChipsProps) {
  const id = useId()
  const toggle = (permission: ApiKeyPermission) =>
    onChange(
      chosen.includes(permission) ? chosen.filter((other) => other !== permission) : [...chosen, permission],
    )
  return (
    <div className="field">
      <span className="lbl" id={id}>
        {texts.permissions}
      </span>
      <div className="row wrap" role="group" aria-labelledby={id}>
        {apiKeyPermissions.map((permission) => {
          const isChosen = chosen.includes(permission)
          return (
            <button
              key={permission}
              type="button"
              className="chip"
              aria-pressed={isChosen}
              title={texts.permissionHints[permission]}
              onClick={() => toggle(permission)}
            >
              {isChosen && <Icon of={Check} size={14} />}
              {permission}
            </button>
          )
        })}
      </div>
    </div>
  )
}
