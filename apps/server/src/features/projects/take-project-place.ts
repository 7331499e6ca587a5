import { describePlanLimit, isWithinLimit, planTable } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { countProjects, lockPlanHolder } from './projects-repository.ts'

/** Locks the person's plan and throws `plan_limit` when it has no room for one more project. */
export async function takeProjectPlace(transaction: Database, userId: string): Promise<void> {
  const tier = await lockPlanHolder(transaction, userId)
  if (!tier) throw new AppError('unauthorized', 'Unauthorized')
  if (!isWithinLimit(await countProjects(transaction, userId), planTable[tier].limits.projects)) {
    throw new AppError('plan_limit', describePlanLimit(tier, 'projects'))
  }
}
