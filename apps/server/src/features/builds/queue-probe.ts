import type { Context } from '../../http/context.ts'
import { type HealthProbe, judge } from '../../platform/health/index.ts'
import { measureQueue } from './builds-repository.ts'
import { findPause } from './queue-view/queue-view-repository.ts'

/** Seconds the first in line may wait before the queue is slow, and before it stands. */
const patience = { good: 30, bearable: 600 }

/** How many builds wait and run, judged by how long the first in line has waited. */
export function createQueueProbe({ database, clock }: Pick<Context, 'database' | 'clock'>): HealthProbe {
  return {
    metric: 'queue',
    check: async () => {
      const { pending, building, oldestPendingAt } = await measureQueue(database)
      const waited = oldestPendingAt ? (clock.now().getTime() - oldestPendingAt.getTime()) / 1000 : 0
      const counts = `${pending} waiting, ${building} building`
      if (await findPause(database)) return { value: `paused, ${counts}`, status: 'degraded' }
      return {
        value: counts,
        status: judge(waited, patience.good, patience.bearable),
      }
    },
  }
}
