import { parseDocument } from '@kwiq/app-model'
import type { AcceptProposalRequest, SaveResult } from '@kwiq/contracts'
import { invalidInput } from '../../http/validation.ts'
import { projectAccess } from '../sharing/index.ts'
import { saveDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { quotePrompt } from './quote-prompt.ts'

/** Saves accepted changes as a version that tells the instruction. Throws as a save of the schema does. */
export async function acceptProposal(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  { prompt, schema, ifMatch }: AcceptProposalRequest & { ifMatch: string | null },
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'generate')
  const parsed = parseDocument(schema)
  if (!parsed.ok) {
    throw invalidInput(
      parsed.issues.map(({ path, message }) => ({ path: path ? `schema.${path}` : 'schema', message })),
    )
  }
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'generation',
    message: `Changed by AI: ${quotePrompt(prompt)}`,
    ifMatch,
    change: () => parsed.document,
  })
}
