import { emptyDocument } from '@kwiq/app-model'
import {
  type CreateProjectRequest,
  describePlanLimit,
  isWithinLimit,
  planTable,
  type Project,
} from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { createDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { projectActivity } from './project-activity.ts'
import { presentProject } from './projects-presenter.ts'
import { countProjects, findCard, insertProject, lockPlanHolder } from './projects-repository.ts'
import { readDocument } from './read-document.ts'
import type { Database } from '../../platform/database/database.ts'

/** Makes a project, empty or from a document. Throws 400 for a bad document and `plan_limit` at the plan's end. */
export async function createProject(
  { database, clock, ids }: SaveDocumentDeps,
  userId: string,
  request: CreateProjectRequest,
): Promise<Project> {
  const { name } = request
  const description = request.description || null
  const given = request.schema === undefined ? null : readDocument(request.schema, 'schema')
  const now = clock.now()
  const id = ids.uuid()
  const deps = { clock, ids }
  const card = await database.transaction(async (transaction) => {
    await takeProjectPlace(transaction, userId)
    await insertProject(transaction, {
      id,
      ownerId: userId,
      name,
      description,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    await createDocument(transaction, ids, {
      projectId: id,
      authorId: userId,
      document: given ?? emptyDocument({ name, ...(description === null ? {} : { description }) }),
      kind: given ? 'import' : 'created',
      message: given ? `Saved '${given.app.name}' as a project` : 'Created the project',
      now,
    })
    await recordActivity({ ...deps, database: transaction }, projectActivity('created', userId, id))
    return findCard(transaction, id)
  })
  if (!card) throw new Error('A project was not there right after it had been made.')
  return presentProject(card, 'owner')
}

/** Locks the person's plan and throws `plan_limit` when it has no room for one more project. */
export async function takeProjectPlace(transaction: Database, userId: string): Promise<void> {
  const tier = await lockPlanHolder(transaction, userId)
  if (!tier) throw new AppError('unauthorized', 'Unauthorized')
  if (!isWithinLimit(await countProjects(transaction, userId), planTable[tier].limits.projects)) {
    throw new AppError('plan_limit', describePlanLimit(tier, 'projects'))
  }
}
