import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encodings that are offered, the smaller first. */
export type Encoding = 'br' | 'gzip'

export interface StaticFile {
  contentType: string
  /** Whether the name carries a hash of the content, so that it may be kept for ever. */
  isImmutable: boolean
  etag: string
  body: Buffer
  /** The body in an encoding, or null when that would not be smaller. Made once, when first asked for. */
  encoded(encoding: Encoding): Promise<Buffer | null>
}

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Types that are packed already. */
const packed = /^(image\/(gif|jpeg|png|webp|x-icon)|font\/|video\/)/

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const

/** Files that name the address Kwiq is reached at, which the build does not know. */
const hasAddress = /^\/((index|landing|signed-in)\.html|robots\.txt|sitemap\.xml)$/

function addAddress(content: Buffer, publicUrl: string): Buffer {
  return Buffer.from(content.toString().replaceAll('https://kwiq.invalid', publicUrl))
}

/**
 * The files under `root` by their paths in an address (`/assets/x.js`), held in memory; source maps are for the
 * server alone. Looking up a name in this
 * list, and never on the disk, leaves no way out of the folder.
 */
export async function loadStaticFiles(
  root: string,
  { publicUrl }: { publicUrl: string },
): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
  const loaded = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(root, file).split(sep).join('/')}`
    const content = await readFile(file)
    return [
      path,
      toStaticFile(path, file, hasAddress.test(path) ? addAddress(content, publicUrl) : content),
    ] as const
  })
  return new Map(await Promise.all(loaded))
}

function toStaticFile(path: string, file: string, body: Buffer): StaticFile {
  const contentType = contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  const made = new Map<Encoding, Promise<Buffer | null>>()
  const make = async (encoding: Encoding): Promise<Buffer | null> => {
    if (packed.test(contentType) || body.length < 1000) return null
    // The build may have made a better one than there is time for here.
    const prepared = readFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`)
    const result = await prepared.catch(() => compress[encoding](body))
    return result.length < body.length ? result : null
  }
  return {
    contentType,
    isImmutable: path.startsWith('/assets/'),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    encoded: (encoding) => {
      const encoded = made.get(encoding) ?? make(encoding)
      made.set(encoding, encoded)
      return encoded
    },
  }
}
