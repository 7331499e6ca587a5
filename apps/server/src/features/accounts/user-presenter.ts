import type { User } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import type { Context } from '../../http/context.ts'
import { countExports } from '../builds/index.ts'
import { countUsage } from './user-repository.ts'

/** The User of the contracts, with the counts of the current calendar month (UTC). */
export async function presentUser(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  user: UserRow,
): Promise<User> {
  const monthStart = startOfMonth(clock.now())
  const usage = await countUsage(database, user.id, monthStart)
  const exported = await countExports(database, user.id, monthStart)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    _count: { projects: usage.projects },
    aiGenerationsUsed: usage.aiGenerations,
    exportsUsed: exported.completed,
  }
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
