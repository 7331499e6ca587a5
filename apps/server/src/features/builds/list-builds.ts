import type { Build, ListBuildsQuery } from '@kwiq/contracts'
import { cutPage, decodeTimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { findBuilds } from './builds-repository.ts'
import { presentBuilds } from './builds-presenter.ts'

const defaultLimit = 50

/** A page of the builds of all projects one can see, newest first, and the cursor of the next page or null. */
export async function listBuilds(
  database: Database,
  userId: string,
  { limit = defaultLimit, cursor, projectId }: ListBuildsQuery,
): Promise<{ builds: Build[]; nextCursor: string | null }> {
  if (projectId !== undefined) await projectAccess(database, userId, projectId, 'read-builds')
  const found = await findBuilds(database, userId, {
    projectId: projectId ?? null,
    after: cursor === undefined ? null : decodeTimeCursor(cursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(found, limit, ({ build }) => ({ at: build.createdAt, id: build.id }))
  return { builds: await presentBuilds(database, page), nextCursor }
}
