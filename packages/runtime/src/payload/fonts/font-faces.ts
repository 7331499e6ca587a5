import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A font of the catalogue, as its fonts.css declares it. */
export interface FontFace {
  family: string
  isItalic: boolean
  /** Such as `inter-latin-wght-normal.woff2`. */
  file: string
  /** Where it lies. */
  source: string
  /** Its `@font-face` rule. */
  css: string
}

const fontsCss = path.resolve(import.meta.dirname, '../../../../catalogue/src/theme/fonts.css')

/** The fonts of the themes. */
export function readFontFaces(): FontFace[] {
  const faces = readFileSync(fontsCss, 'utf8').match(/@font-face \{[^}]+\}/g) ?? []
  return faces.map((css) => {
    const family = /font-family: '?([^';]+)'?;/.exec(css)?.[1] ?? ''
    const file = /url\(\.\/fonts\/([^)]+)\)/.exec(css)?.[1] ?? ''
    const source = path.join(path.dirname(fontsCss), 'fonts', file)
    return { family, isItalic: css.includes('font-style: italic'), file, source, css }
  })
}

/** SHA-256 over the fonts of the themes, which tells whether the cut ones are older than they are. */
export function hashFonts(): string {
  const hash = createHash('sha256')
  for (const { file, source } of readFontFaces()) hash.update(file).update(readFileSync(source))
  return hash.digest('hex')
}
