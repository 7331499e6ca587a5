import type { LinkRule, LinkTarget, WrapOptions } from './wrap-options.ts'
import { matchWildcard } from './match-wildcard.ts'

/** Where a link opens, and why: a rule with its index, or one of the two things that hold without rules. */
export type LinkDecision =
  | { opens: LinkTarget; by: 'rule'; rule: LinkRule; index: number }
  | { opens: LinkTarget; by: 'own-site' | 'other-site' }

/**
 * Decides where a link of a wrapped site opens; null for text that is no address. A pattern is
 * `[scheme://]host[/path]` with `*` for any characters: `*.shop.example` is the host and all below it, a pattern
 * without a path holds for all of its host, a path counts with its query. `tel:*` and `mailto:*` are patterns too.
 * Without a matching rule, pages of the site's own host stay inside and all else leaves the app.
 */
export function findLinkRule(
  wrap: Pick<WrapOptions, 'url' | 'linkRules'>,
  link: string,
): LinkDecision | null {
  const address = readAddress(link)
  if (!address) return null
  for (const [index, rule] of wrap.linkRules.entries()) {
    if (matchesPattern(rule.pattern, address)) return { opens: rule.opens, by: 'rule', rule, index }
  }
  const own = readAddress(wrap.url)
  const isOwn = isWeb(address) && own !== null && withoutWww(own.hostname) === withoutWww(address.hostname)
  return isOwn ? { opens: 'inside', by: 'own-site' } : { opens: 'external', by: 'other-site' }
}

function matchesPattern(written: string, address: URL): boolean {
  const pattern = written.trim()
  const [, scheme, rest = ''] = /^(?:([a-z*][a-z0-9+.-]*):\/\/)?(.*)$/i.exec(pattern) ?? []
  if (!isWeb(address)) return matchWildcard(pattern.toLowerCase(), address.href.toLowerCase())
  if (scheme && !matchWildcard(scheme.toLowerCase(), address.protocol.slice(0, -1))) return false
  const slash = rest.indexOf('/')
  const host = (slash < 0 ? rest : rest.slice(0, slash)).toLowerCase()
  if (host === '' || !matchesHost(host, address)) return false
  return slash < 0 || matchWildcard(rest.slice(slash), `${address.pathname}${address.search}`)
}

function matchesHost(host: string, address: URL): boolean {
  const actual = host.includes(':') ? address.host : address.hostname
  return matchWildcard(host, actual) || (host.startsWith('*.') && host.slice(2) === actual)
}

function readAddress(link: string): URL | null {
  const text = link.trim()
  return URL.parse(text) ?? null
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'
const withoutWww = (hostname: string) => hostname.replace(/^www\./, '')
