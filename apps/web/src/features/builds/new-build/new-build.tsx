import type { BuildPlatform, ExportCheck } from '@kwiq/contracts'
import { Button, ErrorState, Icon, Segmented, Skeleton } from '@kwiq/ui'
import { Hammer, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { texts } from '../texts.ts'
import { useExportCheck, useStartBuild } from '../use-builds.ts'
import { ExportFacts } from './export-facts.tsx'
import { PlannedFiles } from './planned-files.tsx'
import { ProblemList } from './problem-list.tsx'

const platforms = [
  { value: 'android', name: texts.platformNames.android, content: texts.platformNames.android },
  { value: 'ios', name: texts.platformNames.ios, content: texts.platformNames.ios },
] as const

/** Chooses a platform, shows what would be built, and builds it. */
export function NewBuild({ projectId, onStarted }: { projectId: string; onStarted: () => void }) {
  const { data, isError, refetch } = useExportCheck(projectId)
  const [platform, setPlatform] = useState<BuildPlatform>('android')
  if (isError) {
    return (
      <ErrorState title={texts.checkDidNotLoad} text={texts.didNotLoadHint} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className="new-build" aria-busy={!data}>
      <Segmented label={texts.platform} value={platform} onChange={setPlatform} options={platforms} isFull />
      {data ? (
        <>
          <PlannedFiles check={data} platform={platform} />
          <ExportFacts check={data} platform={platform} projectId={projectId} />
          <ProblemList problems={data.problems} />
          <StartRow check={data} platform={platform} projectId={projectId} onStarted={onStarted} />
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}

interface StartRowProps {
  check: ExportCheck
  platform: BuildPlatform
  projectId: string
  onStarted: () => void
}

function StartRow({ check, platform, projectId, onStarted }: StartRowProps) {
  const showError = useShowError()
  const start = useStartBuild(projectId)
  const refusal = check.platforms.find((one) => one.platform === platform)?.refusal ?? null
  const { used, limit } = check.usage
  return (
    <footer className="start-row">
      {refusal === null ? (
        <p className="t3 num">{limit > 0 && texts.usage(used, limit)}</p>
      ) : (
        <p className="note">
          <Icon of={Lock} />
          <span>
            {refusal}{' '}
            <Link className="link" to="/billing">
              {texts.seePlans}
            </Link>
          </span>
        </p>
      )}
      <Button
        variant="primary"
        icon={Hammer}
        isBusy={start.isPending}
        disabled={refusal !== null}
        onClick={() =>
          start.mutate(platform, {
            onSuccess: onStarted,
            onError: (error) => showError(error, texts.exportFailed),
          })
        }
      >
        {start.isPending ? texts.starting : texts.build(platform)}
      </Button>
    </footer>
  )
}
