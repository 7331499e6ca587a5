import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, type Rollup, runnerImport } from 'vite'

const source = path.join(import.meta.dirname, 'render-landing.tsx')
const stylesheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const landingModule = '/src/app/signed-out/landing.tsx'
const signedInModule = '/src/app/signed-in/signed-in-app.tsx'
/** What Kwiq's own words are set in. */
const textFont = /inter-latin-wght-normal-.*\.woff2$/

/** Drawn without styles, and without its pictures: they come when the browser has taken the page over. */
const markupAlone: Plugin = {
  name: 'kwiq:markup-alone',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:kwiq-showcase' || id.endsWith('.css') ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? "export default ''" : null),
}

type Bundle = Rollup.OutputBundle

/** The chunk of a module that is imported when it is needed, and what it needs itself. */
function findParts(bundle: Bundle, module: string): Set<Rollup.OutputChunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!first) throw new Error(`There is no chunk of ${module}.`)
  const parts = new Set([first])
  // Grows while it is walked.
  for (const { imports } of parts) {
    for (const part of chunks) if (imports.includes(part.fileName)) parts.add(part)
  }
  return parts
}

/** `index.html` for who shows a session: names what each of their pages needs, and says so to the app. */
function markSignedIn(html: string, bundle: Bundle): string {
  const scripts = [...findParts(bundle, signedInModule)]
    .map(({ fileName }) => fileName)
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const fonts = Object.keys(bundle)
    .filter((file) => textFont.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  return html
    .replace('</head>', () => `${[...fonts, ...scripts].join('')}</head>`)
    .replace('<div id="root"></div>', '<div id="root" data-page="signed-in"></div>')
}

/**
 * Writes `landing.html` beside `index.html`: the same with the landing page drawn in it, for visitors without a session.
 * It is there to read before any JavaScript is, and its styles stand in it: nothing has to be waited for. And
 * `signed-in.html`, for who shows a session.
 */
export function prerender(): Plugin {
  return {
    name: 'kwiq:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const parts = findParts(bundle, landingModule)
      const { module } = await runnerImport<typeof import('./render-landing.tsx')>(source, {
        configFile: false,
        plugins: [markupAlone],
      })
      const html = await readFile(path.join(dir, 'index.html'), 'utf8')
      const own = [...html.matchAll(stylesheet)].map(([, file = '']) => file)
      const more = [...parts].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const sheets = await Promise.all(
        [...new Set([...own, ...more])].map((file) => readFile(path.join(dir, file), 'utf8')),
      )
      const drawn = html
        .replaceAll(stylesheet, '')
        // The page can be read without them.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace('</head>', () => `<style>${sheets.join('')}</style></head>`)
        .replace(
          '<div id="root"></div>',
          () => `<div id="root" data-page="landing">${module.renderLanding()}</div>`,
        )
      if (!drawn.includes('data-page="landing"')) throw new Error('index.html has no empty #root.')
      await writeFile(path.join(dir, 'landing.html'), drawn)
      await writeFile(path.join(dir, 'signed-in.html'), markSignedIn(html, bundle))
    },
  }
}
