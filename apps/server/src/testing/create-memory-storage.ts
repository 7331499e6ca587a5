import { Readable } from 'node:stream'
import type { FileStorage } from '../platform/storage/index.ts'

/** Files in memory. */
export function createMemoryStorage(): FileStorage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    put: async (key, bytes) => {
      files.set(key, bytes)
    },
    open: async (key, range) => {
      const bytes = files.get(key)
      if (!bytes) return null
      return Readable.from([Buffer.from(range ? bytes.subarray(range.first, range.last + 1) : bytes)])
    },
    remove: async (keys) => {
      for (const key of keys) files.delete(key)
    },
    ping: async () => undefined,
  }
}
