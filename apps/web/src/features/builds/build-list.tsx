import { EmptyState, ErrorState, Skeleton } from '@kwiq/ui'
import { Hammer } from 'lucide-react'
import { BuildCard } from './build-card.tsx'
import { texts } from './texts.ts'
import { useExportCheck, useProjectBuilds } from './use-builds.ts'

/** The builds of a project, newest first. */
export function BuildList({ projectId }: { projectId: string }) {
  const { data, isError, refetch } = useProjectBuilds(projectId)
  const { data: check } = useExportCheck(projectId)
  const isSite = (check?.website ?? null) !== null
  if (isError) {
    return <ErrorState title={texts.didNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={220} />
  if (data.length === 0) return <EmptyState icon={Hammer} title={texts.none} text={texts.noneHint} />
  const newest = data.find(({ status }) => status === 'completed')
  return (
    <ul className="build-list">
      {data.map((build) => (
        <li key={build.id}>
          <BuildCard build={build} isNewest={build.id === newest?.id} isSite={isSite} />
        </li>
      ))}
    </ul>
  )
}
