import { type AppDocument, validateDocument } from '@kwiq/app-model'
import { editApp } from '@kwiq/generation'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { yieldToEvents } from './yield-to-events.ts'

/** Changes an app as described, by the built-in rules. What the description does not name stays as it is. */
export async function editDocument(
  before: AppDocument,
  { prompt, signal, emit, tally }: GeneratorInput,
): Promise<GeneratedApp> {
  tally.source = 'built-in'
  announce(emit, 'understanding')
  await yieldToEvents()
  const { document, commands, notUnderstood, notes } = editApp({ document: before, prompt })
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
    source: 'built-in',
    trace: {},
    unplaced: notUnderstood,
    notice: notes.length > 0 ? notes.join(' ') : null,
  }
}
