import type { AppDocument } from '@kwiq/app-model'
import type { Project, VersionKind } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { recordActivity } from '../monitoring/index.ts'
import { createDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { projectActivity } from './project-activity.ts'
import { presentProject } from './projects-presenter.ts'
import { findCard, insertProject } from './projects-repository.ts'
import { takeProjectPlace } from './take-project-place.ts'

export interface NewProject {
  name: string
  description: string | null
  document: AppDocument
  kind: Extract<VersionKind, 'created' | 'import'>
  /** Of version 1. */
  message: string
  /** What else becomes true with the project, in its transaction. */
  alongside?: (transaction: Database, projectId: string) => Promise<void>
}

/** Makes a project of a valid document. Throws `plan_limit` at the plan's end, and then nothing has happened. */
export async function makeProject(
  { database, clock, ids }: Omit<SaveDocumentDeps, 'events'>,
  userId: string,
  { name, description, document, kind, message, alongside }: NewProject,
): Promise<Project> {
  const now = clock.now()
  const id = ids.uuid()
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
    await createDocument(transaction, ids, { projectId: id, authorId: userId, document, kind, message, now })
    await alongside?.(transaction, id)
    await recordActivity({ clock, ids, database: transaction }, projectActivity('created', userId, id))
    return findCard(transaction, id)
  })
  if (!card) throw new Error('A project was not there right after it had been made.')
  return presentProject(card, 'owner')
}
