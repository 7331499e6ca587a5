import type { SaveResult } from '@kwiq/contracts'
import { projectAccess } from '../sharing/index.ts'
import { saveDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { readDocument } from './read-document.ts'
import type { SaveConditions } from './save-conditions.ts'

/** Replaces the document. Throws 400 with the path at fault, or 412 when If-Match names an older document. */
export async function putSchema(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  { json, ...conditions }: { json: unknown } & SaveConditions,
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'edit-document')
  const document = readDocument(json)
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'edit',
    message: null,
    ...conditions,
    change: () => document,
  })
}
