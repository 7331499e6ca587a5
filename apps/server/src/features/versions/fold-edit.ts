import type { SaveResult } from '@kwiq/contracts'
import { describeEdit } from './describe-edit.ts'
import { replaceDocument } from './documents-repository.ts'
import { matchesEtag } from './etag.ts'
import { isFoldable } from './record-version.ts'
import { presentSave } from './present-save.ts'
import type { SaveDocumentDeps, SaveDocumentInput } from './save-document.ts'
import { forgetSave, recallSave, rememberSave } from './save-memory.ts'
import { summarizeDocument } from './summarize-document.ts'

/**
 * The usual save of a studio, an edit on top of the person's own last one, in a single statement: what it would
 * have to read is remembered from that one, and the statement changes nothing unless the document still has the
 * remembered revision and the version is still the latest and unnamed. Every other change raises the revision, so then
 * everything remembered is still true, whatever other processes do.
 *
 * Null when the save is another or something is in its way; `saveDocument` then goes the long way.
 */
export async function foldEdit(
  { database, clock }: SaveDocumentDeps,
  input: SaveDocumentInput,
): Promise<SaveResult | null> {
  const { projectId, ifMatch } = input
  const known = recallSave(database, projectId)
  if (!known || ifMatch === null || !matchesEtag(ifMatch, known.revision)) return null
  const now = clock.now()
  if (!isFoldable(known.version, { ...input, mayFold: true, now })) return null

  const document = changeOrNull(input, known.document)
  const text = document && JSON.stringify(document)
  if (document === null || text === null || text === known.text) return null
  const { cover, ...counts } = summarizeDocument(document)
  const changes = { document: text, updatedAt: now, ...counts, ...(cover !== known.cover && { cover }) }
  const changeMessage = describeEdit(known.base, document)
  const { id } = known.version
  if (
    !(await replaceDocument(database, { projectId, revision: known.revision }, changes, {
      id,
      changeMessage,
    }))
  ) {
    forgetSave(database, projectId)
    return null
  }
  const revision = known.revision + 1
  rememberSave(database, projectId, { ...known, revision, document, text, cover })
  return presentSave(revision, known.version, now)
}

/** The new document, or null when it cannot be made: whether that is the caller's fault, the long way finds out. */
function changeOrNull(
  { change }: SaveDocumentInput,
  current: Parameters<typeof describeEdit>[1],
): ReturnType<SaveDocumentInput['change']> | null {
  try {
    return change(() => current)
  } catch {
    return null
  }
}
