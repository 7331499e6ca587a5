/**
 * Cuts the fonts of the themes down for exported apps: payload/fonts/<font>.<reach>.woff2, and font-sources.json,
 * which says what they were cut from. Run it when a font of the catalogue changes. Needs subset-font (BSD-3), which
 * brings HarfBuzz along and is nothing Kwiq itself needs:
 *
 *   npm install --prefix /tmp/subset subset-font@2.9.0
 *   SUBSET_FONT=/tmp/subset/node_modules/subset-font/index.js node packages/runtime/scripts/subset-fonts.ts
 *
 * The outlines stay as they are: what is left out are weights and OpenType features that no text of an app is set in,
 * and characters beyond the reach.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { hashFonts, readFontFaces } from '../src/payload/fonts/font-faces.ts'
import { charactersOf, fontReaches } from '../src/payload/fonts/font-reaches.ts'
import { weightsOf } from '../src/payload/fonts/font-weights.ts'

const SubsetFont = z.custom<
  (
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      variationAxes: { wght: number | { min: number; max: number; default: number } }
    },
  ) => Promise<Buffer>
>((value) => typeof value === 'function')

/** Features that texts show, arrows drawn of hyphens left out, and the figures of equal width that prices and clocks are set in. */
const keepFeatures = 'ccmp kern liga locl mark mkmk rlig rvrn tnum'.split(' ')
const entry = process.env.SUBSET_FONT
if (!entry) throw new Error('Set SUBSET_FONT to the index.js of subset-font; see the head of this script.')
const loaded: unknown = await import(path.resolve(entry))
const subset = SubsetFont.parse(z.object({ default: z.unknown() }).parse(loaded).default)

const folder = path.resolve(import.meta.dirname, '../payload/fonts')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { family, file, isItalic, source } of readFontFaces()) {
  const [lightest, heaviest] = weightsOf(family, isItalic)
  const wght =
    lightest === heaviest ? lightest : { min: lightest, max: heaviest, default: Math.max(lightest, 400) }
  for (const reach of fontReaches) {
    const bytes = await subset(readFileSync(source), charactersOf(reach), {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { wght },
    })
    writeFileSync(path.join(folder, file.replace('.woff2', `.${reach}.woff2`)), bytes)
    console.log(`${file} ${reach}: ${bytes.length} bytes`)
  }
}
writeFileSync(path.join(folder, 'font-sources.json'), `${JSON.stringify({ sha256: hashFonts() }, null, 2)}\n`)
