/** What one error code means over HTTP. */
export interface ErrorCodeEntry {
  /** HTTP status of the answer. */
  status: number
  /** Whether the same request may succeed later without a change. */
  isRetryable: boolean
  /** Whether it is a fault of ours that the operators of this Kwiq should hear of. */
  isReported: boolean
}

/** Every error code Kwiq answers with: the one table for server, web and the API's documentation. */
export const errorCodes = {
  invalid_input: { status: 400, isRetryable: false, isReported: false },
  malformed_json: { status: 400, isRetryable: false, isReported: false },
  unauthorized: { status: 401, isRetryable: false, isReported: false },
  wrong_credentials: { status: 401, isRetryable: false, isReported: false },
  forbidden: { status: 403, isRetryable: false, isReported: false },
  cross_origin: { status: 403, isRetryable: false, isReported: false },
  plan_limit: { status: 403, isRetryable: false, isReported: false },
  not_found: { status: 404, isRetryable: false, isReported: false },
  method_not_allowed: { status: 405, isRetryable: false, isReported: false },
  conflict: { status: 409, isRetryable: false, isReported: false },
  /** If-Match named an older document; `details.document` and the ETag header carry the current one. */
  precondition_failed: { status: 412, isRetryable: false, isReported: false },
  too_large: { status: 413, isRetryable: false, isReported: false },
  unsupported_media_type: { status: 415, isRetryable: false, isReported: false },
  /** The stored document can no longer be read; `details` are CorruptDocumentDetails. */
  corrupt_document: { status: 422, isRetryable: false, isReported: true },
  too_many_requests: { status: 429, isRetryable: true, isReported: false },
  /** The caller closed the connection before the work was done. */
  cancelled: { status: 499, isRetryable: true, isReported: false },
  internal: { status: 500, isRetryable: true, isReported: true },
  provider_failed: { status: 502, isRetryable: true, isReported: false },
  unavailable: { status: 503, isRetryable: true, isReported: false },
} as const satisfies Record<string, ErrorCodeEntry>

export type ErrorCode = keyof typeof errorCodes
