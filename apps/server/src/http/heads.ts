import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import type { CountedCall } from './count-calls.ts'
import { isApiCall } from './is-api-call.ts'
import type { SecurityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** How many calls the caller has left; null before that is known, and where nothing is counted. */
    counted: CountedCall | null
    /** Sets what every answer carries unless its route has set it: the last thing before an answer is sent. */
    completeHead(): void
    /** The complete head of an answer that is no page, as Node takes it: names and values in turn. */
    takeHead(): OutgoingHttpHeader[]
  }
}

/** Gives replies their heads. Written as flat lists, because it is on the way of every call. */
export function decorateWithHeads(
  app: App,
  { page, data }: SecurityHeaders,
  isStopping: () => boolean,
): void {
  const ofPages = Object.entries(page).flat()
  const ofData = Object.entries(data).flat()

  function standing({ request, counted }: FastifyReply, security: readonly string[]): OutgoingHttpHeader[] {
    const head: OutgoingHttpHeader[] = [...security, 'x-request-id', request.id]
    if (isApiCall(request)) head.push('cache-control', 'no-store')
    if (counted) {
      const { max, current, ttl } = counted
      head.push('ratelimit-limit', max, 'ratelimit-remaining', Math.max(0, max - current))
      head.push('ratelimit-reset', Math.ceil(ttl / 1000))
    }
    // So that nobody sends the next call on a connection that is about to be closed.
    if (isStopping()) head.push('connection', 'close')
    return head
  }

  app.decorateReply('counted', null)
  app.decorateReply('completeHead', function completeHead(this: FastifyReply) {
    const isPage = String(this.getHeader('content-type')).startsWith('text/html')
    const head = standing(this, isPage ? ofPages : ofData)
    for (let at = 0; at < head.length; at += 2) {
      const name = String(head[at])
      if (!this.hasHeader(name)) this.header(name, head[at + 1])
    }
  })
  app.decorateReply('takeHead', function takeHead(this: FastifyReply) {
    const head = standing(this, ofData)
    const own = this.getHeaders()
    for (const name in own) {
      const value = own[name as keyof typeof own]
      if (value === undefined) continue
      const at = head.indexOf(name)
      if (at < 0) head.push(name, value)
      else head[at + 1] = value
    }
    return head
  })
}
