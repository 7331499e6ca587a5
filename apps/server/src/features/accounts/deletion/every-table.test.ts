import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

/**
 * What becomes of each column that says who somebody is, when they delete their account, and where they find it in
 * the export of their data. Whoever adds a table or a column with a person in it decides both here, and sees to it in
 * `deletion-repository.ts` and `data-export-repository.ts`.
 */
const people: Record<
  string,
  { deletion: 'goes along' | 'stays without a name' | 'is no person'; export: string }
> = {
  'users.email': { deletion: 'goes along', export: 'account' },
  'sessions.user_id': { deletion: 'goes along', export: 'sessions' },
  'activity.user_id': { deletion: 'stays without a name', export: 'activity' },
  'ai_runs.user_id': { deletion: 'goes along', export: 'aiRuns' },
  'ai_runs.actor_id': { deletion: 'stays without a name', export: 'aiRuns' },
  'projects.owner_id': { deletion: 'goes along', export: 'projects' },
  'versions.author_id': { deletion: 'stays without a name', export: 'projects.versions' },
  'project_shares.user_id': { deletion: 'goes along', export: 'sharedWithMe' },
  'project_shares.shared_by': { deletion: 'stays without a name', export: 'projects.shares' },
  'project_shares.invited_email': { deletion: 'goes along', export: 'projects.shares' },
  'review_links.created_by': { deletion: 'stays without a name', export: 'projects.reviewLinks' },
  'comments.author_id': { deletion: 'stays without a name', export: 'comments' },
  'comments.resolved_by': { deletion: 'stays without a name', export: 'comments' },
  'comments.mentions': { deletion: 'stays without a name', export: 'comments' },
  'comments.guest_name': { deletion: 'goes along', export: 'projects.comments' },
  'comments.guest_key_hash': { deletion: 'goes along', export: 'a guest has no account' },
  'comment_reads.user_id': { deletion: 'goes along', export: 'commentsReadUntil' },
  'review_approvals.guest_key_hash': { deletion: 'goes along', export: 'a guest has no account' },
  'review_approvals.guest_name': { deletion: 'goes along', export: 'projects.approvals' },
  'builds.payer_id': { deletion: 'goes along', export: 'projects.builds' },
  'builds.actor_id': { deletion: 'stays without a name', export: 'projects.builds' },
  'builds.worker_id': { deletion: 'is no person', export: 'a process' },
  'builds.signer': { deletion: 'is no person', export: 'a certificate' },
  'api_keys.user_id': { deletion: 'goes along', export: 'apiKeys' },
  'billing_customers.user_id': { deletion: 'goes along', export: 'billingCustomer' },
  'subscriptions.user_id': { deletion: 'goes along', export: 'subscriptions' },
  'templates.author_id': { deletion: 'stays without a name', export: 'templates' },
  'transfers.user_id': { deletion: 'goes along', export: 'transfers' },
  'account_links.user_id': { deletion: 'goes along', export: 'sentLinks' },
  'account_links.email': { deletion: 'goes along', export: 'sentLinks' },
  'provider_identities.user_id': { deletion: 'goes along', export: 'providerIdentities' },
}

/** Columns that could hold a person: by their key to `users`, or by what they are called. */
const personal =
  /user|owner|author|actor|payer|email|invited|guest|member|person|mention|_by$|signer|worker_id/

const tables = Object.values(schema).filter((value) => is(value, PgTable))

function columnsWithPeople(): { name: string; column: PgColumn; onDelete: string | undefined }[] {
  return tables.flatMap((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table)
    return columns.flatMap((column) => {
      const key = foreignKeys.find((each) => each.reference().columns.includes(column))
      const pointsAtUsers = key && getTableConfig(key.reference().foreignTable).name === 'users'
      if (!pointsAtUsers && !personal.test(column.name)) return []
      return [{ name: `${name}.${column.name}`, column, onDelete: pointsAtUsers ? key.onDelete : undefined }]
    })
  })
}

/** Columns of names that only sound like it. */
const noPerson = new Set(['sessions.user_agent', 'users.email_verified_at'])

test('every column that may hold a person is decided on', () => {
  const found = columnsWithPeople().map(({ name }) => name)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((name) => !(name in people) && !noPerson.has(name))).toEqual([])
})

test('the database itself sees to what a key to an account promises', () => {
  for (const { name, onDelete } of columnsWithPeople()) {
    if (onDelete === undefined || name === 'projects.owner_id') continue
    const expected = people[name]?.deletion === 'goes along' ? 'cascade' : 'set null'
    expect([name, onDelete]).toEqual([name, expected])
  }
})

let server: TestServer
let mara: TestUser
let jon: TestUser
beforeAll(async () => {
  server = await startTestServer()
  mara = await registerUser(server, { role: 'TEAM', email: 'mara.privacy@kwiq.example' })
  jon = await registerUser(server, { role: 'TEAM' })
  const own = (await call('POST', '/api/projects', mara, { name: 'Bakery' })).json().id
  const theirs = (await call('POST', '/api/projects', jon, { name: 'Gym' })).json().id
  await call('POST', `/api/projects/${theirs}/shares`, jon, { email: mara.user.email, permission: 'editor' })
  await call('POST', `/api/projects/${theirs}/shares`, jon, { email: 'x@kwiq.example', permission: 'viewer' })
  await call('POST', `/api/projects/${own}/shares`, mara, { email: jon.user.email, permission: 'viewer' })
  await call('POST', `/api/projects/${theirs}/comments`, mara, { comment: 'Good' })
  const mentions = [mara.user.id]
  await call('POST', `/api/projects/${theirs}/comments`, jon, { comment: '@Mara Lind look', mentions })
  await call('PUT', `/api/projects/${theirs}/unread-comments`, mara, {})
  await call('POST', '/api/keys', mara, { name: 'Key', permissions: ['read'] })
  await call('POST', '/api/generate-app', mara, { prompt: 'A plain list of birds' })
  await call('POST', `/api/projects/${own}/review-links`, mara, {})
}, 120_000)
afterAll(() => server.close())

function call(method: 'GET' | 'POST' | 'PUT', url: string, { cookie }: TestUser, payload?: object) {
  return server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
}

/** Tables with a row in which the text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const rows = await server.context.database.select().from(table)
    if (JSON.stringify(rows).includes(text)) found.push(getTableConfig(table).name)
  }
  return found
}

test('everything that is decided to be in the export is in it', async () => {
  const data = JSON.parse((await call('GET', '/api/auth/export', mara)).body)
  const [project] = data.projects
  const missing = Object.values(people)
    .map((column) => column.export)
    .filter((place) => /^[\w.]+$/.test(place))
    .filter((place) => {
      const [first = '', second] = place.split('.')
      return !(first in data) || (second !== undefined && !(second in project))
    })
  expect(missing).toEqual([])
})

test('after the deletion nothing is kept under the person’s id or address', async () => {
  expect((await tablesWith(mara.user.id)).length).toBeGreaterThan(6)
  const gone = await call('POST', '/api/auth/delete', mara, { password: mara.password })
  expect(gone.statusCode).toBe(204)
  // The log still says that an account was made and deleted; its bare id leads nowhere, and nobody did anything by it.
  expect(await tablesWith(mara.user.id)).toEqual(['activity'])
  const log = await server.context.database.select().from(schema.activity)
  expect(log.filter(({ userId }) => userId === mara.user.id)).toEqual([])
  expect(await tablesWith(mara.user.email)).toEqual([])
})
