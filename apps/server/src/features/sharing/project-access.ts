import { isAllowed, type ProjectAction, type ProjectRole } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { accessTables, findAccess, type ProjectAccess } from './access-repository.ts'
import { isUuid } from '../../platform/ids.ts'

/**
 * The policy every operation on a project begins with. Absent, deleted and other people's projects look alike
 * (404); someone who may read it but not do `action` gets 403.
 */
export async function projectAccess(
  database: Database,
  userId: string,
  projectId: string,
  action: ProjectAction,
): Promise<ProjectAccess> {
  const access = isUuid(projectId)
    ? await cachedRead(database, { key: ['access', userId, projectId], tables: accessTables }, () =>
        findAccess(database, userId, projectId),
      )
    : null
  if (!access) throw notFound('Project')
  checkRole(access.role, action)
  return access
}

/** Throws 403 when the role may not do `action`: for those who have found it along with what they need. */
export function checkRole(role: ProjectRole, action: ProjectAction): void {
  if (isAllowed(role, action)) return
  throw new AppError('forbidden', `As ${role} of this project you may not do that.`)
}
