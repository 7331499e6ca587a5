import type { PendingKey } from './pending-edits.ts'

const nameOf = ({ projectId, pageId }: PendingKey) => `kwiq-studio ${projectId} ${pageId}`

/** The lock manager; browsers have it on secure origins only. */
const manager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/** Marks this page's edits as looked after, as long as the page lives. Returns how to end that. */
export function holdPage(key: PendingKey): () => void {
  const held = Promise.withResolvers<void>()
  manager()
    ?.request(nameOf(key), () => held.promise)
    .catch(() => {})
  return () => held.resolve()
}

/**
 * Does something for a page once it is gone: at once or whenever it is, and no two pages at a time. Resolves after
 * that, or without it when `signal` is aborted before.
 */
export async function whenPageIsGone(
  key: PendingKey,
  signal: AbortSignal,
  then: () => Promise<void>,
): Promise<void> {
  const locks = manager()
  if (!locks) return await then()
  try {
    await locks.request(nameOf(key), { signal }, then)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
