import {
  type AppDocument,
  countComponents,
  describeChange,
  diffDocuments,
  screenOfChange,
} from '@kwiq/app-model'
import type { GenerationSuccess, ProposedChange } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { findDocument, formatEtag, readStoredDocument, saveDocument } from '../versions/index.ts'
import { editDocument } from './edit-document.ts'
import type { GenerateInput } from './generate.ts'
import { generateDocument } from './generate-document.ts'
import { announce, type GeneratedApp, type GeneratorInput, presentGenerated } from './generated-app.ts'
import { type RunDeps, withRun } from './with-run.ts'

/**
 * In an empty project: makes its app and saves it as a version of its own. In any other: proposes changes, which
 * are saved only when the person accepts them. Counts against the plan of the project's owner.
 */
export async function generateInProject(
  deps: RunDeps & { aiModel: AiModel | null },
  projectId: string,
  { userId, prompt, signal, emit }: GenerateInput,
): Promise<GenerationSuccess> {
  const { project } = await projectAccess(deps.database, userId, projectId, 'generate')
  const stored = await findDocument(deps.database, projectId)
  if (!stored) throw notFound('Project')
  const document = readStoredDocument(stored.document)
  if (!document) throw new AppError('corrupt_document', 'Invalid schema structure')
  const etag = formatEtag(stored.revision)

  const run = { payerId: project.ownerId, actorId: userId, projectId, signal }
  return withRun(deps, run, async (tally) => {
    const input: GeneratorInput = { prompt, aiModel: deps.aiModel, signal, emit, tally }
    if (!isEmpty(document)) return propose(document, etag, input)
    const generated = await generateDocument(input)
    announce(emit, 'saving')
    const saved = await saveDocument(deps, {
      projectId,
      authorId: userId,
      kind: 'generation',
      message: describeGenerated(generated),
      ifMatch: etag,
      change: () => generated.document,
    })
    const value = { ...presentGenerated(generated), savedEtag: formatEtag(saved.revision) }
    return { value, isEmpty: false }
  })
}

function isEmpty(document: AppDocument): boolean {
  return document.screens.every((screen) => countComponents(screen.components) === 0)
}

function describeGenerated({ document }: GeneratedApp): string {
  const { length } = document.screens
  return `Generated ${document.app.name} with ${length} ${length === 1 ? 'screen' : 'screens'}`
}

async function propose(
  before: AppDocument,
  baseEtag: string,
  input: GeneratorInput,
): Promise<{ value: GenerationSuccess; isEmpty: boolean }> {
  const edited = await editDocument(before, input)
  const changes = diffDocuments(before, edited.document).map((change): ProposedChange => ({
    message: describeChange(change),
    screenId: screenOfChange(change),
  }))
  const value = { ...presentGenerated(edited), proposal: { baseEtag, changes } }
  return { value, isEmpty: changes.length === 0 }
}
