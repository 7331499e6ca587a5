import type { Comment, PageQuery } from '@kwiq/contracts'
import { type Page, readTimePage } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { presentComment } from './comments-presenter.ts'
import { findComments } from './comments-repository.ts'

/** A page of a project's comments with their replies, newest first. */
export async function listComments(
  database: Database,
  userId: string,
  projectId: string,
  query: PageQuery,
): Promise<Page<Comment>> {
  await projectAccess(database, userId, projectId, 'read-comments')
  return readTimePage(query, {
    find: (page) => findComments(database, projectId, page),
    cursorOf: ({ comment }) => ({ at: comment.createdAt, id: comment.id }),
    present: presentComment,
  })
}
