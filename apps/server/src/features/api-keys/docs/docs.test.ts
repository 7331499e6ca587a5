import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let page: string
beforeAll(async () => {
  server = await startTestServer()
  page = (await server.app.inject({ url: '/api/docs' })).body
})
afterAll(() => server.close())

test('the page shows every call of the OpenAPI description', async () => {
  const description = (await server.app.inject({ url: '/api/openapi.json' })).json()
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(description)
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      expect(page).toContain(
        `<span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>`,
      )
    }
  }
})

test('it says what a key needs', () => {
  const of = (anchor: string) => new RegExp(`<article id="${anchor}">[^]*?</article>`).exec(page)?.[0] ?? ''
  expect(of('get-api-projects')).toContain('Key with read.')
  expect(of('delete-api-projects-id')).toContain('Key with delete.')
  expect(of('post-api-projects-id-shares')).toContain('Key with write and admin.')
  expect(of('post-api-keys')).toContain('Signed in only, not by key.')
  expect(of('post-api-login')).toContain('Open to everybody.')
  expect(of('post-api-projects')).toContain('name: string (up to 120 characters)')
})

test('it needs no script and nothing from elsewhere', () => {
  expect(page).not.toMatch(/<script|<iframe| on\w+=| style=/)
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !/^[/#]/.test(address ?? ''))).toEqual([])
})
