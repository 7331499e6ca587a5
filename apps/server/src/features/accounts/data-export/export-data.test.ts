import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST', url: string, user: TestUser | null, payload?: object) =>
  server.app.inject({ method, url, headers: user ? { cookie: user.cookie } : {}, payload })

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/** What is stored in columns that tell by their name that it is for the server alone. */
async function secretsInTables(): Promise<Map<string, string>> {
  const secrets = new Map<string, string>()
  for (const table of tables) {
    const names = Object.keys(getTableColumns(table)).filter((name) => /Hash$|^sealed|Mark$/.test(name))
    for (const row of await server.context.database.select().from(table)) {
      for (const name of names) {
        const value = Object.entries(row).find(([key]) => key === name)?.[1]
        if (typeof value === 'string' && value !== '') secrets.set(value, name)
      }
    }
  }
  return secrets
}

test('neither hashes nor what is sealed leaves with somebody’s data, guests’ neither', async () => {
  const mara = await registerUser(server, { role: 'TEAM' })
  const { id } = (await call('POST', '/api/projects', mara, { name: 'Bakery' })).json<{ id: string }>()
  const project = `/api/projects/${id}`
  await call('POST', '/api/keys', mara, { name: 'Key', permissions: ['read'] })
  await call('POST', `${project}/shares`, mara, { email: 'friend@kwiq.example' })
  const link = await call('POST', `${project}/review-links`, mara, {})
  const review = `/api${new URL(link.json<{ url: string }>().url).pathname}`
  const guest = { key: '6f1f7a0e-1111-4000-8000-000000000000', name: 'Gus' }
  expect((await call('POST', `${review}/comments`, null, { comment: 'Nice', guest })).statusCode).toBe(201)

  const secrets = await secretsInTables()
  expect([...new Set(secrets.values())].sort()).toEqual(
    expect.arrayContaining([
      'guestKeyHash',
      'keyHash',
      'passwordHash',
      'sealedKey',
      'sealedToken',
      'tokenHash',
    ]),
  )
  const { body } = await call('GET', '/api/auth/export', mara)
  expect(body).toContain('Nice')
  const leaked = [...secrets].filter(([value]) => body.includes(value)).map(([, name]) => name)
  expect(leaked).toEqual([])
})
