import type { AdminStats } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { summarizeSubscriptions } from '../billing/index.ts'
import { countUsersAndProjects } from './admin-repository.ts'

/** The platform in four numbers. */
export async function readStats(database: Database): Promise<AdminStats> {
  const [counts, subscriptions] = await Promise.all([
    countUsersAndProjects(database),
    summarizeSubscriptions(database),
  ])
  return { ...counts, ...subscriptions }
}
