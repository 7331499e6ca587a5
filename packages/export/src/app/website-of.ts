import type { AppDocument, WrapOptions } from '@kwiq/app-model'
import { defaultWrapOptions } from '@kwiq/app-model'
import type { AndroidApp, AppContent, LinkRule } from '../android/android-app.ts'

/** A website that an app shows as its top page, and how. */
export interface Website extends Pick<AndroidApp, 'orientation' | 'barColor'> {
  content: Extract<AppContent, { kind: 'site' }>
  /** Hosts whose links the app can open: the site's own, where it is reached by https. */
  linkHosts: string[]
  /** Patterns of rules that no shell can follow: links that are not of the web always leave an app. */
  unsupportedPatterns: string[]
}

/**
 * The website an app wraps: as its options say, or when it is nothing but one web view that fills its only screen.
 * Null for an app with screens of its own.
 */
export function websiteOf(document: AppDocument): Website | null {
  const wrap = document.app.wrap ?? wrapOfOnlyWebView(document)
  const url = wrap && URL.parse(wrap.url)
  if (!wrap || !url) return null
  const { rules, unsupportedPatterns } = readRules(wrap, url)
  return {
    content: {
      kind: 'site',
      url: wrap.url,
      rules,
      otherLinks: 'external',
      isPullToRefresh: wrap.hasPullToRefresh,
      offline: { title: wrap.offlineTitle, message: wrap.offlineMessage },
    },
    orientation: wrap.orientation,
    ...(wrap.barColor && { barColor: wrap.barColor }),
    linkHosts: url.protocol === 'https:' && isPublicName(url.hostname) ? [url.hostname] : [],
    unsupportedPatterns,
  }
}

function wrapOfOnlyWebView({ screens }: AppDocument): WrapOptions | null {
  const [only, ...others] = screens.length === 1 ? (screens[0]?.components ?? []) : []
  const url = only?.properties.url
  const isWhole = only?.type === 'webview' && only.properties.fill === true && others.length === 0
  return isWhole && typeof url === 'string' && /^https?:/i.test(url) ? defaultWrapOptions(url) : null
}

/** The rules of a wrap; the site with and without `www.` is one. */
function readRules(
  wrap: WrapOptions,
  { hostname }: URL,
): { rules: LinkRule[]; unsupportedPatterns: string[] } {
  const rules: LinkRule[] = []
  const unsupportedPatterns: string[] = []
  for (const { pattern: written, opens } of wrap.linkRules) {
    const pattern = written.trim()
    // `tel:*`, but not `shop.example:8080`.
    const isOfWeb = !/^[a-z][a-z0-9+.-]*:(?!\/\/|\d)/i.test(pattern)
    if (pattern === '' || (!isOfWeb && opens === 'external')) continue
    if (isOfWeb && !/[\s\p{Cc}]/u.test(pattern)) rules.push({ pattern, target: opens })
    else unsupportedPatterns.push(pattern)
  }
  const sibling = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`
  if (isPublicName(sibling)) rules.push({ pattern: sibling, target: 'inside' })
  return { rules, unsupportedPatterns }
}

/** A name with letters and a dot: no address in numbers, and not `localhost`. */
const isPublicName = (hostname: string) => /[a-z]/i.test(hostname) && hostname.includes('.')
