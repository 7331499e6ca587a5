import type { Build } from '@kwiq/contracts'
import { Icon } from '@kwiq/ui'
import { Smartphone, TriangleAlert } from 'lucide-react'
import { ArtifactList } from './artifact-list.tsx'
import { BuildAction } from './build-action.tsx'
import { BuildBadge } from './build-badge.tsx'
import { BuildSteps } from './build-steps.tsx'
import { InstallOnPhone } from './install-on-phone.tsx'
import { describeWhen } from './describe-when.ts'
import { isActive } from './is-active.ts'
import { Remark } from './remark.tsx'
import { texts } from './texts.ts'

interface BuildCardProps {
  build: Build
  isNewest: boolean
  /** Whether the app shows a website. */
  isSite: boolean
}

/** One build: how far it is, its files, or why it failed. */
export function BuildCard({ build, isNewest, isSite }: BuildCardProps) {
  const isDone = build.status === 'completed'
  return (
    <article className="card build" data-build-status={build.status}>
      <div className={isDone ? 'card-h' : 'card-h nob'}>
        <div className="row">
          <Icon of={Smartphone} size={20} />
          <h3>{texts.version(build)}</h3>
          <BuildBadge build={build} />
        </div>
        <div className="row">
          {isDone && <span className="t3 num xs">{describeEnd(build)}</span>}
          <BuildAction build={build} hasDownload={false} />
        </div>
      </div>
      {isActive(build) && <BuildSteps build={build} />}
      {build.status === 'failed' && (
        <p className="bmsg">
          <Icon of={TriangleAlert} />
          <span>
            {build.error} {texts.didNotCount}
          </span>
        </p>
      )}
      {isDone && <ArtifactList build={build} isNewest={isNewest} isSite={isSite} />}
      {isDone && build.artifacts.some(({ kind }) => kind === 'apk') && <InstallOnPhone build={build} />}
      {isDone && <Difference build={build} />}
      {build.notes.map((note) => (
        <Remark key={note} text={note} />
      ))}
    </article>
  )
}

function describeEnd({ startedAt, finishedAt }: Build): string {
  if (!startedAt || !finishedAt) return ''
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return texts.took(describeWhen(finishedAt), seconds)
}

function Difference({ build: { changes } }: { build: Build }) {
  if (changes === null) return null
  if (changes.length === 0) return <p className="t3 xs difference">{texts.noChanges}</p>
  return (
    <details className="difference">
      <summary className="t3 xs">
        {texts.changesSince} ({changes.length})
      </summary>
      <ul>
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${change}`}>{change}</li>
        ))}
      </ul>
    </details>
  )
}
