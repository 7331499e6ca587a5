/**
 * Where to go after signing in: a path of this very site, else `/`. Browsers read `\` as `/` and drop control
 * characters, so that `/\evil.com` and `/<tab>/evil.com` would leave the site.
 */
export function safeReturnTo(value: string | undefined): string {
  if (!value || !value.startsWith('/') || value.length > 2000) return '/'
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  if (value.startsWith('//') || /[\\\u0000-\u0020\u007f-\u009f]/.test(value)) return '/'
  const base = 'http://kwiq.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  // The way back must not end the session just begun.
  return url.pathname.startsWith('/api/') ? '/' : url.pathname + url.search + url.hash
}
