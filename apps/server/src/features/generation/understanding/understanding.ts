import type { Understanding, UnderstandingRequest } from '@kwiq/contracts'
import type { ProjectUnderstandingRow } from '../../../db/schema/index.ts'
import { notFound } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findDocument } from '../../versions/index.ts'
import { findUnderstanding, keepUnderstanding } from './understandings-repository.ts'

/** What the last generation of a project understood; null where there was none. */
export async function readUnderstanding(
  database: Database,
  userId: string,
  projectId: string,
): Promise<Understanding | null> {
  await projectAccess(database, userId, projectId, 'read-project')
  const row = await findUnderstanding(database, projectId)
  const stored = row && (await findDocument(database, projectId))
  return row && present(row, row.revision === stored?.revision)
}

/** Keeps what was understood with an app that is in the project now: one that was saved as a project, or added to. */
export async function putUnderstanding(
  deps: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  projectId: string,
  request: UnderstandingRequest,
): Promise<Understanding> {
  const { database, clock } = deps
  await projectAccess(database, userId, projectId, 'edit-document')
  const [stored, known] = await Promise.all([
    findDocument(database, projectId),
    findUnderstanding(database, projectId),
  ])
  if (!stored) throw notFound('Project')
  // What is told of an app that has been worked on since does not make it untouched again.
  const revision = known ? known.revision : stored.revision
  const row = { ...request, projectId, revision, updatedAt: clock.now() }
  await keepUnderstanding(database, row)
  await recordActivity(deps, {
    action: 'understanding.kept',
    resourceType: 'project',
    resourceId: projectId,
    userId,
  })
  return present(row, revision === stored.revision)
}

function present(row: ProjectUnderstandingRow, isUntouched: boolean): Understanding {
  const { prompt, source, features, unplaced, notice, updatedAt } = row
  return { prompt, source, features, unplaced, notice, updatedAt: updatedAt.toISOString(), isUntouched }
}
