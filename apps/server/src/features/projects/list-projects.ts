import type { ListProjectsQuery, Project } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { cutPage, decodeTimeCursor } from '../../http/time-cursor.ts'
import { presentProject } from './projects-presenter.ts'
import { findCards } from './projects-repository.ts'
import { retainedSince } from './retention.ts'

const defaultLimit = 100

/** A page of the projects a person owns or that are shared with them, newest first, and the cursor of the next page or null. */
export async function listProjects(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  query: ListProjectsQuery,
): Promise<{ projects: Project[]; nextCursor: string | null }> {
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
  return { projects: page.map(({ card, role }) => presentProject(card, role)), nextCursor }
}
