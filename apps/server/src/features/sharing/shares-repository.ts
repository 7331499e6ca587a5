import { and, asc, count, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { SharePermission } from '@kwiq/contracts'
import {
  type ProjectRow,
  projects,
  type ProjectShareRow,
  projectShares,
  type UserRow,
  users,
} from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** A share with the person it was given to; null while nobody has taken it up. */
export interface ShareEntry {
  share: ProjectShareRow
  user: UserRow | null
}

/** All shares of a project, oldest first. */
export async function findShares(database: Database, projectId: string): Promise<ShareEntry[]> {
  return database
    .select({ share: projectShares, user: users })
    .from(projectShares)
    .leftJoin(users, eq(users.id, projectShares.userId))
    .where(eq(projectShares.projectId, projectId))
    .orderBy(asc(projectShares.createdAt), asc(projectShares.id))
}

/** A share of this very project: one of another is not found. */
export async function findShare(
  database: Database,
  projectId: string,
  shareId: string,
): Promise<ShareEntry | null> {
  const rows = await database
    .select({ share: projectShares, user: users })
    .from(projectShares)
    .leftJoin(users, eq(users.id, projectShares.userId))
    .where(and(eq(projectShares.projectId, projectId), eq(projectShares.id, shareId)))
  return rows[0] ?? null
}

/** Lets nobody else change the project's shares until the transaction ends. Null when it is gone or deleted. */
export async function lockShares(transaction: Database, projectId: string): Promise<ProjectRow | null> {
  const rows = await transaction
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
    .for('update')
  return rows[0] ?? null
}

/** Who owns a project, or null when it is gone. */
export async function findOwner(database: Database, projectId: string): Promise<UserRow | null> {
  const rows = await database
    .select({ user: users })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, projectId))
  return rows[0]?.user ?? null
}

export async function countShares(database: Database, projectId: string): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(projectShares)
    .where(eq(projectShares.projectId, projectId))
  return rows[0]?.count ?? 0
}

/** Who has this email; `isConfirmed` asks for somebody who has shown that it is theirs. */
export async function findAccount(
  database: Database,
  email: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<UserRow | null> {
  const rows = await database
    .select()
    .from(users)
    .where(and(eq(users.email, email), isConfirmed ? isNotNull(users.emailVerifiedAt) : undefined))
  return rows[0] ?? null
}

export async function findShareOf(
  database: Database,
  projectId: string,
  userId: string,
): Promise<ProjectShareRow | null> {
  const rows = await database
    .select()
    .from(projectShares)
    .where(and(eq(projectShares.projectId, projectId), eq(projectShares.userId, userId)))
  return rows[0] ?? null
}

export async function findInvitationTo(
  database: Database,
  projectId: string,
  email: string,
): Promise<ProjectShareRow | null> {
  const rows = await database
    .select()
    .from(projectShares)
    .where(and(eq(projectShares.projectId, projectId), eq(projectShares.invitedEmail, email)))
  return rows[0] ?? null
}

export async function insertShare(transaction: Database, row: ProjectShareRow): Promise<void> {
  await transaction.insert(projectShares).values(row)
}

export async function updateShare(
  transaction: Database,
  id: string,
  values: Partial<Omit<ProjectShareRow, 'id' | 'projectId'>>,
): Promise<void> {
  await transaction.update(projectShares).set(values).where(eq(projectShares.id, id))
}

export async function deleteShare(transaction: Database, id: string): Promise<void> {
  await transaction.delete(projectShares).where(eq(projectShares.id, id))
}

/** Takes back the invitations somebody has sent for a project; gives their ids. */
export async function deleteInvitationsBy(
  transaction: Database,
  projectId: string,
  sharedBy: string,
): Promise<string[]> {
  const gone = await transaction
    .delete(projectShares)
    .where(
      and(
        eq(projectShares.projectId, projectId),
        eq(projectShares.sharedBy, sharedBy),
        isNull(projectShares.userId),
      ),
    )
    .returning({ id: projectShares.id })
  return gone.map(({ id }) => id)
}

/** An invitation that can still be taken up, with what its holder is told. */
export interface OpenInvitation {
  shareId: string
  project: ProjectRow
  permission: SharePermission
  expiresAt: Date | null
  sharer: UserRow | null
}

/** The invitation of a link, while it is good and its project is there. */
export async function findInvitation(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const rows = await database
    .select({
      shareId: projectShares.id,
      project: projects,
      permission: projectShares.permission,
      expiresAt: projectShares.expiresAt,
      sharer: users,
    })
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .leftJoin(users, eq(users.id, projectShares.sharedBy))
    .where(
      and(
        eq(projectShares.tokenHash, tokenHash),
        isNull(projectShares.userId),
        gt(projectShares.expiresAt, now),
        isNull(projects.deletedAt),
      ),
    )
  return rows[0] ?? null
}

/** What a mail about a share tells: the project's name and who shares it. */
export async function findSharing(
  database: Database,
  projectId: string,
  sharerId: string,
): Promise<{ projectName: string; sharer: UserRow } | null> {
  const rows = await database
    .select({ projectName: projects.name, sharer: users })
    .from(projects)
    .innerJoin(users, eq(users.id, sharerId))
    .where(eq(projects.id, projectId))
  return rows[0] ?? null
}

/** Whether the person has shown that their email is theirs. */
export async function isEmailConfirmed(database: Database, userId: string): Promise<boolean> {
  const rows = await database.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
  return rows[0]?.at != null
}

/** The shares by which somebody is in others' projects, in one order for everybody who locks them. */
export async function findSharesTo(database: Database, userId: string): Promise<ProjectShareRow[]> {
  return database
    .select()
    .from(projectShares)
    .where(eq(projectShares.userId, userId))
    .orderBy(projectShares.projectId)
}
