import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What a proxy does to what passes: nothing; hold it back for so many ms; say nothing and let nothing through; end
 * every connection, old and new, with a reset.
 */
type Fault = { kind: 'none' } | { kind: 'slow'; ms: number } | { kind: 'silent' } | { kind: 'reset' }

/** Stands between a process and a server it depends on. */
export interface FaultProxy {
  port: number
  /** From now on. What was held back by silence stays lost: its connections never come back to life. */
  set(fault: Fault): void
  /** Ends the connections that are open now, once. */
  cut(): void
  close(): Promise<void>
}

async function writeAfter(turn: Promise<unknown>, ms: number, to: Socket, bytes: Buffer): Promise<void> {
  await turn
  if (ms > 0) await sleep(ms)
  if (!to.destroyed) to.write(bytes)
}

/** A proxy on a free port of loopback before `target`. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let fault: Fault = { kind: 'none' }
  const pairs = new Set<[Socket, Socket]>()
  const isSilenced = new WeakSet<Socket>()

  const pass = (from: Socket, to: Socket) => {
    let turn: Promise<unknown> = Promise.resolve()
    from.on('data', (bytes) => {
      if (fault.kind === 'silent') isSilenced.add(from).add(to)
      if (isSilenced.has(from)) return
      const ms = fault.kind === 'slow' ? fault.ms : 0
      turn = writeAfter(turn, ms, to, bytes)
    })
    from.on('end', () => void turn.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }

  const server = createServer((inside) => {
    if (fault.kind === 'reset') return void inside.resetAndDestroy()
    inside.on('error', () => undefined)
    // A server that is silent takes the connection, as a full queue does, and never greets.
    const outside = fault.kind === 'silent' ? null : connect(target)
    if (!outside) return
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    inside.on('close', () => pairs.delete(pair))
    pass(inside, outside)
    pass(outside, inside)
  })
  const cut = () => {
    for (const [inside, outside] of pairs) {
      inside.resetAndDestroy()
      outside.destroy()
    }
    pairs.clear()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    set: (next) => {
      fault = next
      if (next.kind === 'reset') cut()
    },
    cut,
    close: async () => {
      server.close()
      cut()
      await Promise.resolve()
    },
  }
}

/** A proxy before a PostgreSQL server, and the address of the database through it. */
export async function startDatabaseProxy(databaseUrl: string): Promise<FaultProxy & { url: string }> {
  const url = new URL(databaseUrl)
  const proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  return { ...proxy, url: url.href }
}
