import { and, eq } from 'drizzle-orm'
import { providerIdentities, type UserRow, users } from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

interface Identity {
  issuer: string
  subject: string
}

/** The account that somebody at the provider is. */
export async function findUserOfIdentity(
  database: Database,
  { issuer, subject }: Identity,
): Promise<UserRow | null> {
  const [found] = await database
    .select({ user: users })
    .from(providerIdentities)
    .innerJoin(users, eq(users.id, providerIdentities.userId))
    .where(and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject)))
  return found?.user ?? null
}

export async function insertIdentity(
  transaction: Database,
  { issuer, subject }: Identity,
  userId: string,
  createdAt: Date,
): Promise<void> {
  await transaction.insert(providerIdentities).values({ issuer, subject, userId, createdAt })
}
