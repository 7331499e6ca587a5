import type { AppDocument, WrapOptions } from '@kwiq/app-model'
import { defaultWrapOptions } from '@kwiq/app-model'
import type { AppContent, LinkRule } from '../android/android-app.ts'

/** A website that an app shows as its top page, and the link rules the shells cannot follow. */
export interface Website {
  content: Extract<AppContent, { kind: 'site' }>
  /** Patterns of rules that hold for a part of a host only, or for other than web links. */
  unsupportedPatterns: string[]
}

/**
 * The website an app wraps: as its options say, or when it is nothing but one web view that fills its only screen.
 * Null for an app with screens of its own.
 */
export function websiteOf(document: AppDocument): Website | null {
  const wrap = document.app.wrap ?? wrapOfOnlyWebView(document)
  if (!wrap || !URL.canParse(wrap.url)) return null
  const { rules, unsupportedPatterns } = readRules(wrap)
  return {
    content: {
      kind: 'site',
      url: wrap.url,
      rules,
      otherLinks: 'external',
      isPullToRefresh: wrap.hasPullToRefresh,
      offline: { title: wrap.offlineTitle, message: wrap.offlineMessage },
    },
    unsupportedPatterns,
  }
}

function wrapOfOnlyWebView({ screens }: AppDocument): WrapOptions | null {
  const [only, ...others] = screens.length === 1 ? (screens[0]?.components ?? []) : []
  const url = only?.properties.url
  const isWhole = only?.type === 'webview' && only.properties.fill === true && others.length === 0
  return isWhole && typeof url === 'string' && /^https?:/i.test(url) ? defaultWrapOptions(url) : null
}

/** The shells know hosts, and `*.` before them; the site with and without `www.` is one. */
function readRules(wrap: WrapOptions): { rules: LinkRule[]; unsupportedPatterns: string[] } {
  const rules: LinkRule[] = []
  const unsupportedPatterns: string[] = []
  for (const { pattern, opens } of wrap.linkRules) {
    const host = /^(?:(?:\*|https?):\/\/)?((?:\*\.)?[a-z0-9.-]+)(?:\/\*?)?$/i.exec(pattern.trim())?.[1]
    if (host?.includes('.') || host === 'localhost') rules.push({ host, target: opens })
    else unsupportedPatterns.push(pattern)
  }
  const { hostname } = new URL(wrap.url)
  const sibling = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`
  if (/[a-z]/i.test(sibling) && sibling.includes('.')) rules.push({ host: sibling, target: 'inside' })
  return { rules, unsupportedPatterns }
}
