import type { ErrorBody } from '@kwiq/contracts'
import { ApiError } from './api-error.ts'

/** The parsed body of an error the server answered, or null for any other error. */
export function readErrorBody(error: unknown): Partial<ErrorBody> | null {
  if (!(error instanceof ApiError)) return null
  try {
    const parsed: unknown = JSON.parse(error.body)
    return typeof parsed === 'object' && parsed !== null ? parsed : null
  } catch {
    return null
  }
}

/** One of the named facts in the details of an error the server answered; undefined where there is none. */
export function readErrorDetail(error: unknown, name: string): unknown {
  const details = readErrorBody(error)?.details
  return details === undefined || Array.isArray(details) ? undefined : details[name]
}

/** What the server said in words, or null when it said nothing (or could not be reached). */
export function readServerMessage(error: unknown): string | null {
  const message = readErrorBody(error)?.message
  return typeof message === 'string' && message ? message : null
}

/** Whether the error means that nobody is signed in any more. */
export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')
}
