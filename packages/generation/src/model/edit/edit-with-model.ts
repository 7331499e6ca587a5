import { validateDocument, type AppDocument } from '@kwiq/app-model'
import { editApp, type EditedApp } from '../../edit/edit-app.ts'
import { type FailureStage, ModelFailure, toModelFailure } from '../failure.ts'
import { ModelRun, type ModelUse, type RunOptions } from '../run/model-run.ts'
import { stateOfModel } from '../run/model-state.ts'
import { editInstructions, editQuestion } from './edit-instructions.ts'
import { readCommands } from './read-commands.ts'

/** Larger apps (as JSON) are not sent to a model; the built-in rules edit them. */
const mostDocumentCharacters = 200_000

const tooLarge = 'The app is too large for the AI model.'
const byRules = 'The built-in rules were used instead.'

/** What is said where the built-in rules edit an app that is too large for the model. */
export const tooLargeForModel = `${tooLarge} ${byRules}`

/** Whether the app is edited by the built-in rules even where there is a model. */
export function isTooLargeForModel(document: AppDocument): boolean {
  return JSON.stringify(document).length > mostDocumentCharacters
}

export interface ModelEditRequest extends Omit<RunOptions, 'state' | 'now'> {
  document: AppDocument
  prompt: string
  state?: RunOptions['state']
  /** The time in ms. */
  now?: () => number
}

export type ModelEditResult =
  | (EditedApp & { ok: true; source: 'model' | 'built-in'; raw: string; use: ModelUse })
  | { ok: false; error: string; stage: FailureStage; raw: string; use: ModelUse }

/**
 * Changes an app with a model, which answers with commands; nodes that no command names stay the same objects.
 * Commands that do not fit are left out, and a note says so. Where the model gives none that fits, the built-in
 * rules follow the instruction. An error only when it is cancelled or the instruction is empty.
 */
export async function editWithModel(request: ModelEditRequest): Promise<ModelEditResult> {
  const now = request.now ?? Date.now
  const state = request.state ?? stateOfModel(request.model, now)
  const run = new ModelRun({ ...request, state, now })
  const { use } = run
  const prompt = request.prompt.trim()
  if (prompt === '')
    return { ok: false, error: 'Please describe what to change.', stage: 'input', raw: '', use }
  let raw = ''
  let failure = new ModelFailure('The AI model proposed no change that fits.', { stage: 'parse' })
  try {
    if (!state.breaker.canPass())
      throw new ModelFailure('The AI provider failed several times and is left alone for a moment.')
    if (isTooLargeForModel(request.document)) throw new ModelFailure(tooLarge)
    const answer = await run.ask({
      kind: 'commands',
      system: editInstructions,
      prompt: editQuestion(request.document, prompt),
    })
    raw = answer.text
    const { refused, ...read } = readCommands(answer.text, request.document)
    if (read.commands.length > 0 && validateDocument(read.document).ok) {
      const notes = refused > 0 ? [`${refused} of the AI model's changes did not fit and were left out.`] : []
      if (!answer.isComplete) notes.push('The model stopped early; some changes may be missing.')
      return { ...read, ok: true, source: 'model', notUnderstood: [], notes, raw, use }
    }
  } catch (error) {
    failure = toModelFailure(error, now)
  }
  if (request.signal?.aborted) return { ok: false, error: 'Cancelled.', stage: 'provider', raw, use }
  const edited = editApp({ document: request.document, prompt })
  const notes = [`${failure.message} ${byRules}`, ...edited.notes]
  return { ...edited, ok: true, source: 'built-in', notes, raw, use }
}
