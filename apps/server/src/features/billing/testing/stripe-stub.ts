import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Parameters = Record<string, string>

interface Made {
  id: string
  url: string
  status: string
  parameters: Parameters
}

/** Stripe's API on loopback, as far as its published contract is used here: form bodies in, JSON objects out. */
export interface StripeStub {
  origin: string
  customers: { id: string; metadata: { userId: string | undefined } }[]
  /** Checkout sessions, and what they were made with. */
  sessions: Made[]
  portals: Made[]
  /** Ids of subscriptions ended at once. */
  cancelled: string[]
  authorizations: string[]
  idempotencyKeys: string[]
  /** The next so many calls meet a fault of Stripe's. */
  failNext(count: number): void
  reset(): void
  close(): Promise<void>
}

export async function startStripeStub(): Promise<StripeStub> {
  let failures = 0
  const server = createServer((request, response) => {
    const send = async () => {
      const { status, body } = await answer(request)
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
      response.end(JSON.stringify(body))
    }
    void send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const stub: StripeStub = {
    origin: `http://127.0.0.1:${port}`,
    customers: [],
    sessions: [],
    portals: [],
    cancelled: [],
    authorizations: [],
    idempotencyKeys: [],
    failNext: (count) => {
      failures = count
    },
    reset: () => {
      failures = 0
      for (const list of [stub.customers, stub.sessions, stub.portals]) list.length = 0
      stub.authorizations.length = 0
      stub.idempotencyKeys.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stub

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const parameters = await readForm(request)
    stub.authorizations.push(request.headers.authorization ?? '')
    stub.idempotencyKeys.push(String(request.headers['idempotency-key'] ?? ''))
    if (failures > 0) {
      failures -= 1
      return { status: 500, body: { error: { type: 'api_error', message: 'Stripe has a bad day.' } } }
    }
    const { url = '' } = request
    if (url === '/v1/customers') {
      const made = { id: `cus_${randomUUID()}`, metadata: { userId: parameters['metadata[userId]'] } }
      stub.customers.push(made)
      return { status: 200, body: { ...made, object: 'customer' } }
    }
    const [, ended] = /^\/v1\/subscriptions\/([^/]+)$/.exec(url) ?? []
    if (ended !== undefined && request.method === 'DELETE') {
      stub.cancelled.push(ended)
      return { status: 200, body: { id: ended, object: 'subscription', status: 'canceled' } }
    }
    const [, expired] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(url) ?? []
    if (expired !== undefined) return expire(expired)
    if (!stub.customers.some(({ id }) => id === parameters.customer)) {
      const error = {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'customer',
        message: 'No such customer',
      }
      return { status: 400, body: { error } }
    }
    if (url === '/v1/checkout/sessions') return make(stub.sessions, 'cs_test', 'checkout.session', parameters)
    if (url === '/v1/billing_portal/sessions')
      return make(stub.portals, 'bps', 'billing_portal.session', parameters)
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `No ${url} here` } } }
  }

  function make(list: Made[], prefix: string, object: string, parameters: Parameters) {
    const id = `${prefix}_${randomUUID()}`
    const made = { id, url: `https://stripe.example/pay/${id}`, status: 'open', parameters }
    list.push(made)
    return { status: 200, body: { id, object, url: made.url, status: made.status } }
  }

  function expire(id: string) {
    const session = stub.sessions.find((made) => made.id === id)
    if (session?.status !== 'open') {
      const error = { type: 'invalid_request_error', message: 'Only open sessions can be expired.' }
      return { status: 400, body: { error } }
    }
    session.status = 'expired'
    return { status: 200, body: { id, object: 'checkout.session', status: 'expired' } }
  }
}

async function readForm(request: IncomingMessage): Promise<Parameters> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}
