import type { AdminRun } from '@kwiq/contracts'
import { Badge } from '@kwiq/ui'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useRuns } from '../use-admin.ts'
import { ShowMore } from '../show-more.tsx'
import { Loaded } from './loaded.tsx'
import { ScrollRegion } from './scroll-region.tsx'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

const tones = { running: 'accent', succeeded: 'ok', failed: 'bad', cancelled: undefined } as const

/** Who generated what with what: length, tokens, cost, and where it failed. Never the description. */
export function RunsTab() {
  const { runs: columns } = texts
  const pages = useRuns()
  return (
    <Loaded query={pages} empty={texts.noRuns}>
      {(runs) => (
        <ScrollRegion className="tall" label={texts.tabs.runs}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{columns.who}</th>
                <th>{columns.how}</th>
                <th>{columns.status}</th>
                <th className="r">{columns.duration}</th>
                <th className="r">{columns.tokens}</th>
                <th className="r">{columns.cost}</th>
                <th>{columns.time}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td className="b">{run.email ?? texts.notApplicable}</td>
                  <td>{run.model ?? (run.source === 'built-in' ? texts.builtIn : texts.notApplicable)}</td>
                  <td>
                    <Badge tone={tones[run.status]}>{statusOf(run)}</Badge>
                  </td>
                  <td className="r num">
                    {run.duration === null ? texts.notApplicable : texts.milliseconds(run.duration)}
                  </td>
                  <td className="r num">{run.tokens?.toLocaleString('en') ?? texts.notApplicable}</td>
                  <td className="r num">
                    {run.cost === null ? texts.notApplicable : dollars.format(run.cost)}
                  </td>
                  <td className="t2 num">{formatMoment(run.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ShowMore pages={pages} />
        </ScrollRegion>
      )}
    </Loaded>
  )
}

function statusOf({ status, stage }: AdminRun): string {
  return status === 'failed' && stage !== null ? texts.failedAt(stage) : status
}
