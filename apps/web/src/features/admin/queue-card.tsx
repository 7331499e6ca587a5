import { Badge, Button, Segmented, Skeleton, useToast } from '@kwiq/ui'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatMoment } from '../../shared/format-date.ts'
import { QueueTable } from './queue-table.tsx'
import { texts } from './texts.ts'
import { type QueueFilter, useQueue, useSetQueue } from './use-admin.ts'

const filters: readonly QueueFilter[] = ['active', 'failed', 'completed']

/** What waits to be built for whom, what failed, and the switch that holds it all back. */
export function QueueCard() {
  const [filter, setFilter] = useState<QueueFilter>('active')
  const { queue: words } = texts
  return (
    <section className="card queue" aria-labelledby="queue">
      <div className="card-h">
        <div>
          <h2 id="queue">{words.title}</h2>
          <QueueLine />
        </div>
        <div className="row wrap">
          <Segmented
            label={words.show}
            value={filter}
            onChange={setFilter}
            options={filters.map((value) => ({ value, content: words.filters[value] }))}
          />
          <PauseButton />
        </div>
      </div>
      <QueueTable filter={filter} />
    </section>
  )
}

function QueueLine() {
  const { data } = useQueue()
  const { queue: words } = texts
  if (!data) return <Skeleton width={160} height={16} />
  const { pausedSince, waiting, building, failed } = data
  return (
    <div className="t2 xs">
      <p className="row wrap">
        {pausedSince && <Badge tone="warn">{words.paused(formatMoment(pausedSince))}</Badge>}
        <span className="num">{words.going(waiting, building)}</span>
        {failed > 0 && <span className="num">{words.failed(failed)}</span>}
      </p>
      {pausedSince && <p>{words.pausedHint}</p>}
    </div>
  )
}

function PauseButton() {
  const { data } = useQueue()
  const setQueue = useSetQueue()
  const { toast } = useToast()
  const showError = useShowError()
  const { queue: words } = texts
  const isPaused = data?.pausedSince != null
  return (
    <Button
      icon={isPaused ? Play : Pause}
      disabled={!data}
      isBusy={setQueue.isPending}
      onClick={() =>
        setQueue.mutate(!isPaused, {
          onSuccess: ({ pausedSince }) => toast(pausedSince ? words.pausedToast : words.resumedToast),
          onError: (failure) => showError(failure, words.switchFailed),
        })
      }
    >
      {isPaused ? words.resume : words.pause}
    </Button>
  )
}
