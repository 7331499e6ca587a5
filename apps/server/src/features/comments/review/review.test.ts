import { type AppDocument, emptyDocument } from '@kwiq/app-model'
import type { Approval, ReviewComment, ReviewLink } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reviewLinks } from '../../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

let server: TestServer
let owner: TestUser
let base: string
let link: ReviewLink
/** `/api/review/<token>` */
let review: string

const guest = { key: '6f1f7a0e-1111-4000-8000-000000000000', name: 'Gus' }
const other = { key: '6f1f7a0e-2222-4000-8000-000000000000', name: 'Olga' }

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { review: { max: 90, timeWindow: 3_600_000 } } })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await registerUser(server)
  base = `/api/projects/${(await call(owner, 'POST', '/api/projects', { name: 'Shop' })).json().id}`
  await call(owner, 'PUT', `${base}/schema`, app('Buy'))
  link = await makeLink()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function call(who: TestUser | null, method: Method, url: string, payload?: object) {
  return server.app.inject({ method, url, headers: who ? { cookie: who.cookie } : {}, payload })
}

function app(label: string): AppDocument {
  const component = { id: 'button-1', type: 'button', label, properties: {} }
  return {
    ...emptyDocument({ name: 'Shop' }),
    screens: [
      { id: 'home', name: 'Home', components: [component] },
      { id: 'about', name: 'About', components: [] },
    ],
  }
}

async function makeLink(): Promise<ReviewLink> {
  const made = await call(owner, 'POST', `${base}/review-links`, {})
  expect(made.statusCode, made.body).toBe(201)
  const created: ReviewLink = made.json()
  review = `/api${new URL(created.url ?? '').pathname}`
  return created
}

const say = (comment: string, more: object = {}) =>
  call(null, 'POST', `${review}/comments`, { comment, guest, ...more })

describe('a review link', () => {
  it('shows the app to anybody who has it, and nothing else of the project', async () => {
    await call(owner, 'POST', `${base}/comments`, { comment: 'Between us' })
    const answer = await call(null, 'GET', review)
    expect(answer.json()).toEqual({ name: 'Shop', schema: app('Buy') })
    expect(answer.body).not.toContain(owner.user.email)
    expect(answer.body).not.toContain(owner.user.id)
    expect((await call(null, 'GET', `${review}/comments`)).json()).toEqual([])
  })

  it('is kept from search engines and other sites', async () => {
    const { headers } = await call(null, 'GET', review)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it('sends the app again only when it changed', async () => {
    const { etag } = (await call(null, 'GET', review)).headers
    const again = () =>
      server.app.inject({ method: 'GET', url: review, headers: { 'if-none-match': `W/${etag}` } })
    expect((await again()).statusCode).toBe(304)
    await call(owner, 'PUT', `${base}/schema`, app('Order'))
    expect((await again()).json().schema).toEqual(app('Order'))
  })

  it('is stored as a hash and a sealed value, and can be shown again', async () => {
    const token = review.split('/').at(-1) ?? ''
    const [row] = await server.context.database.select().from(reviewLinks).where(eq(reviewLinks.id, link.id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await call(owner, 'GET', `${base}/review-links`)).json()).toMatchObject([{ url: link.url }])
  })

  it('ends at once, looks then as if it never was, and leaves what came by it', async () => {
    await say('Nice')
    expect((await call(owner, 'DELETE', `${base}/review-links/${link.id}`)).statusCode).toBe(204)
    const attempts = [
      ['GET', review],
      ['GET', `${review}/comments`],
      ['GET', `${review}/approvals`],
      ['POST', `${review}/comments`, { comment: 'x', guest }],
      ['PUT', `${review}/approvals`, { screenId: 'home', approved: true, guest }],
    ] as const
    for (const [method, path, payload] of attempts) {
      const ended = await call(null, method, path, payload)
      const never = await call(null, method, path.replace(/review\/[^/]+/, 'review/nothing'), payload)
      expect([ended.statusCode, ended.json().message], path).toEqual([404, 'This review link has ended.'])
      expect([never.statusCode, never.json().message], path).toEqual([404, 'This review link has ended.'])
    }
    expect((await call(owner, 'GET', `${base}/review-links`)).json()).toEqual([])
    expect((await call(owner, 'GET', `${base}/comments`)).json()).toMatchObject([{ comment: 'Nice' }])
    expect((await call(owner, 'DELETE', `${base}/review-links/${link.id}`)).statusCode).toBe(404)
  })

  it('ends with its project', async () => {
    await call(owner, 'DELETE', base)
    expect((await call(null, 'GET', review)).statusCode).toBe(404)
  })

  it('shows nothing of somebody who is suspended, until they are let in again', async () => {
    const platformOwner = await registerUser(server, { role: 'OWNER' })
    const suspend = (suspended: boolean) =>
      call(platformOwner, 'PATCH', `/api/admin/users/${owner.user.id}`, { suspended })
    expect((await suspend(true)).statusCode).toBe(200)
    expect((await call(null, 'GET', review)).statusCode).toBe(404)
    expect((await say('Still there?')).statusCode).toBe(404)
    await suspend(false)
    expect((await call(null, 'GET', review)).statusCode).toBe(200)
  })

  it('is made, seen and ended by owner and admins alone', async () => {
    for (const permission of ['viewer', 'editor', 'admin'] as const) {
      const person = await registerUser(server)
      await call(owner, 'POST', `${base}/shares`, { email: person.user.email, permission })
      const expected = permission === 'admin' ? [200, 201, 204] : [403, 403, 403]
      const fresh = await makeLink()
      const codes = [
        await call(person, 'GET', `${base}/review-links`),
        await call(person, 'POST', `${base}/review-links`, {}),
        await call(person, 'DELETE', `${base}/review-links/${fresh.id}`),
      ].map(({ statusCode }) => statusCode)
      expect(codes, permission).toEqual(expected)
    }
    const outsider = await registerUser(server, { role: 'OWNER' })
    const mine = (await call(outsider, 'POST', '/api/projects', { name: 'Mine' })).json().id
    for (const path of [base, `/api/projects/${mine}`]) {
      const answer = await call(outsider, 'DELETE', `${path}/review-links/${link.id}`)
      expect(answer.statusCode).toBe(404)
    }
  })

  it('cannot be made in any number, also all at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 30 }, () => call(owner, 'POST', `${base}/review-links`, {})),
    )
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19)
    expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
  })
})

describe('a guest', () => {
  it('comments under a name, and the project sees it', async () => {
    const said = await say(' Larger, @Mara Lind ', { anchor: { screenId: 'home', nodeId: 'button-1' } })
    expect(said.json()).toMatchObject({ authorName: 'Gus', isGuest: true, comment: 'Larger, @Mara Lind' })
    const [seen] = (await call(owner, 'GET', `${base}/comments`)).json()
    expect(seen).toMatchObject({
      userId: null,
      authorName: 'Gus',
      isGuest: true,
      mentions: [],
      anchor: { screenId: 'home', nodeId: 'button-1' },
    })
    expect((await call(owner, 'GET', `${base}/unread-comments`)).json()).toEqual({ count: 1 })
  })

  it('must give a name and words', async () => {
    const nameless = await say('x', { guest: { ...guest, name: '  ' } })
    expect([nameless.statusCode, nameless.json().message]).toEqual([400, 'Please enter your name.'])
    expect((await say('  ')).json().message).toBe('Please enter a comment.')
    expect((await say('x', { guest: { ...guest, name: 'a'.repeat(61) } })).statusCode).toBe(400)
    expect((await say('x', { userId: owner.user.id })).statusCode).toBe(400)
  })

  it('sees the threads of the own link with the replies, but no ids of people', async () => {
    const first: ReviewComment = (await say('First')).json()
    const inside = await call(owner, 'POST', `${base}/comments`, { comment: 'Between us' })
    server.clock.advance(1000)
    await call(owner, 'POST', `${base}/comments`, { comment: 'Thanks', parentId: first.id })
    const seen = await call(null, 'GET', `${review}/comments`)
    expect(seen.json().map((entry: ReviewComment) => entry.comment)).toEqual(['Thanks', 'First'])
    expect(seen.body).not.toContain(owner.user.id)
    expect((await say('x', { parentId: inside.json().id })).statusCode).toBe(404)
    expect((await say('And', { parentId: first.id })).json().parentId).toBe(first.id)

    await makeLink()
    expect((await call(null, 'GET', `${review}/comments`)).json()).toEqual([])
    expect((await say('x', { parentId: first.id })).statusCode).toBe(404)
  })

  it('approves screens as they are, and can take that back', async () => {
    const put = (screenId: string, approved: boolean, who = guest) =>
      call(null, 'PUT', `${review}/approvals`, { screenId, approved, guest: who })
    await put('home', true)
    await put('home', true)
    const both: Approval[] = (await put('home', true, other)).json()
    expect(both.map(({ guestName, isCurrent }) => [guestName, isCurrent]).sort()).toEqual([
      ['Gus', true],
      ['Olga', true],
    ])
    expect((await put('nowhere', true)).statusCode).toBe(404)
    await call(owner, 'PUT', `${base}/schema`, app('Order'))
    await put('about', true)
    const seen: Approval[] = (await call(owner, 'GET', `${base}/approvals`)).json()
    expect(seen.filter(({ isCurrent }) => isCurrent).map(({ screenId }) => screenId)).toEqual(['about'])
    const left: Approval[] = (await put('home', false)).json()
    expect(left.map(({ guestName, screenId }) => `${guestName} ${screenId}`).sort()).toEqual([
      'Gus about',
      'Olga home',
    ])
  })

  it('cannot act as one of the project, with the link as with any id', async () => {
    for (const path of ['/schema', '/comments', '/versions', '/shares', '/review-links', '']) {
      expect((await call(null, 'GET', `${base}${path}`)).statusCode, path).toBe(401)
    }
  })
})

describe('a guest’s own comment', () => {
  const asGuest = (key: string | null, method: Method, path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `${review}/comments${path}`,
      headers: key === null ? {} : { 'kwiq-guest': key },
      payload,
    })
  const listed = async (key: string | null): Promise<ReviewComment[]> =>
    (await asGuest(key, 'GET', '')).json()

  it('is known to the browser that made it, which changes its words and takes it back', async () => {
    const made: ReviewComment = (await say('Lager')).json()
    expect(made).toMatchObject({ isOwn: true, editedAt: null })
    for (const key of [null, other.key, 'no key'])
      expect(await listed(key)).toMatchObject([{ id: made.id, isOwn: false }])
    expect(await listed(guest.key)).toMatchObject([{ id: made.id, isOwn: true }])

    const changed = await asGuest(guest.key, 'PATCH', `/${made.id}`, { comment: ' Larger ' })
    expect(changed.json()).toMatchObject({ comment: 'Larger', isOwn: true })
    expect(changed.json().editedAt).not.toBeNull()
    const { statusCode } = await asGuest(guest.key, 'PATCH', `/${made.id}`, { comment: ' ' })
    expect(statusCode).toBe(400)
    expect((await call(owner, 'GET', `${base}/comments`)).json()).toMatchObject([{ comment: 'Larger' }])

    expect((await asGuest(guest.key, 'DELETE', `/${made.id}`)).statusCode).toBe(204)
    expect(await listed(guest.key)).toEqual([])
  })

  it('leaves its place where somebody has replied, and is not changed after that', async () => {
    const made: ReviewComment = (await say('Larger')).json()
    server.clock.advance(1000)
    await call(owner, 'POST', `${base}/comments`, { comment: 'Done', parentId: made.id })
    expect((await asGuest(guest.key, 'DELETE', `/${made.id}`)).statusCode).toBe(204)
    const [reply, first] = await listed(guest.key)
    expect(first).toMatchObject({ comment: '', isDeleted: true, isOwn: false })
    expect(reply).toMatchObject({ comment: 'Done', isOwn: false })
    const changed = await asGuest(guest.key, 'PATCH', `/${made.id}`, { comment: 'Again' })
    expect(changed.statusCode).toBe(409)
    expect((await asGuest(guest.key, 'DELETE', `/${reply?.id}`)).statusCode).toBe(403)
  })

  it('is nobody else’s, and what a guest does not see is not there', async () => {
    const made: ReviewComment = (await say('Larger')).json()
    const between = (await call(owner, 'POST', `${base}/comments`, { comment: 'Between us' })).json()
    const first = review
    await makeLink()
    const elsewhere: ReviewComment = (await say('Elsewhere')).json()
    review = first
    const tries = [
      [other.key, made.id, 403],
      [null, made.id, 403],
      [guest.key, between.id, 404],
      [guest.key, elsewhere.id, 404],
      [guest.key, 'nothing', 404],
    ] as const
    for (const [key, id, status] of tries) {
      expect((await asGuest(key, 'PATCH', `/${id}`, { comment: 'Mine' })).statusCode, id).toBe(status)
      expect((await asGuest(key, 'DELETE', `/${id}`)).statusCode, id).toBe(status)
    }
    const texts = (await call(owner, 'GET', `${base}/comments`)).json()
    expect(texts.map((comment: { comment: string }) => comment.comment).toSorted()).toEqual([
      'Between us',
      'Elsewhere',
      'Larger',
    ])
  })
})

// Last: from then on nobody at this address may write for a while.
it('a guest is slowed down when writing too much', async () => {
  const answers = []
  for (let count = 0; count < 100; count += 1) answers.push(await say(`Number ${count}`))
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
})
