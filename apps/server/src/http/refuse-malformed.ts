import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Refuses what the parser lets through although HTTP/1.1 forbids it: a proxy that reads it otherwise would take it for
 * another site's, or another caller's.
 */
export function refuseMalformed({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const { headers, httpVersionMajor, httpVersionMinor, method, rawHeaders, url = '' } = raw
  if (httpVersionMajor !== 1)
    throw new AppError('malformed_request', 'This version of HTTP is not spoken here.')
  if (headers.host === undefined && httpVersionMinor > 0) {
    throw new AppError('malformed_request', 'The request names no Host.')
  }
  if (hasSeveralHosts(rawHeaders)) throw new AppError('malformed_request', 'The request names several Hosts.')
  if (!url.startsWith('/') && !/^https?:\/\//i.test(url) && method !== 'OPTIONS') {
    throw new AppError('malformed_request', 'The address is not valid.')
  }
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) {
    throw new AppError('expectation_failed', 'The only Expect that can be met is 100-continue.')
  }
}

/** `headers` has the first one only. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
