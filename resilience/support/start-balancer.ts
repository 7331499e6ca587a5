import { Agent, createServer, request } from 'node:http'
import { once } from 'node:events'

/** Milliseconds between two looks at whether a process is ready. */
const checkInterval = 200

/** A load balancer as plain as they come: asks /readyz, takes turns among those that are ready, never sends twice. */
export interface Balancer {
  url: string
  /** Which processes it may send to, by their addresses. */
  setTargets(urls: readonly string[]): void
  /** Resolves when so many are ready. */
  close(): Promise<void>
  readyCount(): number
}

export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let all = [...targets]
  let ready = new Set<string>()
  let turn = 0
  const agent = new Agent({ keepAlive: true })

  const check = async () => {
    const found = await Promise.all(
      all.map(async (url) => ((await isReady(url, ready.has(url))) ? [url] : [])),
    )
    ready = new Set(found.flat())
  }
  await check()
  const timer = setInterval(() => void check(), checkInterval)

  const server = createServer((incoming, answer) => {
    const candidates = all.filter((url) => ready.has(url))
    turn += 1
    const target = candidates[turn % candidates.length]
    if (!target) return void answer.writeHead(503).end()
    const sent = request(
      target + (incoming.url ?? '/'),
      { agent, method: incoming.method, headers: incoming.headers },
      (response) => {
        const { connection: _, 'keep-alive': __, ...headers } = response.headers
        answer.writeHead(response.statusCode ?? 502, headers)
        response.pipe(answer)
      },
    )
    sent.on('error', (error) => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502, { 'x-balancer-error': error.message }).end()
    })
    answer.on('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    setTargets: (urls) => {
      all = [...urls]
    },
    readyCount: () => ready.size,
    close: async () => {
      clearInterval(timer)
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
