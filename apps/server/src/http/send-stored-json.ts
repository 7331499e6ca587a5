import type { FastifyReply } from 'fastify'

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
  const head = reply.takeHead()
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', bytes)
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, head)
  // As characters: Node writes them with the head in one piece, which bytes are not.
  reply.raw.end(characters, encoding)
  return reply
}
