import { and, count, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { type AccountLinkRow, accountLinks } from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

export type LinkPurpose = AccountLinkRow['purpose']

export async function insertLink(database: Database, row: AccountLinkRow): Promise<void> {
  await database.insert(accountLinks).values(row)
}

/** The link of a token, if it is for one of the purposes; whether it is still good is for the caller to say. */
export async function findLink(
  database: Database,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLinkRow | null> {
  const [found] = await database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), inArray(accountLinks.purpose, [...purposes])))
  return found ?? null
}

/** Takes the link away: of several who use it at once, one gets true. */
export async function deleteLink(transaction: Database, id: string): Promise<boolean> {
  const gone = await transaction
    .delete(accountLinks)
    .where(eq(accountLinks.id, id))
    .returning({ id: accountLinks.id })
  return gone.length > 0
}

export async function deleteLinksOf(
  transaction: Database,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await transaction
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, [...purposes])))
}

export async function deleteExpiredLinks(database: Database, now: Date): Promise<void> {
  await database.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
}

/** The newest link of the kind that is still good. */
export async function findNewestLink(
  database: Database,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<AccountLinkRow | null> {
  const [found] = await database
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1)
  return found ?? null
}

export async function countLinksSince(
  database: Database,
  userId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> {
  const [found] = await database
    .select({ count: count() })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.createdAt, since),
      ),
    )
  return found?.count ?? 0
}
