import type { AppDocument, AppInfo, Screen } from '@kwiq/app-model'
import { generationSteps, type GenerationEvents, type GenerationStep } from '@kwiq/contracts'

/** What is known of a running generation. */
export interface GenerationRun {
  /** The step under way; null before the first word of the server. */
  step: GenerationStep | null
  /** What the server said at the start of each step. */
  messages: Partial<Record<GenerationStep, string>>
  app: AppInfo | null
  /** The screens that have arrived, each complete. */
  screens: readonly Screen[]
  /** Id of the one that came last: they come in any order. */
  newestId: string | null
}

export const newRun: GenerationRun = { step: null, messages: {}, app: null, screens: [], newestId: null }

/** The steps of a run that makes an app, and of one that changes the app there is. */
export const makingSteps: readonly GenerationStep[] = generationSteps.filter((step) => step !== 'saving')
export const changingSteps: readonly GenerationStep[] = ['understanding', 'checking']

/** Where a step stands in a run. */
export function stepState(run: GenerationRun, step: GenerationStep): 'done' | 'now' | 'ahead' {
  const current = run.step === null ? 0 : generationSteps.indexOf(run.step)
  const place = generationSteps.indexOf(step)
  if (place === current) return 'now'
  return place < current ? 'done' : 'ahead'
}

/** Takes in a word of the server. What comes late, of a step that is over, does not take the run back. */
export function withStage(run: GenerationRun, { step, message }: GenerationEvents['stage']): GenerationRun {
  const messages = { ...run.messages, [step]: message }
  return { ...run, step: stepState(run, step) === 'done' ? run.step : step, messages }
}

/**
 * Adds a screen at its place; a screen sent again (after a repair) takes the place of the first. A model may send
 * the first screens along with its plan: from then on screens are being drawn.
 */
export function withScreen(
  run: GenerationRun,
  { screen, index, app }: GenerationEvents['screen'],
): GenerationRun {
  const isKnown = run.screens.some(({ id }) => id === screen.id)
  const screens = isKnown
    ? run.screens.map((known) => (known.id === screen.id ? screen : known))
    : run.screens.toSpliced(index, 0, screen)
  const step = stepState(run, 'designing') === 'ahead' ? 'designing' : run.step
  return { ...run, step, app, screens, newestId: screen.id }
}

/** The app as far as it has arrived, to draw its screens; null before the first. */
export function partialDocument({ app, screens }: GenerationRun): AppDocument | null {
  return app ? { schemaVersion: 1, app, screens: [...screens] } : null
}
