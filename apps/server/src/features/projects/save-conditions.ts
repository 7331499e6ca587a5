import type { IncomingHttpHeaders } from 'node:http'
import { invalidInput } from '../../http/validation.ts'

/** What the headers of a save ask. */
export interface SaveConditions {
  ifMatch: string | null
  key: string | null
}

/**
 * Reads If-Match and Idempotency-Key (draft-ietf-httpapi-idempotency-key-header). Throws 400 for a key that is empty,
 * longer than 100 characters or has others than letters, digits, `-` and `_`.
 */
export function readSaveConditions(headers: IncomingHttpHeaders): SaveConditions {
  const key = headers['idempotency-key'] ?? null
  if (key !== null && (typeof key !== 'string' || !/^[\w-]{1,100}$/.test(key))) {
    throw invalidInput([
      { path: 'Idempotency-Key', message: 'Must be 1 to 100 letters, digits, hyphens or underscores' },
    ])
  }
  return { ifMatch: headers['if-match'] ?? null, key }
}
