import { emptyDocument } from '@kwiq/app-model'
import { type Person, Project, Share } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activity, projectShares } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { listPeople } from './index.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let server: TestServer
let mara: TestUser
let jonas: TestUser
let projectId: string
let shares: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server, { role: 'PRO' })
  jonas = await registerUser(server, { firstName: 'Jonas', lastName: 'Berg' })
  projectId = await createProject(mara)
  shares = `/api/projects/${projectId}/shares`
})

function call(user: TestUser | null, method: Method, url: string, payload?: object) {
  return server.app.inject({ method, url, headers: user ? { cookie: user.cookie } : {}, payload })
}

async function createProject(user: TestUser): Promise<string> {
  const made = await call(user, 'POST', '/api/projects', { name: 'Shop' })
  expect(made.statusCode, made.body).toBe(201)
  return Project.parse(made.json()).id
}

async function share(user: TestUser, email: string, permission?: string): Promise<Share> {
  const made = await call(user, 'POST', shares, { email, ...(permission && { permission }) })
  expect(made.statusCode, made.body).toBe(201)
  return Share.parse(made.json())
}

/** A person in the project. */
async function member(permission: string): Promise<TestUser> {
  const person = await registerUser(server)
  await share(mara, person.user.email, permission)
  return person
}

const tokenOf = ({ inviteUrl }: Share) => String(inviteUrl).split('/').at(-1) ?? ''
const accept = (user: TestUser | null, invited: Share) =>
  call(user, 'POST', `/api/invites/${tokenOf(invited)}/accept`)
const listed = async (user: TestUser): Promise<Share[]> => (await call(user, 'GET', shares)).json()

describe('sharing with an account', () => {
  it('lets the person in at once, as viewer unless said otherwise', async () => {
    const made = await share(mara, ` ${jonas.user.email.toUpperCase()} `)
    expect(made).toMatchObject({
      userId: jonas.user.id,
      permission: 'viewer',
      email: jonas.user.email,
      firstName: 'Jonas',
      lastName: 'Berg',
      isPending: false,
      inviteUrl: null,
    })
    expect((await call(jonas, 'GET', `/api/projects/${projectId}`)).json()).toMatchObject({ role: 'viewer' })
    expect(await listed(mara)).toEqual([made])
  })

  it('shows the project in the list of the person, with their role and among their own', async () => {
    const own = await createProject(jonas)
    server.clock.advance(1000)
    const later = await call(mara, 'POST', '/api/projects', { name: 'Later' })
    shares = `/api/projects/${later.json().id}/shares`
    await share(mara, jonas.user.email, 'editor')
    const list = async (query = '') => (await call(jonas, 'GET', `/api/projects${query}`)).json()
    expect((await list()).map(({ id, role }: Project) => [id, role])).toEqual([
      [later.json().id, 'editor'],
      [own, 'owner'],
    ])
    const first = await call(jonas, 'GET', '/api/projects?limit=1')
    const next = /cursor=([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(first.json()).toHaveLength(1)
    expect((await list(`?limit=1&cursor=${next}`)).map(({ id }: Project) => id)).toEqual([own])
    expect(await list('?deleted=true')).toEqual([])
  })

  it('counts against the plan of the owner alone', async () => {
    await share(mara, jonas.user.email, 'admin')
    expect((await call(jonas, 'GET', '/api/auth/user')).json()._count.projects).toBe(0)
    expect((await call(jonas, 'POST', '/api/projects', { name: 'Mine' })).statusCode).toBe(201)
  })

  it('again changes nothing, with more raises it, with less is refused in plain words', async () => {
    const made = await share(mara, jonas.user.email, 'editor')
    expect(await share(mara, jonas.user.email, 'editor')).toEqual(made)
    const raised = await share(mara, jonas.user.email, 'admin')
    expect(raised).toEqual({ ...made, permission: 'admin' })
    const lowered = await call(mara, 'POST', shares, { email: jonas.user.email })
    expect(lowered.statusCode).toBe(409)
    expect(lowered.json().message).toContain('admin here already')
    expect(await listed(mara)).toEqual([raised])
  })

  it('refuses oneself, the owner, and what is no email', async () => {
    const admin = await member('admin')
    const of = async (user: TestUser, payload: object) => {
      const answer = await call(user, 'POST', shares, payload)
      return [answer.statusCode, answer.json().message]
    }
    expect(await of(mara, { email: mara.user.email })).toEqual([409, 'You are in this project already.'])
    expect(await of(admin, { email: admin.user.email })).toEqual([409, 'You are in this project already.'])
    expect(await of(admin, { email: mara.user.email })).toEqual([409, 'This person owns the project.'])
    expect(await of(mara, { email: '  ' })).toEqual([400, 'Please enter an email address.'])
    expect(await of(mara, {})).toEqual([400, 'Please enter an email address.'])
    expect((await of(mara, { email: 'nobody' }))[0]).toBe(400)
    expect((await of(mara, { email: jonas.user.email, permission: 'owner' }))[0]).toBe(400)
  })

  it('makes one share of fifty at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(mara, 'POST', shares, { email: jonas.user.email })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 50 }, (_, n) => call(mara, 'POST', shares, { email: `p${n}@kwiq.example` })),
    )
    expect(new Set(others.map((answer) => answer.json().id)).size).toBe(50)
    expect(await listed(mara)).toHaveLength(51)
  })

  it('takes who owns and who shares from the session, never from the body', async () => {
    const stranger = await registerUser(server)
    const answer = await call(mara, 'POST', shares, {
      email: jonas.user.email,
      userId: stranger.user.id,
      ownerId: jonas.user.id,
      role: 'owner',
      isPending: false,
    })
    expect(answer.json()).toMatchObject({ userId: jonas.user.id, permission: 'viewer' })
    expect((await call(stranger, 'GET', `/api/projects/${projectId}`)).statusCode).toBe(404)
  })
})

describe('who may what', () => {
  it.each([
    ['viewer', 403],
    ['editor', 403],
    ['admin', 201],
  ])('%s sharing gets %i', async (permission, status) => {
    const person = await member(permission)
    expect((await call(person, 'POST', shares, { email: jonas.user.email })).statusCode).toBe(status)
  })

  it('strangers, visitors and the platform OWNER learn nothing', async () => {
    const owner = await registerUser(server, { role: 'OWNER' })
    const made = await share(mara, jonas.user.email)
    const stranger = await registerUser(server)
    for (const person of [owner, stranger]) {
      expect((await call(person, 'GET', shares)).statusCode).toBe(404)
      expect((await call(person, 'GET', `/api/projects/${projectId}/people`)).statusCode).toBe(404)
      expect((await call(person, 'POST', shares, { email: 'a@kwiq.example' })).statusCode).toBe(404)
      const one = `${shares}/${made.id}`
      expect((await call(person, 'PATCH', one, { permission: 'admin' })).statusCode).toBe(404)
      expect((await call(person, 'DELETE', one)).statusCode).toBe(404)
    }
    expect((await call(null, 'GET', shares)).statusCode).toBe(401)
    expect((await call(null, 'POST', shares, { email: 'a@kwiq.example' })).statusCode).toBe(401)
    expect(await listed(mara)).toHaveLength(1)
  })

  it('a share of another project is not found, whoever asks', async () => {
    const made = await share(mara, jonas.user.email)
    const pro = await registerUser(server, { role: 'PRO' })
    const foreign = `/api/projects/${await createProject(pro)}/shares/${made.id}`
    expect((await call(pro, 'PATCH', foreign, { permission: 'admin' })).statusCode).toBe(404)
    expect((await call(pro, 'DELETE', foreign)).statusCode).toBe(404)
    expect((await call(jonas, 'DELETE', foreign)).statusCode).toBe(404)
    expect((await call(mara, 'DELETE', `${shares}/not-an-id`)).statusCode).toBe(404)
    expect(await listed(mara)).toEqual([made])
  })

  it('viewers see who is in, not who is invited; nobody but members sees emails', async () => {
    const viewer = await member('viewer')
    const pending = await share(mara, 'new@kwiq.example')
    expect((await listed(viewer)).map(({ email }) => email)).toEqual([viewer.user.email])
    const foreign = await call(viewer, 'DELETE', `${shares}/${pending.id}`)
    expect(foreign.statusCode).toBe(403)
    const people: Person[] = (await call(viewer, 'GET', `/api/projects/${projectId}/people`)).json()
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [mara.user.id, 'owner'],
      [viewer.user.id, 'viewer'],
    ])
    expect(await listPeople(server.context.database, projectId)).toEqual(people)
  })

  it('a deleted project is shared with nobody, and again when it is brought back', async () => {
    await share(mara, jonas.user.email)
    const pending = await share(mara, 'new@kwiq.example')
    expect((await call(jonas, 'DELETE', `/api/projects/${projectId}`)).statusCode).toBe(403)
    await call(mara, 'DELETE', `/api/projects/${projectId}`)
    expect((await call(jonas, 'GET', `/api/projects/${projectId}`)).statusCode).toBe(404)
    expect((await call(jonas, 'GET', '/api/projects')).json()).toEqual([])
    expect((await call(mara, 'GET', shares)).statusCode).toBe(404)
    expect((await accept(jonas, pending)).statusCode).toBe(404)
    const back = await call(mara, 'POST', `/api/projects/${projectId}/undelete`)
    expect(back.statusCode, back.body).toBe(200)
    expect((await call(jonas, 'GET', `/api/projects/${projectId}`)).statusCode).toBe(200)
  })
})

describe('changing and removing', () => {
  it('takes effect on the very next call', async () => {
    const made = await share(mara, jonas.user.email, 'editor')
    const schema = `/api/projects/${projectId}/schema`
    const document = emptyDocument({ name: 'Shop' })
    expect((await call(jonas, 'PUT', schema, document)).statusCode).toBe(200)
    expect((await call(jonas, 'GET', schema)).statusCode).toBe(200)

    const lowered = await call(mara, 'PATCH', `${shares}/${made.id}`, { permission: 'viewer' })
    expect(lowered.json()).toEqual({ ...made, permission: 'viewer' })
    expect((await call(jonas, 'PUT', schema, document)).statusCode).toBe(403)
    expect((await call(jonas, 'GET', schema)).statusCode).toBe(200)

    expect((await call(mara, 'DELETE', `${shares}/${made.id}`)).statusCode).toBe(204)
    for (const url of [schema, `/api/projects/${projectId}`, `/api/projects/${projectId}/versions`]) {
      expect((await call(jonas, 'GET', url)).statusCode, url).toBe(404)
    }
    expect((await call(mara, 'DELETE', `${shares}/${made.id}`)).statusCode).toBe(404)
  })

  it('everybody may leave; only admins remove others; nobody removes the owner', async () => {
    const [editor, admin] = [await member('editor'), await member('admin')]
    const shareOf = async (user: TestUser) =>
      (await listed(mara)).find(({ userId }) => userId === user.user.id)?.id ?? ''
    expect((await call(editor, 'DELETE', `${shares}/${await shareOf(admin)}`)).statusCode).toBe(403)
    expect(
      (await call(editor, 'PATCH', `${shares}/${await shareOf(editor)}`, { permission: 'admin' })).statusCode,
    ).toBe(403)
    expect((await call(admin, 'DELETE', `${shares}/${mara.user.id}`)).statusCode).toBe(404)
    expect((await call(editor, 'DELETE', `${shares}/${await shareOf(editor)}`)).statusCode).toBe(204)
    expect((await call(editor, 'GET', `/api/projects/${projectId}`)).statusCode).toBe(404)
    expect((await call(mara, 'GET', `/api/projects/${projectId}`)).json()).toMatchObject({ role: 'owner' })
  })

  it('takes back the invitations of who may share no longer, and leaves those of others', async () => {
    const [first, second] = [await member('admin'), await member('admin')]
    const [byFirst, bySecond, byMara] = [
      await share(first, 'a@kwiq.example', 'admin'),
      await share(second, 'b@kwiq.example', 'admin'),
      await share(mara, 'c@kwiq.example'),
    ]
    const idOf = async (user: TestUser) =>
      (await listed(mara)).find(({ userId }) => userId === user.user.id)?.id ?? ''
    await call(mara, 'DELETE', `${shares}/${await idOf(first)}`)
    await call(mara, 'PATCH', `${shares}/${await idOf(second)}`, { permission: 'editor' })
    expect((await accept(first, byFirst)).statusCode).toBe(404)
    expect((await accept(jonas, bySecond)).statusCode).toBe(404)
    const [left] = (await listed(mara)).filter(({ isPending }) => isPending)
    expect(left).toMatchObject({ id: byMara.id, permission: 'viewer', expiresAt: byMara.expiresAt })
    expect((await accept(jonas, Share.parse(left))).statusCode).toBe(200)
  })

  it.each(['removed', 'lowered', 'gone by themselves', 'gone with their account'])(
    'whoever could share and is %s gets in by no link they have seen',
    async (how) => {
      const admin = await member('admin')
      await share(mara, 'invited@kwiq.example', 'admin')
      const seen = (await listed(admin)).find(({ isPending }) => isPending)
      expect(seen?.inviteUrl).not.toBeNull()
      const own = (await listed(mara)).find(({ userId }) => userId === admin.user.id)?.id ?? ''
      if (how === 'removed') await call(mara, 'DELETE', `${shares}/${own}`)
      if (how === 'lowered') await call(mara, 'PATCH', `${shares}/${own}`, { permission: 'viewer' })
      if (how === 'gone by themselves') await call(admin, 'DELETE', `${shares}/${own}`)
      if (how === 'gone with their account') {
        const { password } = admin
        expect((await call(admin, 'POST', '/api/auth/delete', { password })).statusCode).toBe(204)
      }
      expect((await accept(jonas, Share.parse(seen))).statusCode).toBe(404)
      const [renewed] = (await listed(mara)).filter(({ isPending }) => isPending)
      expect(renewed?.id).toBe(seen?.id)
      expect((await accept(jonas, Share.parse(renewed))).statusCode).toBe(200)
    },
  )

  it('leaves links as they are when somebody goes who never saw them', async () => {
    const editor = await member('editor')
    const invited = await share(mara, 'invited@kwiq.example')
    const own = (await listed(mara)).find(({ userId }) => userId === editor.user.id)?.id ?? ''
    await call(mara, 'DELETE', `${shares}/${own}`)
    expect((await accept(jonas, invited)).statusCode).toBe(200)
  })

  it('is told in the activity log', async () => {
    const made = await share(mara, jonas.user.email)
    await call(mara, 'PATCH', `${shares}/${made.id}`, { permission: 'editor' })
    await call(mara, 'DELETE', `${shares}/${made.id}`)
    const rows = await server.context.database.select().from(activity).where(eq(activity.resourceId, made.id))
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'share.changed',
      'share.created',
      'share.removed',
    ])
  })
})

describe('inviting an email without an account', () => {
  const newcomer = 'newcomer@kwiq.example'

  it('gives a link that lets in whoever signs in with it, once', async () => {
    const invited = await share(mara, newcomer, 'editor')
    expect(invited).toMatchObject({ userId: null, isPending: true, email: newcomer, permission: 'editor' })
    expect(invited.inviteUrl).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{43}$/)
    expect(await listed(mara)).toEqual([invited])

    const told = await call(null, 'GET', `/api/invites/${tokenOf(invited)}`)
    expect(told.json()).toEqual({
      projectName: 'Shop',
      permission: 'editor',
      invitedBy: 'Mara Lind',
      expiresAt: invited.expiresAt,
    })
    expect((await accept(null, invited)).statusCode).toBe(401)
    expect((await accept(jonas, invited)).json()).toEqual({ projectId })
    expect((await call(jonas, 'GET', `/api/projects/${projectId}`)).json()).toMatchObject({ role: 'editor' })
    expect(await listed(mara)).toMatchObject([
      { id: invited.id, userId: jonas.user.id, isPending: false, inviteUrl: null },
    ])

    const other = await registerUser(server)
    expect((await accept(other, invited)).statusCode).toBe(404)
    expect((await call(null, 'GET', `/api/invites/${tokenOf(invited)}`)).statusCode).toBe(404)
  })

  it('lets in exactly one of twenty who come at the same time', async () => {
    const invited = await share(mara, newcomer)
    const people = await Promise.all(Array.from({ length: 20 }, () => registerUser(server)))
    const answers = await Promise.all(people.map((person) => accept(person, invited)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
    expect(await listed(mara)).toHaveLength(1)
  })

  it('does not let in an account of that email without the link', async () => {
    await share(mara, 'claimed@kwiq.example', 'admin')
    const squatter = await registerUser(server, { email: 'claimed@kwiq.example' })
    expect((await call(squatter, 'GET', `/api/projects/${projectId}`)).statusCode).toBe(404)
    expect((await call(squatter, 'GET', '/api/projects')).json()).toEqual([])
  })

  it('becomes a share when the email is shared with again and has an account by then', async () => {
    const invited = await share(mara, 'later@kwiq.example', 'editor')
    const person = await registerUser(server, { email: 'later@kwiq.example' })
    expect(await share(mara, 'later@kwiq.example')).toMatchObject({
      id: invited.id,
      userId: person.user.id,
      permission: 'editor',
      isPending: false,
    })
    expect((await accept(jonas, invited)).statusCode).toBe(404)
  })

  it('ends after 14 days, and a new link is made by sharing again', async () => {
    const invited = await share(mara, newcomer)
    server.clock.advance(14 * 86_400_000)
    expect((await accept(jonas, invited)).statusCode).toBe(404)
    const again = await share(mara, newcomer)
    expect(again.id).toBe(invited.id)
    expect(again.inviteUrl).not.toBe(invited.inviteUrl)
    expect((await accept(jonas, again)).statusCode).toBe(200)
  })

  it('can be taken back and changed', async () => {
    const invited = await share(mara, newcomer)
    const changed = await call(mara, 'PATCH', `${shares}/${invited.id}`, { permission: 'admin' })
    expect(changed.json()).toMatchObject({ permission: 'admin', inviteUrl: invited.inviteUrl })
    expect((await call(mara, 'DELETE', `${shares}/${invited.id}`)).statusCode).toBe(204)
    expect((await accept(jonas, invited)).statusCode).toBe(404)
  })

  it('raises who is in already and is left alone by the owner', async () => {
    const invited = await share(mara, newcomer, 'editor')
    expect((await accept(mara, invited)).json()).toEqual({ projectId })
    const viewer = await member('viewer')
    expect((await accept(viewer, invited)).json()).toEqual({ projectId })
    expect(await listed(mara)).toMatchObject([{ userId: viewer.user.id, permission: 'editor' }])
  })

  it('keeps no token in clear, and tells wrong ones apart from nothing', async () => {
    const invited = await share(mara, newcomer)
    const rows = await server.context.database
      .select()
      .from(projectShares)
      .where(eq(projectShares.id, invited.id))
    expect(JSON.stringify(rows)).not.toContain(tokenOf(invited))
    for (const token of ['x', 'a'.repeat(43), '%00', '..%2f..']) {
      expect((await call(null, 'GET', `/api/invites/${token}`)).statusCode, token).toBe(404)
      expect((await call(jonas, 'POST', `/api/invites/${token}/accept`)).statusCode, token).toBe(404)
    }
  })
})
