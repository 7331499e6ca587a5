import { type AppDocument, type ComponentNode, emptyDocument } from '@kwiq/app-model'
import { editApp, isTooLargeForModel } from '@kwiq/generation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { type EditingRoom, createEditingRoom } from './editing-room.ts'
import { editDocument } from './edit-document.ts'
import type { GeneratorInput } from './generated-app.ts'

let server: TestServer
let mara: TestUser

beforeAll(async () => {
  server = await startTestServer()
  mara = await registerUser(server, { role: 'TEAM' })
})
afterAll(() => server.close())

function node(type: ComponentNode['type'], id: string, isLocked: boolean): ComponentNode {
  const free = { id, type, label: `${type} of ${id}, which has a rather long label`, properties: {} }
  return isLocked ? { ...free, isLocked } : free
}

/** More than a model is sent; the first picture of each screen is locked. */
function largeApp(): AppDocument {
  const screens = Array.from({ length: 3 }, (_, page) => ({
    id: `page-${page}`,
    name: `Page ${page + 1}`,
    components: Array.from({ length: 900 }, (_unused, index) =>
      node(index % 3 === 0 ? 'image' : 'text', `${page}-${index}`, index === 0),
    ),
  }))
  const empty = emptyDocument({ name: 'Large' })
  return { ...empty, app: { ...empty.app, startScreenId: 'page-0' }, screens }
}

const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
  server.app.inject({ method, url, headers: { cookie: mara.cookie }, payload })

it('an app too large for a model is edited by words in a thread, as it is elsewhere, and respects its locks', async () => {
  const before = largeApp()
  expect(isTooLargeForModel(before)).toBe(true)
  const { id } = (await call('POST', '/api/projects', { name: 'Large' })).json()
  expect((await call('PUT', `/api/projects/${id}/schema`, before)).statusCode).toBe(200)
  const prompt = 'Remove all images on Page 2'
  const response = await call('POST', `/api/projects/${id}/generate`, { prompt })
  expect(response.statusCode, response.body).toBe(200)
  const { layout, proposal, source, raw, notice } = response.json()
  expect([source, JSON.parse(raw)]).toEqual(['built-in', expect.any(Array)])
  expect(proposal.changes).toHaveLength(299)
  expect(proposal.changes[0]).toEqual({ message: expect.stringContaining('Removed'), screenId: 'page-1' })
  expect(layout.screens[1].components.map((one: ComponentNode) => one.id)).toEqual(
    before.screens[1]?.components.filter((one) => one.type === 'text' || one.isLocked).map((one) => one.id),
  )
  expect(JSON.stringify([layout.screens[0], layout.screens[2]])).toBe(
    JSON.stringify([before.screens[0], before.screens[2]]),
  )
  expect(notice).toContain('Not done, because it is locked')
})

it('what is not understood changes nothing, costs nothing and is answered in the same words', async () => {
  const schema = largeApp()
  const prompt = 'Blorp the fnord'
  const response = await call('POST', '/api/ai/generate', { prompt, schema })
  expect(response.json()).toMatchObject({ cost: 0, layout: schema })
  expect(response.json().notice).toBe(editApp({ document: schema, prompt }).notes.join(' '))
})

const inputOf = (prompt: string, signal: AbortSignal): GeneratorInput => ({
  prompt,
  aiModel: null,
  signal,
  emit: () => undefined,
  ready: async () => undefined,
  tally: { source: null, model: null, inputTokens: null, outputTokens: null, requests: null },
})

it('an edit nobody waits for any more is let go at once', async () => {
  const room = createEditingRoom()
  const leaving = new AbortController()
  const editing = editDocument(room, largeApp(), inputOf('Remove all images', leaving.signal))
  setTimeout(() => leaving.abort(), 1)
  await expect(editing).rejects.toThrow()
  await room.close()
})

it('a small app is edited without the thread', async () => {
  const shut: EditingRoom = { editByWords: () => Promise.reject(new Error('The room is shut.')) }
  const small = largeApp()
  const [first] = small.screens
  const document = {
    ...small,
    screens: first ? [{ ...first, components: first.components.slice(0, 9) }] : [],
  }
  const edited = await editDocument(
    shut,
    document,
    inputOf('Rename Page 1 to Start', new AbortController().signal),
  )
  expect(edited.document.screens[0]?.name).toBe('Start')
})
