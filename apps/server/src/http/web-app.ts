import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env/env.ts'
import { readSessionCookie } from './session-cookie.ts'
import { type Encoding, loadStaticFiles, type StaticFile } from './static-files.ts'

/** Answers a GET that no route took; false when there is nothing to answer it with. */
export type ServeWebApp = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * The built web app under `root`: its files, and `index.html` for every other path, because the routes of pages
 * are the web app's own. Paths of the API and of assets that do not exist stay 404.
 */
export async function createWebApp(root: string, env: Env): Promise<ServeWebApp> {
  const files = await loadStaticFiles(root, env)
  const index = files.get('/index.html')
  const landing = files.get('/landing.html')
  const signedIn = files.get('/signed-in.html')
  files.delete('/landing.html')
  files.delete('/signed-in.html')
  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const path = decodePath(request.url.split('?', 1)[0] ?? '')
    if (path === null || !isPagePath(path)) {
      const asset = path === null ? undefined : files.get(path)
      if (!asset) return false
      await sendFile(asset, request, reply)
      return true
    }
    // Who shows no session sees the landing page, which is drawn already; whether one is good, the page finds out.
    const hasSession = readSessionCookie(request, env) !== null
    const page = hasSession ? signedIn : path === '/' ? landing : undefined
    const known = files.get(path)
    const isPage = known === undefined || known === index
    const file = isPage ? (page ?? index) : known
    if (!file) return false
    await sendFile(file, request, reply, isPage)
    return true
  }
}

/** Whether GET of this address would be answered with a page. */
export function mayBePage(url: string): boolean {
  const path = decodePath(url.split('?', 1)[0] ?? '')
  return path !== null && path.startsWith('/') && isPagePath(path)
}

function isPagePath(path: string): boolean {
  return !/^\/+(api|assets)(\/|$)/i.test(path)
}

async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
  isByCookie = false,
): Promise<void> {
  reply
    .code(200)
    .type(file.contentType)
    .header('etag', file.etag)
    .header('vary', isByCookie ? 'accept-encoding, cookie' : 'accept-encoding')
    .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === file.etag) {
    reply.code(304).send()
    return
  }
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const body = await file.encoded(encoding)
    if (body) {
      reply.header('content-encoding', encoding).send(body)
      return
    }
  }
  reply.send(file.body)
}

function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = [header]
    .flat()
    .join(',')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding))
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
