import { expect, it } from 'vitest'
import { createAiModel } from '../../platform/ai-models/index.ts'
import { createFakeClock } from '../../testing/index.ts'
import { createAiStatusCheck } from './ai-status.ts'

const aiModel = createAiModel({
  provider: 'openai-compatible',
  apiKey: null,
  baseUrl: 'http://127.0.0.1:1/v1',
  model: 'llama3',
})

it('is not configured without a model, and asks nobody', async () => {
  const check = createAiStatusCheck(null, createFakeClock(), () => Promise.reject(new Error('asked')))
  expect(await check()).toMatchObject({ configured: false, testResult: null, testError: null })
})

it('asks the model once a minute, however many want to know', async () => {
  const clock = createFakeClock()
  let calls = 0
  const check = createAiStatusCheck(aiModel, clock, async () => {
    calls += 1
    return null
  })
  const statuses = await Promise.all([check(), check(), check()])
  expect(statuses[0]).toEqual({
    configured: true,
    testResult: 'success',
    testError: null,
    model: 'llama3',
    provider: 'openai-compatible',
  })
  clock.advance(59_999)
  await check()
  expect(calls).toBe(1)
  clock.advance(1)
  await check()
  expect(calls).toBe(2)
})

it('passes on what is wrong', async () => {
  const check = createAiStatusCheck(
    aiModel,
    createFakeClock(),
    async () => 'The AI service refused the API key.',
  )
  expect(await check()).toMatchObject({
    testResult: 'error',
    testError: 'The AI service refused the API key.',
  })
})
