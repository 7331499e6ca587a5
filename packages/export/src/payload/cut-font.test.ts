import { readFileSync } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'
import { describe, expect, it } from 'vitest'
import { cutFont } from './cut-font.ts'

const folder = path.resolve(import.meta.dirname, '../../../runtime/payload/fonts')
const words = 'Skýrsla «Æðarfugl» −3 ↑ hẹ'

describe.each(['newsreader-latin-wght-normal', 'fraunces-latin-wght-italic', 'inter-latin-wght-normal'])(
  'of %s',
  (name) => {
    it('a font is cut that others read as one HarfBuzz cuts', async () => {
      const source = readFileSync(path.join(folder, `${name}.ttf`))
      const cut = await cutFont(source, words)
      expect(cut.length).toBeLessThan(source.length / 4)
      const keepFeatures = 'ccmp kern liga locl mark mkmk rlig rvrn tnum'.split(' ')
      const expected = await subset(source, words, { targetFormat: 'sfnt', keepFeatures })
      // Google's own reader unpacks it, and packs and unpacks the expected one: equal fonts come out as equal bytes.
      const unpacked = await asSfnt(Buffer.from(cut))
      const same = await asSfnt(await subset(source, words, { targetFormat: 'woff2', keepFeatures }))
      expect(tablesOf(unpacked)).toEqual(tablesOf(same))
      expect(tablesOf(unpacked).size).toBe(tablesOf(expected).size)
    })

    it('is equal for equal words', async () => {
      const source = readFileSync(path.join(folder, `${name}.ttf`))
      expect(await cutFont(source, 'é')).toEqual(await cutFont(source, 'é'))
    })
  },
)

/** Every character the font has, with nothing changed: what is left is the unpacking. */
const asSfnt = (woff2: Buffer) => subset(woff2, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })

function tablesOf(sfnt: Buffer): Map<string, string> {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index): [string, string] => {
    const at = 12 + index * 16
    const [start, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)]
    return [sfnt.toString('latin1', at, at + 4), sfnt.toString('base64', start, start + length)]
  })
  return new Map(tables)
}
