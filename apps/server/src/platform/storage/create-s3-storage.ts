import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { S3Settings } from '../env/env.ts'
import { checkKey, type FileStorage } from './file-storage.ts'

/** Milliseconds for one request to the store. */
const patience = 30_000

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function createS3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStorage {
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: patience,
  })
  return {
    put: async (key, bytes, contentType) => {
      checkKey(key)
      const response = await client.putObject(key, bytes, contentType)
      if (!response.ok) throw new Error(`The store answered ${response.status} to a new file.`)
    },
    open: async (key, range) => {
      checkKey(key)
      const response = range
        ? await client.getObjectResponse(key, { range: `bytes=${range.first}-${range.last}` })
        : await client.getObjectResponse(key)
      if (!response || response.status === 404) return null
      if (!response.ok || !response.body) throw new Error(`The store answered ${response.status} to a read.`)
      if (range && response.status !== 206) throw new Error('The store does not serve parts of files.')
      // The same stream: the types of fetch and of node:stream only differ in name.
      return Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    },
    remove: async (keys) => {
      for (const key of keys) {
        checkKey(key)
        await client.deleteObject(key)
      }
    },
    ping: async () => {
      if (!(await client.bucketExists())) throw new Error('The bucket is not there.')
    },
  }
}
