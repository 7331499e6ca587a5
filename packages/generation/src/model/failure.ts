import { APICallError, RetryError } from 'ai'

/** Where a run failed; the server's answer carries it. */
export type FailureStage = 'input' | 'quota' | 'provider' | 'parse' | 'repair'

/** A request that gave no usable text. `status` is the provider's, where there was one. */
export class ModelFailure extends Error {
  readonly stage: FailureStage
  readonly status: number | undefined
  readonly isRetryable: boolean
  /** The provider does not know the form of answer asked for. */
  readonly isFormRefused: boolean
  readonly retryAfterMs: number
  /** Nothing came in all the time a request has: to wait as long once more is more than anyone does. */
  readonly isSilence: boolean
  constructor(
    message: string,
    options: {
      stage?: FailureStage
      status?: number
      isRetryable?: boolean
      isFormRefused?: boolean
      retryAfterMs?: number
      isSilence?: boolean
    } = {},
  ) {
    super(message)
    this.name = 'ModelFailure'
    this.stage = options.stage ?? 'provider'
    this.status = options.status
    this.isRetryable = options.isRetryable ?? false
    this.isFormRefused = options.isFormRefused ?? false
    this.retryAfterMs = options.retryAfterMs ?? 0
    this.isSilence = options.isSilence ?? false
  }
}

const sentences: Readonly<Record<number, string>> = {
  401: 'The AI provider refused the API key.',
  402: 'The AI provider says the account has no credit left.',
  403: 'The AI provider does not allow this key to use the model.',
  404: 'The AI provider does not know this model.',
  413: 'The description is too long for the model.',
  429: 'The AI provider is asked too often right now.',
}

/**
 * Any thrown value as a ModelFailure, with a sentence for people and nothing of the request in it. `now` (ms)
 * is for providers that name the date at which to come back.
 */
export function toModelFailure(error: unknown, now: () => number): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (RetryError.isInstance(error)) return toModelFailure(error.lastError, now)
  if (!APICallError.isInstance(error))
    return new ModelFailure('The AI provider could not be reached.', { isRetryable: true })
  const status = error.statusCode
  const body = error.responseBody ?? ''
  if (status === undefined)
    return new ModelFailure('The AI provider could not be reached.', { isRetryable: true })
  if (status === 400 || status === 422) {
    const isTooLong = /context|too long|maximum.*tokens/i.test(body)
    return new ModelFailure(
      isTooLong
        ? 'The description is too long for the model.'
        : 'The AI provider did not accept the request.',
      {
        status,
        isFormRefused:
          !isTooLong &&
          /response_format|json_schema|json_object|schema|not supported|unsupported/i.test(body),
      },
    )
  }
  if (status < 400)
    return new ModelFailure('The AI provider answered with something other than text.', {
      status,
      isRetryable: true,
    })
  return new ModelFailure(sentences[status] ?? `The AI provider answered with an error (${status}).`, {
    status,
    stage: status === 402 ? 'quota' : 'provider',
    isRetryable: status === 408 || status === 409 || status === 429 || status >= 500,
    retryAfterMs: retryAfter(error.responseHeaders, now),
  })
}

/** Milliseconds a provider asks one to wait, given as milliseconds, seconds or a date; 0 when it does not say. */
function retryAfter(headers: Record<string, string> | undefined, now: () => number): number {
  const milliseconds = Number(headers?.['retry-after-ms'])
  if (Number.isFinite(milliseconds) && milliseconds > 0) return milliseconds
  const stated = headers?.['retry-after']?.trim() ?? ''
  if (stated === '') return 0
  const seconds = Number(stated)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(stated)
  return Number.isFinite(date) ? Math.max(0, date - now()) : 0
}
