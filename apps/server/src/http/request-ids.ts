import { randomBytes } from 'node:crypto'

/**
 * Gives each request a name for its headers, logs and traces: the process's own random one and a number. Unique among
 * all processes, and much cheaper than random bits for every call.
 */
export function createRequestIds(): () => string {
  const processId = randomBytes(8).toString('hex')
  let requests = 0
  return () => {
    requests += 1
    return `${processId}-${requests.toString(36)}`
  }
}
