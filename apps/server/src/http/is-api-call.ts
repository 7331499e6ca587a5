/**
 * Whether a request's address may lead to a route of the API. The router decodes paths and takes whole addresses
 * too (`/%61pi/login`, `http://host/api/login`), so what is written in an unusual way counts as well: nobody
 * leaves the rate limits by spelling.
 */
export function isApiCall({ url }: { url: string }): boolean {
  if (url === '/metrics' || url.startsWith('/metrics?')) return true
  if (url.startsWith('/api/') || !url.startsWith('/')) return true
  if (!url.includes('%')) return false
  try {
    return decodeURIComponent(url).startsWith('/api/')
  } catch {
    return true
  }
}
