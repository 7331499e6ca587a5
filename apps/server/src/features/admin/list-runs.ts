import type { AdminRun, PageQuery } from '@kwiq/contracts'
import { cutPage, decodeTimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { listRuns as findRuns, type ListedRun } from '../generation/index.ts'

const defaultLimit = 100

/** A page of everybody's generations, newest first. */
export async function listRuns(
  database: Database,
  query: PageQuery,
): Promise<{ runs: AdminRun[]; nextCursor: string | null }> {
  const limit = query.limit ?? defaultLimit
  const after = query.cursor === undefined ? null : decodeTimeCursor(query.cursor)
  const rows = await findRuns(database, {
    limit: limit + 1,
    ...(after && { before: { id: after.id, createdAt: after.at } }),
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { runs: page.map(presentRun), nextCursor }
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
