import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A JSON body as text. Throws rather than guess: 415 for another charset or a packed body, 400 for broken UTF-8. */
export function readText({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    throw new AppError('unsupported_media_type', 'Send the body in UTF-8.')
  }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body without Content-Encoding.')
  }
  if (!isUtf8(body)) throw new AppError('invalid_json', 'The body is not valid UTF-8.')
  return body.toString('utf8')
}
