import type { Context } from '../../http/context.ts'
import type { MetricSource } from '../../platform/metrics/index.ts'
import { measureQueue } from './builds-repository.ts'

/** The queue of builds, the same from every process. */
export function createBuildsMetrics({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): MetricSource[] {
  return [
    {
      name: 'kwiq_builds_in_queue',
      help: 'Builds that wait and that run, of all processes together',
      read: async () => {
        const { pending, building } = await measureQueue(database)
        return [
          { labels: { status: 'pending' }, value: pending },
          { labels: { status: 'building' }, value: building },
        ]
      },
    },
    {
      name: 'kwiq_builds_oldest_wait_seconds',
      help: 'How long the first build in line has waited',
      read: async () => {
        const { oldestPendingAt } = await measureQueue(database)
        const waited = oldestPendingAt ? clock.now().getTime() - oldestPendingAt.getTime() : 0
        return [{ value: Math.max(0, waited / 1000) }]
      },
    },
  ]
}
