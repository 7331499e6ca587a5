import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

/** The plain body of an answer that was packed although that was not asked for. Larger than `maxBytes` it fails. */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const limit = { maxOutputLength: maxBytes }
  switch (encoding?.trim().toLowerCase() ?? 'identity') {
    case 'identity':
    case '':
      return body
    case 'gzip':
      return promisify(gunzip)(body, limit)
    case 'deflate':
      return promisify(inflate)(body, limit)
    case 'br':
      return promisify(brotliDecompress)(body, limit)
    default:
      throw new Error('The answer is packed in an unknown way.')
  }
}
