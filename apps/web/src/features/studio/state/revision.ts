/** The number in an ETag of the schema, or null when it is none of ours. */
export function revisionOf(etag: string): number | null {
  const digits = /^(?:W\/)?"(\d+)"$/.exec(etag)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Whether one ETag stands for a later document than another. Those that cannot be compared count as later. */
export function isNewer(etag: string, than: string): boolean {
  const [one, other] = [revisionOf(etag), revisionOf(than)]
  return one === null || other === null || one > other
}
