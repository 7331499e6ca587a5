import { describeExportRefusal, type ExportPlatform, planTable, unlimited } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockPlanHolder } from '../projects/index.ts'
import { countExports } from './builds-repository.ts'

/** Builds of one plan that may wait or run at the same time: beyond it something is asking without end. */
const mostActive = 300

/**
 * Locks the payer's plan and throws `plan_limit` when it has no room for one more export of this platform: of
 * parallel calls exactly as many get through as places are left. Builds that fail give theirs back.
 */
export async function takeExportPlace(
  transaction: Database,
  payerId: string,
  platform: ExportPlatform,
  now: Date,
): Promise<void> {
  const tier = await lockPlanHolder(transaction, payerId)
  if (!tier) throw new AppError('unauthorized', 'Unauthorized')
  const { completed, active } = await countExports(transaction, payerId, startOfMonth(now))
  const refusal = describeExportRefusal(tier, platform, completed + active)
  if (refusal !== null) throw new AppError('plan_limit', refusal)
  if (planTable[tier].limits.exports === unlimited && active >= mostActive) {
    throw new AppError('conflict', `${active} builds are waiting already. Try again when some are done.`)
  }
}

export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
