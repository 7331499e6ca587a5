import type { QueuedBuild } from '@kwiq/contracts'
import { Badge, Button, useToast } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatMoment } from '../../shared/format-date.ts'
import { type Column, PagedTable } from './paged-table.tsx'
import { texts } from './texts.ts'
import { type QueueFilter, useQueuedBuilds, useRetryBuild } from './use-admin.ts'

const tones = { pending: 'warn', building: 'accent', completed: 'ok', failed: 'bad' } as const

const { queue: words } = texts

const columns: readonly Column<QueuedBuild>[] = [
  { head: words.columns.who, className: 'b', cell: ({ email }) => email ?? texts.notApplicable },
  { head: words.columns.platform, cell: ({ platform }) => words.platforms[platform] },
  { head: words.columns.status, cell: (build) => <Status build={build} /> },
  { head: words.columns.asked, className: 't2 num', cell: ({ queuedAt }) => formatMoment(queuedAt) },
  { head: words.columns.took, isRight: true, className: 'num', cell: tookOf },
  {
    head: words.columns.actions,
    isHeadHidden: true,
    isRight: true,
    cell: (build) => build.status === 'failed' && <RetryButton build={build} />,
  },
]

/** Builds of everybody, the last asked for first. */
export function QueueTable({ filter }: { filter: QueueFilter }) {
  const pages = useQueuedBuilds(filter)
  return (
    <PagedTable
      className="tall"
      label={words.title}
      pages={pages}
      columns={columns}
      empty={words.none[filter]}
    />
  )
}

function Status({ build: { status, step, attempt, error } }: { build: QueuedBuild }) {
  return (
    <>
      <span className="row wrap">
        <Badge tone={tones[status]}>{status === 'building' ? step : status}</Badge>
        {attempt > 1 && <span className="t3 xs">{words.attempt(attempt)}</span>}
      </span>
      {error && <p className="t2 xs">{error}</p>}
    </>
  )
}

function tookOf({ startedAt, finishedAt }: QueuedBuild): string {
  if (startedAt === null || finishedAt === null) return texts.notApplicable
  return words.seconds(Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
}

function RetryButton({ build: { id, email } }: { build: QueuedBuild }) {
  const retry = useRetryBuild()
  const { toast } = useToast()
  const showError = useShowError()
  const again = async () => {
    try {
      // Awaited: the build leaves this list before a callback would be called.
      await retry.mutateAsync(id)
      toast(words.retried)
    } catch (failure) {
      showError(failure, words.retryFailed)
    }
  }
  return (
    <Button
      size="s"
      isBusy={retry.isPending}
      aria-label={words.retryOne(email ?? texts.notApplicable)}
      onClick={() => void again()}
    >
      {words.retry}
    </Button>
  )
}
