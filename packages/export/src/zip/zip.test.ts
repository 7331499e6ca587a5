import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readZip } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

const text = (words: string) => new TextEncoder().encode(words)

describe('writeZip', () => {
  it('gives back what was put in, in order, names of any script included', () => {
    const files = ['a.txt', 'ordner/größe.txt', '名前/日本.txt', '😀.txt'].map((path) => ({
      path,
      bytes: text(`${path} `.repeat(50)),
    }))
    const { records } = readZip(writeZip(files))
    expect(records.map((record) => record.path)).toEqual(files.map((file) => file.path))
    for (const [index, record] of records.entries())
      expect([...record.read()]).toEqual([...(files[index]?.bytes ?? [])])
  })

  it('stores what does not shrink and deflates what does', () => {
    const { records } = readZip(
      writeZip([
        { path: 'noise', bytes: randomBytes(500) },
        { path: 'words', bytes: text('again '.repeat(99)) },
        { path: 'nothing', bytes: text('') },
      ]),
    )
    expect(records.map((record) => record.isStored)).toEqual([true, false, true])
  })

  it('puts stored data on its alignment wherever it falls', () => {
    for (let length = 1; length < 40; length++) {
      const { records } = readZip(
        writeZip([
          { path: 'x'.repeat(length), bytes: randomBytes(length) },
          { path: 'four', bytes: text('data'), method: 'store' },
          { path: 'page', bytes: text('data'), method: 'store', alignment: 16_384 },
        ]),
      )
      expect(records[1]?.dataOffset).toSatisfy((offset: number) => offset % 4 === 0)
      expect(records[2]?.dataOffset).toSatisfy((offset: number) => offset % 16_384 === 0)
    }
  })

  it.each(['', '/etc/passwd', '../up', 'a/../b', 'a//b', 'C:/x', 'a\\b', 'folder/', 'nul\0'])(
    'refuses the path %j',
    (path) => {
      expect(() => writeZip([{ path, bytes: text('x') }])).toThrow(RangeError)
    },
  )

  it('refuses a path that occurs twice', () => {
    const file = { path: 'a', bytes: text('x') }
    expect(() => writeZip([file, file])).toThrow('twice')
  })
})

describe('readZip', () => {
  const archive = writeZip([{ path: 'a.txt', bytes: text('hello '.repeat(9)) }])

  it('notices a changed byte anywhere, or reads what was written', () => {
    for (let at = 0; at < archive.length; at++) {
      const broken = archive.slice()
      broken[at] = (broken[at] ?? 0) ^ 0xff
      const outcome = () => readZip(broken).records.map((record) => [record.path, String(record.read())])
      let result: unknown = null
      try {
        result = outcome()
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      if (result !== null) expect(result).toEqual([['a.txt', String(text('hello '.repeat(9)))]])
    }
  })

  it('refuses what is cut short', () => {
    for (let length = 0; length < archive.length; length++) {
      expect(() => readZip(archive.subarray(0, length)).records.map((record) => record.read())).toThrow()
    }
  })
})
