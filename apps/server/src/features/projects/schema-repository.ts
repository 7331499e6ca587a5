import { eq, sql } from 'drizzle-orm'
import type { ProjectRole } from '@kwiq/contracts'
import { projectDocuments, projects, projectShares } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { isSeenBy, isShareOf, roleOf } from '../sharing/index.ts'

/** A state of a document. */
export interface DocumentState {
  revision: number
  /** Of the save: a restored backup counts its revisions anew. */
  savedAt: Date
  /** The row's transaction in PostgreSQL (`xmin`): it changes also when somebody writes past Kwiq. */
  writtenBy: string
}

export const documentState = {
  revision: projectDocuments.revision,
  savedAt: projectDocuments.updatedAt,
  writtenBy: sql<string>`${projectDocuments}.xmin::text`,
}

/** What a person is in a project and the state of its document. */
export interface SeenSchema extends DocumentState {
  role: ProjectRole
  /** Null when it is in the state that the caller knows. */
  document: string | null
}

/** Both in one statement, or null when the person sees no such project. */
export async function findSeenSchema(
  database: Database,
  { userId, projectId }: { userId: string; projectId: string },
  known: DocumentState | undefined,
): Promise<SeenSchema | null> {
  const asker = sql.placeholder('userId')
  const { document } = projectDocuments
  const { revision, savedAt, writtenBy } = documentState
  const statement = prepared(database, 'find_seen_schema', (name) => {
    const isKnown = sql`${revision} = ${sql.placeholder('revision')} AND ${savedAt} = ${sql.placeholder('savedAt')}::timestamptz AND ${writtenBy} = ${sql.placeholder('writtenBy')}`
    return database
      .select({
        ownerId: projects.ownerId,
        permission: projectShares.permission,
        ...documentState,
        document: sql<string | null>`CASE WHEN ${isKnown} THEN NULL ELSE ${document} END`,
      })
      .from(projects)
      .innerJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
      .leftJoin(projectShares, isShareOf(asker))
      .where(isSeenBy(asker, sql.placeholder('projectId')))
      .prepare(name)
  })
  const [found] = await statement.execute({
    userId,
    projectId,
    revision: known?.revision ?? 0,
    savedAt: (known?.savedAt ?? new Date(0)).toISOString(),
    writtenBy: known?.writtenBy ?? '',
  })
  if (!found) return null
  const { ownerId, permission, ...state } = found
  const role = roleOf(userId, { ownerId, permission })
  return role && { role, ...state }
}
