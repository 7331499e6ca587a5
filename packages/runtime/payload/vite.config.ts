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
  [/\/drawings\/index\.ts$/, here('carried-drawings.ts')],
  [/\/status-bar\.tsx$/, here('no-status-bar.ts')],
  [/^@react-native\/normalize-colors$/, here('normalize-color.ts')],
  [/\/modules\/prefixStyles$/, here('prefix-styles.ts')],
  [/\/modules\/useHover$/, here('no-hover.ts')],
  [/\/modules\/useResponderEvents$/, here('no-responders.ts')],
]

/** What most apps have nothing of, by the mode that has it. */
const seldom = {
  machines: [/\/(?:use-(?:computed|keypad|clock)\.ts|clock-icon-button\.tsx)$/, here('no-machines.ts')],
  rare: [/\/(?:scenes\/rare|rare-grounds)\.ts$/, here('no-rare.ts')],
} as const

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

/**
 * The usual build is the program most apps run on, `app.js`. Modes put those of apps that reckon and time (`machines`),
 * show rare pictures (`rare`), or both (`machines-rare`) beside it.
 */
export default defineConfig(({ mode }) => {
  const has = mode.split('-')
  const isUsual = !has.some((part) => part in seldom)
  const without = Object.entries(seldom).flatMap(([part, stand]) => (has.includes(part) ? [] : [stand]))
  return {
    plugins: [reactNativeWeb(), lighter([...stands, ...without]), ...(isUsual ? [fonts()] : []), deflated()],
    publicDir: isUsual ? undefined : false,
    build: {
      // The web views of phones that still get updates.
      target: ['chrome111', 'safari16.4'],
      sourcemap: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      emptyOutDir: isUsual,
      rolldownOptions: {
        ...(!isUsual && { input: here('main.tsx') }),
        // That deflating takes the longest is known.
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: isUsual ? 'app.js' : `app-${mode}.js` },
      },
    },
  }
})
