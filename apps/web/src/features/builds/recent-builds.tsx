import './builds.css'
import type { Build } from '@kwiq/contracts'
import { ErrorState, Icon, Skeleton } from '@kwiq/ui'
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
  const [opened, setOpened] = useState<Build | null>(null)
  return (
    <section aria-label={texts.recentBuilds} aria-busy={!data && !isError}>
      <div className="sec-h">
        <h2>{texts.recentBuilds}</h2>
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
            <table className="tbl recent-builds">
              <tbody>
                {data.slice(0, shown).map((build) => (
                  <BuildRow key={build.id} build={build} onOpen={() => setOpened(build)} />
                ))}
              </tbody>
            </table>
          ) : (
            <p className="t2 no-builds">{data ? texts.recentNone : <Skeleton width="60%" />}</p>
          )}
        </div>
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
