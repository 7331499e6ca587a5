import type { ListProjectsQuery } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import type { StoredJson } from '../../http/send-stored-json.ts'
import { cutPage, decodeTimeCursor } from '../../http/time-cursor.ts'
import type { DocumentMemory } from './document-memory.ts'
import { presentProjects } from './projects-presenter.ts'
import { findCards } from './projects-repository.ts'
import { readCovers } from './read-covers.ts'
import { retainedSince } from './retention.ts'

const defaultLimit = 100

export interface ListProjectsDeps extends Pick<Context, 'database' | 'clock'> {
  /** Of covers. */
  covers: DocumentMemory
}

/**
 * A page of the projects a person owns or that are shared with them, newest first, as JSON of the contract's
 * shape, and the cursor of the next page or null.
 */
export async function listProjects(
  { database, clock, covers }: ListProjectsDeps,
  userId: string,
  query: ListProjectsQuery,
): Promise<{ json: StoredJson; nextCursor: string | null }> {
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
  const known = await readCovers(
    database,
    covers,
    page.map(({ card }) => card),
  )
  return { json: presentProjects(page, known), nextCursor }
}
