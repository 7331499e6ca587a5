import type { Project } from '@kwiq/contracts'
import { Button, Dialog, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useUpdateProject } from '../use-projects.ts'
import { ProjectFields } from './project-fields.tsx'

interface RenameProjectDialogProps {
  project: Project
  onClose: () => void
}

/** Changes a project's name and description. Render it only while it is open. */
export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps) {
  const [words, setWords] = useState({ name: project.name, description: project.description ?? '' })
  const { toast } = useToast()
  const showError = useShowError()
  const update = useUpdateProject()

  const submit = () => {
    const trimmed = words.name.trim()
    if (!trimmed) {
      toast({ title: texts.validationError, description: texts.enterName, variant: 'destructive' })
      return
    }
    update.mutate(
      { id: project.id, name: trimmed, description: words.description.trim() },
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
      <ProjectFields words={words} onChange={setWords} />
    </Dialog>
  )
}
