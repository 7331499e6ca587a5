import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { toModelFailure } from './failure.ts'

const now = () => Date.parse('Thu, 19 Nov 2026 10:00:00 GMT')
const failureOf = (statusCode: number, responseHeaders: Record<string, string> = {}, responseBody = '') =>
  toModelFailure(
    new APICallError({
      message: 'Bearer sk-secret',
      url: 'https://x.example',
      requestBodyValues: {},
      statusCode,
      responseHeaders,
      responseBody,
    }),
    now,
  )

describe('toModelFailure', () => {
  it.each([
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': 'Thu, 19 Nov 2026 10:00:03 GMT' }, 3_000],
    [{ 'retry-after': 'Thu, 19 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, 0],
    [{}, 0],
  ])('reads how long to wait from %o', (headers, expected) => {
    expect(failureOf(429, headers)).toMatchObject({ isRetryable: true, retryAfterMs: expected })
  })

  it('tells a form that is not known from a description that is too long', () => {
    expect(failureOf(400, {}, 'response_format is not supported').isFormRefused).toBe(true)
    expect(failureOf(400, {}, 'maximum context length').isFormRefused).toBe(false)
  })

  it('repeats nothing of what the provider or the SDK wrote', () => {
    expect(failureOf(401, {}, 'key sk-secret is wrong').message).toBe('The AI provider refused the API key.')
  })
})
