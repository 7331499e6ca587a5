import { projectLimits } from '@kwiq/contracts'
import { Button, Dialog, Field, Input, Textarea, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useCreateProject } from '../use-projects.ts'

/** Makes an empty project. Render it only while it is open: it starts blank. */
export function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { toast } = useToast()
  const showError = useShowError()
  const create = useCreateProject()

  const submit = () => {
    const trimmed = name.trim()
    if (!trimmed) {
      toast({ title: texts.validationError, description: texts.enterName, variant: 'destructive' })
      return
    }
    create.mutate(
      { name: trimmed, description: description.trim() },
      {
        onSuccess: () => {
          toast({ title: texts.projectCreated, description: trimmed })
          onClose()
        },
        onError: (error) => showError(error, texts.createFailed),
      },
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.createTitle}
      description={texts.createDescription}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={create.isPending}>
            {create.isPending ? texts.creating : texts.create}
          </Button>
        </>
      }
    >
      <Field label={texts.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={projectLimits.name}
            placeholder={texts.namePlaceholder}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={texts.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={description}
            maxLength={projectLimits.description}
            placeholder={texts.descriptionPlaceholder}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
