import type { OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Sets what every answer carries unless its route has set it: the last thing before an answer is sent. */
    completeHead(): void
  }
}

/** JSON as it is sent. */
export interface StoredJson {
  characters: string
  /** How the characters become bytes. */
  encoding: 'utf8' | 'latin1'
  bytes: number
}

/** JSON that is sent once. */
export function toStoredJson(text: string): StoredJson {
  return { characters: text, encoding: 'utf8', bytes: Buffer.byteLength(text) }
}

/** JSON that is kept and sent often: a character for each byte of its UTF-8, so that nothing is encoded again. */
export function encodeStoredJson(text: string): StoredJson {
  const bytes = Buffer.from(text)
  return { characters: bytes.toString('latin1'), encoding: 'latin1', bytes: bytes.length }
}

/**
 * Sends JSON that is kept, past what Fastify does with answers that are still to be made into one. Returns the reply,
 * as a handler does that has sent its answer.
 */
export function sendStoredJson(
  reply: FastifyReply,
  { characters, encoding, bytes }: StoredJson,
): FastifyReply {
  reply.completeHead()
  reply.header('content-type', 'application/json; charset=utf-8').header('content-length', bytes)
  const head: OutgoingHttpHeader[] = []
  const headers = reply.getHeaders()
  for (const name in headers) {
    const value = headers[name as keyof typeof headers]
    if (value !== undefined) head.push(name, value)
  }
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, head)
  // As characters: Node writes them with the head in one piece, which bytes are not.
  reply.raw.end(characters, encoding)
  return reply
}
