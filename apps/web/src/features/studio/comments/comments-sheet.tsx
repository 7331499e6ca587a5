import type { Comment, CommentAnchor, ProjectRole } from '@kwiq/contracts'
import { Button, ConfirmDialog, EmptyState, ErrorState, Menu, Sheet, Skeleton } from '@kwiq/ui'
import { ChevronDown, CircleCheck, MessageSquare } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useUser } from '../../../shared/session/use-user.ts'
import { useStore } from '../state/create-store.ts'
import { useStudio } from '../state/studio-context.ts'
import { jumpToAnchor } from './anchor-words.ts'
import { ApprovalList } from './approval-list.tsx'
import { CommentPins } from './comment-pins.tsx'
import { commentsViewOf } from './comments-view.ts'
import { Composer } from './composer.tsx'
import { texts } from './texts.ts'
import { ThreadItem } from './thread-item.tsx'
import { groupThreads, type Thread } from './threads.ts'
import { useApprovals, useComments, useMarkRead, usePeople } from './use-comments.ts'
import { useThreadActions } from './use-thread-actions.ts'
import './comments.css'

const filters = ['open', 'resolved', 'approvals'] as const

/** What people say about the app, newest first, with pins on the canvas. */
export function CommentsSheet({ onClose }: { onClose: () => void }) {
  const studio = useStudio()
  const me = useMe()
  const view = commentsViewOf(studio)
  const filter = useStore(view, (value) => value.filter)
  const activeId = useStore(view, (value) => value.activeId)
  const isPinning = useStore(view, (value) => value.isPinning)
  const comments = useComments()
  const approvals = useApprovals()
  const people = usePeople()
  const [removing, setRemoving] = useState<Comment | null>(null)
  useMarkRead(comments.data)
  const actions = useThreadActions()
  const threads = useMemo(() => groupThreads(comments.data ?? []), [comments.data])
  const shown = useMemo(
    () => threads.filter(({ comment }) => (comment.resolvedAt !== null) === (filter === 'resolved')),
    [threads, filter],
  )
  const pins = useMemo(() => (filter === 'approvals' ? [] : toPins(shown)), [shown, filter])

  const open = (id: string) => {
    view.set({ activeId: id })
    const anchor = threads.find(({ comment }) => comment.id === id)?.comment.anchor
    if (anchor) jumpToAnchor(studio, anchor)
  }
  const place = useCallback(
    (anchor: CommentAnchor | null) => view.set({ isPinning: false, ...(anchor && { anchor }) }),
    [view],
  )
  const filterEntries = filters.map((name) => ({
    label: texts.filters[name],
    onSelect: () => view.set({ filter: name, activeId: null }),
  }))
  return (
    <Sheet
      title={texts.title}
      className="comments"
      onClose={onClose}
      headerEnd={
        <Menu
          trigger={
            <Button variant="ghost" size="s" aria-label={`${texts.filter}: ${texts.filters[filter]}`}>
              {texts.filters[filter]}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
          entries={filterEntries}
        />
      }
    >
      <CommentPins pins={pins} activeId={activeId} isPinning={isPinning} onOpen={open} onPlace={place} />
      {filter === 'open' && (approvals.data?.length ?? 0) > 0 && (
        <button type="button" className="capprovals" onClick={() => view.set({ filter: 'approvals' })}>
          <CircleCheck size={16} aria-hidden />
          {texts.approvals(approvals.data?.length ?? 0)}
        </button>
      )}
      {filter === 'approvals' ? (
        <ApprovalList approvals={approvals.data ?? []} />
      ) : (
        <div className="cscroll" aria-busy={comments.isFetching}>
          {comments.isPending && <Loading />}
          {comments.isError && (
            <ErrorState title={texts.didNotLoad} onRetry={() => void comments.refetch()} />
          )}
          {comments.data && shown.length === 0 && <Empty filter={filter} />}
          {shown.length > 0 && (
            <ol className="cmts" aria-label={texts.list}>
              {shown.map((thread, index) => (
                <ThreadItem
                  key={thread.comment.id}
                  thread={thread}
                  number={index + 1}
                  isActive={thread.comment.id === activeId}
                  people={people}
                  me={me}
                  onActivate={() => view.set({ activeId: thread.comment.id })}
                  {...actions}
                  onRemove={setRemoving}
                />
              ))}
            </ol>
          )}
        </div>
      )}
      <Composer
        view={view}
        people={people}
        onAdded={(id) => void comments.refetch().then(() => view.set({ activeId: id }))}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={texts.removeQuestion}
        description={texts.removeHint}
        confirmLabel={texts.remove}
        isDangerous
        onConfirm={() => {
          if (removing) void actions.remove(removing)
          setRemoving(null)
        }}
      />
    </Sheet>
  )
}

function toPins(threads: readonly Thread[]) {
  return threads.flatMap(({ comment: { id, comment, anchor } }, index) =>
    anchor ? [{ id, number: index + 1, words: comment, anchor }] : [],
  )
}

/** Who one is in this project. */
function useMe(): { id: string; role: ProjectRole } {
  const role = useStore(useStudio().access, (access) => access.role)
  return { id: useUser()?.id ?? '', role: role ?? 'viewer' }
}

function Empty({ filter }: { filter: 'open' | 'resolved' }) {
  const [title = '', text] = texts.empty[filter]
  return <EmptyState icon={MessageSquare} title={title} text={text} />
}

function Loading() {
  return (
    <ul className="cmts" aria-label={texts.loading}>
      {[0, 1, 2].map((line) => (
        <li key={line}>
          <Skeleton width="50%" />
          <Skeleton width="90%" />
        </li>
      ))}
    </ul>
  )
}
