import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import {
  commentReads,
  type CommentRow,
  comments,
  projects,
  type UserRow,
  users,
} from '../../db/schema/index.ts'
import type { TimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'

/** A comment and who wrote it, as far as that is known. */
export interface AuthoredComment {
  comment: CommentRow
  author: Pick<UserRow, 'firstName' | 'lastName'> | null
}

function selectAuthored(database: Database) {
  return database
    .select({ comment: comments, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
}

/** At most `limit` comments of a project, newest first. */
export async function findComments(
  database: Database,
  projectId: string,
  page: { after: TimeCursor | null; limit: number },
): Promise<AuthoredComment[]> {
  const isAfter = comesAfter(comments.createdAt, comments.id, page.after)
  return selectAuthored(database)
    .where(and(eq(comments.projectId, projectId), isAfter))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.limit)
}

/** At most `limit` comments of the threads guests began through a link, with all their replies, newest first. */
export async function findLinkComments(
  database: Database,
  linkId: string,
  limit: number,
): Promise<AuthoredComment[]> {
  const threads = database
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.reviewLinkId, linkId), isNull(comments.parentId)))
  return selectAuthored(database)
    .where(or(inArray(comments.id, threads), inArray(comments.parentId, threads)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
}

/** A comment of this very project, or null. */
export async function findComment(
  database: Database,
  projectId: string,
  commentId: string,
): Promise<AuthoredComment | null> {
  const rows = await selectAuthored(database).where(
    and(eq(comments.projectId, projectId), eq(comments.id, commentId)),
  )
  return rows[0] ?? null
}

export async function insertComment(transaction: Database, row: CommentRow): Promise<void> {
  await transaction.insert(comments).values(row)
}

export async function updateComment(
  transaction: Database,
  commentId: string,
  values: Partial<Omit<CommentRow, 'id' | 'projectId'>>,
): Promise<void> {
  await transaction.update(comments).set(values).where(eq(comments.id, commentId))
}

export async function deleteComment(transaction: Database, commentId: string): Promise<void> {
  await transaction.delete(comments).where(eq(comments.id, commentId))
}

/** Makes others who comment on the project wait until this transaction ends. */
export async function lockProjectComments(transaction: Database, projectId: string): Promise<void> {
  await transaction.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update')
}

export async function countReplies(database: Database, commentId: string): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(comments)
    .where(eq(comments.parentId, commentId))
  return rows[0]?.count ?? 0
}

/** All comments of a project, or those that came by one link. */
export async function countComments(
  database: Database,
  of: { projectId: string } | { linkId: string },
): Promise<number> {
  const isOf = 'linkId' in of ? eq(comments.reviewLinkId, of.linkId) : eq(comments.projectId, of.projectId)
  const rows = await database.select({ count: count() }).from(comments).where(isOf)
  return rows[0]?.count ?? 0
}

/** Comments of others since this person last looked. */
export async function countUnread(database: Database, userId: string, projectId: string): Promise<number> {
  const readAt = database
    .select({ readAt: commentReads.readAt })
    .from(commentReads)
    .where(and(eq(commentReads.userId, userId), eq(commentReads.projectId, projectId)))
  const rows = await database
    .select({ count: count() })
    .from(comments)
    .where(
      and(
        eq(comments.projectId, projectId),
        isNull(comments.deletedAt),
        or(isNull(comments.authorId), ne(comments.authorId, userId)),
        gt(comments.createdAt, sql`coalesce((${readAt}), '-infinity'::timestamptz)`),
      ),
    )
  return rows[0]?.count ?? 0
}

/** Remembers that a person has seen everything up to `at`. */
export async function saveRead(
  database: Database,
  userId: string,
  projectId: string,
  at: Date,
): Promise<void> {
  await database
    .insert(commentReads)
    .values({ userId, projectId, readAt: at })
    .onConflictDoUpdate({ target: [commentReads.userId, commentReads.projectId], set: { readAt: at } })
}
