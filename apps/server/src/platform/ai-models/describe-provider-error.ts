import { APICallError, RetryError } from 'ai'

/**
 * A failure of the model's provider as one plain sentence. It never repeats the provider's own text: that may
 * hold parts of the API key or of the description.
 */
export function describeProviderError(error: unknown): string {
  if (RetryError.isInstance(error)) return describeProviderError(error.lastError)
  if (APICallError.isInstance(error)) return describeStatus(error.statusCode)
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return 'The AI service did not answer in time.'
  }
  return 'The AI service gave no usable answer.'
}

function describeStatus(status: number | undefined): string {
  switch (status) {
    case undefined:
      return 'The AI service cannot be reached.'
    case 401:
    case 403:
      return 'The AI service refused the API key.'
    case 404:
      return 'The AI service does not know this model or address.'
    case 402:
    case 429:
      return 'The AI service is busy, or its quota is used up.'
    default:
      return status >= 500
        ? `The AI service failed (status ${status}).`
        : `The AI service refused the request (status ${status}).`
  }
}
