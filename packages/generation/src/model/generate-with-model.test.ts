import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { checkNavigation, type Screen, validateDocument } from '@kwiq/app-model'
import {
  type FaultModelServer,
  faultScenarioNames,
  startFaultModelServer,
} from '@kwiq/testing/fault-model-server'
import type { LanguageModel } from 'ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateWithModel } from './generate-with-model.ts'
import { createModelState } from './run/model-state.ts'

const prompt = 'An app to look after house plants'
const apiKey = 'sk-secret-key'
let server: FaultModelServer

beforeAll(async () => {
  // The SDK writes what a provider cannot do straight to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  server = await startFaultModelServer()
})
afterAll(() => server.close())

const openai = (name: string): LanguageModel =>
  createOpenAICompatible({ name: 'fault', baseURL: server.url, apiKey, supportsStructuredOutputs: true })(
    name,
  )
const anthropic = (name: string): LanguageModel =>
  createAnthropic({ baseURL: server.url, apiKey })(`claude-sonnet-4-5--${name}`)
const anthropicTool = (name: string): LanguageModel =>
  createAnthropic({ baseURL: server.url, apiKey })(`claude-3-haiku-20240307--${name}`)
const google = (name: string): LanguageModel =>
  createGoogle({ baseURL: server.url, apiKey })(`gemini-2.5-flash--${name}`)

/** A loaded machine may be slow to answer; only where the model hangs is it given up soon. */
const patienceFor = (name: string) =>
  name.includes('hang')
    ? { idleTimeoutMs: 2_500, totalTimeoutMs: 20_000 }
    : { idleTimeoutMs: 20_000, totalTimeoutMs: 60_000 }

type Options = Partial<Parameters<typeof generateWithModel>[0]>
async function run(model: LanguageModel, more: Options = {}) {
  const before = server.requests.length
  const result = await generateWithModel({
    prompt,
    model,
    ...patienceFor(''),
    ...more,
  })
  const requests = server.requests.slice(before)
  expect(requests.length).toBeLessThanOrEqual(6)
  expect(result.use.requests).toBe(requests.length)
  return { result, requests }
}

/** A valid app in any case, and a word about it when the model did not make all of it. */
function expectUsable(result: Awaited<ReturnType<typeof generateWithModel>>) {
  if (!result.ok) throw new Error(result.error)
  expect(validateDocument(result.document)).toMatchObject({ ok: true })
  expect(checkNavigation(result.document).filter((problem) => problem.kind !== 'dead-end')).toEqual([])
  expect(result.document.screens.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(result.document)).not.toMatch(/javascript:|<script|spy\.example|sk-secret/)
  if (result.source === 'built-in') expect(result.notes.join(' ')).toContain('built-in generator')
  return result
}

/** Scenarios no screen of the model can be had from. */
const lost = new Set([
  'other-app',
  '401',
  '402',
  '403',
  '404',
  '413',
  '400-context',
  '429-long',
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
  'xml',
  'redirect',
  'gzip-garbage',
  'leak-prompt',
  'injection-obeyed',
  'bad-forever',
  'empty-screens',
  'no-screens',
  'lorem',
  'other-screens',
  'mixed-late',
])

describe('generateWithModel', () => {
  it.concurrent.each(faultScenarioNames)(
    'gives a valid app whatever the model does: %s',
    async (name) => {
      const result = expectUsable(
        await generateWithModel({ prompt, model: openai(name), ...patienceFor(name) }),
      )
      expect(result.use.requests).toBeLessThanOrEqual(6)
      expect(result.source).toBe(lost.has(name) ? 'built-in' : 'model')
    },
    90_000,
  )

  it('says what failed and where when it may not fall back', async () => {
    const failing = async (name: string) => (await run(openai(name), { canFallBack: false })).result
    expect(await failing('401')).toMatchObject({
      ok: false,
      stage: 'provider',
      error: 'The AI provider refused the API key.',
    })
    expect(await failing('402')).toMatchObject({ ok: false, stage: 'quota' })
    expect(await failing('refusal')).toMatchObject({ ok: false, stage: 'parse' })
    expect((await run(openai('ok'), { prompt: '  ' })).result).toMatchObject({ ok: false, stage: 'input' })
  })

  it('asks for a plan, then for its screens side by side', async () => {
    const { result, requests } = await run(openai('ok'))
    expect(requests.map(({ task, wanted }) => ({ task, wanted }))).toEqual([
      { task: 'plan', wanted: [] },
      { task: 'screens', wanted: ['today', 'plants'] },
      { task: 'screens', wanted: ['stats', 'plant'] },
    ])
    const { document, notes } = expectUsable(result)
    expect(notes).toEqual([])
    expect(document.app).toMatchObject({ name: 'Windowbox', theme: { preset: 'natural' } })
    expect(document.screens.map((screen) => screen.name)).toEqual(['Today', 'Plants', 'Stats', 'Plant'])
    const tabs = document.screens.map((screen) => screen.components.at(-1)?.type)
    expect(tabs).toEqual(['navbar', 'navbar', 'navbar', 'chart'])
  })

  it('takes a whole app in answer to a plan, with one request', async () => {
    const { result, requests } = await run(openai('whole-app'))
    expect(requests).toHaveLength(1)
    expect(expectUsable(result)).toMatchObject({ source: 'model', notes: [] })
  })

  it('says that an answer is cut which the provider calls whole', async () => {
    const { result } = await run(openai('cut-whole-app'))
    expect(expectUsable(result).notes.join(' ')).toMatch(
      /^The model stopped early; \d+ screens could be kept\./,
    )
  })

  it('asks for a schema, then for JSON, then for text, and remembers what the model took', async () => {
    const model = openai('400-json-object')
    const forms = ({ requests }: Awaited<ReturnType<typeof run>>) =>
      requests.map((request) => request.responseFormat)
    expect(forms(await run(model))).toEqual(['json_schema', 'json_object', 'text', 'text', 'text'])
    expect(forms(await run(model))).toEqual(['text', 'text', 'text'])
  })

  it('shows each screen once, as soon as it is complete', async () => {
    for (const name of ['ok-slow', 'whole-app-slow']) {
      const shown: Screen[] = []
      await run(openai(name), { onScreen: (screen) => shown.push(screen) })
      const names = shown.map((screen) => screen.name)
      expect(names.toSorted()).toEqual(['Plant', 'Plants', 'Stats', 'Today'])
      expect(names[0]).toBe('Today')
    }
  })

  it('keeps the good screens when others fail, and says which it made itself', async () => {
    const { result } = await run(openai('half-failing'))
    const { document, source, notes } = expectUsable(result)
    expect(source).toBe('model')
    expect(document.screens.map((screen) => screen.name)).toEqual(['Today', 'Plants', 'Stats', 'Plant'])
    expect(JSON.stringify(document.screens[0])).toContain('Water the monstera')
    expect(JSON.stringify(document.screens[2])).not.toContain('Water the monstera')
    expect(notes.join(' ')).toContain('The built-in generator made what the model did not: Stats, Plant.')
  })

  it('waits as long as the provider asks, in seconds or by date', async () => {
    for (const name of ['429-seconds-then-ok', '429-date-then-ok']) {
      const { result, requests } = await run(openai(`patient--${name}`))
      expect(expectUsable(result).source).toBe('model')
      const [first, second] = requests
      // A date has no milliseconds: up to one second of it may be gone already.
      const least = name === '429-seconds-then-ok' ? 990 : 0
      expect((second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(least)
    }
  })

  it('leaves a failing provider alone for a while, then tries again', async () => {
    let time = 0
    const now = () => time
    const state = createModelState(now)
    for (let round = 0; round < 5; round += 1) await run(openai('500-forever'), { state, now })
    const skipped = await run(openai('ok'), { state, now })
    expect(skipped.requests).toHaveLength(0)
    expect(expectUsable(skipped.result).notes.join(' ')).toContain('left alone for a moment')
    time += 30_000
    const tried = await run(openai('ok'), { state, now })
    expect(expectUsable(tried.result).source).toBe('model')
  })

  it('waits for a silent model once', async () => {
    const { result, requests } = await run(openai('hang-before'), patienceFor('hang'))
    expect(requests).toHaveLength(1)
    expect(expectUsable(result).notes.join(' ')).toContain('did not answer in time')
  })

  it('stops at once when it is cancelled, before the first word or amid screens', async () => {
    for (const [name, most] of [
      ['hang-before', 1],
      ['ok-slow', 3],
    ] as const) {
      const cancel = new AbortController()
      const before = server.requests.length
      const watch = setInterval(() => {
        if (server.requests.length > before) cancel.abort()
      }, 20)
      const { result, requests } = await run(openai(name), { signal: cancel.signal })
      clearInterval(watch)
      expect(result).toMatchObject({ ok: false, error: 'Cancelled.' })
      expect(requests.length).toBeLessThanOrEqual(most)
    }
  })

  it.each(['understanding', 'planning', 'designing'] as const)(
    'asks for nothing more once it is cancelled while %s',
    async (stage) => {
      const cancel = new AbortController()
      const { result, requests } = await run(openai(`${stage}--ok`), {
        signal: cancel.signal,
        onStage: (step) => {
          if (step === stage) cancel.abort()
        },
      })
      expect(result).toMatchObject({ ok: false, error: 'Cancelled.' })
      expect(requests).toHaveLength(stage === 'designing' ? 1 : 0)
    },
  )

  it('is not asked again when it is cancelled while it waits for the provider', async () => {
    const cancel = new AbortController()
    const before = server.requests.length
    const watch = setInterval(() => {
      // The answer has come: the wait for the second request has begun.
      if (server.requests.length > before && server.openRequests() === 0) cancel.abort()
    }, 20)
    const { result, requests } = await run(openai('waiting--429-seconds-then-ok'), { signal: cancel.signal })
    clearInterval(watch)
    expect(result).toMatchObject({ ok: false, error: 'Cancelled.' })
    expect(requests).toHaveLength(1)
  })

  it('keeps what a model wrote that writes too slowly, and says what it made itself', async () => {
    const { result } = await run(openai('drip'), { totalTimeoutMs: 900 })
    const { notes } = expectUsable(result)
    expect(notes.join(' ')).toContain('built-in generator')
  })

  it('gives up at the end of its time', async () => {
    const { result } = await run(openai('hang-middle'), { totalTimeoutMs: 3000 })
    expect(expectUsable(result)).toMatchObject({ source: 'built-in' })
  })

  it('never repeats the key in what it reports', async () => {
    const { result } = await run(openai('401'))
    expect(JSON.stringify(result)).not.toContain('sk-secret')
  })
})

/** The faults most often met, for the wire forms of the other providers. */
const commonFaults = [
  'ok',
  'whole-app',
  '401',
  '429-then-ok',
  '500-forever',
  '503-then-ok',
  '529',
  '400-json-schema',
  'html-200',
  'error-in-stream',
  'reset-middle',
  'hang-before',
  'hang-middle',
  'stream-malformed',
  'stream-utf8-split',
  'empty',
  'refusal',
  'content-filter',
  'prose-both',
  'cut-string',
  'no-plan',
  'html-label',
  '402',
  '403',
  '404',
  '413',
  '400-context',
  '429-long',
  'redirect',
  'gzip-garbage',
  'error-in-200',
  'reset-before',
  'no-usage',
  'no-done',
  'stream-crlf',
  'stream-comments',
  'duplicate-chunk',
  'null-content',
  'parts-content',
  'reasoning-only',
  'tool-call-instead',
  'cut-stop',
  'cut-plan',
  'mixed-limits',
  'mixed-forms',
  'mixed-streams',
  'mixed-silence',
  'mixed-late',
  'mixed-hang',
]

describe.each([
  ['Anthropic', anthropic],
  ['Anthropic by tool', anthropicTool],
  ['Google', google],
])('the wire form of %s', (_provider, modelOf) => {
  it.concurrent.each(commonFaults)(
    'ends in a valid app: %s',
    async (name) => {
      const result = expectUsable(
        await generateWithModel({ prompt, model: modelOf(name), ...patienceFor(name) }),
      )
      expect(result.use.requests).toBeLessThanOrEqual(6)
      expect(result.source).toBe(lost.has(name) ? 'built-in' : 'model')
      // What cannot be read is no other app.
      if (name !== 'other-app') expect(result.notes.join(' ')).not.toMatch(/another app/)
      if (name === 'ok')
        expect(result.use).toMatchObject({ requests: 3, inputTokens: 300, outputTokens: 600 })
    },
    90_000,
  )
})

describe('an answer about something else', () => {
  const words = 'An app for people who look after house plants together, with watering days and cuttings'

  it('is no plan, and its screens are asked for again and made here', async () => {
    const { result } = await run(openai('other-app'), { prompt: words.replaceAll(/ watering days and/g, '') })
    const usable = expectUsable(result)
    expect(JSON.stringify(usable.document)).not.toMatch(/invoice/i)
    expect(usable.notes.join(' ')).toMatch(/built-in/)
  })

  it('is taken where it has the words of the description', async () => {
    const { result } = await run(openai('ok'), { prompt: words })
    expect(expectUsable(result).source).toBe('model')
    expect(expectUsable(result).notes.join(' ')).not.toMatch(/another app/)
  })
})
