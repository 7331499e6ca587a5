import { type AppDocument, emptyDocument } from '@kwiq/app-model'
import type { Version } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activity, projectDocuments } from '../../db/schema/index.ts'
import { pinVersion } from './pin-version.ts'
import { findVersionText, setVersionName } from './versions-repository.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let mara: TestUser
let base: string

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { registration: { max: 1000, timeWindow: 60_000 } } })
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server)
  const made = await call('POST', '/api/projects', { name: 'Shop' })
  base = `/api/projects/${made.json().id}`
})

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return server.app.inject({ method, url, headers: { cookie: mara.cookie, ...headers }, payload })
}

function withButtons(...labels: string[]): AppDocument {
  const document = emptyDocument({ name: 'Shop' })
  const components = labels.map((label) => ({ id: `button-${label}`, type: 'button', label, properties: {} }))
  return { ...document, screens: [{ id: 'home', name: 'Home', components }] }
}

/** Saves on top of what is there, as the studio does. */
async function save(...labels: string[]): Promise<void> {
  const { etag } = (await call('GET', `${base}/schema`)).headers
  const saved = await call('PUT', `${base}/schema`, withButtons(...labels), { 'if-match': String(etag) })
  expect(saved.statusCode, saved.body).toBe(200)
}

/** The actions of the activity log of this person, oldest first. */
async function activities(): Promise<string[]> {
  const rows = await server.context.database.select().from(activity).where(eq(activity.userId, mara.user.id))
  return rows.map((row) => row.action).sort()
}

async function history(): Promise<Version[]> {
  return (await call('GET', `${base}/versions`)).json()
}

describe('history', () => {
  it('tells what changed', async () => {
    await save('Save')
    expect((await history()).map((version) => version.changeMessage)).toEqual([
      "Added Button 'Save' to Home",
      'Created the project',
    ])
  })

  it('folds the edits of two minutes into one version and tells them together', async () => {
    await save('Save')
    server.clock.advance(60_000)
    await save('Save', 'Cancel')
    const [latest, ...older] = await history()
    expect(older).toHaveLength(1)
    expect(latest?.changeMessage).toBe("Added Button 'Save' to Home and 1 more change")
    expect(latest?.createdAt).toBe(server.clock.now().toISOString())
  })

  it('begins a new version two minutes after the first edit of the last', async () => {
    await save('A')
    server.clock.advance(119_000)
    await save('A', 'B')
    server.clock.advance(1_000)
    await save('A', 'B', 'C')
    expect((await history()).map((version) => version.changeMessage)).toEqual([
      "Added Button 'C' to Home",
      expect.stringContaining('B'),
      'Created the project',
    ])
  })

  it('makes no version of a save that changes nothing', async () => {
    await save('A')
    await save('A')
    expect(await history()).toHaveLength(2)
    expect((await call('GET', `${base}/schema`)).headers.etag).toBe('"2"')
  })

  it('says so when the edits of a version take each other back', async () => {
    await save('A')
    await save()
    expect((await history())[0]?.changeMessage).toBe('Changes taken back')
  })

  it('comes page by page', async () => {
    for (const label of ['A', 'B', 'C', 'D']) {
      await save(label)
      server.clock.advance(121_000)
    }
    const first = await call('GET', `${base}/versions?limit=3`)
    expect(first.json().map((version: Version) => version.versionNumber)).toEqual([5, 4, 3])
    const next = /<http:\/\/localhost:3000([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await call('GET', next)
    expect(second.json().map((version: Version) => version.versionNumber)).toEqual([2, 1])
    expect(second.headers.link).toBeUndefined()
    expect((await call('GET', `${base}/versions?cursor=-1`)).statusCode).toBe(400)
  })
})

describe('restoring', () => {
  it('makes a new version and loses nothing', async () => {
    await save('A')
    server.clock.advance(121_000)
    await save('B')
    const [, older] = await history()
    const restored = await call('POST', `${base}/versions/${older?.id}/restore`)
    expect(restored.json()).toMatchObject({ ok: true, versionNumber: 4 })
    expect((await call('GET', `${base}/schema`)).json()).toEqual(withButtons('A'))
    const after = await history()
    expect(after.map((version) => [version.versionNumber, version.kind])).toEqual([
      [4, 'restore'],
      [3, 'edit'],
      [2, 'edit'],
      [1, 'created'],
    ])
    expect(after[0]?.changeMessage).toBe('Restored version 2')
  })

  it('is never folded into by the next edit', async () => {
    await save('A')
    const [, first] = await history()
    await call('POST', `${base}/versions/${first?.id}/restore`)
    await save('B')
    expect(await history()).toHaveLength(4)
  })

  it('knows no versions of other projects, nor ids that are none', async () => {
    const [mine] = await history()
    mara = await registerUser(server)
    const other = await call('POST', '/api/projects', { name: 'Other' })
    for (const versionId of [mine?.id, '6f1f7a0e-0000-4000-8000-000000000000', 'x']) {
      const path = `/api/projects/${other.json().id}/versions/${versionId}`
      expect((await call('GET', path)).json().message).toBe('Version not found')
      expect((await call('POST', `${path}/restore`)).statusCode).toBe(404)
    }
  })
})

describe('the quick way of an edit on top of the last', () => {
  it('is left as soon as another process has saved', async () => {
    await save('A')
    await save('A', 'B')
    const { etag } = (await call('GET', `${base}/schema`)).headers
    const id = base.split('/').at(-1) ?? ''
    const elsewhere = { document: JSON.stringify(withButtons('Theirs')), revision: 99 }
    const { database } = server.context
    await database.update(projectDocuments).set(elsewhere).where(eq(projectDocuments.projectId, id))
    const late = await call('PUT', `${base}/schema`, withButtons('A', 'C'), { 'if-match': String(etag) })
    expect(late.statusCode).toBe(412)
    expect(late.json().details.document).toEqual(withButtons('Theirs'))
    await save('A', 'C')
    expect((await call('GET', `${base}/schema`)).json()).toEqual(withButtons('A', 'C'))
  })

  it('is left when another process keeps the version for a build, which then stays as it was', async () => {
    await save('A')
    await save('A', 'B')
    const id = base.split('/').at(-1) ?? ''
    const { database } = server.context
    // As another process does it, which cannot make this one forget.
    const kept = await database.transaction((transaction) =>
      pinVersion(transaction, server.context, { projectId: id, authorId: mara.user.id, message: 'Built' }),
    )
    await save('A', 'B', 'C')
    const versionsNow = await history()
    expect(versionsNow.map(({ kind, versionNumber }) => [kind, versionNumber])).toEqual([
      ['edit', kept.number + 1],
      ['build', kept.number],
      ['edit', kept.number - 1],
      ['created', 1],
    ])
    for (const number of [kept.number, kept.number - 1]) {
      const text = await findVersionText(database, id, number)
      expect(JSON.parse(text ?? '')).toEqual(withButtons('A', 'B'))
    }
  })

  it('is left when another process names the version', async () => {
    await save('A')
    await save('A', 'B')
    const [latest] = await history()
    const id = base.split('/').at(-1) ?? ''
    const { database } = server.context
    await setVersionName(database, id, latest?.id ?? '', 'As shown')
    await save('A', 'B', 'C')
    const [newest, named] = await history()
    expect(newest?.versionNumber).toBe((latest?.versionNumber ?? 0) + 1)
    expect(JSON.parse((await findVersionText(database, id, named?.versionNumber ?? 0)) ?? '')).toEqual(
      withButtons('A', 'B'),
    )
  })

  it('leaves document and version alike, and a message of all its edits', async () => {
    for (const last of ['B', 'C', 'D', 'E']) await save('A', last)
    const [latest] = await history()
    const version = await call('GET', `${base}/versions/${latest?.id}`)
    expect(version.json().schema).toEqual(withButtons('A', 'E'))
    expect((await call('GET', `${base}/schema`)).json()).toEqual(withButtons('A', 'E'))
    expect(latest?.changeMessage).toMatch(/^Added Button 'A' .* 1 more/u)
    expect((await call('GET', base)).json()._count).toMatchObject({ components: 2, versions: 2 })
  })
})

it('what changes a project stands in the activity log', async () => {
  await save('A')
  await save('A', 'B')
  const rename = {
    method: 'PATCH',
    url: base,
    payload: { name: 'New' },
    headers: { cookie: mara.cookie },
  } as const
  await server.app.inject(rename)
  await server.app.inject({ method: 'DELETE', url: base, headers: { cookie: mara.cookie } })
  await call('POST', `${base}/undelete`)
  expect(await activities()).toEqual([
    'account.registered',
    'project.brought-back',
    'project.created',
    'project.deleted',
    'project.updated',
    'version.created',
  ])
})
