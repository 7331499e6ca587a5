import type { AppDocument } from '@kwiq/app-model'

/** Edits the server does not have yet: what it had, and what the person made of it. */
export interface PendingEdits {
  base: AppDocument
  ours: AppDocument
}

/** Whose edits of which project: several pages of one browser may each have some. */
export interface PendingKey {
  projectId: string
  /** The page that made them; a page loaded anew is another. */
  pageId: string
}

const storeName = 'pending'
const keyOf = ({ projectId, pageId }: PendingKey): [string, string] => [projectId, pageId]

/** Keeps edits in this browser (IndexedDB) until the server has them. Never throws: without storage nothing is kept. */
export const pendingEdits = {
  /** The pages that left edits of a project, in the order of their ids. */
  async listPages(projectId: string): Promise<string[]> {
    const range = () => IDBKeyRange.bound([projectId], [projectId, []])
    const keys = await inStore('readonly', (store) => store.getAllKeys(range()))
    if (!Array.isArray(keys)) return []
    return keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'string' ? [key[1]] : []))
  },
  async read(key: PendingKey): Promise<PendingEdits | null> {
    const found = await inStore('readonly', (store) => store.get(keyOf(key)))
    return isPending(found) ? found : null
  },
  async write(key: PendingKey, pending: PendingEdits): Promise<void> {
    await inStore('readwrite', (store) => store.put(pending, keyOf(key)))
  },
  async remove(key: PendingKey): Promise<void> {
    await inStore('readwrite', (store) => store.delete(keyOf(key)))
  },
}

function isPending(value: unknown): value is PendingEdits {
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
