import { Badge, Button, ErrorState, Icon, Sheet, Skeleton } from '@kwiq/ui'
import type { Version } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'
import { Download, History, Package, Pencil, Plus, WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { fetchSchema, fetchVersions, restoreVersion } from '../api.ts'
import { useCanEdit, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { formatTime } from './format-time.ts'

const kindIcons = {
  created: Plus,
  edit: Pencil,
  generation: WandSparkles,
  restore: History,
  import: Download,
  build: Package,
} as const satisfies Record<Version['kind'], unknown>

/** The project's versions, newest first, each to be restored. Restoring makes a new version: nothing is lost. */
export function HistorySheet({ onClose }: { onClose(): void }) {
  const studio = useStudio()
  const showError = useShowError()
  const canEdit = useCanEdit()
  const [restoringId, setRestoringId] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const versions = useQuery({
    queryKey: ['studio', studio.projectId, 'versions'],
    queryFn: async () => {
      await studio.save.settle()
      return fetchVersions(studio.projectId)
    },
    staleTime: 0,
    gcTime: 0,
  })
  const { refetch } = versions

  useEffect(
    () =>
      studio.saveState.subscribe(() => {
        if (studio.saveState.get().state === 'saved') void refetch()
      }),
    [studio, refetch],
  )

  const restore = async (version: Version) => {
    setRestoringId(version.id)
    try {
      await studio.save.settle()
      await restoreVersion(studio.projectId, version.id)
      const schema = await fetchSchema(studio.projectId)
      if (schema.outcome === 'read') studio.takeSaved(schema.document, schema.etag)
      studio.toast({
        title: `Version ${version.versionNumber} restored`,
        description: 'Undo brings back what was there.',
      })
      await refetch()
    } catch (error) {
      showError(error, texts.errors.restore)
    }
    setRestoringId(null)
    // The pressed button was disabled meanwhile and has lost the focus.
    list.current?.focus()
  }

  return (
    <Sheet title={texts.history} onClose={onClose}>
      {versions.isPending && <Loading />}
      {versions.isError && <ErrorState title="History did not load" onRetry={() => void refetch()} />}
      <ol className="vers" aria-busy={versions.isFetching} ref={list} tabIndex={-1}>
        {versions.data?.map((version, index) => (
          <li key={version.id} className={index === 0 ? 'cur' : undefined}>
            <span className="ava v">
              <Icon of={kindIcons[version.kind]} size={12} />
            </span>
            <div className="grow">
              <p className="b">{version.changeMessage}</p>
              <p className="xs t3 num">
                Version {version.versionNumber},{' '}
                <time dateTime={version.createdAt}>
                  {formatTime(new Date(version.createdAt), new Date(studio.now()))}
                </time>
              </p>
            </div>
            {index === 0 ? (
              <Badge tone="accent">Current</Badge>
            ) : !canEdit ? null : (
              <Button
                size="s"
                aria-label={`Restore version ${version.versionNumber}`}
                isBusy={restoringId === version.id}
                disabled={restoringId !== null}
                onClick={() => void restore(version)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function Loading() {
  return (
    <ul className="vers" aria-label="Loading history">
      {[0, 1, 2, 3].map((line) => (
        <li key={line}>
          <Skeleton width={24} height={24} />
          <div className="grow">
            <Skeleton width="70%" />
          </div>
        </li>
      ))}
    </ul>
  )
}
