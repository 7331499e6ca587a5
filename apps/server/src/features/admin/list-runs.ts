import type { AdminRun, PageQuery } from '@kwiq/contracts'
import { type Page, readTimePage } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { listRuns as findRuns, type ListedRun } from '../generation/index.ts'

/** A page of everybody's generations, newest first. */
export async function listRuns(database: Database, query: PageQuery): Promise<Page<AdminRun>> {
  return readTimePage(query, {
    find: ({ after, limit }) =>
      findRuns(database, { limit, ...(after && { before: { id: after.id, createdAt: after.at } }) }),
    cursorOf: ({ createdAt, id }) => ({ at: createdAt, id }),
    present: presentRun,
  })
}

function presentRun(run: ListedRun): AdminRun {
  const { inputTokens, outputTokens, costMicros } = run
  return {
    id: run.id,
    email: run.actorEmail,
    status: run.status,
    source: run.source,
    model: run.model,
    stage: run.stage,
    duration: run.durationMs,
    tokens: inputTokens === null && outputTokens === null ? null : (inputTokens ?? 0) + (outputTokens ?? 0),
    cost: costMicros === null ? null : costMicros / 1_000_000,
    createdAt: run.createdAt.toISOString(),
  }
}
