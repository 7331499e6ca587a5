import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { createMemoryMail } from '../../testing/create-memory-mail.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

const mail = createMemoryMail()
let server: TestServer
let mara: TestUser
let zoe: TestUser
let base: string

beforeAll(async () => {
  server = await startTestServer({ mail })
  mara = await registerUser(server, { firstName: 'Mara', lastName: 'Lind' })
  zoe = await registerUser(server, { firstName: 'Zoë', lastName: 'Çelik' })
  await confirm(mara)
  await confirm(zoe)
  const made = await call(mara, 'POST', '/api/projects', { name: 'Shop <b>' })
  base = `/api/projects/${made.json<{ id: string }>().id}`
  await call(mara, 'POST', `${base}/shares`, { email: zoe.user.email, permission: 'viewer' })
  await mail.settle()
})
afterAll(() => server.close())

const call = (user: TestUser, method: 'POST' | 'PATCH' | 'GET' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

/** As by the link of a mail: nothing is shared with, or mailed to, an address nobody has shown to be theirs. */
const confirm = ({ user }: TestUser) =>
  server.context.database.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id))

async function mailsOf(work: () => Promise<unknown>) {
  await mail.settle()
  const before = mail.sent.length
  await work()
  await mail.settle()
  return mail.sent.slice(before)
}

it('mails who is named, but not the author, with what was said and where', async () => {
  const sent = await mailsOf(() =>
    call(mara, 'POST', `${base}/comments`, { comment: '@Zoë Çelik, is <i>this</i> fine? @Mara Lind' }),
  )
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: zoe.user.email, subject: 'Mara Lind mentions you in “Shop <b>”' })
  expect(sent[0]?.text).toContain('is <i>this</i> fine?')
  expect(sent[0]?.html).not.toContain('<i>')
  expect(sent[0]?.text).toContain(server.context.env.publicUrl + base.replace('/api/projects', '/studio'))
})

it('mails only those an edit names anew', async () => {
  const made = await call(zoe, 'POST', `${base}/comments`, { comment: 'Fine' })
  const { id } = made.json<{ id: string }>()
  const edit = (comment: string) => call(zoe, 'PATCH', `${base}/comments/${id}`, { comment })
  expect((await mailsOf(() => edit('Fine, @Mara Lind'))).map(({ to }) => to)).toEqual([mara.user.email])
  expect(await mailsOf(() => edit('Fine indeed, @Mara Lind'))).toEqual([])
  expect(await mailsOf(() => call(zoe, 'PATCH', `${base}/comments/${id}`, { resolved: true }))).toEqual([])
})

it('mails nobody who is not in the project', async () => {
  const outsider = await registerUser(server, { firstName: 'Olga', lastName: 'Stern' })
  const comment = `@${outsider.user.email} @Olga Stern`
  expect(await mailsOf(() => call(mara, 'POST', `${base}/comments`, { comment }))).toEqual([])
})
