import type { ListProjectsQuery } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { cutPage, decodeTimeCursor } from '../../http/time-cursor.ts'
import { presentProjects } from './projects-presenter.ts'
import { findCards } from './projects-repository.ts'
import { retainedSince } from './retention.ts'

const defaultLimit = 100

export interface ListProjectsDeps extends Pick<Context, 'database' | 'clock'> {
  /** Of `createReadableCheck`, for covers. */
  isReadable: (projectId: string, text: string) => boolean
}

/**
 * A page of the projects a person owns or that are shared with them, newest first, as JSON text of the contract's
 * shape, and the cursor of the next page or null.
 */
export async function listProjects(
  { database, clock, isReadable }: ListProjectsDeps,
  userId: string,
  query: ListProjectsQuery,
): Promise<{ json: string; nextCursor: string | null }> {
  const limit = query.limit ?? defaultLimit
  const isDeleted = query.deleted === 'true'
  const found = await findCards(
    database,
    userId,
    { deletedAfter: isDeleted ? retainedSince(clock.now()) : null },
    { after: query.cursor === undefined ? null : decodeTimeCursor(query.cursor), limit: limit + 1 },
  )
  const { page, nextCursor } = cutPage(found, limit, ({ card: { project } }) => ({
    at: project.deletedAt ?? project.createdAt,
    id: project.id,
  }))
  return { json: presentProjects(page, isReadable), nextCursor }
}
