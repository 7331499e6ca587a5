import { expect, test, vi } from 'vitest'
import { beginRun } from './run-client.ts'

const listener = { signal: new AbortController().signal, onStage: () => undefined, onScreen: () => undefined }
const run = (answer: Response) => {
  vi.stubGlobal('fetch', async () => answer)
  return beginRun('/api/ai/generate', 'a', { prompt: 'A shop' }, listener)
}

test('an answer that comes whole is taken as a stream is: with ok, layout and raw', async () => {
  const layout = { screens: [{ id: 'home', name: 'Home', components: [] }] }
  const result = await run(Response.json({ ok: true, layout, raw: 'words' }))
  expect(result.layout.screens.map(({ name }) => name)).toEqual(['Home'])
  expect(result).toMatchObject({ raw: 'words', trace: {}, unplaced: [], savedEtag: null })
})

test.each([
  [{ ok: false, error: 'No luck', stage: 'plan' }, 'No luck'],
  [{ ok: false, stage: 'repair' }, 'repair'],
  [{ ok: false }, 'AI generation failed'],
  [{ ok: true, layout: null, raw: 'words' }, 'AI generation failed ("words")'],
])('one that comes whole and failed says why: %j', async (answer, words) => {
  await expect(run(Response.json(answer))).rejects.toMatchObject({ name: 'GenerationError', message: words })
})

test('an answer that nobody can read counts as none', async () => {
  await expect(run(new Response('<html>', { status: 200 }))).rejects.toThrow(SyntaxError)
})
