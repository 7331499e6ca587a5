import type { GenerationEvents, GenerationFailure, GenerationSuccess } from '@kwiq/contracts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { readServerEvents } from '../../../shared/api/read-server-events.ts'
import { isUnauthorizedError } from '../../../shared/api/error-body.ts'
import { sendRequest } from '../../../shared/api/request.ts'
import { describeFailure } from './describe-failure.ts'

/** The server said that a generation failed; the message is for people. */
export class GenerationError extends Error {
  constructor(failure: Partial<GenerationFailure>) {
    super(describeFailure(failure))
    this.name = 'GenerationError'
  }
}

interface GenerateOptions {
  prompt: string
  signal: AbortSignal
  onStage: (stage: GenerationEvents['stage']) => void
  onScreen: (screen: GenerationEvents['screen']) => void
}

/** Makes an app from a description, telling of each step and screen as it comes. Aborting cancels the run. */
export async function generateApp(options: GenerateOptions): Promise<GenerationSuccess> {
  const response = await startRun(options)
  for await (const { event, data } of readServerEvents(response)) {
    switch (event) {
      case 'stage':
        options.onStage(JSON.parse(data) as GenerationEvents['stage'])
        break
      case 'screen':
        options.onScreen(JSON.parse(data) as GenerationEvents['screen'])
        break
      case 'done':
        return JSON.parse(data) as GenerationEvents['done']
      case 'error':
        throw new GenerationError(JSON.parse(data) as GenerationEvents['error'])
    }
  }
  throw new Error('The stream ended before the app was done.')
}

async function startRun({ prompt, signal }: GenerateOptions): Promise<Response> {
  try {
    return await sendRequest('/api/ai/generate', {
      method: 'POST',
      payload: { prompt },
      headers: { Accept: 'text/event-stream' },
      signal,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || isUnauthorizedError(error)) throw error
    throw new GenerationError(readFailure(error))
  }
}

function readFailure({ body }: ApiError): Partial<GenerationFailure> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? withMessage(parsed) : {}
  } catch {
    return {}
  }
}

/** Errors from before the run (a rate limit, say) have a message and no `error`. */
function withMessage(failure: Partial<GenerationFailure>): Partial<GenerationFailure> {
  return { ...failure, error: failure.error ?? failure.message }
}
