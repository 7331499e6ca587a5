import type { Context } from '../../http/context.ts'
import { deleteHealthChecksOf } from './health-repository.ts'
import type { RequestRecorder } from './record-requests.ts'
import { deleteOldRecords, storeErrors, storeHealth, storeRequests } from './store-records.ts'

/** Milliseconds between writes. */
const pause = { records: 10_000, health: 60_000, cleaning: 3_600_000 } as const

/**
 * Writes in the background what was recorded, until stopped. What cannot be written is lost and logged: monitoring
 * never stands in the way of work.
 */
export function startStoring(context: Context, recorder: RequestRecorder): { stop: () => Promise<void> } {
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) =>
      context.logger.warn({ err: error }, 'could not write monitoring records'),
    )
  }
  const storeRecords = async () => {
    await storeErrors(context)
    await storeRequests(context, recorder)
  }
  const every = (work: () => Promise<void>, milliseconds: number) => setInterval(quietly(work), milliseconds)
  const timers = [
    every(storeRecords, pause.records),
    every(() => storeHealth(context), pause.health),
    every(() => deleteOldRecords(context), pause.cleaning),
  ]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      // The database is closed after this.
      await storeRecords().catch(() => undefined)
      // Nobody is to look for what ails a process that was ended.
      await deleteHealthChecksOf(context.database, context.processName).catch(() => undefined)
    },
  }
}
