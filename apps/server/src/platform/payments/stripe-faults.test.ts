import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { createStripePayments } from './create-stripe-payments.ts'
import { PaymentError } from './payments.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A Stripe that does this with each line, and how many it was called on. */
async function startStripe(behave: (socket: Socket) => void) {
  const lines = new Set<Socket>()
  const server = createServer((socket) => {
    lines.add(socket)
    socket.on('error', () => undefined)
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const line of lines) line.destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  })
  const { port } = server.address() as AddressInfo
  const settings = {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    prices: { PRO: 'price_pro', TEAM: 'price_team' },
    apiBase: `http://127.0.0.1:${port}`,
  }
  return {
    calls: () => lines.size,
    payments: createStripePayments(settings, 'http://localhost', createFakeClock(), 100),
  }
}

test.each<[string, (socket: Socket) => void]>([
  ['takes the line and never answers', () => undefined],
  ['hangs up', (socket) => socket.resetAndDestroy()],
  [
    'stops in the middle of its answer',
    (socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"id"')),
  ],
  ['answers nonsense', (socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>'))],
])(
  'a Stripe that %s is given up after a second attempt at most, as one that is away',
  async (_name, behave) => {
    const { payments, calls } = await startStripe(behave)
    const asked = payments.createCustomer({ userId: 'u', email: 'mara@kwiq.example' })
    await expect(asked).rejects.toSatisfy(
      (error) => error instanceof PaymentError && error.kind === 'unavailable',
    )
    expect(calls()).toBeLessThanOrEqual(2)
  },
)
