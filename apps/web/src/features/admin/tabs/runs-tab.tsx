import type { AdminRun } from '@kwiq/contracts'
import { Badge } from '@kwiq/ui'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useRuns } from '../use-admin.ts'
import { type Column, PagedTable } from '../paged-table.tsx'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

const tones = { running: 'accent', succeeded: 'ok', failed: 'bad', cancelled: undefined } as const

const { runs: heads, notApplicable } = texts

const columns: readonly Column<AdminRun>[] = [
  { head: heads.who, className: 'b', cell: ({ email }) => email ?? notApplicable },
  {
    head: heads.how,
    cell: ({ model, source }) => model ?? (source === 'built-in' ? texts.builtIn : notApplicable),
  },
  { head: heads.status, cell: (run) => <Badge tone={tones[run.status]}>{statusOf(run)}</Badge> },
  {
    head: heads.duration,
    isRight: true,
    className: 'num',
    cell: ({ duration }) => (duration === null ? notApplicable : texts.milliseconds(duration)),
  },
  {
    head: heads.tokens,
    isRight: true,
    className: 'num',
    cell: ({ tokens }) => tokens?.toLocaleString('en') ?? notApplicable,
  },
  {
    head: heads.cost,
    isRight: true,
    className: 'num',
    cell: ({ cost }) => (cost === null ? notApplicable : dollars.format(cost)),
  },
  { head: heads.time, className: 't2 num', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** Who generated what with what: length, tokens, cost, and where it failed. Never the description. */
export function RunsTab() {
  const pages = useRuns()
  return (
    <PagedTable
      className="tall"
      label={texts.tabs.runs}
      pages={pages}
      columns={columns}
      empty={texts.noRuns}
    />
  )
}

function statusOf({ status, stage }: AdminRun): string {
  return status === 'failed' && stage !== null ? texts.failedAt(stage) : status
}
