import { afterAll, beforeAll, expect, test } from 'vitest'
import { Share } from '@kwiq/contracts'
import { createMemoryMail } from '../../testing/create-memory-mail.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
const mail = createMemoryMail()
beforeAll(async () => {
  server = await startTestServer({ mail })
})
afterAll(() => server.close())

const call = (user: TestUser, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, payload })

async function makeProject(user: TestUser): Promise<string> {
  const made = await call(user, 'POST', '/api/projects', { name: 'Shop' })
  return `/api/projects/${made.json<{ id: string }>().id}/shares`
}

async function share(user: TestUser, shares: string, email: string, permission = 'viewer'): Promise<Share> {
  return Share.parse((await call(user, 'POST', shares, { email, permission })).json())
}

async function mailsTo(address: string): Promise<number> {
  await mail.settle()
  return mail.sent.filter(({ to }) => to === address).length
}

test('sharing and taking it back fills nobody’s letter box, whoever does it', async () => {
  const [mara, ivo] = [await registerUser(server), await registerUser(server)]
  const victim = 'victim@kwiq.example'
  for (const user of [mara, ivo]) {
    const shares = await makeProject(user)
    for (let n = 0; n < 8; n += 1) {
      const made = await share(user, shares, victim)
      expect(made.inviteUrl).not.toBeNull()
      await call(user, 'DELETE', `${shares}/${made.id}`)
    }
  }
  expect(await mailsTo(victim)).toBe(10)
  const [project] = (await call(mara, 'GET', '/api/projects')).json<{ id: string }[]>()
  await share(mara, `/api/projects/${project?.id}/shares`, 'somebody.else@kwiq.example')
  expect(await mailsTo('somebody.else@kwiq.example')).toBe(1)
})

test('nobody mails more than some hundreds of strangers, and everybody else still does', async () => {
  const [flood, mara] = [await registerUser(server), await registerUser(server)]
  const shares = await makeProject(flood)
  for (let n = 0; n < 210; n += 1) await share(flood, shares, `stranger-${n}@flood.example`)
  await mail.settle()
  expect(mail.sent.filter(({ to }) => to.endsWith('@flood.example'))).toHaveLength(200)
  await share(mara, await makeProject(mara), 'friend-of-mara@kwiq.example')
  expect(await mailsTo('friend-of-mara@kwiq.example')).toBe(1)
}, 60_000)

test('a link that had to change is mailed again', async () => {
  const mara = await registerUser(server)
  const shares = await makeProject(mara)
  const admin = await registerUser(server)
  const invited = await share(mara, shares, admin.user.email, 'admin')
  const token = new URL(invited.inviteUrl ?? '').pathname.split('/').at(-1) ?? ''
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/email/confirm',
    headers: { cookie: admin.cookie },
    payload: { token: await confirmationOf(admin) },
  })
  expect((await call(admin, 'POST', `/api/invites/${token}/accept`)).statusCode).toBe(200)
  const friend = 'friend@kwiq.example'
  await share(mara, shares, friend)
  const first = await mail.linkTo(friend)
  await call(mara, 'DELETE', `${shares}/${invited.id}`)
  const second = await mail.linkTo(friend)
  expect(second.href).not.toBe(first.href)
  expect(second.pathname).toMatch(/^\/invite\//)
  const [left] = (await call(mara, 'GET', shares)).json()
  expect(left).toMatchObject({ email: friend, inviteUrl: second.href })
})

/** The token of the mail that asks a new account to confirm its address. */
async function confirmationOf({ user }: TestUser): Promise<string> {
  await mail.settle()
  const links = mail.sent
    .filter(({ to }) => to === user.email)
    .flatMap(({ text }) => /confirm=([\w-]+)/.exec(text)?.[1] ?? [])
  return links.at(-1) ?? ''
}
