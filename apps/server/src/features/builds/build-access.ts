import type { ProjectAction } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { findBuild, type FoundBuild } from './builds-repository.ts'

/**
 * The policy of every operation on a build: what its project allows. Absent builds and those of projects one
 * cannot see look alike (404).
 */
export async function buildAccess(
  database: Database,
  userId: string,
  buildId: string,
  action: ProjectAction,
): Promise<FoundBuild> {
  const found = isUuid(buildId) ? await findBuild(database, buildId) : null
  if (!found) throw notFound('Build')
  try {
    await projectAccess(database, userId, found.build.projectId, action)
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? notFound('Build') : error
  }
  return found
}
