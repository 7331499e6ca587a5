import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { openPostgres } from './open-postgres.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

/** A proxy before the server that resets a connection on which a transaction begins, as often as it is told to. */
async function startProxy(resets: number) {
  let left = resets
  const target = new URL(url)
  const [host, port] = [target.hostname, Number(target.port || 5432)]
  const server = createServer((inside) => {
    const outside = connect({ host, port })
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy())
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy())
    inside.on('data', (bytes) => {
      if (left > 0 && bytes.includes('begin')) {
        left -= 1
        inside.resetAndDestroy()
      } else outside.write(bytes)
    })
    outside.on('data', (bytes) => inside.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  target.hostname = '127.0.0.1'
  target.port = String(address.port)
  return { url: target.href, close: () => server.close() }
}

test.skipIf(url === '')(
  'connections that are lost as a transaction begins do not empty the pool',
  async () => {
    // More than the pool has connections.
    const proxy = await startProxy(12)
    const open = await openPostgres(proxy.url, createLogger('silent'))
    const one = () => open.database.transaction((transaction) => transaction.execute(sql`SELECT 1`))
    try {
      for (let n = 0; n < 12; n += 1) await expect(one()).rejects.toThrow()
      await expect(one()).resolves.toBeDefined()
      expect(open.connections().waiting).toBe(0)
    } finally {
      await open.close()
      proxy.close()
    }
  },
)
