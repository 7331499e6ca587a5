import { Build, QueuedBuild, QueueState } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'
import { createQueueProbe } from '../queue-probe.ts'
import { drainQueue } from '../testing/drain-queue.ts'

let server: TestServer
let owner: TestUser
let mara: TestUser
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await registerUser(server, { email: 'owner@kwiq.example' })
  mara = await registerUser(server, { role: 'TEAM', email: 'mara@kwiq.example' })
  const made = await call(mara, 'POST', '/api/projects', { name: 'A secret shop' })
  projectId = made.json<{ id: string }>().id
})
afterAll(() => server.close())

const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

const pause = async (paused: boolean) =>
  QueueState.parse((await call(owner, 'PATCH', '/api/admin/queue', { paused })).json())
const state = async () => QueueState.parse((await call(owner, 'GET', '/api/admin/queue')).json())
const listed = async (query = '') =>
  z.array(QueuedBuild).parse((await call(owner, 'GET', `/api/admin/queue/builds${query}`)).json())

async function requestBuild(): Promise<string> {
  server.clock.advance(1000)
  const asked = await call(mara, 'POST', `/api/projects/${projectId}/export`, { platform: 'ios' })
  return Build.parse(asked.json()).id
}
/** What those who asked for a build are told of it. */
const notesOf = async (id: string) => Build.parse((await call(mara, 'GET', `/api/builds/${id}`)).json()).notes
const cancel = (id: string) => call(mara, 'POST', `/api/builds/${id}/cancel`)

describe('a paused queue', () => {
  it('takes builds, keeps them in their order, and makes none until it goes on', async () => {
    expect((await pause(true)).pausedSince).toBe(server.clock.now().toISOString())
    const first = await requestBuild()
    const second = await requestBuild()
    expect(await drainQueue(server)).toBe(0)
    expect(await state()).toMatchObject({ waiting: 2, building: 0 })
    expect(await notesOf(first)).toEqual([expect.stringContaining('Builds are paused')])
    expect((await listed('?status=active')).map(({ id }) => id)).toEqual([second, first])
    await cancel(second)
    expect((await pause(false)).pausedSince).toBeNull()
    expect(await drainQueue(server)).toBe(1)
    expect((await listed('?status=completed')).map(({ id }) => id)).toEqual([first])
    expect((await notesOf(first)).join()).not.toContain('paused')
  })

  it('keeps the time of its beginning when it is paused again, and is told of in the health and the log', async () => {
    server.clock.advance(1000)
    const { pausedSince } = await pause(true)
    server.clock.advance(60_000)
    expect((await pause(true)).pausedSince).toBe(pausedSince)
    expect(await createQueueProbe(server.context).check()).toEqual({
      status: 'degraded',
      value: 'paused, 0 waiting, 0 building',
    })
    await pause(false)
    await pause(false)
    const log = (await call(owner, 'GET', '/api/monitoring/activity?limit=2')).json<{ action: string }[]>()
    expect(log.map(({ action }) => action)).toEqual(['queue.resumed', 'queue.paused'])
  })
})

describe('the list', () => {
  it('tells who asked for what, page by page, and nothing of the app', async () => {
    const id = await requestBuild()
    await cancel(id)
    const page = await call(owner, 'GET', '/api/admin/queue/builds?limit=1')
    expect(z.array(QueuedBuild).parse(page.json())).toMatchObject([
      { id, email: mara.user.email, platform: 'ios', status: 'failed', error: 'This build was cancelled.' },
    ])
    expect(page.body).not.toContain('secret')
    const next = /<([^>]*)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
    const rest = await call(owner, 'GET', new URL(next).pathname + new URL(next).search)
    expect(rest.json<{ id: string }[]>().map((build) => build.id)).not.toContain(id)
  })

  it.each(['?status=lost', '?limit=0', '?cursor=x'])('refuses %s', async (query) => {
    expect((await call(owner, 'GET', `/api/admin/queue/builds${query}`)).statusCode).toBe(400)
  })
})

describe('running a build again for somebody', () => {
  it('puts a failed one back, once', async () => {
    const id = await requestBuild()
    await cancel(id)
    const before = (await state()).failed
    const url = `/api/admin/queue/builds/${id}/retry`
    const answers = await Promise.all([call(owner, 'POST', url), call(owner, 'POST', url)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await state()).toMatchObject({ failed: before - 1, waiting: 1 })
    await drainQueue(server)
    expect((await call(mara, 'GET', `/api/builds/${id}`)).json()).toMatchObject({ status: 'completed' })
  })

  it('respects the plan it counts against', async () => {
    const id = await requestBuild()
    await cancel(id)
    await call(owner, 'PATCH', `/api/admin/users/${mara.user.id}`, { role: 'FREE' })
    const refused = await call(owner, 'POST', `/api/admin/queue/builds/${id}/retry`)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_limit'])
    await call(owner, 'PATCH', `/api/admin/users/${mara.user.id}`, { role: 'TEAM' })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])('%s is not there', async (id) => {
    expect((await call(owner, 'POST', `/api/admin/queue/builds/${id}/retry`)).statusCode).toBe(404)
  })
})
