import type { Project } from '@kwiq/contracts'
import { Button, Dialog, EmptyState, ErrorState, Skeleton, useToast } from '@kwiq/ui'
import { Trash2 } from 'lucide-react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { formatDay } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useDeletedProjects, useUndeleteProject } from '../use-projects.ts'

/** The projects that can be brought back. Render it only while it is open. */
export function DeletedProjectsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.recentlyDeleted}
      description={texts.recentlyDeletedHint}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DeletedProjects />
    </Dialog>
  )
}

function DeletedProjects() {
  const { data, isError, refetch } = useDeletedProjects()
  if (isError) return <ErrorState title={texts.deletedDidNotLoad} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton height={44} />
      </div>
    )
  if (data.length === 0)
    return <EmptyState icon={Trash2} title={texts.nothingDeleted} text={texts.nothingDeletedHint} />
  return (
    <ul className="deleted">
      {data.map((project) => (
        <DeletedProject key={project.id} project={project} />
      ))}
    </ul>
  )
}

function DeletedProject({ project }: { project: Project }) {
  const { toast } = useToast()
  const showError = useShowError()
  const restore = useUndeleteProject()
  const bringBack = async () => {
    try {
      // Awaited: this line is gone from the list before a callback would be called.
      await restore.mutateAsync(project.id)
      toast({ title: texts.restored, description: project.name })
    } catch (error) {
      showError(error, texts.restoreFailed)
    }
  }
  return (
    <li>
      <div className="grow">
        <p className="b trunc">{project.name}</p>
        {project.deletedAt && <p className="xs t3 num">{texts.deletedOn(formatDay(project.deletedAt))}</p>}
      </div>
      <Button
        isBusy={restore.isPending}
        aria-label={`${texts.restore} ${project.name}`}
        onClick={() => void bringBack()}
      >
        {restore.isPending ? texts.restoring : texts.restore}
      </Button>
    </li>
  )
}
