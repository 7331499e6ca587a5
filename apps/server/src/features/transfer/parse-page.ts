import { Parser } from 'htmlparser2'

/** An icon a page names. */
export interface IconLink {
  href: string
  /** Pixels of its longer side; 0 where it does not say. */
  size: number
}

/** What the head of a page says about its site. */
export interface PageHead {
  title: string | null
  /** `application-name`, `apple-mobile-web-app-title` or `og:site_name`. */
  appName: string | null
  description: string | null
  themeColor: string | null
  manifestHref: string | null
  /** A base element's address. */
  baseHref: string | null
  icons: IconLink[]
}

const mostIcons = 20

/** Reads the head of a page. Never throws, whatever the page holds. */
export function parsePage(html: string): PageHead {
  const metas = new Map<string, string>()
  const icons: IconLink[] = []
  let title = ''
  let isInTitle = false
  let isDone = false
  let manifestHref: string | null = null
  let baseHref: string | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isDone) return
        if (name === 'body') isDone = true
        if (name === 'title' && title === '') isInTitle = true
        if (name === 'base') baseHref ??= attributes.href ?? null
        if (name === 'meta') {
          const key = (attributes.name ?? attributes.property ?? '').toLowerCase()
          const isForDark = /dark/.test(attributes.media ?? '')
          if (attributes.content && !isForDark && !metas.has(key)) metas.set(key, attributes.content)
        }
        if (name === 'link' && attributes.href) {
          const kinds = (attributes.rel ?? '').toLowerCase().split(/\s+/)
          if (kinds.includes('manifest')) manifestHref ??= attributes.href
          if (
            icons.length < mostIcons &&
            kinds.some((kind) => /^(?:icon|apple-touch-icon(?:-precomposed)?)$/.test(kind))
          )
            icons.push({ href: attributes.href, size: sizeOf(attributes.sizes, kinds) })
        }
      },
      ontext(text) {
        if (isInTitle && title.length < 1000) title += text
      },
      onclosetag(name) {
        if (name === 'title') isInTitle = false
        if (name === 'head') isDone = true
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return {
    title: cleanText(title, 120),
    appName: cleanText(
      metas.get('application-name') ?? metas.get('apple-mobile-web-app-title') ?? metas.get('og:site_name'),
      60,
    ),
    description: cleanText(metas.get('description') ?? metas.get('og:description'), 300),
    themeColor: metas.get('theme-color') ?? null,
    manifestHref,
    baseHref,
    icons,
  }
}

function sizeOf(sizes: string | undefined, kinds: string[]): number {
  const stated = Number(/(\d{1,4})x\d{1,4}/i.exec(sizes ?? '')?.[1] ?? 0)
  // What Apple asks for where a page does not say.
  return stated || (kinds.some((kind) => kind.startsWith('apple')) ? 180 : 0)
}

/** One line of text without control characters, cut at `limit` characters; null when nothing is left. */
export function cleanText(text: unknown, limit: number): string | null {
  if (typeof text !== 'string') return null
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  const short =
    characters.length > limit
      ? `${characters
          .slice(0, limit - 1)
          .join('')
          .trim()}…`
      : line
  return short === '' ? null : short
}
