import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'
import { readFontFaces } from '../src/payload/fonts/font-faces.ts'
import { fontReaches, rangesOf } from '../src/payload/fonts/font-reaches.ts'

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

/**
 * Puts the cut fonts beside the payload, and `fonts.json` which says what each is: a build takes those of its theme
 * that have all characters of its texts.
 */
function fonts(): Plugin {
  return {
    name: 'kwiq:fonts',
    generateBundle() {
      const list = readFontFaces().flatMap(({ family, isItalic, file, css }) =>
        fontReaches.map((reach) => {
          const name = file.replace('.woff2', `.${reach}.woff2`)
          const fileName = `fonts/${name}`
          const source = readFileSync(path.resolve(import.meta.dirname, 'fonts', name))
          this.emitFile({ type: 'asset', fileName, source })
          const rule = css.replace(`./fonts/${file}`, `/${fileName}`)
          return { family, isItalic, ranges: rangesOf(reach), file: fileName, css: rule }
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
