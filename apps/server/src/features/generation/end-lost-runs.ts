import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { endLostRuns } from './runs-repository.ts'

/** Milliseconds between two looks. */
const pause = 60_000

type Deps = Pick<Context, 'database' | 'clock' | 'ids' | 'logger' | 'env'>

/**
 * Puts runs on record as failed whose process ended in their midst: now and, where there may be other processes, every
 * minute, whichever comes first. Returns the way to stop.
 */
export async function startEndingLostRuns(deps: Deps): Promise<() => void> {
  const { database, clock, env, logger } = deps
  const look = async (isAlone: boolean) => {
    for (const { id, actorId } of await endLostRuns(database, { finishedAt: clock.now(), isAlone })) {
      await recordActivity(deps, {
        action: 'generation.failed',
        resourceType: 'generation',
        resourceId: id,
        userId: actorId,
      })
    }
  }
  const isAlone = env.databaseUrl === null
  await look(isAlone)
  if (isAlone) return () => undefined
  const timer = setInterval(() => {
    look(false).catch((error: unknown) => logger.warn({ err: error }, 'lost runs could not be ended'))
  }, pause)
  return () => clearInterval(timer)
}
