import { projectLimits, type Project } from '@kwiq/contracts'
import { Button, Dialog, Field, Input, Textarea, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useUpdateProject } from '../use-projects.ts'

interface RenameProjectDialogProps {
  project: Project
  onClose: () => void
}

/** Changes a project's name and description. Render it only while it is open. */
export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps) {
  const [name, setName] = useState(project.name)
  const [description, setDescription] = useState(project.description ?? '')
  const { toast } = useToast()
  const showError = useShowError()
  const update = useUpdateProject()

  const submit = () => {
    const trimmed = name.trim()
    if (!trimmed) {
      toast({ title: texts.validationError, description: texts.enterName, variant: 'destructive' })
      return
    }
    update.mutate(
      { id: project.id, name: trimmed, description: description.trim() },
      { onSuccess: onClose, onError: (error) => showError(error, texts.renameFailed) },
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.renameTitle}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={update.isPending}>
            {update.isPending ? texts.saving : texts.save}
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
            autoComplete="off"
            onFocus={(event) => event.target.select()}
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
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
