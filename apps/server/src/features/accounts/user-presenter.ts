import type { User } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import type { Context } from '../../http/context.ts'
import { countExports } from '../builds/index.ts'
import { countRuns } from '../generation/index.ts'
import { countProjects } from '../projects/index.ts'

/** The User of the contracts, with the counts of the current calendar month (UTC). */
export async function presentUser(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  user: UserRow,
): Promise<User> {
  const now = clock.now()
  const monthStart = startOfMonth(now)
  const [projects, aiGenerationsUsed, exported] = await Promise.all([
    countProjects(database, user.id),
    // Runs under way are not counted: they may cost nothing.
    countRuns(database, user.id, { monthStart, runningSince: now }),
    countExports(database, user.id, monthStart),
  ])
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    _count: { projects },
    aiGenerationsUsed,
    exportsUsed: exported.completed,
  }
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
