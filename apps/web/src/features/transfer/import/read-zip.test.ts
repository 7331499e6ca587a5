import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZipEntry } from './read-zip.ts'

interface File {
  name: string
  text: string
  isStored?: boolean
  /** Unix mode. */
  mode?: number
  /** What the directory says its size is. */
  claimedSize?: number
  flags?: number
}

/** A zip as any tool writes it. */
function makeZip(files: File[], comment = ''): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, isStored, mode = 0o100644, claimedSize, flags = 0 } of files) {
    const data = Buffer.from(text)
    const packed = isStored ? data : deflateRawSync(data)
    const title = Buffer.from(name)
    const size = claimedSize ?? data.length
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021403', 'hex'), common, tail, title]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return new Uint8Array(Buffer.concat([...locals, list, end, Buffer.from(comment)]))
}

const read = (zip: Uint8Array<ArrayBuffer>, limit = 1000) =>
  readZipEntry(zip, (name) => /^(?:[^/]+\/)?kwiq\.json$/.test(name), limit)

test('a file is read, packed or not, also behind a comment', async () => {
  const files = [
    { name: 'App.tsx', text: 'x' },
    { name: 'kwiq.json', text: '{"a":"ü"}' },
  ]
  expect(await read(makeZip(files))).toBe('{"a":"ü"}')
  expect(await read(makeZip([{ name: 'kwiq.json', text: 'plain', isStored: true }], 'a comment'))).toBe(
    'plain',
  )
})

test('the one nearest the root wins; others are not looked at', async () => {
  expect(
    await read(
      makeZip([
        { name: 'app/kwiq.json', text: 'in' },
        { name: 'kwiq.json', text: 'root' },
      ]),
    ),
  ).toBe('root')
  expect(await read(makeZip([{ name: 'app/kwiq.json', text: 'in' }]))).toBe('in')
  expect(
    await read(
      makeZip([
        { name: '../kwiq.json.txt', text: 'x' },
        { name: 'a/b/kwiq.json', text: 'x' },
      ]),
    ),
  ).toBeNull()
})

test('a bomb is left packed, whatever it says its size is', async () => {
  const text = '0'.repeat(5_000_000)
  await expect(read(makeZip([{ name: 'kwiq.json', text }]))).rejects.toThrow('too large')
  await expect(read(makeZip([{ name: 'kwiq.json', text, claimedSize: 10 }]), 100_000)).rejects.toThrow(
    'too large',
  )
})

test('symbolic links and encrypted files are no files, the same file twice is refused', async () => {
  expect(await read(makeZip([{ name: 'kwiq.json', text: '/etc/passwd', mode: 0o120777 }]))).toBeNull()
  expect(await read(makeZip([{ name: 'kwiq.json', text: 'secret', flags: 1 }]))).toBeNull()
  const twice = [
    { name: 'kwiq.json', text: 'a' },
    { name: 'kwiq.json', text: 'b' },
  ]
  await expect(read(makeZip(twice))).rejects.toThrow('twice')
})

test('what is no zip, or half of one, says so and never hangs', async () => {
  await expect(read(new Uint8Array(5))).rejects.toThrow()
  await expect(read(new Uint8Array(100_000))).rejects.toThrow('not a zip')
  const zip = makeZip([{ name: 'kwiq.json', text: 'hello'.repeat(50) }])
  for (let length = 0; length < zip.length; length += 1) {
    await expect(read(zip.slice(0, length))).rejects.toThrow()
  }
})
