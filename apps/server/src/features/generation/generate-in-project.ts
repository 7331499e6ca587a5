import { type AppDocument, countComponents, hasLocks } from '@kwiq/app-model'
import type { GenerationSuccess } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { findDocument, formatEtag, readStoredDocument, saveDocument } from '../versions/index.ts'
import { editDocument } from './edit-document.ts'
import type { EditingRoom } from './editing-room.ts'
import type { GenerateInput } from './generate.ts'
import { generateDocument } from './generate-document.ts'
import {
  announce,
  type GeneratedApp,
  type GeneratorInput,
  presentGenerated,
  untilFollowed,
} from './generated-app.ts'
import { findUnderstanding, keepUnderstanding } from './understanding/understandings-repository.ts'
import { type RunDeps, withRun } from './with-run.ts'

type Deps = RunDeps & { aiModel: AiModel | null; editingRoom: EditingRoom }

/**
 * In an empty project: makes its app and saves it as a version of its own. In any other: proposes changes, which
 * are saved only when the person accepts them. With a seed an app that is still as it was generated gets another
 * look instead. Counts against the plan of the project's owner.
 */
export async function generateInProject(
  deps: Deps,
  projectId: string,
  { userId, ...handle }: GenerateInput,
): Promise<GenerationSuccess> {
  const { project } = await projectAccess(deps.database, userId, projectId, 'generate')
  const stored = await findDocument(deps.database, projectId)
  if (!stored) throw notFound('Project')
  const document = readStoredDocument(stored.document)
  if (!document) throw new AppError('corrupt_document', 'Invalid schema structure')
  const etag = formatEtag(stored.revision)
  const isNew = isEmpty(document)
  if (!isNew && handle.seed !== undefined) await assertUntouched(deps, projectId, stored.revision)

  const run = { payerId: project.ownerId, actorId: userId, projectId, signal: handle.signal }
  return withRun(deps, run, async (tally) => {
    const input: GeneratorInput = { ...handle, aiModel: deps.aiModel, tally }
    if (!isNew && handle.seed === undefined) return propose(deps.editingRoom, document, etag, input)
    const generated = await generateDocument(input)
    await untilFollowed(input)
    announce(handle.emit, 'saving')
    const savedEtag = await saveGenerated(
      deps,
      { projectId, userId, etag, isNew, prompt: handle.prompt },
      generated,
    )
    return { value: { ...presentGenerated(generated), savedEtag }, isEmpty: false }
  })
}

function isEmpty(document: AppDocument): boolean {
  return document.screens.every((screen) => countComponents(screen.components) === 0 && !hasLocks(screen))
}

/** Another look takes the place of the app: only of one on which nobody has worked. */
async function assertUntouched({ database }: Deps, projectId: string, revision: number): Promise<void> {
  const understanding = await findUnderstanding(database, projectId)
  if (understanding?.revision === revision) return
  throw new AppError(
    'conflict',
    'This app was changed since it was generated. Another look would lose those changes.',
  )
}

interface Target {
  projectId: string
  userId: string
  prompt: string
  etag: string
  isNew: boolean
}

async function saveGenerated(
  deps: Deps,
  { projectId, userId, prompt, etag, isNew }: Target,
  generated: GeneratedApp,
): Promise<string> {
  const { document, source, trace, unplaced, notice } = generated
  const { length } = document.screens
  const screens = `${length} ${length === 1 ? 'screen' : 'screens'}`
  const saved = await saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'generation',
    message: isNew
      ? `Generated ${document.app.name} with ${screens}`
      : `Gave ${document.app.name} another look`,
    ifMatch: etag,
    change: () => document,
  })
  await keepUnderstanding(deps.database, {
    projectId,
    prompt,
    source,
    revision: saved.revision,
    features: Object.entries(trace).map(([feature, componentIds]) => ({ feature, componentIds })),
    unplaced,
    notice,
    updatedAt: deps.clock.now(),
  })
  return formatEtag(saved.revision)
}

async function propose(
  room: EditingRoom,
  before: AppDocument,
  baseEtag: string,
  input: GeneratorInput,
): Promise<{ value: GenerationSuccess; isEmpty: boolean }> {
  const edited = await editDocument(room, before, input)
  const { changes } = edited
  await untilFollowed(input)
  const value = {
    ...presentGenerated(edited),
    cost: changes.length === 0 ? 0 : 1,
    proposal: { baseEtag, changes },
  }
  return { value, isEmpty: changes.length === 0 }
}
