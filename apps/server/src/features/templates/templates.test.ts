import { emptyDocument } from '@kwiq/app-model'
import { OwnTemplate, Template, TemplateSubmission } from '@kwiq/contracts'
import { builtInTemplates } from '@kwiq/examples/templates'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { seedTemplates } from './index.ts'

let server: TestServer
let mara: TestUser
let owner: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await seedTemplates(server.context)
  mara = await registerUser(server, { role: 'TEAM' })
  owner = await registerUser(server, { role: 'OWNER' })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, user: TestUser | null, payload?: object) =>
  server.app.inject({
    method,
    url,
    headers: user ? { cookie: user.cookie } : {},
    ...(payload && { payload }),
  })

async function list(): Promise<Template[]> {
  return z.array(Template).parse((await call('GET', '/api/templates', mara)).json())
}

async function named(name: string): Promise<Template> {
  const found = (await list()).find((template) => template.name === name)
  if (!found) throw new Error(`No template ${name}`)
  return found
}

async function makeProject(user: TestUser, schema?: unknown): Promise<string> {
  const response = await call('POST', '/api/projects', user, { name: 'Mine', schema })
  return response.json<{ id: string }>().id
}

const card = { name: 'Bakery', description: 'Breads to order.', category: 'Food' }

/** An app with one text on its start screen and one behind it. */
function twoScreens() {
  const document = emptyDocument({ name: 'Bakery' })
  const text = (id: string) => ({ id, type: 'text', label: 'Bread', properties: { variant: 'title' } })
  document.screens = [
    { id: 'home', name: 'Home', components: [text('a')] },
    { id: 'more', name: 'More', components: [text('b')] },
  ]
  return document
}

describe('the list', () => {
  test('holds at least 24 templates of 10 categories, each of 4 to 8 screens', async () => {
    const templates = await list()
    expect(templates.length).toBeGreaterThanOrEqual(24)
    expect(new Set(templates.map(({ category }) => category)).size).toBeGreaterThanOrEqual(10)
    for (const { name, schema } of templates) {
      expect(schema.screens.length, name).toBeGreaterThanOrEqual(4)
      expect(schema.screens.length, name).toBeLessThanOrEqual(8)
    }
  })

  test('is only for those who are signed in', async () => {
    expect((await call('GET', '/api/templates', null)).statusCode).toBe(401)
  })

  test('draws the start screen and counts the others; one template comes whole', async () => {
    const listed = await named('Corner Shop')
    const whole = Template.parse((await call('GET', `/api/templates/${listed.id}`, mara)).json())
    const [start, other] = listed.schema.screens
    expect(start).toEqual(whole.schema.screens[0])
    expect(other?.components.length).toBe(whole.schema.screens[1]?.components.length)
    expect(other?.components[0]?.properties).toEqual({})
    expect(whole.schema.screens[1]?.components[0]?.properties).not.toEqual({})
  })

  test('seeding again changes nothing; a changed template keeps its id and downloads', async () => {
    const before = await named('Corner Shop')
    await seedTemplates(server.context)
    expect(await named('Corner Shop')).toEqual(before)
    const renamed = builtInTemplates.map((template) =>
      template.slug === 'shop' ? { ...template, name: 'Village Shop' } : template,
    )
    await seedTemplates(server.context, renamed)
    expect(await named('Village Shop')).toEqual({ ...before, name: 'Village Shop' })
    await seedTemplates(server.context)
  })
})

describe('cloning', () => {
  test('makes a project with the whole app, counts, and says where it came from', async () => {
    const template = await named('Recipe Book')
    const response = await call('POST', `/api/templates/${template.id}/clone`, mara)
    expect(response.statusCode).toBe(201)
    const { projectId } = response.json<{ projectId: string }>()
    const schema = (await call('GET', `/api/projects/${projectId}/schema`, mara)).json()
    const whole = (await call('GET', `/api/templates/${template.id}`, mara)).json<Template>()
    expect(schema).toEqual(whole.schema)
    expect(whole.downloads).toBe(template.downloads + 1)
    const [version] = (await call('GET', `/api/projects/${projectId}/versions`, mara)).json()
    const origin = await call('GET', `/api/projects/${projectId}/template`, mara)
    expect(origin.json()).toEqual({ templateId: template.id, templateName: 'Recipe Book' })
    expect(version.changeMessage).toBe("Cloned the template 'Recipe Book'")
  })

  test('counts against the plan, also fifty at once', async () => {
    const free = await registerUser(server)
    const template = await named('Recipe Book')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', `/api/templates/${template.id}/clone`, free)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(19)
    expect((await named('Recipe Book')).downloads).toBe(template.downloads + 1)
  })

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    'what is not there is 404: %s',
    async (id) => {
      expect((await call('POST', `/api/templates/${id}/clone`, mara)).statusCode).toBe(404)
      expect((await call('GET', `/api/templates/${id}`, mara)).statusCode).toBe(404)
    },
  )
})

describe('publishing', () => {
  test('a project is handed in, reviewed by the owner and then listed', async () => {
    const projectId = await makeProject(mara, twoScreens())
    const sent = await call('POST', `/api/projects/${projectId}/publish-template`, mara, card)
    expect(sent.statusCode).toBe(201)
    const { id, status } = TemplateSubmission.parse(sent.json())
    expect(status).toBe('pending')
    expect((await list()).some((template) => template.id === id)).toBe(false)
    expect((await call('POST', `/api/templates/${id}/clone`, mara)).statusCode).toBe(404)
    expect((await call('GET', `/api/templates/${id}`, owner)).statusCode).toBe(404)

    const waiting = (await call('GET', '/api/admin/templates?status=pending', owner)).json()
    expect(z.array(TemplateSubmission).parse(waiting)).toMatchObject([
      { id, author: { id: mara.user.id, name: 'Mara Lind' } },
    ])
    const reviewed = await call('PATCH', `/api/admin/templates/${id}`, owner, { status: 'published' })
    expect(reviewed.json()).toMatchObject({ id, status: 'published' })
    expect(await named('Bakery')).toMatchObject({ id, category: 'Food', downloads: 0 })

    await call('POST', `/api/templates/${id}/clone`, mara)
    const again = await call('POST', `/api/projects/${projectId}/publish-template`, mara, {
      ...card,
      name: 'Bakery 2',
    })
    expect((await named('Bakery')).id).toBe(id)
    await call('PATCH', `/api/admin/templates/${again.json().id}`, owner, { status: 'published' })
    expect(await named('Bakery 2')).toMatchObject({ id, downloads: 1 })
    expect((await list()).some(({ name }) => name === 'Bakery')).toBe(false)
  })

  test('a second try replaces the one that waits', async () => {
    const projectId = await makeProject(mara, twoScreens())
    const url = `/api/projects/${projectId}/publish-template`
    const first = await call('POST', url, mara, card)
    const second = await call('POST', url, mara, { ...card, name: 'Better' })
    expect(second.json()).toMatchObject({ name: 'Better', status: 'pending' })
    const waiting = (await call('GET', '/api/admin/templates?status=pending', owner)).json()
    expect(z.array(TemplateSubmission).parse(waiting)).toEqual([second.json()])
    const rejected = await call('PATCH', `/api/admin/templates/${second.json().id}`, owner, {
      status: 'rejected',
      reviewNote: 'Too small',
    })
    expect(rejected.json()).toMatchObject({ status: 'rejected', reviewNote: 'Too small' })
    expect(first.statusCode).toBe(201)
  })

  test('what is published is what the reviewer has seen, though it was handed in anew meanwhile', async () => {
    const projectId = await makeProject(mara, twoScreens())
    const url = `/api/projects/${projectId}/publish-template`
    const { id: seen } = (await call('POST', url, mara, card)).json()
    await call('POST', url, mara, { ...card, name: 'Something nobody has looked at' })
    const review = { status: 'published' }
    expect((await call('PATCH', `/api/admin/templates/${seen}`, owner, review)).statusCode).toBe(404)
    expect((await list()).map(({ name }) => name)).not.toContain('Something nobody has looked at')
  })

  test('only the project owner may, only the platform owner reviews', async () => {
    const projectId = await makeProject(mara, twoScreens())
    const url = `/api/projects/${projectId}/publish-template`
    expect((await call('POST', url, owner, card)).statusCode).toBe(404)
    expect((await call('GET', '/api/admin/templates', mara)).statusCode).toBe(403)
    const { id } = (await call('POST', url, mara, card)).json()
    expect(
      (await call('PATCH', `/api/admin/templates/${id}`, mara, { status: 'published' })).statusCode,
    ).toBe(403)
  })

  test('an empty app and an unknown category are refused', async () => {
    const url = `/api/projects/${await makeProject(mara)}/publish-template`
    expect((await call('POST', url, mara, card)).json()).toMatchObject({
      code: 'conflict',
      message: 'An empty app is no template: add something to a screen first.',
    })
    const wrong = await call('POST', url, mara, { ...card, category: 'Nonsense' })
    expect(wrong.json()).toMatchObject({ code: 'validation_failed', message: 'Please choose a category.' })
  })

  test('the author reads the note of the reviewer, and takes the template back', async () => {
    const ivo = await registerUser(server, { role: 'PRO' })
    const projectId = await makeProject(ivo, twoScreens())
    const { id } = (await call('POST', `/api/projects/${projectId}/publish-template`, ivo, card)).json()
    const mine = async () =>
      z.array(OwnTemplate).parse((await call('GET', '/api/templates/mine', ivo)).json())
    await call('PATCH', `/api/admin/templates/${id}`, owner, { status: 'rejected', reviewNote: 'Too small' })
    expect(await mine()).toMatchObject([{ id, name: card.name, status: 'rejected', reviewNote: 'Too small' }])
    await call('PATCH', `/api/admin/templates/${id}`, owner, { status: 'published' })
    expect(await mine()).toMatchObject([{ id, status: 'published', reviewNote: null }])
    const clone = (await call('POST', `/api/templates/${id}/clone`, mara)).json<{ projectId: string }>()

    expect((await call('DELETE', `/api/templates/${id}`, mara)).statusCode).toBe(404)
    expect((await call('DELETE', `/api/templates/${id}`, owner)).statusCode).toBe(404)
    expect((await call('DELETE', `/api/templates/${id}`, ivo)).statusCode).toBe(204)
    expect((await call('DELETE', `/api/templates/${id}`, ivo)).statusCode).toBe(404)
    expect(await mine()).toEqual([])
    expect((await list()).some((template) => template.id === id)).toBe(false)
    expect((await call('GET', `/api/projects/${clone.projectId}/schema`, mara)).statusCode).toBe(200)
    expect((await call('GET', `/api/projects/${clone.projectId}/template`, mara)).json()).toEqual({
      templateId: null,
      templateName: card.name,
    })
  })

  test('nobody takes back what comes with Kwiq', async () => {
    const { id } = await named('Recipe Book')
    expect((await call('DELETE', `/api/templates/${id}`, owner)).statusCode).toBe(404)
  })
})
