import { ApiKey, type ApiKeyPermission } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { activity, apiKeys, users } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

const day = 86_400_000

let server: TestServer
let mara: TestUser
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server, { role: 'TEAM' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  return server.app.inject({ method, url, headers: { cookie: mara.cookie, ...headers }, payload })
}

function callWith(key: string | null, method: Method, url: string, payload?: object) {
  return server.app.inject({ method, url, headers: { authorization: `Bearer ${key}` }, payload })
}

async function make(...permissions: ApiKeyPermission[]): Promise<ApiKey & { key: string }> {
  const response = await call('POST', '/api/keys', { name: 'Release script', permissions })
  expect(response.statusCode, response.body).toBe(201)
  return ApiKey.extend({ key: z.string() }).parse(response.json())
}

async function list(): Promise<ApiKey[]> {
  return z.array(ApiKey).parse((await call('GET', '/api/keys')).json())
}

describe('a key', () => {
  it('is kwiq_ and 40 characters, shown in full in the list, stored only hashed and sealed', async () => {
    const made = await make('write', 'read', 'read')
    expect(made.key).toMatch(/^kwiq_[A-Za-z0-9]{40}$/)
    expect(made).toMatchObject({ permissions: ['read', 'write'], lastUsed: null, expiresAt: null })
    expect(await list()).toEqual([made])
    const [row] = await server.context.database.select().from(apiKeys).where(eq(apiKeys.id, made.id))
    expect(JSON.stringify(row)).not.toContain(made.key)
    expect(JSON.stringify(row)).not.toContain(made.key.slice('kwiq_'.length))
  })

  it('acts as its maker', async () => {
    const { key } = await make('read', 'write')
    const made = await callWith(key, 'POST', '/api/projects', { name: 'By script' })
    expect(made.statusCode).toBe(201)
    expect((await call('GET', `/api/projects/${made.json().id}`)).json().name).toBe('By script')
    expect((await callWith(key, 'GET', '/api/auth/user')).json().email).toBe(mara.user.email)
  })

  it('says what it lacks', async () => {
    const { key } = await make('read')
    const refused = await callWith(key, 'POST', '/api/projects', { name: 'No' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'forbidden',
      message: 'This API key lacks the permission write.',
    })
  })

  it('decides alone, also beside a session', async () => {
    const { key } = await make('read')
    const url = '/api/projects'
    const authorization = { authorization: `bearer ${key}` }
    expect((await call('POST', url, { name: 'No' }, authorization)).statusCode).toBe(403)
    const unknown = { authorization: `Bearer kwiq_${'a'.repeat(40)}` }
    expect((await call('GET', url, undefined, unknown)).statusCode).toBe(401)
  })

  it('remembers its last use, written once a minute at most', async () => {
    const { key } = await make('read')
    const first = server.clock.now().toISOString()
    await callWith(key, 'GET', '/api/projects')
    server.clock.advance(30_000)
    await callWith(key, 'GET', '/api/projects')
    expect((await list())[0]?.lastUsed).toBe(first)
    server.clock.advance(31_000)
    await callWith(key, 'GET', '/api/projects')
    expect((await list())[0]?.lastUsed).toBe(server.clock.now().toISOString())
  })

  it('stays in the list without its value when the secret of the server has changed', async () => {
    const made = await make('read')
    await server.context.database.update(apiKeys).set({ sealedKey: 'AAAA' }).where(eq(apiKeys.id, made.id))
    expect((await list())[0]?.key).toBeNull()
    expect((await callWith(made.key, 'GET', '/api/projects')).statusCode).toBe(200)
  })
})

describe('the end of a key', () => {
  it('comes at once when it is deleted', async () => {
    const { id, key } = await make('read')
    expect((await callWith(key, 'GET', '/api/projects')).statusCode).toBe(200)
    expect((await call('DELETE', `/api/keys/${id}`)).statusCode).toBe(204)
    expect((await callWith(key, 'GET', '/api/projects')).statusCode).toBe(401)
    expect(await list()).toEqual([])
    expect((await call('DELETE', `/api/keys/${id}`)).statusCode).toBe(404)
  })

  it('comes with its day', async () => {
    const body = { name: 'Short', permissions: ['read'], expiresInDays: 7 }
    const made = ApiKey.parse((await call('POST', '/api/keys', body)).json())
    expect(made.expiresAt).toBe(new Date(server.clock.now().getTime() + 7 * day).toISOString())
    server.clock.advance(7 * day - 1)
    expect((await callWith(made.key, 'GET', '/api/projects')).statusCode).toBe(200)
    server.clock.advance(1)
    expect((await callWith(made.key, 'GET', '/api/projects')).statusCode).toBe(401)
  })

  it('comes with the suspension of its maker', async () => {
    const { key } = await make('read')
    await callWith(key, 'GET', '/api/projects')
    const suspended = { suspendedAt: server.clock.now() }
    await server.context.database.update(users).set(suspended).where(eq(users.id, mara.user.id))
    expect((await callWith(key, 'GET', '/api/projects')).statusCode).toBe(401)
  })

  it('leaves a key what its maker may still do', async () => {
    const { key } = await make('read', 'write')
    await callWith(key, 'POST', '/api/projects', { name: 'First' })
    await server.context.database.update(users).set({ role: 'FREE' }).where(eq(users.id, mara.user.id))
    const second = await callWith(key, 'POST', '/api/projects', { name: 'Second' })
    expect(second.json().code).toBe('plan_limit')
  })

  it('is nobody else’s to bring', async () => {
    const { id, key } = await make('read')
    mara = await registerUser(server)
    expect((await call('DELETE', `/api/keys/${id}`)).statusCode).toBe(404)
    expect((await call('DELETE', '/api/keys/7')).statusCode).toBe(404)
    expect((await callWith(key, 'GET', '/api/projects')).statusCode).toBe(200)
  })
})

describe('making keys', () => {
  it.each([
    [{ name: '  ', permissions: ['read'] }, 'Please enter a name for the API key.'],
    [{ permissions: ['read'] }, 'Please enter a name for the API key.'],
    [{ name: 'x', permissions: [] }, 'Please select at least one permission.'],
    [{ name: 'x' }, 'Please select at least one permission.'],
  ])('%j is refused in words', async (body, message) => {
    const response = await call('POST', '/api/keys', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  it.each([
    { permissions: ['root'] },
    { expiresInDays: 0 },
    { expiresInDays: 1.5 },
    { name: 'x'.repeat(101) },
  ])('%j is refused', async (part) => {
    const response = await call('POST', '/api/keys', { name: 'x', permissions: ['read'], ...part })
    expect(response.statusCode).toBe(400)
  })

  it('takes no identity, value or time of use from the body', async () => {
    const other = await registerUser(server)
    const body = {
      name: 'x',
      permissions: ['read'],
      userId: other.user.id,
      key: 'kwiq_mine',
      lastUsed: 'now',
    }
    const made = ApiKey.parse((await call('POST', '/api/keys', body)).json())
    expect(made.key).not.toBe('kwiq_mine')
    const [row] = await server.context.database.select().from(apiKeys).where(eq(apiKeys.id, made.id))
    expect(row?.userId).toBe(mara.user.id)
  })

  it('ends at 50 for one person, also when all are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => call('POST', '/api/keys', { name: 'x', permissions: ['read'] })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(await list()).toHaveLength(50)
  })

  it('leaves lines in the activity log', async () => {
    const { id } = await make('read')
    await call('DELETE', `/api/keys/${id}`)
    const rows = await server.context.database.select().from(activity).where(eq(activity.resourceId, id))
    expect(rows.map((row) => row.action)).toEqual(['api-key.created', 'api-key.deleted'])
  })
})
