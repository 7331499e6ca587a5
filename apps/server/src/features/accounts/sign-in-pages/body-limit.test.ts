import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const manyKeys = `{${Array.from({ length: 8000 }, (_, n) => `"key${n}":1`).join(',')}}`

// Two megabytes of keys keep the server busy for half a second: nobody gets that for nothing.
test.each(['/api/login', '/api/register', '/api/forgot', '/api/reset', '/api/monitoring/reports'])(
  'a stranger’s body to %s is refused unread when it is longer than a few lines need',
  async (url) => {
    const send = (payload: string, type: string) =>
      server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect((await send(manyKeys, 'application/json')).statusCode).toBe(413)
    expect((await send('{"a":1}', 'application/json')).statusCode).not.toBe(413)
    if (url === '/api/monitoring/reports') return
    expect((await send(`email=${'a'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).statusCode).toBe(
      413,
    )
  },
)
