import './builds.css'
import type { Build } from '@kwiq/contracts'
import { Dialog, ErrorState, Icon, Skeleton } from '@kwiq/ui'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { BuildAction } from './build-action.tsx'
import { BuildBadge } from './build-badge.tsx'
import { BuildsDialog } from './builds-dialog.tsx'
import { describeWhen } from './describe-when.ts'
import { texts } from './texts.ts'
import { useBuilds } from './use-builds.ts'

/** How many the dashboard shows. */
const shown = 4

/** The dashboard's list of the newest builds. */
export function RecentBuilds() {
  const { data, isError, refetch } = useBuilds()
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<Build | null>(null)
  return (
    <section className="recent-builds" aria-label={texts.recentBuilds} aria-busy={!data && !isError}>
      <div className="sec-h">
        <h2>{texts.recentBuilds}</h2>
        {data && data.length > shown && (
          <button type="button" className="link plain" onClick={() => setShowsAll(true)}>
            {texts.allBuilds}
          </button>
        )}
      </div>
      {isError ? (
        <ErrorState
          className="card"
          title={texts.didNotLoad}
          text={texts.didNotLoadHint}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="card scrollx">
          {data && data.length > 0 ? (
            <BuildTable builds={data.slice(0, shown)} onOpen={setOpened} />
          ) : (
            <p className="t2 no-builds">{data ? texts.recentNone : <Skeleton width="60%" />}</p>
          )}
        </div>
      )}
      {showsAll && data && (
        <Dialog isOpen size="lg" title={texts.allBuilds} onClose={() => setShowsAll(false)}>
          <div className="scrollx">
            <BuildTable builds={data} onOpen={setOpened} />
          </div>
        </Dialog>
      )}
      {opened && (
        <BuildsDialog
          projectId={opened.projectId}
          projectName={opened.projectName}
          firstTab="builds"
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

function BuildTable({ builds, onOpen }: { builds: readonly Build[]; onOpen: (build: Build) => void }) {
  return (
    <table className="tbl builds-table">
      <tbody>
        {builds.map((build) => (
          <BuildRow key={build.id} build={build} onOpen={() => onOpen(build)} />
        ))}
      </tbody>
    </table>
  )
}

function BuildRow({ build, onOpen }: { build: Build; onOpen: () => void }) {
  return (
    <tr>
      <td className="b">
        <button type="button" className="plain" aria-label={texts.details(build)} onClick={onOpen}>
          {build.projectName}
        </button>
      </td>
      <td className="only-d">
        <span className="row t2">
          <Icon of={Smartphone} />
          {texts.platformNames[build.platform]}
        </span>
      </td>
      <td>
        <BuildBadge build={build} />
        {build.status === 'pending' && <p className="t3 xs">{build.notes?.join(' ')}</p>}
      </td>
      <td className="t3 only-d">
        v{build.versionNumber}, {describeWhen(build.createdAt)}
      </td>
      <td className="r">
        <BuildAction build={build} />
      </td>
    </tr>
  )
}
