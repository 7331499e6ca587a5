import { Button, Dialog, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useCreateProject } from '../use-projects.ts'
import { ProjectFields } from './project-fields.tsx'

/** Makes an empty project. Render it only while it is open: it starts blank. */
export function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState({ name: '', description: '' })
  const { toast } = useToast()
  const showError = useShowError()
  const create = useCreateProject()

  const submit = () => {
    const trimmed = words.name.trim()
    if (!trimmed) {
      toast({ title: texts.validationError, description: texts.enterName, variant: 'destructive' })
      return
    }
    create.mutate(
      { name: trimmed, description: words.description.trim() },
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
      <ProjectFields words={words} onChange={setWords} isNew />
    </Dialog>
  )
}
