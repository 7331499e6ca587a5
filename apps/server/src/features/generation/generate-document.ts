import { type AppDocument, validateDocument } from '@kwiq/app-model'
import type { AiModel } from '../../platform/ai-models/index.ts'
import type { TraceEntry } from '@kwiq/generation'
import { giveAnotherLook } from './another-look.ts'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { loadGenerator } from './load-generator.ts'
import { yieldToEvents } from './yield-to-events.ts'

/** Makes a whole app. Every screen is announced as soon as it is complete and valid. */
export async function generateDocument(input: GeneratorInput): Promise<GeneratedApp> {
  const { aiModel } = input
  const generated = aiModel ? await generateByModel(input, aiModel) : await generateBuiltIn(input)
  if (input.signal.aborted) throw cancelledError()
  const checked = validateDocument(generated.document)
  if (checked.ok) return generated
  const { issues } = checked
  throw new GenerationError(
    'repair',
    'internal',
    'The app that was made is not valid. Please try again.',
    issues,
  )
}

async function generateBuiltIn({ prompt, seed, emit, tally }: GeneratorInput): Promise<GeneratedApp> {
  tally.source = 'built-in'
  announce(emit, 'understanding')
  await yieldToEvents()
  const { generateApp } = await loadGenerator()
  const generated = generateApp({ prompt, ...(seed !== undefined && { seed }) })
  const { trace, unplaced, notes } = generated
  const document = withLook(generated.document, seed)
  announce(emit, 'designing')
  for (const [index, screen] of document.screens.entries()) {
    emit('screen', { screen, index, app: document.app })
    await yieldToEvents()
  }
  return {
    document,
    raw: describeBuiltIn(document, unplaced),
    source: 'built-in',
    trace: toTrace(trace),
    unplaced,
    notice: joinNotes(notes),
  }
}

async function generateByModel(
  { prompt, seed, signal, emit, tally }: GeneratorInput,
  { model, name }: AiModel,
): Promise<GeneratedApp> {
  tally.model = name
  const { generateWithModel } = await loadGenerator()
  const result = await generateWithModel({
    prompt,
    ...(seed !== undefined && { seed }),
    model,
    signal,
    onStage: (step) => announce(emit, step),
    onScreen: (screen, index, document) => emit('screen', { screen, index, app: document.app }),
  })
  Object.assign(tally, result.use)
  if (!result.ok) throw new GenerationError(result.stage, 'provider_failed', result.error)
  tally.source = result.source
  const { raw, source, trace, unplaced, notes } = result
  const document = withLook(result.document, seed)
  // What was shown while the model wrote is replaced by the whole app, with all its links.
  for (const [index, screen] of document.screens.entries())
    emit('screen', { screen, index, app: document.app })
  const text = raw === '' ? describeBuiltIn(document, unplaced) : raw
  return { document, raw: text, source, trace: toTrace(trace), unplaced, notice: joinNotes(notes) }
}

function withLook(document: AppDocument, seed: number | undefined): AppDocument {
  return seed === undefined ? document : giveAnotherLook(document, seed)
}

function toTrace(trace: readonly TraceEntry[]): GeneratedApp['trace'] {
  return Object.fromEntries(trace.map(({ feature, componentIds }) => [feature, componentIds]))
}

function joinNotes(notes: readonly string[]): string | null {
  return notes.length > 0 ? notes.join(' ') : null
}

/** What stands in for a model's answer where there was none. */
function describeBuiltIn({ screens }: AppDocument, unplaced: readonly string[]): string {
  const names = screens.map((screen) => screen.name).join(', ')
  const lines = [`Built-in generator: ${screens.length} screens (${names}).`]
  if (unplaced.length > 0) lines.push(`Not placed: ${unplaced.join(', ')}.`)
  return lines.join('\n')
}
