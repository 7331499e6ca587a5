import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import type { S3Settings } from '../env/env.ts'
import { fetchInTime, readInTime } from './fetch-in-time.ts'
import { type ByteRange, checkKey, type FileStorage } from './file-storage.ts'

/** Milliseconds for the store to answer one request, and between two parts of a file that is being read. */
const patience = 30_000

/** Files in a bucket of any S3-compatible store, addressed by path. `timeLimit` is for tests. */
export function createS3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  timeLimit = patience,
): FileStorage {
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchInTime(timeLimit),
  })
  return {
    put: async (key, bytes, contentType) => {
      checkKey(key)
      const response = await client.putObject(key, bytes, contentType)
      if (!response.ok) throw new Error(`The store answered ${response.status} to a new file.`)
    },
    open: async (key, range) => {
      checkKey(key)
      // The end is counted as slices are: the byte before it is the last.
      const response = range ? await readPart(client, key, range) : await client.getObjectResponse(key)
      if (!response || response.status === 404) return null
      if (!response.ok || !response.body) throw new Error(`The store answered ${response.status} to a read.`)
      if (range && response.status !== 206) throw new Error('The store does not serve parts of files.')
      return Readable.from(readInTime(response.body, timeLimit), { objectMode: false })
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

/** A part of a file; null when it is not there, which this call of the client throws. */
async function readPart(client: S3mini, key: string, { first, last }: ByteRange): Promise<Response | null> {
  try {
    return await client.getObjectRaw(key, false, first, last + 1)
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === 404) return null
    throw error
  }
}
