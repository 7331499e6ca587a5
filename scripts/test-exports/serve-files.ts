import { createServer } from 'node:http'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** Serves files as an app's web host does: what is not there is its index.html. */
export async function serveFiles(
  read: (name: string) => Uint8Array | null,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1)
    const found = name === '' ? null : read(name)
    const body = found ?? read('index.html')
    response.setHeader(
      'content-type',
      types[path.extname(found ? name : 'index.html')] ?? 'application/octet-stream',
    )
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
