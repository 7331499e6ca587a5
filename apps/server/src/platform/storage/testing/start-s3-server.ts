import { createServer } from 'node:http'

/** A store that answers as S3 does, in memory; it checks that calls are signed, not by whom. */
export interface S3Server {
  endpoint: string
  files: Map<string, Buffer>
  close(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false
      const known = files.get(key)
      if (!isSigned) return response.writeHead(403).end()
      switch (request.method) {
        case 'PUT':
          files.set(key, Buffer.concat(chunks))
          return response.writeHead(200, { etag: '"1"' }).end()
        case 'DELETE':
          files.delete(key)
          return response.writeHead(204).end()
        case 'HEAD':
          return response.writeHead(known || key === '/apps' || key === '/apps/' ? 200 : 404).end()
        default: {
          if (!known) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
          const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
          if (first === undefined) return response.writeHead(200).end(known)
          return response.writeHead(206).end(known.subarray(Number(first), Number(last) + 1))
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
