import type { TemplateOrigin } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { findOrigin } from './templates-repository.ts'

/** The template a project was made of; null for other projects. */
export async function getOrigin(
  database: Database,
  userId: string,
  projectId: string,
): Promise<TemplateOrigin | null> {
  await projectAccess(database, userId, projectId, 'read-project')
  return findOrigin(database, projectId)
}
