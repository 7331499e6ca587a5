import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the range the system itself hands out (from 32768 on Linux): there, a port that was free when we looked may
 * be an outgoing connection's or another server's before the process that is meant to have it listens to it.
 */
const first = 20_000
const last = 32_000

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** A port of loopback that nobody listens to, for a process that is started with it and may be started again. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (await isFree(port)) return port
  }
  throw new Error('There is no free port.')
}
