import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { createMemoryMail } from '../../testing/create-memory-mail.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

const ownerEmail = 'owner@kwiq.example'

const post = (server: TestServer, url: string, { cookie }: TestUser, payload: object) =>
  server.app.inject({ method: 'POST', url, headers: { cookie }, payload })

test('the address that brings ownership is not given up where anybody could register with it', async () => {
  const server = await startTestServer({ env: { ownerEmail } })
  const owner = await registerUser(server, { email: ownerEmail })
  // So that it is not for being the only one.
  await registerUser(server, { role: 'OWNER' })
  const { password } = owner
  const change = { email: 'elsewhere@kwiq.example', password }
  for (const answer of [
    await post(server, '/api/auth/email', owner, change),
    await post(server, '/api/auth/delete', owner, { password }),
  ]) {
    expect(answer.statusCode, answer.body).toBe(409)
    expect(answer.json().message).toContain('OWNER_EMAIL')
  }
  const [kept] = await server.context.database.select().from(users).where(eq(users.id, owner.user.id))
  expect(kept).toMatchObject({ email: ownerEmail, role: 'OWNER' })
  // Nobody else is held by it.
  const mara = await registerUser(server)
  expect(
    (await post(server, '/api/auth/email', mara, { ...change, password: mara.password })).statusCode,
  ).toBe(200)
  await server.close()
})

test('where addresses have to be confirmed it may be given up', async () => {
  const mail = createMemoryMail()
  const server = await startTestServer({ env: { ownerEmail }, mail })
  const owner = await registerUser(server, { email: ownerEmail, role: 'OWNER' })
  const change = { email: 'elsewhere@kwiq.example', password: owner.password }
  expect((await post(server, '/api/auth/email', owner, change)).statusCode).toBe(200)
  await server.close()
})
