import { and, count, eq, isNull, sql } from 'drizzle-orm'
import {
  activity,
  comments,
  projects,
  projectShares,
  templates,
  type UserRow,
  users,
} from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

export async function countOwners(database: Database): Promise<number> {
  const [found] = await database.select({ count: count() }).from(users).where(eq(users.role, 'OWNER'))
  return found?.count ?? 0
}

/** How many OWNERs there are; none of them changes until the transaction ends, so that they cannot all go at once. */
export async function lockOwners(transaction: Database): Promise<number> {
  const owners = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'OWNER'))
    // In one order for everybody: nobody waits for somebody who waits for them.
    .orderBy(users.id)
    .for('no key update')
  return owners.length
}

/** Removes the projects the person owns, deleted ones too, with all that hangs on them; gives their ids. */
export async function deleteProjectsOf(transaction: Database, userId: string): Promise<string[]> {
  const gone = await transaction
    .delete(projects)
    .where(eq(projects.ownerId, userId))
    .returning({ id: projects.id })
  return gone.map(({ id }) => id)
}

/** Takes the person out of what stays: the log, mentions, invitations, templates nobody has published. */
export async function forgetPerson(transaction: Database, { id, email }: UserRow): Promise<void> {
  await transaction.update(activity).set({ userId: null }).where(eq(activity.userId, id))
  await transaction
    .update(comments)
    .set({ mentions: sql`array_remove(${comments.mentions}, ${id}::uuid)` })
    .where(sql`${comments.mentions} @> ARRAY[${id}::uuid]`)
  await transaction
    .delete(projectShares)
    .where(
      and(
        isNull(projectShares.userId),
        sql`(${projectShares.sharedBy} = ${id} OR ${projectShares.invitedEmail} = ${email})`,
      ),
    )
  await transaction
    .delete(templates)
    .where(and(eq(templates.authorId, id), sql`${templates.status} <> 'published'`))
}

/** Removes the account. Sessions, keys, shares, runs and links go with it; what they made elsewhere loses its name. */
export async function deleteUser(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, userId))
}
