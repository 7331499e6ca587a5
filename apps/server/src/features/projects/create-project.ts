import { emptyDocument } from '@kwiq/app-model'
import type { CreateProjectRequest, Project } from '@kwiq/contracts'
import type { SaveDocumentDeps } from '../versions/index.ts'
import { makeProject } from './make-project.ts'
import { readDocument } from './read-document.ts'

/** Makes a project, empty or from a document. Throws 400 for a bad document and `plan_limit` at the plan's end. */
export async function createProject(
  deps: SaveDocumentDeps,
  userId: string,
  request: CreateProjectRequest,
): Promise<Project> {
  const { name } = request
  const description = request.description || null
  const given = request.schema === undefined ? null : readDocument(request.schema, 'schema')
  return makeProject(deps, userId, {
    name,
    description,
    document: given ?? emptyDocument({ name, ...(description === null ? {} : { description }) }),
    kind: given ? 'import' : 'created',
    message: given ? `Saved '${given.app.name}' as a project` : 'Created the project',
  })
}
