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

/** Does something for a page that is gone; nothing while it lives, or while another page does the same. */
export async function whenPageIsGone(key: PendingKey, then: () => Promise<void>): Promise<void> {
  const locks = manager()
  if (!locks) return await then()
  await locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await then()
  })
}
