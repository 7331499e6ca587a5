import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'
import { readFontFaces } from '../src/payload/fonts/font-faces.ts'
import { basePieces, fontPieces, rangesOf } from '../src/payload/fonts/font-pieces.ts'

const stand = path.resolve(import.meta.dirname, '../src/payload/resolved-catalogue.ts')

/** The catalogue without its schemas; see src/payload/resolved-catalogue.ts. */
function resolvedCatalogue(): Plugin {
  return {
    name: 'kwiq:resolved-catalogue',
    enforce: 'pre',
    resolveId: (source) =>
      /^@kwiq\/catalogue$|\/(registry|resolve-properties)\.ts$/.test(source) ? stand : null,
  }
}

/** As CSS writes it, such as `U+41-5A`. */
function describeRange([first, last]: readonly [number, number]): string {
  const [from, to] = [first.toString(16).toUpperCase(), last.toString(16).toUpperCase()]
  return first === last ? `U+${from}` : `U+${from}-${to}`
}

/**
 * Puts the pieces of the fonts beside the payload, and `fonts.json` which says what each is: a build takes those of
 * its theme that have characters of its texts.
 */
function fonts(): Plugin {
  return {
    name: 'kwiq:fonts',
    generateBundle() {
      const list = readFontFaces().flatMap(({ family, isItalic, file, css }) =>
        fontPieces.map((piece) => {
          const name = file.replace('.woff2', `.${piece}.woff2`)
          const fileName = `fonts/${name}`
          const source = readFileSync(path.resolve(import.meta.dirname, 'fonts', name))
          this.emitFile({ type: 'asset', fileName, source })
          const ranges = rangesOf(piece)
          const rule = css
            .replace(`./fonts/${file}`, `/${fileName}`)
            .replace(/;?\s*\}$/, `;\n  unicode-range: ${ranges.map(describeRange).join(', ')};\n}`)
          const isBase = !isItalic && basePieces.includes(piece)
          return { family, isItalic, isBase, ranges, file: fileName, css: rule }
        }),
      )
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(list) })
    },
  }
}

export default defineConfig({
  plugins: [reactNativeWeb(), resolvedCatalogue(), fonts()],
  build: {
    // The web views of phones that still get updates.
    target: ['chrome111', 'safari16.4'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'app.js' } },
  },
})
