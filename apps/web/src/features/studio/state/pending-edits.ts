import type { AppDocument } from '@kwiq/app-model'
import { quickCopies } from './quick-copies.ts'
import type { LastSave } from './save-queue.ts'

/** Edits the server may not have: what it had, and what the person made of it. */
export interface PendingEdits {
  base: AppDocument
  ours: AppDocument
  /**
   * The save by which `ours` was sent while the page was left; `unknown` when some of the edits were under way in
   * another, null when none were.
   */
  sent: LastSave | 'unknown' | null
}

/** Whose edits of which project: several pages of one browser may each have some. */
export interface PendingKey {
  projectId: string
  /** The page that made them; a page loaded anew is another. */
  pageId: string
}

const storeName = 'pending'
const keyOf = ({ projectId, pageId }: PendingKey): [string, string] => [projectId, pageId]

/**
 * Keeps edits in this browser until the server has them: in IndexedDB, and what has to be written in the instant the
 * page goes as a quick copy, which is the newer one where there are both. Never throws: without storage nothing is kept.
 */
export const pendingEdits = {
  /** The pages that left edits of a project. */
  async listPages(projectId: string): Promise<string[]> {
    const range = () => IDBKeyRange.bound([projectId], [projectId, []])
    const keys = await inStore('readonly', (store) => store.getAllKeys(range()))
    const stored = Array.isArray(keys)
      ? keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'string' ? [key[1]] : []))
      : []
    return [...new Set([...stored, ...quickCopies.listPages(projectId)])]
  },
  async read(key: PendingKey): Promise<PendingEdits | null> {
    const quick = quickCopies.read(key)
    if (quick) return quick
    const found = await inStore('readonly', (store) => store.get(keyOf(key)))
    return isPending(found) ? { ...found, sent: found.sent ?? null } : null
  },
  async write(key: PendingKey, pending: PendingEdits): Promise<void> {
    const written = await inStore('readwrite', (store) => store.put(pending, keyOf(key)))
    if (written !== null) quickCopies.remove(key)
  },
  /** Writes before it returns; false where that much cannot be kept so. */
  writeNow(key: PendingKey, pending: PendingEdits): boolean {
    return quickCopies.write(key, pending)
  },
  async remove(key: PendingKey): Promise<void> {
    quickCopies.remove(key)
    await inStore('readwrite', (store) => store.delete(keyOf(key)))
  },
}

// Those written by former versions of Kwiq do not say how they were sent.
function isPending(value: unknown): value is Omit<PendingEdits, 'sent'> & Partial<PendingEdits> {
  return typeof value === 'object' && value !== null && 'base' in value && 'ours' in value
}

async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await open()
    try {
      return await settled(ask(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    // Private windows and full disks: the edits still live in the page.
    return null
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kwiq-studio', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}
