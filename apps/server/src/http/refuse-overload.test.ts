import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from './error-handler.ts'
import { createOverloadGuard } from './refuse-overload.ts'

test('of more calls at once than a process can hold, those beyond are told to come back, and others then fit', async () => {
  const app = Fastify()
  const guard = createOverloadGuard(3)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', (request, reply, done) => {
    guard(request, reply)
    done()
  })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  app.get('/api/slow', async () => {
    await held
    return {}
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const calls = Array.from({ length: 5 }, () => fetch(`${origin}/api/slow`))
  const refused: Response[] = []
  const note = async (call: Promise<Response>) => {
    const response = await call
    if (response.status === 503) refused.push(response)
  }
  for (const call of calls) void note(call)
  await expect.poll(() => refused.length, { timeout: 25_000 }).toBe(2)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(await refused[0]?.json()).toMatchObject({ code: 'busy' })
  release()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  await expect.poll(async () => (await fetch(`${origin}/api/slow`)).status, { timeout: 25_000 }).toBe(200)
  await app.close()
})
