/** The ETag of a document's revision, in quotes as the header wants it. */
export function formatEtag(revision: number): string {
  return `"${revision}"`
}

/**
 * Whether an If-Match or If-None-Match header names this revision. Proxies that compress mark tags as weak
 * (`W/`); ours name bytes we stored, so the mark is ignored.
 */
export function matchesEtag(header: string, revision: number): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag === formatEtag(revision)
  })
}
