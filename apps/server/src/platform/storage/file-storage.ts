import type { Readable } from 'node:stream'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number
  last: number
}

/** Where files live: the data directory, or an S3-compatible store. Rejects when it cannot be reached. */
export interface FileStorage {
  /** Stores a file whole: it is there with all its bytes or not at all. Replaces one of the same key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The file, or a part of it, as a stream; null when it is not there. Who opens it reads or destroys it. */
  open(key: string, range?: ByteRange): Promise<Readable | null>
  /** Removes files; those that are not there are no fault. */
  remove(keys: readonly string[]): Promise<void>
  /** Rejects when files cannot be stored. */
  ping(): Promise<void>
}

/** Throws for a key that could mean anything but a file of ours. Keys are made by us: a bad one is a bug. */
export function checkKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key))
    throw new RangeError(`not a file key: ${key}`)
}
