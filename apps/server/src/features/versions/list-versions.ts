import type { PageQuery, Version } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { invalidInput } from '../../http/validation.ts'
import { projectAccess } from '../sharing/index.ts'
import { presentVersion } from './versions-presenter.ts'
import { findAuthoredVersions } from './versions-repository.ts'

const defaultLimit = 50

/** A page of a project's versions, newest first, and the cursor of the next page or null. */
export async function listVersions(
  database: Database,
  userId: string,
  projectId: string,
  query: PageQuery,
): Promise<{ versions: Version[]; nextCursor: string | null }> {
  await projectAccess(database, userId, projectId, 'read-versions')
  const limit = query.limit ?? defaultLimit
  const rows = await findAuthoredVersions(database, projectId, {
    before: readCursor(query.cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    versions: page.map(presentVersion),
    nextCursor: rows.length > limit && last ? String(last.version.number) : null,
  }
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,9}$/.test(cursor)) {
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  }
  return Number(cursor)
}
