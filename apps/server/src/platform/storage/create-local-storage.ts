import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { type ByteRange, checkKey, type FileStorage } from './file-storage.ts'

/** Files in a folder. */
export function createLocalStorage(directory: string): FileStorage {
  const fileOf = (key: string): string => {
    checkKey(key)
    return path.join(directory, key)
  }
  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    const file = fileOf(key)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomUUID()}`
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put,
    open: async (key, range) => openFile(fileOf(key), range),
    remove: async (keys) => {
      for (const key of keys) await rm(fileOf(key), { force: true })
    },
    ping: async () => {
      await put('ping', new Uint8Array())
    },
  }
}

async function openFile(file: string, range: ByteRange | undefined): Promise<Readable | null> {
  try {
    await stat(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return createReadStream(file, range ? { start: range.first, end: range.last } : {})
}
