import { commentLimits } from '@kwiq/contracts'
import { Button, Field, Input } from '@kwiq/ui'
import { texts } from './texts.ts'

interface GuestNameProps {
  name: string
  isEditing: boolean
  isMissing: boolean
  onChange: (name: string) => void
  onDone: () => void
  onEdit: () => void
}

/** Who is speaking: asked once, kept in this browser. */
export function GuestName({ name, isEditing, isMissing, onChange, onDone, onEdit }: GuestNameProps) {
  if (!isEditing) {
    return (
      <p className="rpart row between">
        <span className="t2 trunc">{texts.youAre(name)}</span>
        <Button size="s" variant="ghost" onClick={onEdit}>
          {texts.changeName}
        </Button>
      </p>
    )
  }
  return (
    <form
      className="rpart"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <Field
        label={texts.yourName}
        hint={texts.nameHint}
        error={isMissing && name.trim() === '' ? texts.nameMissing : null}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={commentLimits.guestName}
            autoComplete="name"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}
