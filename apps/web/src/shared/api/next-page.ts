/** Path and query of the next page of a list, as its `Link` header names it, or null. */
export function nextPage(response: Response): string | null {
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  if (next === undefined) return null
  // The server names itself by its public address; the page asks the one it came from.
  const { pathname, search } = new URL(next)
  return pathname + search
}
