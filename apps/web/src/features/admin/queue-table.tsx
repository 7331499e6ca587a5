import type { QueuedBuild } from '@kwiq/contracts'
import { Badge, Button, useToast } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatMoment } from '../../shared/format-date.ts'
import { ShowMore } from './show-more.tsx'
import { Loaded } from './tabs/loaded.tsx'
import { ScrollRegion } from './tabs/scroll-region.tsx'
import { texts } from './texts.ts'
import { type QueueFilter, useQueuedBuilds, useRetryBuild } from './use-admin.ts'

const tones = { pending: 'warn', building: 'accent', completed: 'ok', failed: 'bad' } as const

/** Builds of everybody, the last asked for first. */
export function QueueTable({ filter }: { filter: QueueFilter }) {
  const pages = useQueuedBuilds(filter)
  const { columns, none, title } = texts.queue
  return (
    <Loaded query={pages} empty={none[filter]}>
      {(builds) => (
        <ScrollRegion className="tall" label={title}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{columns.who}</th>
                <th>{columns.platform}</th>
                <th>{columns.status}</th>
                <th>{columns.asked}</th>
                <th className="r">{columns.took}</th>
                <th>
                  <span className="sr">{columns.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {builds.map((build) => (
                <QueueRow key={build.id} build={build} />
              ))}
            </tbody>
          </table>
          <ShowMore pages={pages} />
        </ScrollRegion>
      )}
    </Loaded>
  )
}

function QueueRow({ build }: { build: QueuedBuild }) {
  const { queue: words } = texts
  return (
    <tr>
      <td className="b">{build.email ?? texts.notApplicable}</td>
      <td>{words.platforms[build.platform]}</td>
      <td>
        <span className="row wrap">
          <Badge tone={tones[build.status]}>{build.status === 'building' ? build.step : build.status}</Badge>
          {build.attempt > 1 && <span className="t3 xs">{words.attempt(build.attempt)}</span>}
        </span>
        {build.error && <p className="t2 xs">{build.error}</p>}
      </td>
      <td className="t2 num">{formatMoment(build.queuedAt)}</td>
      <td className="r num">{tookOf(build)}</td>
      <td className="r">{build.status === 'failed' && <RetryButton build={build} />}</td>
    </tr>
  )
}

function tookOf({ startedAt, finishedAt }: QueuedBuild): string {
  if (startedAt === null || finishedAt === null) return texts.notApplicable
  return texts.queue.seconds(Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
}

function RetryButton({ build: { id, email } }: { build: QueuedBuild }) {
  const retry = useRetryBuild()
  const { toast } = useToast()
  const showError = useShowError()
  const { queue: words } = texts
  return (
    <Button
      size="s"
      isBusy={retry.isPending}
      aria-label={words.retryOne(email ?? texts.notApplicable)}
      onClick={() =>
        retry.mutate(id, {
          onSuccess: () => toast(words.retried),
          onError: (failure) => showError(failure, words.retryFailed),
        })
      }
    >
      {words.retry}
    </Button>
  )
}
