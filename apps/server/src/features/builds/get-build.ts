import type { Build } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { buildAccess } from './build-access.ts'
import { presentOne } from './builds-presenter.ts'

export async function getBuild(database: Database, userId: string, buildId: string): Promise<Build> {
  return presentOne(database, await buildAccess(database, userId, buildId, 'read-builds'))
}
