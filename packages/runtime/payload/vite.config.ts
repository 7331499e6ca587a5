import { readFileSync } from 'node:fs'
import path from 'node:path'
import zopfli from '@gfx/zopfli'
import { defineConfig, type Plugin } from 'vite'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'
import { readFontFaces } from '../src/payload/fonts/font-faces.ts'
import { fileOf, fontReaches, rangesOf } from '../src/payload/fonts/font-reaches.ts'

const here = (file: string) => path.resolve(import.meta.dirname, '../src/payload', file)

/** Modules of which an app needs little, and what stands for them: each file's head says why. */
const stands: readonly (readonly [source: RegExp, stand: string])[] = [
  [/^@kwiq\/catalogue$|\/(registry|resolve-properties)\.ts$/, here('resolved-catalogue.ts')],
  [/\/screen-machines\.ts$/, here('built-machines.ts')],
  [/\/status-bar\.tsx$/, here('no-status-bar.ts')],
  [/^@react-native\/normalize-colors$/, here('normalize-color.ts')],
  [/\/modules\/prefixStyles$/, here('prefix-styles.ts')],
  [/\/modules\/useHover$/, here('no-hover.ts')],
  [/\/modules\/useResponderEvents$/, here('no-responders.ts')],
]

/** What most apps have nothing of: they run on `app.js`, those that have on `app-machines.js`. */
const machines = [
  /\/(?:use-(?:computed|keypad|clock)\.ts|clock-icon-button\.tsx)$/,
  here('no-machines.ts'),
] as const

function lighter(all: typeof stands): Plugin {
  return {
    name: 'kwiq:lighter',
    enforce: 'pre',
    resolveId: (source) => all.find(([pattern]) => pattern.test(source))?.[1] ?? null,
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
          const name = fileOf(file, reach)
          const fileName = `fonts/${name}`
          const source = readFileSync(path.resolve(import.meta.dirname, 'fonts', name))
          this.emitFile({ type: 'asset', fileName, source })
          const cutInto = reach === 'latin' ? `fonts/${file.replace('.woff2', '.own.woff2')}` : undefined
          const rule = css.replace(`./fonts/${file}`, `/${cutInto ?? fileName}`)
          return { family, isItalic, ranges: rangesOf(reach), file: fileName, css: rule, cutInto }
        }),
      )
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(list) })
    },
  }
}

/**
 * Puts the program beside itself as a zip keeps it, `app.js.deflate`, made with patience: what takes a second here
 * takes a 25th off every app.
 */
function deflated(): Plugin {
  return {
    name: 'kwiq:deflated',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const source = await zopfli.deflateAsync(Buffer.from(file.code), { numiterations: 1 })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.deflate`, source })
      }
    },
  }
}

/** Mode `machines` puts the program of apps that reckon and time beside what the usual build made. */
export default defineConfig(({ mode }) => {
  const hasMachines = mode === 'machines'
  return {
    plugins: [
      reactNativeWeb(),
      lighter(hasMachines ? stands : [...stands, machines]),
      ...(hasMachines ? [] : [fonts()]),
      deflated(),
    ],
    publicDir: hasMachines ? false : undefined,
    build: {
      // The web views of phones that still get updates.
      target: ['chrome111', 'safari16.4'],
      sourcemap: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      emptyOutDir: !hasMachines,
      rolldownOptions: {
        ...(hasMachines && { input: here('main.tsx') }),
        // That deflating takes the longest is known.
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: hasMachines ? 'app-machines.js' : 'app.js' },
      },
    },
  }
})
