import { type Allowance, planTable, unlimited } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { countRuns, findTier } from './runs-repository.ts'

type Deps = Pick<Context, 'database' | 'clock'>

/** What is left of a person's generations of this month. Runs under way are not counted: they may cost nothing. */
export async function readAllowance({ database, clock }: Deps, payerId: string): Promise<Allowance> {
  const now = clock.now()
  const tier = await findTier(database, payerId)
  if (!tier) throw new AppError('unauthorized', 'Unauthorized')
  const { aiGenerations: limit } = planTable[tier].limits
  const used = await countRuns(database, payerId, { monthStart: startOfMonth(now), runningSince: now })
  const left = limit === unlimited ? null : Math.max(0, limit - used)
  return { limit, used, left, cost: 1, resetsAt: startOfMonth(now, 1).toISOString() }
}

/** The same for work in a project, which counts against its owner's plan. */
export async function readProjectAllowance(
  deps: Deps,
  userId: string,
  projectId: string,
): Promise<Allowance> {
  const { project } = await projectAccess(deps.database, userId, projectId, 'generate')
  return readAllowance(deps, project.ownerId)
}

/** The first moment (UTC) of the month `ahead` months after this one. */
export function startOfMonth(now: Date, ahead = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
}
