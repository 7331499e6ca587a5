import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { createLocalStorage, createS3Storage, type FileStorage } from './index.ts'
import { type S3Server, startS3Server } from './testing/start-s3-server.ts'

let directory: string
let s3: S3Server
const settings = { bucket: 'apps', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kwiq-storage-'))
  s3 = await startS3Server(settings)
})
afterAll(async () => {
  await s3.close()
  await rm(directory, { recursive: true, force: true })
})

const storages: [name: string, create: () => FileStorage][] = [
  ['the data directory', () => createLocalStorage(directory)],
  ['an S3-compatible store', () => createS3Storage({ ...settings, endpoint: s3.endpoint })],
]
const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

async function read(storage: FileStorage, key: string, range?: { first: number; last: number }) {
  const stream = await storage.open(key, range)
  return stream && Uint8Array.from(await buffer(stream))
}

describe.each(storages)('files in %s', (_name, create) => {
  it('come back whole and in parts, are replaced, and go', async () => {
    const storage = create()
    await storage.put('builds/one/app.apk', new Uint8Array([1]), 'application/zip')
    await storage.put('builds/one/app.apk', bytes, 'application/zip')
    expect(await read(storage, 'builds/one/app.apk')).toEqual(bytes)
    expect(await read(storage, 'builds/one/app.apk', { first: 10, last: 19 })).toEqual(bytes.slice(10, 20))
    await storage.remove(['builds/one/app.apk', 'builds/one/never.apk'])
    expect(await read(storage, 'builds/one/app.apk')).toBeNull()
    expect(await read(storage, 'builds/one/app.apk', { first: 0, last: 1 })).toBeNull()
    await storage.ping()
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', '', 'a//b', 'A', '.hidden', 'a/.b'])(
    'have no key such as %j',
    async (key) => {
      await expect(create().put(key, bytes, 'text/plain')).rejects.toThrow('not a file key')
      await expect(create().open(key)).rejects.toThrow('not a file key')
    },
  )
})

describe('a store that', () => {
  /** Milliseconds. */
  const limit = 150
  const impatient = () => createS3Storage({ ...settings, endpoint: s3.endpoint }, limit)
  afterEach(() => s3.set('none'))

  test('is away says so', async () => {
    const away = createS3Storage({ ...settings, endpoint: 'http://127.0.0.1:1' })
    await expect(away.put('a', bytes, 'text/plain')).rejects.toThrow()
    await expect(away.ping()).rejects.toThrow()
  })

  test.each([
    { secretAccessKey: 'another secret' },
    { accessKeyId: 'another key' },
    { region: 'eu-central-1' },
    { bucket: 'nowhere' },
  ])('does not know %j serves nothing', async (wrong) => {
    await createS3Storage({ ...settings, endpoint: s3.endpoint }).put('known', bytes, 'text/plain')
    const stranger = createS3Storage({ ...settings, ...wrong, endpoint: s3.endpoint })
    await expect(stranger.ping()).rejects.toThrow()
    await expect(stranger.put('known', new Uint8Array([1]), 'text/plain')).rejects.toThrow()
    const opened = await stranger.open('known').catch(() => null)
    expect(opened).toBeNull()
    expect(s3.files.get('/apps/known')).toEqual(Buffer.from(bytes))
  })

  test.each(['silent', 'reset'] as const)(
    'is %s is given up, and served again when it is back',
    async (fault) => {
      const storage = impatient()
      await storage.put('kept', bytes, 'text/plain')
      s3.set(fault)
      await expect(storage.put('lost', bytes, 'text/plain')).rejects.toThrow()
      await expect(storage.open('kept')).rejects.toThrow()
      await expect(storage.remove(['kept'])).rejects.toThrow()
      await expect(storage.ping()).rejects.toThrow()
      s3.set('none')
      expect(await read(storage, 'kept')).toEqual(bytes)
    },
  )

  test('serves who takes their time: only the store is waited for no longer than that', async () => {
    const storage = impatient()
    const large = new Uint8Array(3_000_000).fill(7)
    await storage.put('large', large, 'text/plain')
    const stream = await storage.open('large')
    const parts: Buffer[] = []
    for await (const part of stream ?? []) {
      if (parts.length === 0) await sleep(2 * limit)
      parts.push(part)
    }
    expect(Buffer.concat(parts).equals(large)).toBe(true)
  })

  test('stops in the middle of a file breaks the reading off', async () => {
    const storage = impatient()
    await storage.put('half', bytes, 'text/plain')
    s3.set('stalls')
    await expect(read(storage, 'half')).rejects.toThrow()
  })
})

test('no half-written file is left in the data directory', async () => {
  const storage = createLocalStorage(directory)
  await storage.put('whole/file', bytes, 'text/plain')
  expect(await readdir(path.join(directory, 'whole'))).toEqual(['file'])
})
