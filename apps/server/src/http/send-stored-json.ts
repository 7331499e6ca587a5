import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Sets what every answer carries unless its route has set it: the last thing before an answer is sent. */
    completeHead(): void
  }
}

/**
 * Sends JSON that is kept as text, past what Fastify does with answers that are still to be made into one. `bytes` is
 * its length in UTF-8. Returns the reply, as a handler does that has sent its answer.
 */
export function sendStoredJson(
  reply: FastifyReply,
  { text, bytes }: { text: string; bytes: number },
): FastifyReply {
  reply.completeHead()
  reply.header('content-type', 'application/json; charset=utf-8').header('content-length', bytes)
  const head: OutgoingHttpHeader[] = []
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) head.push(name, value)
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, head)
  // As text: Node writes it with the head in one piece, which bytes are not. With a byte for each character there is
  // nothing to encode.
  reply.raw.end(text, bytes === text.length ? 'latin1' : 'utf8')
  return reply
}
