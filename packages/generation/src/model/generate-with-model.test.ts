import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { checkNavigation, type Screen, validateDocument } from '@kwiq/app-model'
import {
  type FaultModelServer,
  faultScenarioNames,
  startFaultModelServer,
} from '@kwiq/testing/fault-model-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateWithModel } from './generate-with-model.ts'

const prompt = 'An app to look after house plants'
let server: FaultModelServer

beforeAll(async () => {
  server = await startFaultModelServer()
})
afterAll(() => server.close())

const modelOf = (name: string) =>
  createOpenAICompatible({
    name: 'fault',
    baseURL: server.url,
    apiKey: 'sk-secret-key',
    supportsStructuredOutputs: true,
  })(name)
const run = (name: string, more: Partial<Parameters<typeof generateWithModel>[0]> = {}) =>
  generateWithModel({ prompt, model: modelOf(name), idleTimeoutMs: 250, totalTimeoutMs: 4_000, ...more })

/** Scenarios no model answer can be had from. */
const lost = new Set([
  '401',
  '402',
  '403',
  '404',
  '413',
  '400-context',
  '429-forever',
  '500-forever',
  '529',
  'html-200',
  'error-in-200',
  'reset-before',
  'hang-before',
  'null-content',
  'reasoning-only',
  'tool-call-instead',
  'refusal-field',
  'content-filter',
  'empty',
  'whitespace',
  'refusal',
  'ask-back',
  'yaml',
  'empty-screens',
  'no-screens',
  'one-screen',
  'cut-early',
])

describe('generateWithModel', () => {
  it.each(faultScenarioNames)('gives a valid app whatever the model does: %s', async (name) => {
    const before = server.requests.length
    const result = await run(name)
    expect(server.requests.length - before).toBeLessThanOrEqual(6)
    if (!result.ok) throw new Error(result.error)
    expect(validateDocument(result.document)).toMatchObject({ ok: true })
    expect(checkNavigation(result.document).filter((problem) => problem.kind !== 'dead-end')).toEqual([])
    expect(result.document.screens.length).toBeGreaterThanOrEqual(2)
    expect(result.source).toBe(lost.has(name) ? 'built-in' : 'model')
    expect(JSON.stringify(result.document)).not.toMatch(/javascript:|<script|spy\.example/)
    if (result.source === 'built-in') expect(result.notes.join(' ')).toContain('built-in generator')
  })

  it('says what failed and where when it may not fall back', async () => {
    expect(await run('401', { canFallBack: false })).toMatchObject({
      ok: false,
      stage: 'provider',
      error: 'The AI provider refused the API key.',
    })
    expect(await run('402', { canFallBack: false })).toMatchObject({ ok: false, stage: 'quota' })
    expect(await run('refusal', { canFallBack: false })).toMatchObject({ ok: false, stage: 'parse' })
    expect(await run('ok', { prompt: '  ' })).toMatchObject({ ok: false, stage: 'input' })
  })

  it('asks for a schema, then for JSON, then for text', async () => {
    const before = server.requests.length
    await run('400-json-object')
    expect(server.requests.slice(before).map((request) => request.responseFormat)).toEqual([
      'json_schema',
      'json_object',
      'text',
    ])
  })

  it('shows each screen once, as soon as it is complete', async () => {
    const shown: Screen[] = []
    await run('ok-slow', { onScreen: (screen) => shown.push(screen) })
    expect(shown.map((screen) => screen.name)).toEqual(['Today', 'Plants', 'Stats', 'Plant'])
  })

  it('keeps the screens that were complete when the answer was cut', async () => {
    const result = await run('cut-string')
    expect(result).toMatchObject({ ok: true, source: 'model' })
  })

  it('stops at once when it is cancelled', async () => {
    const cancel = new AbortController()
    setTimeout(() => cancel.abort(), 60)
    const before = server.requests.length
    const result = await run('hang-before', { signal: cancel.signal, idleTimeoutMs: 5_000 })
    expect(result).toMatchObject({ ok: false, error: 'Cancelled.' })
    expect(server.requests.length - before).toBe(1)
  })

  it('never sends or repeats the key in what it reports', async () => {
    const result = await run('401')
    expect(JSON.stringify(result)).not.toContain('sk-secret')
  })
})
