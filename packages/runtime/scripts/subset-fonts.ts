/**
 * Cuts the fonts of the themes down for exported apps: payload/fonts/<font>.<reach>.woff2, <font>.ttf of which a build
 * cuts what these lack, and font-sources.json, which says what they were cut from. Run it when a font of the catalogue
 * changes.
 *
 * The outlines stay as they are: what is left out are weights and OpenType features that no text of an app is set in,
 * and characters beyond the reach.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'
import { hashFonts, readFontFaces } from '../src/payload/fonts/font-faces.ts'
import { charactersOf, fileOf, fontReaches } from '../src/payload/fonts/font-reaches.ts'
import { weightsOf } from '../src/payload/fonts/font-weights.ts'

/** Those of packages/export/src/payload/cut-font.ts. */
const keepFeatures = 'ccmp kern liga locl mark mkmk rlig rvrn tnum'.split(' ')

const folder = path.resolve(import.meta.dirname, '../payload/fonts')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { family, file, isItalic, source } of readFontFaces()) {
  const [lightest, heaviest] = weightsOf(family, isItalic)
  const wght =
    lightest === heaviest ? lightest : { min: lightest, max: heaviest, default: Math.max(lightest, 400) }
  for (const reach of fontReaches) {
    const bytes = await subset(readFileSync(source), charactersOf(reach), {
      targetFormat: reach === 'latin' ? 'sfnt' : 'woff2',
      keepFeatures,
      variationAxes: { wght },
    })
    writeFileSync(path.join(folder, fileOf(file, reach)), bytes)
    console.log(`${file} ${reach}: ${bytes.length} bytes`)
  }
}
writeFileSync(path.join(folder, 'font-sources.json'), `${JSON.stringify({ sha256: hashFonts() }, null, 2)}\n`)
