import type { AppInfo, Screen } from '@kwiq/app-model'
import type { GenerationFailure, GenerationSuccess } from './generation.ts'

/** What a run is doing, in order; shown to people by the web. */
export const generationSteps = ['understanding', 'planning', 'designing', 'checking', 'saving'] as const
export type GenerationStep = (typeof generationSteps)[number]

/**
 * The server-sent events of a streamed generation: `event:` is the key, `data:` the value as JSON. A run
 * ends with exactly one `done` or `error`.
 */
export interface GenerationEvents {
  stage: { step: GenerationStep; message: string }
  /** One screen, complete and valid; `app` lets it be drawn in the app's theme at once. */
  screen: { screen: Screen; index: number; app: AppInfo }
  done: GenerationSuccess
  error: GenerationFailure
}
