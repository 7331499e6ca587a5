import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerUser, startTestServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a registered person is who they are', async () => {
  const { cookie, user } = await registerUser(server)
  const response = await server.app.inject({ url: '/api/auth/user', headers: { cookie } })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(user)
})
