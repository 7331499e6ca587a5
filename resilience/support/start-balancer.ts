import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks at whether a process is ready. */
const checkInterval = 200

/**
 * A load balancer as plain as they come: asks /readyz, takes turns among those that are ready, tries the next where
 * nobody takes the connection, and never sends twice what may have arrived.
 */
export interface Balancer {
  url: string
  /** Which processes it may send to, by their addresses. */
  setTargets(urls: readonly string[]): void
  /** How many are ready. */
  readyCount(): number
  close(): Promise<void>
}

export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let all = [...targets]
  const ready = new Set<string>()
  let turn = 0
  const agent = new Agent({ keepAlive: true })

  const over = new AbortController()
  /** Of each by itself, one look after the other: a slow answer of one neither holds up nor overtakes another's. */
  const watch = async (url: string) => {
    while (all.includes(url) && !over.signal.aborted) {
      if (await isReady(url, ready.has(url))) ready.add(url)
      else ready.delete(url)
      await sleep(checkInterval)
    }
    ready.delete(url)
  }
  for (const url of all) void watch(url)

  const server = createServer((incoming, answer) => {
    const candidates = all.filter((url) => ready.has(url))
    turn += 1
    const order = candidates.map((_, n) => candidates[(turn + n) % candidates.length] ?? '')
    pass(incoming, answer, order)
  })

  function pass(incoming: IncomingMessage, answer: ServerResponse, [target, ...others]: string[]): void {
    if (target === undefined) return void answer.writeHead(503, { 'x-balancer-error': 'nobody' }).end()
    const sent = request(
      target + (incoming.url ?? '/'),
      { agent, method: incoming.method, headers: incoming.headers },
      (response) => {
        const { connection: _, 'keep-alive': __, ...headers } = response.headers
        answer.writeHead(response.statusCode ?? 502, headers)
        response.pipe(answer)
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, answer, others)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'x-balancer-error': error.message }).end()
    })
    answer.on('close', () => sent.destroy())
    // Not before there is a connection: what was read for one that is refused would be lost for the next.
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(sent))
      else incoming.pipe(sent)
    })
  }
  // Who calls may be held up for longer than Node keeps a silent line, and would send on it as it is closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    setTargets: (urls) => {
      const added = urls.filter((url) => !all.includes(url))
      all = [...urls]
      for (const url of added) void watch(url)
    },
    readyCount: () => ready.size,
    close: async () => {
      over.abort()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What the process says; one that is slow to say anything counts as it did before. */
async function isReady(url: string, wasReady: boolean): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch (error) {
    return wasReady && error instanceof DOMException && error.name === 'TimeoutError'
  }
}
