import {
  type AppDocument,
  describeChange,
  protectLocked,
  validateDocument,
  withoutLocks,
} from '@kwiq/app-model'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { loadGenerator } from './load-generator.ts'
import { yieldToEvents } from './yield-to-events.ts'

/** Changes told of one by one where several were left alone. */
const mostNamed = 3

/**
 * Changes an app as described, by the model or the built-in rules. What the description does not name stays, and
 * so does what is locked: the notice says what was left alone.
 */
export async function editDocument(before: AppDocument, input: GeneratorInput): Promise<GeneratedApp> {
  const { signal, emit } = input
  announce(emit, 'understanding')
  await yieldToEvents()
  // Made without regard to locks, which are then put before it all: so one locked part keeps nothing else back.
  const edited = await edit(withoutLocks(before), input)
  const { commands, notUnderstood, source } = edited
  const { document, leftAlone } = protectLocked(before, edited.document)
  const notes = [...edited.notes, ...describeLeftAlone(leftAlone.map(describeChange))]
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

function describeLeftAlone(changes: readonly string[]): string[] {
  if (changes.length === 0) return []
  const others = changes.length - mostNamed
  const more = others > 0 ? ` And ${others} more.` : ''
  return [`Not done, because it is locked: ${changes.slice(0, mostNamed).join('; ')}.${more}`]
}

async function edit(document: AppDocument, { prompt, aiModel, signal, tally }: GeneratorInput) {
  tally.source = 'built-in'
  const { editApp, editWithModel } = await loadGenerator()
  if (!aiModel) return { ...editApp({ document, prompt }), source: tally.source }
  tally.model = aiModel.name
  const edited = await editWithModel({ document, prompt, model: aiModel.model, signal })
  Object.assign(tally, edited.use)
  if (!edited.ok) throw new GenerationError(edited.stage, 'provider_failed', edited.error)
  tally.source = edited.source
  return edited
}
