import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './app-error.ts'

/** A stored file on its way to somebody. */
export interface SentFile {
  /** What it is called on their device; any characters. */
  name: string
  type: string
  /** Bytes. */
  size: number
  /** A strong one, with its quotes. */
  etag: string
  modifiedAt: Date
  /** The bytes, or those of a range (both ends included); null when the file is gone. */
  open(range?: { first: number; last: number }): Promise<Readable | null>
}

/**
 * Sends a file as a download: streamed, with ranges (RFC 9110, one range; several are answered with the whole file),
 * If-Range, If-None-Match and HEAD.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': contentDisposition(file.name),
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
  })
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const range = isRangeMeant(request, file) ? readRange(request.headers.range, file.size) : null
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  reply.type(file.type)
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
  } else reply.code(200)
  reply.header('content-length', range ? range.last - range.first + 1 : file.size)
  // An empty stream keeps the length of what GET would send.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const stream = file.size === 0 ? '' : await file.open(range ?? undefined)
  if (stream === null) {
    reply.removeHeader('content-length')
    throw notFound('File')
  }
  return reply.send(stream)
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*') ??
    false
  )
}

/** With If-Range a range is meant only of the very file the caller has a part of. */
function isRangeMeant({ headers, method }: FastifyRequest, { etag, modifiedAt }: SentFile): boolean {
  const condition = headers['if-range']
  if (method !== 'GET' && method !== 'HEAD') return false
  if (typeof condition !== 'string') return true
  return condition === etag || condition === modifiedAt.toUTCString()
}

function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last }
}

/** RFC 6266: the name in ASCII for old programs, and whole for the others. Nothing in it can end the header. */
function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '')
    .trim()
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii || 'file'}"; filename*=UTF-8''${encoded}`
}
