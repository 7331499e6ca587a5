import { validateDocument } from '@kwiq/app-model'
import { generateApp } from '@kwiq/generation'
import { announce, type GeneratedApp, type GeneratorInput } from './generated-app.ts'
import { cancelledError, GenerationError } from './generation-error.ts'
import { yieldToEvents } from './yield-to-events.ts'

/** Makes a whole app. Every screen is announced as soon as it is complete and valid. */
export async function generateDocument(input: GeneratorInput): Promise<GeneratedApp> {
  const generated = await generateBuiltIn(input)
  const checked = validateDocument(generated.document)
  if (!checked.ok) {
    throw new GenerationError(
      'repair',
      'internal',
      'The app that was made is not valid. Please try again.',
      checked.issues,
    )
  }
  return generated
}

async function generateBuiltIn({ prompt, signal, emit, tally }: GeneratorInput): Promise<GeneratedApp> {
  tally.source = 'built-in'
  announce(emit, 'understanding')
  await yieldToEvents()
  const { document, trace, unplaced, notes } = generateApp({ prompt })
  announce(emit, 'designing')
  for (const [index, screen] of document.screens.entries()) {
    emit('screen', { screen, index, app: document.app })
    await yieldToEvents()
    if (signal.aborted) throw cancelledError()
  }
  return {
    document,
    raw: describeWork(
      document.screens.map((screen) => screen.name),
      unplaced,
    ),
    source: 'built-in',
    trace: Object.fromEntries(trace.map(({ feature, componentIds }) => [feature, componentIds])),
    unplaced,
    notice: notes.length > 0 ? notes.join(' ') : null,
  }
}

function describeWork(screens: readonly string[], unplaced: readonly string[]): string {
  const lines = [`Built-in generator: ${screens.length} screens (${screens.join(', ')}).`]
  if (unplaced.length > 0) lines.push(`Not placed: ${unplaced.join(', ')}.`)
  return lines.join('\n')
}
