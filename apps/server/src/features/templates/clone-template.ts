import { projectLimits, type CloneResult } from '@kwiq/contracts'
import { makeProject } from '../projects/index.ts'
import type { SaveDocumentDeps } from '../versions/index.ts'
import { requirePublished } from './get-template.ts'
import { readDocument } from './templates-presenter.ts'
import { recordClone } from './templates-repository.ts'

/** Makes a project of a template. Throws `plan_limit` at the plan's end; then no download is counted. */
export async function cloneTemplate(
  deps: SaveDocumentDeps,
  userId: string,
  templateId: string,
): Promise<CloneResult> {
  const template = await requirePublished(deps.database, templateId)
  const project = await makeProject(deps, userId, {
    name: template.name.slice(0, projectLimits.name),
    description: template.description,
    document: readDocument(template),
    kind: 'created',
    message: `Cloned the template '${template.name}'`,
    alongside: (transaction, projectId) =>
      recordClone(transaction, {
        projectId,
        templateId,
        templateName: template.name,
        createdAt: deps.clock.now(),
      }),
  })
  return { projectId: project.id }
}
