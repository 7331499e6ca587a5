import { randomUUID } from 'node:crypto'
import type { BuildRow } from '../../db/schema/index.ts'
import { startWorker, type Worker } from '../../platform/queue/index.ts'
import { recordActivity } from '../monitoring/index.ts'
import { buildActivity } from './build-activity.ts'
import type { BuildDeps } from './build-deps.ts'
import { runBuild } from './job/run-build.ts'
import { createThreadWorkshop } from './job/workshop.ts'
import { claimBuild, endAllLeases, extendLease, failExhausted, releaseBuild } from './queue-repository.ts'
import { sweepFiles } from './sweep-files.ts'

/** Milliseconds. */
const heartbeat = 5000
const idle = 3000
const sweepInterval = 3_600_000
/** Builds at the same time: one may wait for a tool or the storage while the other uses the processor. */
const concurrency = 2

/**
 * Runs the builds of the queue in this process. `hasDatabaseAlone` says that no other process can hold a build, so
 * that those of the process before need not wait until their worker counts as dead.
 */
export async function startBuildWorker(
  deps: BuildDeps,
  { hasDatabaseAlone }: { hasDatabaseAlone: boolean },
): Promise<Worker> {
  const workerId = randomUUID()
  const workshop = createThreadWorkshop()
  if (hasDatabaseAlone) await endAllLeases(deps.database)
  const worker = startWorker<BuildRow>(
    {
      claim: () => claimNext(deps, workerId),
      run: (build, signal) => traced(deps, build, () => runBuild(deps, build, signal, workshop)),
      keepAlive: (build) => extendLease(deps.database, build),
      handBack: async (build) => {
        await releaseBuild(deps.database, build)
      },
    },
    { concurrency, heartbeat, idle, bell: deps.jobs, logger: deps.logger },
  )
  const sweep = () =>
    sweepFiles(deps).catch((error: unknown) => deps.logger.warn({ err: error }, 'files could not be swept'))
  const timer = setInterval(() => void sweep(), sweepInterval)
  return {
    stop: async () => {
      clearInterval(timer)
      await worker.stop()
      await workshop.close()
    },
  }
}

/** Runs the work as a trace of its own, where traces are kept. */
async function traced({ tracing }: BuildDeps, { id, platform }: BuildRow, work: () => Promise<void>) {
  if (!tracing) return work()
  return tracing.inSpan(`build ${platform}`, { 'kwiq.build_id': id }, work)
}

/** The next build for this worker, after those have been given up whose worker died twice. */
export async function claimNext(deps: BuildDeps, workerId: string): Promise<BuildRow | null> {
  const { database, clock, events } = deps
  const error = 'The build broke off twice. Please try again.'
  for (const { id, projectId, actorId } of await failExhausted(database, {
    finishedAt: clock.now(),
    error,
  })) {
    await recordActivity(deps, buildActivity('failed', actorId, id))
    events.publish({ projectId, type: 'build.changed', actorId, data: { buildId: id } })
  }
  return claimBuild(database, workerId, clock.now())
}
