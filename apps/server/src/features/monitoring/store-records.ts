import type { Context } from '../../http/context.ts'
import { runProbe } from '../../platform/health/index.ts'
import { deleteErrorsBefore, upsertError } from './error-log-repository.ts'
import { deleteHealthChecksBefore, upsertHealthChecks } from './health-repository.ts'
import type { RequestRecorder } from './record-requests.ts'
import { addRequestStats, deleteRequestStatsBefore } from './request-stats-repository.ts'

const day = 86_400_000
/** Milliseconds that records are kept. */
const kept = { errors: 90 * day, requests: 2 * day, health: day } as const

type Needed = Pick<Context, 'database' | 'clock' | 'ids' | 'errors'>

/** Writes the errors that were reported since the last time; what cannot be written now waits for the next. */
export async function storeErrors({ database, clock, ids, errors }: Needed): Promise<void> {
  const at = clock.now()
  const waiting = errors.drain()
  try {
    for (let report = waiting[0]; report; report = waiting[0]) {
      await upsertError(database, { ...report, id: ids.uuid(), at })
      waiting.shift()
    }
  } catch (error) {
    errors.takeBack(waiting)
    throw error
  }
}

/** Writes the calls that were counted since the last time. */
export async function storeRequests({ database }: Needed, recorder: RequestRecorder): Promise<void> {
  await addRequestStats(database, recorder.drain())
}

/** Checks every part of this process and writes how it is. */
export async function storeHealth({
  database,
  clock,
  ids,
  healthProbes,
  processName,
}: Pick<Context, 'database' | 'clock' | 'ids' | 'healthProbes' | 'processName'>): Promise<void> {
  const results = await Promise.all(healthProbes.map(runProbe))
  const checkedAt = clock.now()
  await upsertHealthChecks(
    database,
    results.map((result) => ({ ...result, id: ids.uuid(), process: processName, checkedAt })),
  )
}

/** Deletes what is older than anybody looks at. */
export async function deleteOldRecords({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await deleteErrorsBefore(database, new Date(now - kept.errors))
  await deleteRequestStatsBefore(database, new Date(now - kept.requests))
  await deleteHealthChecksBefore(database, new Date(now - kept.health))
}
