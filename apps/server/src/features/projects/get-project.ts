import type { Project } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { presentProject } from './projects-presenter.ts'
import { findCard } from './projects-repository.ts'

export async function getProject(database: Database, userId: string, projectId: string): Promise<Project> {
  const { role } = await projectAccess(database, userId, projectId, 'read-project')
  const card = await findCard(database, projectId)
  if (!card) throw notFound('Project')
  return presentProject(card, role)
}
