import { type AppDocument, validateDocument } from '@kwiq/app-model'
import { editApp, editWithModel } from '@kwiq/generation'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { yieldToEvents } from './yield-to-events.ts'

/** Changes an app as described, by the model or the built-in rules. What the description does not name stays. */
export async function editDocument(before: AppDocument, input: GeneratorInput): Promise<GeneratedApp> {
  const { signal, emit } = input
  announce(emit, 'understanding')
  await yieldToEvents()
  const { document, commands, notUnderstood, notes, source } = await edit(before, input)
  announce(emit, 'checking')
  await yieldToEvents()
  if (signal.aborted) throw cancelledError()
  const checked = validateDocument(document)
  if (!checked.ok) {
    throw new GenerationError(
      'repair',
      'internal',
      'The changed app is not valid. Nothing was changed.',
      checked.issues,
    )
  }
  return {
    document,
    raw: JSON.stringify(commands),
    source,
    trace: {},
    unplaced: notUnderstood,
    notice: notes.length > 0 ? notes.join(' ') : null,
  }
}

async function edit(document: AppDocument, { prompt, aiModel, signal, tally }: GeneratorInput) {
  tally.source = 'built-in'
  if (!aiModel) return { ...editApp({ document, prompt }), source: tally.source }
  tally.model = aiModel.name
  const edited = await editWithModel({ document, prompt, model: aiModel.model, signal })
  tally.inputTokens = edited.use.inputTokens
  tally.outputTokens = edited.use.outputTokens
  if (!edited.ok) throw new GenerationError(edited.stage, 'provider_failed', edited.error)
  tally.source = edited.source
  return edited
}
