import { type AppDocument, withoutLocks } from '@kwiq/app-model'
import type { ProposedChange } from '@kwiq/contracts'
import { editJobs, type FinishedEdit, finishEdit } from './edit-jobs.ts'
import type { EditingRoom } from './editing-room.ts'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { loadGenerator } from './load-generator.ts'
import { yieldToEvents } from './yield-to-events.ts'

export interface EditedDocument extends GeneratedApp {
  changes: ProposedChange[]
}

/**
 * Changes an app as described, by the model or the built-in rules. What the description does not name stays, and
 * so does what is locked: the notice says what was left alone.
 */
export async function editDocument(
  room: EditingRoom,
  before: AppDocument,
  input: GeneratorInput,
): Promise<EditedDocument> {
  const { signal, emit, tally } = input
  announce(emit, 'understanding')
  await yieldToEvents()
  const { document, raw, notUnderstood, notes, changes, issues } = await edit(room, before, input)
  announce(emit, 'checking')
  await yieldToEvents()
  if (signal.aborted) throw cancelledError()
  if (issues.length > 0) {
    throw new GenerationError(
      'repair',
      'internal',
      'The changed app is not valid. Nothing was changed.',
      issues,
    )
  }
  return {
    document,
    raw,
    source: tally.source ?? 'built-in',
    trace: {},
    unplaced: notUnderstood,
    notice: notes.length > 0 ? notes.join(' ') : null,
    changes,
  }
}

async function edit(
  room: EditingRoom,
  before: AppDocument,
  { prompt, aiModel, signal, tally }: GeneratorInput,
): Promise<FinishedEdit> {
  tally.source = 'built-in'
  const { editWithModel, isTooLargeForModel, tooLargeForModel } = await loadGenerator()
  if (isTooLargeForModel(before)) {
    const finished = await room.editByWords(before, prompt, signal)
    return aiModel ? { ...finished, notes: [tooLargeForModel, ...finished.notes] } : finished
  }
  if (!aiModel) return editJobs.byWords({ document: before, prompt })
  tally.model = aiModel.name
  const edited = await editWithModel({
    document: withoutLocks(before),
    prompt,
    model: aiModel.model,
    signal,
  })
  Object.assign(tally, edited.use)
  if (!edited.ok) throw new GenerationError(edited.stage, 'provider_failed', edited.error)
  tally.source = edited.source
  return finishEdit(before, edited)
}
