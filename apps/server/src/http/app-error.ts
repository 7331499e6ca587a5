import { type ErrorCode, errorCodes, type ErrorDetails } from '@kwiq/contracts'

interface AppErrorOptions {
  /** Sent as `details`; must hold nothing the caller may not know. */
  details?: ErrorDetails
  headers?: Record<string, string>
  /** Logged with reported errors, never sent. */
  cause?: unknown
}

/** An answer other than success. Operations throw it; `http/error-handler.ts` alone turns it into a response. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails | undefined
  readonly headers: Record<string, string>

  /** `message` is for people and is sent as it is. */
  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.status = errorCodes[code].status
    this.details = options.details
    // Something is away for now, ours or others': asking again in a moment may help.
    const isPassing = errorCodes[code].isRetryable && (this.status === 502 || this.status === 503)
    this.headers = { ...(isPassing && { 'retry-after': '2' }), ...options.headers }
  }
}

/** The same for what is absent and for what the caller may not read. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`)
}
