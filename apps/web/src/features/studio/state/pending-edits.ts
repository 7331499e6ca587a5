import type { AppDocument } from '@kwiq/app-model'

/** Edits the server does not have yet: what it had, and what the person made of it. */
interface PendingEdits {
  base: AppDocument
  ours: AppDocument
}

const storeName = 'pending'

/** Keeps edits in this browser (IndexedDB) until the server has them, by project. Never throws: without storage nothing is kept. */
export const pendingEdits = {
  async read(projectId: string): Promise<PendingEdits | null> {
    const found = await inStore('readonly', (store) => store.get(projectId))
    return isPending(found) ? found : null
  },
  async write(projectId: string, pending: PendingEdits): Promise<void> {
    await inStore('readwrite', (store) => store.put(pending, projectId))
  },
  async remove(projectId: string): Promise<void> {
    await inStore('readwrite', (store) => store.delete(projectId))
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
