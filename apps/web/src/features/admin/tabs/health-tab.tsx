import type { HealthMetric } from '@kwiq/contracts'
import { Badge } from '@kwiq/ui'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useHealth } from '../use-admin.ts'
import { Loaded } from './loaded.tsx'
import { ScrollRegion } from './scroll-region.tsx'

function toneOf(status: HealthMetric['status']) {
  if (status === 'healthy') return 'ok'
  return status === 'degraded' ? 'warn' : 'bad'
}

export function HealthTab() {
  return (
    <Loaded query={useHealth()} empty={texts.noHealth}>
      {(metrics) => (
        <ScrollRegion label={texts.tabs.health}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{texts.health.metric}</th>
                <th>{texts.health.value}</th>
                <th>{texts.health.status}</th>
                <th>{texts.health.checkedAt}</th>
              </tr>
            </thead>
            <tbody>
              {metrics.map(({ id, metric, value, status, checkedAt }) => (
                <tr key={id}>
                  <td className="b">{metric}</td>
                  <td className="num">{value}</td>
                  <td>
                    <Badge tone={toneOf(status)}>{status}</Badge>
                  </td>
                  <td className="t2 num">{formatMoment(checkedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Loaded>
  )
}
