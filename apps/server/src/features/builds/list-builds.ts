import type { Build, ListBuildsQuery } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { invalidInput } from '../../http/validation.ts'
import { isUuid, projectAccess } from '../sharing/index.ts'
import { type BuildCursor, findBuilds } from './builds-repository.ts'
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
    after: cursor === undefined ? null : decodeCursor(cursor),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.build : undefined
  return {
    builds: await presentBuilds(database, page),
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  }
}

function decodeCursor(text: string): BuildCursor {
  const [time = '', id = ''] = text.split('_')
  if (!/^\d{1,14}$/.test(time) || !isUuid(id)) {
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  }
  return { at: new Date(Number(time)), id }
}
