import {
  type GenerationEvents,
  type GenerationFailure,
  type GenerationSuccess,
  runIdHeader,
} from '@kwiq/contracts'
import { ApiError } from '../api/api-error.ts'
import { isUnauthorizedError } from '../api/error-body.ts'
import { readServerEvents } from '../api/read-server-events.ts'
import { sendRequest } from '../api/request.ts'
import { describeFailure } from './describe-failure.ts'
import { readPlainAnswer } from './read-plain-answer.ts'

/** The server said that a generation failed; the message is for people. */
export class GenerationError extends Error {
  /** What the server itself said, if anything. */
  readonly serverMessage: string | null

  constructor(failure: Partial<GenerationFailure>) {
    super(describeFailure(failure))
    this.name = 'GenerationError'
    this.serverMessage = failure.error || null
  }
}

/** The connection ended in the middle of a run, which goes on for a while. */
export class ConnectionLost extends Error {}

/** There is no such run any more. */
export class RunGone extends Error {}

export interface RunListener {
  signal: AbortSignal
  onStage: (stage: GenerationEvents['stage']) => void
  onScreen: (screen: GenerationEvents['screen']) => void
}

const accept = { Accept: 'text/event-stream' }
const runUrl = (id: string) => `/api/ai/runs/${encodeURIComponent(id)}`

/** Begins a run under an id of one's own and follows it to its end. */
export async function beginRun(
  url: string,
  id: string,
  payload: object,
  listener: RunListener,
): Promise<GenerationSuccess> {
  const { signal } = listener
  try {
    const headers = { ...accept, [runIdHeader]: id }
    return await follow(await sendRequest(url, { method: 'POST', payload, headers, signal }), listener)
  } catch (error) {
    if (!(error instanceof ApiError) || isUnauthorizedError(error)) throw error
    throw new GenerationError(readFailure(error))
  }
}

/** Follows a run from its beginning. Throws RunGone when there is none. */
export async function rejoinRun(id: string, listener: RunListener): Promise<GenerationSuccess> {
  const { signal } = listener
  try {
    return await follow(await sendRequest(`${runUrl(id)}/events`, { headers: accept, signal }), listener)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new RunGone()
    throw error
  }
}

/** Ends a run at once. One that has ended already stays as it is. */
export async function cancelRun(id: string): Promise<void> {
  try {
    await sendRequest(runUrl(id), { method: 'DELETE' })
  } catch {
    // Not there any more, or not to be reached: then it ends by itself.
  }
}

async function follow(response: Response, listener: RunListener): Promise<GenerationSuccess> {
  if (!response.headers.get('content-type')?.includes(accept.Accept)) return readWhole(response)
  try {
    for await (const { event, data } of readServerEvents(response)) {
      switch (event) {
        case 'stage':
          listener.onStage(JSON.parse(data) as GenerationEvents['stage'])
          break
        case 'screen':
          listener.onScreen(JSON.parse(data) as GenerationEvents['screen'])
          break
        case 'done':
          return JSON.parse(data) as GenerationEvents['done']
        case 'error':
          throw new GenerationError(JSON.parse(data) as GenerationEvents['error'])
      }
    }
  } catch (error) {
    if (error instanceof GenerationError || listener.signal.aborted) throw error
    throw new ConnectionLost('The connection was lost.', { cause: error })
  }
  throw new ConnectionLost('The stream ended before the app was done.')
}

async function readWhole(response: Response): Promise<GenerationSuccess> {
  const answer = readPlainAnswer(await response.text())
  if (!answer.ok) throw new GenerationError(answer)
  return answer
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
