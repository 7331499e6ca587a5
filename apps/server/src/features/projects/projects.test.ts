import { Project } from '@kwiq/contracts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectDocuments, versions } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let mara: TestUser
let jonas: TestUser

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { registration: { max: 1000, timeWindow: 60_000 } } })
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server, { role: 'PRO' })
  jonas = await registerUser(server)
})

function call(
  user: TestUser | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  return server.app.inject({ method, url, headers: user ? { cookie: user.cookie } : {}, payload })
}

async function create(user: TestUser, name: string, more: object = {}): Promise<Project> {
  const response = await call(user, 'POST', '/api/projects', { name, ...more })
  expect(response.statusCode, response.body).toBe(201)
  return Project.parse(response.json())
}

const shop = {
  schemaVersion: 1,
  app: { name: 'Shop', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'catalog' },
  screens: [
    { id: 'about', name: 'About', components: [] },
    {
      id: 'catalog',
      name: 'Catalog',
      components: [{ id: 'h', type: 'header', label: 'Catalog', properties: {} }],
    },
  ],
}

describe('making projects', () => {
  it('starts with one empty Home screen', async () => {
    const project = await create(mara, '  Field notes ', { description: ' For walks ' })
    expect(project).toMatchObject({
      name: 'Field notes',
      description: 'For walks',
      role: 'owner',
      cover: null,
    })
    expect(project).toMatchObject({ _count: { screens: 1, components: 0, versions: 1 } })
    const schema = (await call(mara, 'GET', `/api/projects/${project.id}/schema`)).json()
    expect(schema.app.name).toBe('Field notes')
    expect(schema.screens).toEqual([{ id: 'home', name: 'Home', components: [] }])
  })

  it('takes a document along and shows its start screen as the cover', async () => {
    const project = await create(mara, 'Shop', { schema: shop })
    expect(project).toMatchObject({ _count: { screens: 2, components: 1, versions: 1 } })
    expect(project.cover?.screens.map((screen) => screen.id)).toEqual(['catalog'])
    const schema = (await call(mara, 'GET', `/api/projects/${project.id}/schema`)).json()
    expect(schema).toEqual(shop)
  })

  it('refuses a blank name, a missing body and a bad document, naming the path, and keeps nothing', async () => {
    const blank = await call(mara, 'POST', '/api/projects', { name: '  ' })
    expect(blank.statusCode).toBe(400)
    expect(blank.json().details).toEqual([{ path: 'name', message: 'Please enter a project name.' }])
    expect((await call(mara, 'POST', '/api/projects')).statusCode).toBe(400)

    const broken = structuredClone(shop)
    Object.assign(broken.screens[1]?.components[0] ?? {}, { label: 7 })
    const bad = await call(mara, 'POST', '/api/projects', { name: 'Shop', schema: broken })
    expect(bad.statusCode).toBe(400)
    expect(bad.json().details[0].path).toBe('schema.screens[1].components[0].label')
    expect((await call(mara, 'GET', '/api/projects')).json()).toEqual([])
  })

  it('says 401 to visitors before it says anything else', async () => {
    const response = await call(null, 'POST', '/api/projects', { name: '' })
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
  })
})

describe('the plan', () => {
  it('names the limit and the plan that lifts it', async () => {
    await create(jonas, 'One')
    const second = await call(jonas, 'POST', '/api/projects', { name: 'Two' })
    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({
      code: 'plan_limit',
      message: 'The FREE plan includes 1 project. Upgrade to PRO for 10 projects.',
    })
  })

  it('gives exactly ten of fifty parallel requests a place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => call(mara, 'POST', '/api/projects', { name: `App ${index}` })),
    )
    const counts = Map.groupBy(answers, (answer) => answer.statusCode)
    expect(counts.get(201)?.length).toBe(10)
    expect(counts.get(403)?.length).toBe(40)
    expect((await call(mara, 'GET', '/api/projects')).json()).toHaveLength(10)
  })

  it('does not let a deleted project back in past the limit', async () => {
    const first = await create(jonas, 'One')
    await call(jonas, 'DELETE', `/api/projects/${first.id}`)
    await create(jonas, 'Two')
    const back = await call(jonas, 'POST', `/api/projects/${first.id}/undelete`)
    expect([back.statusCode, back.json().code]).toEqual([403, 'plan_limit'])
  })
})

describe('listing', () => {
  it('goes newest first, page by page, without overlap', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      await create(mara, name)
      if (name !== 'C') server.clock.advance(1000)
    }
    const names: string[] = []
    let url: string | undefined = '/api/projects?limit=2'
    while (url) {
      const page = await call(mara, 'GET', url)
      names.push(...page.json().map((project: Project) => project.name))
      url = /<http:\/\/localhost:3000([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
    }
    expect(names.slice(0, 1)).toEqual(['E'])
    expect(names.slice(1, 3).sort()).toEqual(['C', 'D'])
    expect(names.slice(3)).toEqual(['B', 'A'])
  })

  it('sends what the contract says, covers included, and no cover that is no document any more', async () => {
    const kept = await create(mara, 'Kept', { schema: shop })
    const broken = await create(mara, 'Broken "cover"', { schema: shop })
    await server.context.database
      .update(projectDocuments)
      .set({ cover: '{"screens": 7' })
      .where(eq(projectDocuments.projectId, broken.id))
    const listed = Project.array().parse((await call(mara, 'GET', '/api/projects')).json())
    const byId = new Map(listed.map((project) => [project.id, project]))
    expect(byId.get(kept.id)).toEqual(kept)
    expect(byId.get(broken.id)).toEqual({ ...broken, cover: null })
  })

  it('sends a cover it remembers only as long as the document is the same', async () => {
    const project = await create(mara, 'Grüße, 世界', { schema: shop })
    const list = async () => Project.array().parse((await call(mara, 'GET', '/api/projects')).json())
    expect(await list()).toEqual([project])
    expect(await list()).toEqual([project])
    const saved = { ...shop, app: { ...shop.app, name: '花屋' } }
    expect((await call(mara, 'PUT', `/api/projects/${project.id}/schema`, saved)).statusCode).toBe(200)
    expect((await list())[0]?.cover?.app.name).toBe('花屋')
  })

  it('refuses cursors and limits that are none', async () => {
    const farFuture = `cursor=999999999999999_${crypto.randomUUID()}`
    for (const query of [farFuture, 'cursor=x', 'limit=0', 'limit=ten', 'deleted=maybe']) {
      expect((await call(mara, 'GET', `/api/projects?${query}`)).statusCode, query).toBe(400)
    }
  })
})

describe('deleting', () => {
  it('hides the project everywhere, lists it as deleted, and brings it back whole', async () => {
    const project = await create(mara, 'Shop', { schema: shop })
    expect((await call(mara, 'DELETE', `/api/projects/${project.id}`)).statusCode).toBe(204)
    expect((await call(mara, 'GET', '/api/projects')).json()).toEqual([])
    for (const path of ['', '/schema', '/versions']) {
      expect((await call(mara, 'GET', `/api/projects/${project.id}${path}`)).statusCode).toBe(404)
    }
    const deleted = (await call(mara, 'GET', '/api/projects?deleted=true')).json()
    expect(deleted).toMatchObject([{ id: project.id, deletedAt: server.clock.now().toISOString() }])

    const back = await call(mara, 'POST', `/api/projects/${project.id}/undelete`)
    expect(back.json()).toMatchObject({ id: project.id, deletedAt: null })
    expect((await call(mara, 'GET', `/api/projects/${project.id}/schema`)).json()).toEqual(shop)
  })

  it('is for good after 30 days', async () => {
    const project = await create(mara, 'Shop')
    await call(mara, 'DELETE', `/api/projects/${project.id}`)
    server.clock.advance(29 * 86_400_000)
    expect((await call(mara, 'GET', '/api/projects?deleted=true')).json()).toHaveLength(1)
    server.clock.advance(86_400_000)
    expect((await call(mara, 'GET', '/api/projects?deleted=true')).json()).toEqual([])
    expect((await call(mara, 'POST', `/api/projects/${project.id}/undelete`)).statusCode).toBe(404)
  })

  it('takes documents and versions away with the next deletion after that', async () => {
    const old = await create(mara, 'Old')
    await call(mara, 'DELETE', `/api/projects/${old.id}`)
    server.clock.advance(29 * 86_400_000)
    const kept = await create(mara, 'Kept')
    server.clock.advance(86_400_000)
    await call(mara, 'DELETE', `/api/projects/${kept.id}`)
    const rows = await server.context.database
      .select({ projectId: versions.projectId })
      .from(versions)
      .where(inArray(versions.projectId, [old.id, kept.id]))
    expect(rows).toEqual([{ projectId: kept.id }])
  })

  it('does not bring back what was never deleted', async () => {
    const project = await create(mara, 'Shop')
    expect((await call(mara, 'POST', `/api/projects/${project.id}/undelete`)).statusCode).toBe(404)
  })
})

it('renames and describes', async () => {
  const project = await create(mara, 'Shop', { description: 'Old' })
  server.clock.advance(1000)
  const renamed = await call(mara, 'PATCH', `/api/projects/${project.id}`, { name: 'Store', description: '' })
  expect(renamed.json()).toMatchObject({ name: 'Store', description: null })
  expect(renamed.json().updatedAt > project.updatedAt).toBe(true)
  expect((await call(mara, 'PATCH', `/api/projects/${project.id}`, {})).statusCode).toBe(400)
})

it('shows strangers of a project what it shows of one that never was', async () => {
  const { id } = await create(mara, 'Secret')
  const version = (await call(mara, 'GET', `/api/projects/${id}/versions`)).json()[0]
  await call(mara, 'DELETE', `/api/projects/${(await create(mara, 'Gone')).id}`)
  const calls = (projectId: string) =>
    [
      ['GET', ''],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['POST', '/undelete'],
      ['GET', '/schema'],
      ['GET', '/versions'],
      ['GET', `/versions/${version.id}`],
      ['POST', `/versions/${version.id}/restore`],
      ['PATCH', '/schema', { commands: [{ type: 'rename-screen', screenId: 'home', name: 'Mine' }] }],
    ].map(([method, path, payload]) =>
      call(jonas, method as 'GET', `/api/projects/${projectId}${path as string}`, payload as object),
    )
  const unknown = '6f1f7a0e-0000-4000-8000-000000000000'
  for (const projectId of [id, unknown, 'no-uuid', "' or 1=1 --"]) {
    for (const answer of await Promise.all(calls(encodeURIComponent(projectId)))) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'Project not found' })
    }
  }
  expect((await call(mara, 'GET', `/api/projects/${id}`)).json().name).toBe('Secret')
})
