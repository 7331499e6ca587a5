import type { AcceptProposalRequest, SaveResult } from '@kwiq/contracts'
import { projectAccess } from '../sharing/index.ts'
import { saveDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { quotePrompt } from './quote-prompt.ts'
import { readGivenApp } from './read-given-app.ts'

/** Saves accepted changes as a version that tells the instruction. Throws as a save of the schema does. */
export async function acceptProposal(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  { prompt, schema, ifMatch }: AcceptProposalRequest & { ifMatch: string | null },
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'generate')
  const document = readGivenApp(schema)
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'generation',
    message: `Changed by AI: ${quotePrompt(prompt)}`,
    ifMatch,
    change: () => document,
  })
}
