/** What one error code means over HTTP. */
export interface ErrorCodeEntry {
  /** HTTP status of the answer. */
  status: number
  /** Whether the same request may succeed later without a change. */
  isRetryable: boolean
  /** Whether the operators of this Kwiq should hear of it (monitoring). */
  isReported: boolean
}

/** Every error code Kwiq answers with: the one table for server, web and the API's documentation. */
export const errorCodes = {
  validation_failed: { status: 400, isRetryable: false, isReported: false },
  invalid_json: { status: 400, isRetryable: false, isReported: false },
  /** What HTTP itself forbids. */
  malformed_request: { status: 400, isRetryable: false, isReported: false },
  unauthorized: { status: 401, isRetryable: false, isReported: false },
  wrong_credentials: { status: 401, isRetryable: false, isReported: false },
  forbidden: { status: 403, isRetryable: false, isReported: false },
  cross_origin: { status: 403, isRetryable: false, isReported: false },
  plan_limit: { status: 403, isRetryable: false, isReported: false },
  not_found: { status: 404, isRetryable: false, isReported: false },
  method_not_allowed: { status: 405, isRetryable: false, isReported: false },
  /** The request did not arrive in time. */
  request_timeout: { status: 408, isRetryable: true, isReported: false },
  conflict: { status: 409, isRetryable: false, isReported: false },
  email_taken: { status: 409, isRetryable: false, isReported: false },
  /** The stored document can no longer be read; `details.lastGoodVersionId` names a version to restore. */
  corrupt_document: { status: 409, isRetryable: false, isReported: true },
  /** If-Match named an older document; `details.document` and the ETag header carry the current one. */
  stale_document: { status: 412, isRetryable: false, isReported: false },
  body_too_large: { status: 413, isRetryable: false, isReported: false },
  unsupported_media_type: { status: 415, isRetryable: false, isReported: false },
  /** An Expect header that cannot be met. */
  expectation_failed: { status: 417, isRetryable: false, isReported: false },
  rate_limited: { status: 429, isRetryable: true, isReported: false },
  headers_too_large: { status: 431, isRetryable: false, isReported: false },
  /** The caller closed the connection before the work was done. */
  cancelled: { status: 499, isRetryable: true, isReported: false },
  internal: { status: 500, isRetryable: true, isReported: true },
  provider_failed: { status: 502, isRetryable: true, isReported: false },
  /** A part of Kwiq that whoever runs it has not set up. */
  not_set_up: { status: 503, isRetryable: false, isReported: false },
  unavailable: { status: 503, isRetryable: true, isReported: true },
  /** This process is about to end, or has too much to do: another one, or a later moment, will answer. */
  busy: { status: 503, isRetryable: true, isReported: false },
} as const satisfies Record<string, ErrorCodeEntry>

export type ErrorCode = keyof typeof errorCodes
