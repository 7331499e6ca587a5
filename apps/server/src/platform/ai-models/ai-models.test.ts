import { APICallError, RetryError } from 'ai'
import { describe, expect, it } from 'vitest'
import { createAiModel } from './create-ai-model.ts'
import { describeProviderError } from './describe-provider-error.ts'

const failure = (statusCode?: number) =>
  new APICallError({ message: 'key sk-123 is bad', url: 'http://x', requestBodyValues: {}, statusCode })

describe('the model of the settings', () => {
  it('has a name of its own for each provider, and takes the one that is set', () => {
    const settings = { apiKey: 'k', baseUrl: null, model: null }
    const names = (['openai', 'anthropic', 'google'] as const).map(
      (provider) => createAiModel({ ...settings, provider }).name,
    )
    expect(names.every((name) => name.length > 0)).toBe(true)
    expect(createAiModel({ ...settings, provider: 'openai', model: 'gpt-x' }).name).toBe('gpt-x')
  })

  it('needs an address and a name where any server may stand behind it', () => {
    const settings = { provider: 'openai-compatible' as const, apiKey: null, baseUrl: null, model: 'llama3' }
    expect(() => createAiModel(settings)).toThrow('base URL')
  })
})

describe('a failure of the provider', () => {
  it('becomes a sentence that gives nothing away', () => {
    for (const status of [400, 401, 402, 404, 429, 500, undefined]) {
      expect(describeProviderError(failure(status))).not.toContain('sk-123')
    }
    expect(describeProviderError(failure(401))).toBe('The AI service refused the API key.')
    expect(describeProviderError(failure(503))).toBe('The AI service failed (status 503).')
    expect(describeProviderError(failure())).toBe('The AI service cannot be reached.')
  })

  it('is told by its last try', () => {
    const error = new RetryError({
      message: 'm',
      reason: 'maxRetriesExceeded',
      errors: [failure(500), failure(429)],
    })
    expect(describeProviderError(error)).toBe('The AI service is busy, or its quota is used up.')
  })

  it('is told apart from slowness', () => {
    expect(describeProviderError(new DOMException('late', 'TimeoutError'))).toBe(
      'The AI service did not answer in time.',
    )
  })
})
