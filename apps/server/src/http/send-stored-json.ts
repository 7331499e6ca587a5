import type { FastifyReply } from 'fastify'

/** JSON as it is sent. */
export interface StoredJson {
  characters: string
  /** How the characters become bytes. */
  encoding: 'utf8' | 'latin1'
  bytes: number
  /** `bytes` as it is written into the head. */
  length: string
}

/** JSON that is sent once. */
export function toStoredJson(text: string): StoredJson {
  const bytes = Buffer.byteLength(text)
  return { characters: text, encoding: 'utf8', bytes, length: String(bytes) }
}

/** JSON that is kept and sent often: a character for each byte of its UTF-8, so that nothing is encoded again. */
export function encodeStoredJson(text: string): StoredJson {
  const bytes = Buffer.from(text)
  const { length } = bytes
  return { characters: bytes.toString('latin1'), encoding: 'latin1', bytes: length, length: String(length) }
}

/** A list of what `encodeStoredJson` has made characters of. */
export function joinStoredJson(items: readonly string[]): StoredJson {
  const characters = `[${items.join(',')}]`
  return {
    characters,
    encoding: 'latin1',
    bytes: characters.length,
    length: String(characters.length),
  }
}

/**
 * Sends JSON that is kept, past what Fastify does with answers that are still to be made into one. Returns the reply,
 * as a handler does that has sent its answer.
 */
export function sendStoredJson(
  reply: FastifyReply,
  { characters, encoding, length }: StoredJson,
): FastifyReply {
  const head = reply.takeHead()
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', length)
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, head)
  // As characters: Node writes them with the head in one piece, which bytes are not.
  reply.raw.end(characters, encoding)
  return reply
}
