import { Button, ErrorState, Sheet, Skeleton } from '@kwiq/ui'
import { useRef } from 'react'
import { useStore } from '../state/create-store.ts'
import { useStudio } from '../state/studio-context.ts'
import { texts as studioTexts } from '../texts.ts'
import { historyViewOf } from './history-view.ts'
import { texts } from './texts.ts'
import { useVersions } from './use-versions.ts'
import { VersionRow } from './version-row.tsx'
import './history.css'

/** The project's versions, newest first, each to be looked at and restored. Restoring makes a new version: nothing is lost. */
export function HistorySheet({ onClose }: { onClose(): void }) {
  const studio = useStudio()
  const view = historyViewOf(studio)
  const selectedId = useStore(view, (value) => value.selectedId)
  const blamed = useStore(view, (value) => value.blamed)
  const list = useRef<HTMLOListElement>(null)
  const versions = useVersions()
  const rows = versions.data?.pages.flatMap((page) => page.versions) ?? []
  const currentId = rows[0]?.id

  // The pressed button may be gone and has lost the focus.
  const onRestored = () => {
    view.set({ selectedId: null, blamed: null })
    list.current?.focus()
  }
  const toggle = (id: string) => view.set({ selectedId: id === selectedId ? null : id })
  return (
    <Sheet title={studioTexts.history} className="history" onClose={onClose}>
      {versions.isPending && <Loading />}
      {versions.isError && <ErrorState title={texts.didNotLoad} onRetry={() => void versions.refetch()} />}
      {blamed && (
        <section className="vblame" aria-label={texts.lastChange(blamed.what)}>
          <div className="row between">
            <h3 className="xs t2 trunc">{texts.lastChange(blamed.what)}</h3>
            <Button size="s" variant="ghost" onClick={() => view.set({ blamed: null, selectedId: null })}>
              {texts.showAll}
            </Button>
          </div>
        </section>
      )}
      <ol className="vers" aria-busy={versions.isFetching} ref={list} tabIndex={-1}>
        {(blamed ? [rows.find(({ id }) => id === blamed.version.id) ?? blamed.version] : rows).map(
          (version) => (
            <VersionRow
              key={version.id}
              version={version}
              isCurrent={version.id === currentId}
              isOpen={version.id === selectedId}
              onToggle={() => toggle(version.id)}
              onRestored={onRestored}
            />
          ),
        )}
      </ol>
      {versions.hasNextPage && !blamed && (
        <Button
          className="vmore"
          isBusy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Sheet>
  )
}

function Loading() {
  return (
    <ul className="vers" aria-label={texts.loading}>
      {[0, 1, 2, 3].map((line) => (
        <li key={line}>
          <div className="vrow">
            <Skeleton width={24} height={24} />
            <div className="grow">
              <Skeleton width="70%" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
