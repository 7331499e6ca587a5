import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleError } from './error-handler.ts'
import { createBodyGuard } from './limit-bodies.ts'

const size = 200_000

let app: FastifyInstance
let port: number
let sockets: Socket[]
/** Calls that were let through or refused so far. */
let judged: number
beforeEach(async () => {
  app = Fastify({ bodyLimit: 1_000_000, trustProxy: true })
  const guard = createBodyGuard({ ofOne: 3 * size, ofAll: 5 * size })
  app.setErrorHandler(handleError)
  app.decorateRequest('authentication', null)
  app.addHook('preParsing', (request, reply, _payload, done) => {
    judged += 1
    guard(request, reply)
    done()
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async () => ({}))
  app.post('/api/take', async () => ({}))
  const { port: given } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  port = Number(given)
  sockets = []
  judged = 0
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

interface Held {
  /** Everything that came back so far. */
  answer(): string
  finish(): void
}

/** Sends a call but for the last byte of its body. */
async function hold(address: string, head = `content-length: ${size}`): Promise<Held> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const before = judged
  let text = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => (text += String(chunk)))
  await once(socket, 'connect')
  socket.write(
    `POST /api/take HTTP/1.1\r\nhost: kwiq\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\n${head}\r\n\r\n`,
  )
  socket.write('x'.repeat(size - 1))
  await expect.poll(() => judged, { timeout: 25_000, interval: 5 }).toBeGreaterThan(before)
  return { answer: () => text, finish: () => socket.write('x') }
}

/** Answers to calls that were refused while their bodies were still under way. */
async function refused(held: readonly Held[], wanted: number): Promise<string[]> {
  const answers = () => held.filter(({ answer }) => answer() !== '').map(({ answer }) => answer())
  await expect.poll(() => answers().length, { timeout: 25_000 }).toBe(wanted)
  // Nor are there more.
  await sleep(100)
  return answers()
}

test('of bodies one caller holds back those too many are refused, and fit once others are through', async () => {
  const held: Held[] = []
  for (let n = 0; n < 3; n += 1) held.push(await hold('9.9.9.9'))
  const late = await hold('9.9.9.9')
  late.finish()
  const [answer] = await refused([...held, late], 1)
  expect(answer).toContain('HTTP/1.1 429 ')
  expect(answer).toMatch(/retry-after: 2\r\n/)
  held[0]?.finish()
  await expect.poll(() => held[0]?.answer(), { timeout: 25_000 }).toContain('200 OK')
  const next = await hold('9.9.9.9')
  next.finish()
  await expect.poll(() => next.answer(), { timeout: 25_000 }).toContain('200 OK')
})

test('all callers together hold no more than the process can', async () => {
  const held: Held[] = []
  for (let n = 0; n < 5; n += 1) held.push(await hold(`9.9.9.${n}`))
  const late = await hold('9.9.9.99')
  late.finish()
  expect((await refused([...held, late], 1))[0]).toContain('HTTP/1.1 503 ')
  // Who leaves gives their room back.
  sockets[0]?.destroy()
  await expect
    .poll(
      async () => {
        const next = await hold('9.9.9.99')
        next.finish()
        await expect.poll(() => next.answer(), { timeout: 25_000 }).not.toBe('')
        return next.answer()
      },
      { timeout: 50_000 },
    )
    .toContain('200 OK')
})

test('a body in chunks counts as long as it may be; small ones do not count', async () => {
  const chunked = await hold('9.9.9.9', 'transfer-encoding: chunked')
  expect((await refused([chunked], 1))[0]).toContain('HTTP/1.1 429 ')
  const small = Array.from({ length: 40 }, () =>
    fetch(`http://127.0.0.1:${port}/api/take`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  expect(new Set((await Promise.all(small)).map(({ status }) => status))).toEqual(new Set([200]))
})
