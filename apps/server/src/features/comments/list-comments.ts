import type { Comment, PageQuery } from '@kwiq/contracts'
import { invalidInput } from '../../http/validation.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { presentComment } from './comments-presenter.ts'
import { type CommentCursor, findComments } from './comments-repository.ts'

const defaultLimit = 100

/** A page of a project's comments with their replies, newest first, and the cursor of the next page or null. */
export async function listComments(
  database: Database,
  userId: string,
  projectId: string,
  query: PageQuery,
): Promise<{ comments: Comment[]; nextCursor: string | null }> {
  await projectAccess(database, userId, projectId, 'read-comments')
  const limit = query.limit ?? defaultLimit
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const rows = await findComments(database, projectId, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.comment : undefined
  return {
    comments: page.map(presentComment),
    nextCursor: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  }
}

function decodeCursor(text: string): CommentCursor {
  const [time = '', id = ''] = text.split('_')
  // More digits would be a year that PostgreSQL does not read.
  if (!/^\d{1,14}$/.test(time) || !isUuid(id)) {
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  }
  return { at: new Date(Number(time)), id }
}
