import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'

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

const fontsCss = path.resolve(import.meta.dirname, '../../catalogue/src/theme/fonts.css')

/** Puts the fonts beside the payload, and `fonts.json` which says what each is: a build takes those of its theme. */
function fonts(): Plugin {
  return {
    name: 'kwiq:fonts',
    generateBundle() {
      const faces = readFileSync(fontsCss, 'utf8').match(/@font-face \{[^}]+\}/g) ?? []
      const list = faces.map((css) => {
        const family = /font-family: '?([^';]+)'?;/.exec(css)?.[1] ?? ''
        const file = /url\(\.\/fonts\/([^)]+)\)/.exec(css)?.[1] ?? ''
        const source = readFileSync(path.join(path.dirname(fontsCss), 'fonts', file))
        this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source })
        return { family, file: `fonts/${file}`, css: css.replace('./fonts/', '/fonts/') }
      })
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
