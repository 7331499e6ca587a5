import type { Project } from '@kwiq/contracts'
import { ConfirmDialog, useToast } from '@kwiq/ui'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useDeleteProject } from '../use-projects.ts'

interface DeleteProjectDialogProps {
  project: Project
  onClose: () => void
}

/** Asks, then deletes. */
export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { toast } = useToast()
  const showError = useShowError()
  const remove = useDeleteProject()
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.deleteQuestion}
      description={texts.deleteNote(project.name)}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      isBusy={remove.isPending}
      isDangerous
      onConfirm={() =>
        remove.mutate(project.id, {
          onSuccess: () => {
            toast({ title: texts.deleted, description: texts.deleteNote(project.name) })
            onClose()
          },
          onError: (error) => {
            showError(error, texts.deleteFailed)
            onClose()
          },
        })
      }
    />
  )
}
