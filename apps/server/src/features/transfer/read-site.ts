import { type SafeAnswer, type SafeFetch, UnsafeAddressError } from '../../platform/safe-fetch/index.ts'
import { decodePicture } from '../../platform/pictures/index.ts'
import { decodeText } from './decode-text.ts'
import { type Manifest, parseManifest } from './parse-manifest.ts'
import { type IconLink, parsePage } from './parse-page.ts'
import { readColor } from './read-color.ts'
import { type ImageHeader, readImageHeader } from './read-image-header.ts'

/** A site's icon, checked by its bytes. */
interface SiteIcon extends ImageHeader {
  bytes: Buffer
}

/** What a website says about itself. */
export interface Site {
  name: string | null
  description: string | null
  /** #rrggbb. */
  themeColor: string | null
  orientation: 'portrait' | 'landscape' | null
  icon: SiteIcon | null
}

/** Milliseconds for all there is to read of a site. */
const patience = 5000
const limits = { page: 1_000_000, manifest: 100_000, icon: 300_000 } as const
const iconTries = 4
/** Pixels of a side: smaller is no app icon, larger is no icon. */
const iconSides = { least: 48, most: 1024 } as const

/**
 * Reads a site's name, description, colour and icon from its page and manifest. Null when the page cannot be read;
 * throws UnsafeAddressError when the address itself leads into a private network.
 */
export async function readSite(fetchPublic: SafeFetch, url: URL): Promise<Site | null> {
  const signal = AbortSignal.timeout(patience)
  const get = (address: URL, maxBytes: number, accept: string) =>
    fetchPublic(address, { signal, maxBytes, accept })
  const page = await get(url, limits.page, 'text/html,application/xhtml+xml').catch(throwUnsafe)
  if (!page || page.status >= 400 || !isHtml(page)) return null
  const head = parsePage(decodeText(page))
  const base = URL.parse(head.baseHref ?? '', page.url) ?? page.url
  const found = await readManifest(head.manifestHref, base, (address) =>
    get(address, limits.manifest, 'application/manifest+json,application/json'),
  )
  const links = [
    ...(found?.manifest.icons ?? []).map((icon) => resolveIcon(icon, found?.url ?? base)),
    ...head.icons.map((icon) => resolveIcon(icon, base)),
    resolveIcon({ href: '/apple-touch-icon.png', size: 1 }, base),
  ]
  return {
    name: found?.manifest.name ?? head.appName,
    description: found?.manifest.description ?? head.description,
    themeColor: readColor(head.themeColor) ?? readColor(found?.manifest.themeColor ?? null),
    orientation: readOrientation(found?.manifest.orientation),
    icon: await readIcon(links, (address) =>
      get(address, limits.icon, 'image/png,image/jpeg,image/webp;q=0.5'),
    ),
  }
}

/** Lets an unsafe address of the site itself through as an error; a redirect to one, or silence, is just no answer. */
function throwUnsafe(error: unknown): null {
  if (error instanceof UnsafeAddressError && !error.isRedirect) throw error
  return null
}

async function readManifest(
  href: string | null,
  base: URL,
  get: (url: URL) => Promise<SafeAnswer>,
): Promise<{ manifest: Manifest; url: URL } | null> {
  const address = href === null ? null : URL.parse(href, base)
  const answer = address && (await get(address).catch(() => null))
  const manifest = answer && answer.status < 400 ? parseManifest(decodeText(answer)) : null
  return answer && manifest ? { manifest, url: answer.url } : null
}

interface IconAddress {
  url: URL | null
  size: number
}

function resolveIcon({ href, size }: IconLink, base: URL): IconAddress {
  return { url: URL.parse(href, base), size }
}

/** The icon nearest above 192 px that can be drawn, of the few best candidates; else one that browsers show at least. */
async function readIcon(
  links: readonly IconAddress[],
  get: (url: URL) => Promise<SafeAnswer>,
): Promise<SiteIcon | null> {
  const rank = ({ size }: IconAddress) => (size >= 192 && size <= 512 ? 1000 - size : size > 512 ? 400 : size)
  const best = links
    .filter(({ url }) => url !== null && !/\.(?:svg|ico)$/i.test(url.pathname))
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, iconTries)
  let shown: SiteIcon | null = null
  for (const { url } of best) {
    const answer = url && (await get(url).catch(() => null))
    if (!answer || answer.status >= 400) continue
    const header = readImageHeader(answer.body)
    if (!header || !isIconSize(header.width) || !isIconSize(header.height)) continue
    const icon = { ...header, bytes: answer.body }
    if (decodePicture(answer.body)) return icon
    shown ??= icon
  }
  return shown
}

const isIconSize = (side: number) => side >= iconSides.least && side <= iconSides.most
const isHtml = ({ headers }: SafeAnswer) => /html/i.test(headers['content-type'] ?? 'text/html')

function readOrientation(stated: string | null | undefined): Site['orientation'] {
  if (stated?.startsWith('portrait')) return 'portrait'
  return stated?.startsWith('landscape') ? 'landscape' : null
}
