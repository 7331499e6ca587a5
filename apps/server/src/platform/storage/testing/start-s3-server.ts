import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { checkSignature, type S3Account } from './check-signature.ts'

/** What the store does to a request: serves it, takes it and says nothing, says half of it, or hangs up. */
type S3Fault = 'none' | 'silent' | 'stalls' | 'reset'

/** A store that answers as S3 does, in memory, and only to who signs rightly. */
export interface S3Server {
  endpoint: string
  /** By bucket and key. */
  files: Map<string, Buffer>
  set(fault: S3Fault): void
  close(): Promise<void>
}

const bucket = '/apps'

export async function startS3Server(account: S3Account): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  let fault: S3Fault = 'none'

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`)

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await buffer(request)
    if (fault === 'silent') return undefined
    if (fault === 'reset') return request.socket.resetAndDestroy()
    const objection = checkSignature(request, body, account)
    if (objection) return refuse(response, 403, objection)
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '').replace(/\/$/, '')
    if (key !== bucket && !key.startsWith(`${bucket}/`)) return refuse(response, 404, 'NoSuchBucket')
    const known = files.get(key)
    switch (request.method) {
      case 'PUT':
        files.set(key, body)
        return response.writeHead(200, { etag: '"1"' }).end()
      case 'DELETE':
        files.delete(key)
        return response.writeHead(204).end()
      case 'HEAD':
        return response.writeHead(known || key === bucket ? 200 : 404).end()
      default:
        return known ? sendFile(request, response, known) : refuse(response, 404, 'NoSuchKey')
    }
  }

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: Buffer): unknown => {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const first = Number(from ?? 0)
    const last = Math.min(to ? Number(to) : file.length - 1, file.length - 1)
    if (from !== undefined && first >= file.length) return refuse(response, 416, 'InvalidRange')
    const part = file.subarray(first, last + 1)
    response.writeHead(from === undefined ? 200 : 206, {
      'content-length': part.length,
      ...(from !== undefined && { 'content-range': `bytes ${first}-${last}/${file.length}` }),
    })
    return fault === 'stalls' ? response.write(part.subarray(0, part.length / 2)) : response.end(part)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    set: (next) => {
      fault = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
