import type { Version } from '@kwiq/contracts'
import { ErrorState, Segmented, Skeleton } from '@kwiq/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCanEdit, useStudio } from '../state/studio-context.ts'
import { ChangeList } from './change-list.tsx'
import { listChangedScreens } from './changed-parts.ts'
import { ChangedScreens } from './changed-screens.tsx'
import { fetchVersionPair, type ReadVersion, type VersionPair } from './history-api.ts'
import { texts } from './texts.ts'
import { useShownVersion } from './use-shown-version.ts'
import { VersionName } from './version-name.tsx'

/** A version looked at: before and after on the canvas and side by side, every change, and its name. */
export function VersionDetail({ version }: { version: Version }) {
  const { projectId } = useStudio()
  const pair = useQuery({
    // A version that takes further edits in changes its time.
    queryKey: ['studio', projectId, 'version', version.id, version.createdAt],
    queryFn: () => fetchVersionPair(projectId, version),
    gcTime: 0,
  })
  if (pair.isError) return <ErrorState title={texts.versionDidNotLoad} onRetry={() => void pair.refetch()} />
  if (!pair.data) {
    return (
      <div className="vdetail" aria-busy="true">
        <Skeleton height={160} />
      </div>
    )
  }
  return <Detail version={version} pair={pair.data} />
}

const sides = [
  { value: 'before', content: texts.before },
  { value: 'after', content: texts.after },
] as const

function Detail({ version, pair }: { version: Version; pair: VersionPair }) {
  const canEdit = useCanEdit()
  const [side, setSide] = useState<'before' | 'after'>('after')
  const { after, before } = pair
  const shown: ReadVersion = side === 'before' && before ? before : after
  const screens = useMemo(
    () => (before ? listChangedScreens(before.document, after.document) : []),
    [before, after],
  )
  const showScreen = useShownVersion(shown.document, screens)

  return (
    <div className="vdetail">
      {before ? (
        <>
          <Segmented label={texts.side} isFull value={side} onChange={setSide} options={sides} />
          {screens.length === 0 && <p className="t2 xs">{texts.noChanges}</p>}
          <ChangedScreens
            screens={screens}
            before={before.document}
            after={after.document}
            shown={shown}
            onShow={showScreen}
          />
          <ChangeList before={before.document} after={after.document} shown={shown} onShow={showScreen} />
        </>
      ) : (
        <p className="t2 xs">{texts.firstVersion}</p>
      )}
      {canEdit && <VersionName key={version.name} version={version} />}
    </div>
  )
}
