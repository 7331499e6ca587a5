import { and, count, desc, eq, isNull } from 'drizzle-orm'
import {
  projects,
  type ReviewApprovalRow,
  reviewApprovals,
  type ReviewLinkRow,
  reviewLinks,
  users,
} from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

/** A link that works, and what guests may know of its project. */
export interface OpenLink {
  link: ReviewLinkRow
  project: { id: string; name: string; updatedAt: Date }
}

/** The link with this token's hash, unless it was ended, its project deleted or the project's owner suspended. */
export async function findOpenLink(database: Database, tokenHash: string): Promise<OpenLink | null> {
  const rows = await database
    .select({
      link: reviewLinks,
      project: { id: projects.id, name: projects.name, updatedAt: projects.updatedAt },
    })
    .from(reviewLinks)
    .innerJoin(projects, eq(projects.id, reviewLinks.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(
      and(
        eq(reviewLinks.tokenHash, tokenHash),
        isNull(reviewLinks.endedAt),
        isNull(projects.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
  return rows[0] ?? null
}

/** The links of a project that work, newest first. */
export async function findLinks(database: Database, projectId: string): Promise<ReviewLinkRow[]> {
  return database
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.projectId, projectId), isNull(reviewLinks.endedAt)))
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id))
}

export async function insertLink(transaction: Database, row: ReviewLinkRow): Promise<void> {
  await transaction.insert(reviewLinks).values(row)
}

export async function setLastOpened(database: Database, linkId: string, at: Date): Promise<void> {
  await database.update(reviewLinks).set({ lastOpenedAt: at }).where(eq(reviewLinks.id, linkId))
}

/** Ends a working link of this very project and forgets its token; false when there is none. */
export async function endLinkRow(
  transaction: Database,
  projectId: string,
  linkId: string,
  at: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(reviewLinks)
    .set({ endedAt: at, sealedToken: '' })
    .where(and(eq(reviewLinks.projectId, projectId), eq(reviewLinks.id, linkId), isNull(reviewLinks.endedAt)))
    .returning({ id: reviewLinks.id })
  return rows.length > 0
}

/** Approvals of a project, or those by one link, newest first. */
export async function findApprovals(
  database: Database,
  of: { projectId: string } | { linkId: string },
  limit: number,
): Promise<ReviewApprovalRow[]> {
  const isOf =
    'linkId' in of ? eq(reviewApprovals.reviewLinkId, of.linkId) : eq(reviewApprovals.projectId, of.projectId)
  return database
    .select()
    .from(reviewApprovals)
    .where(isOf)
    .orderBy(desc(reviewApprovals.approvedAt), desc(reviewApprovals.id))
    .limit(limit)
}

export async function countApprovals(database: Database, linkId: string): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(reviewApprovals)
    .where(eq(reviewApprovals.reviewLinkId, linkId))
  return rows[0]?.count ?? 0
}

/** Stores an approval; the same guest's earlier one of the same screen is renewed. */
export async function saveApproval(transaction: Database, row: ReviewApprovalRow): Promise<void> {
  const { screenHash, guestName, approvedAt } = row
  await transaction
    .insert(reviewApprovals)
    .values(row)
    .onConflictDoUpdate({
      target: [reviewApprovals.reviewLinkId, reviewApprovals.screenId, reviewApprovals.guestKeyHash],
      set: { screenHash, guestName, approvedAt },
    })
}

export async function deleteApproval(
  transaction: Database,
  { linkId, screenId, guestKeyHash }: { linkId: string; screenId: string; guestKeyHash: string },
): Promise<void> {
  await transaction
    .delete(reviewApprovals)
    .where(
      and(
        eq(reviewApprovals.reviewLinkId, linkId),
        eq(reviewApprovals.screenId, screenId),
        eq(reviewApprovals.guestKeyHash, guestKeyHash),
      ),
    )
}
