import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'

const source = path.join(import.meta.dirname, 'render-landing.tsx')
const stylesheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const landingModule = '/src/app/signed-out/landing.tsx'

/** Drawn without styles, and without its pictures: they come when the browser has taken the page over. */
const markupAlone: Plugin = {
  name: 'kwiq:markup-alone',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:kwiq-showcase' || id.endsWith('.css') ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? "export default ''" : null),
}

/**
 * Writes `landing.html` beside `index.html`: the same with the landing page drawn in it, for visitors without a session.
 * It is there to read before any JavaScript is, and its styles stand in it: nothing has to be waited for.
 */
export function prerender(): Plugin {
  return {
    name: 'kwiq:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const landing = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(landingModule))
      if (!landing) throw new Error(`There is no chunk of ${landingModule}.`)
      const parts = new Set([landing])
      // Grows while it is walked.
      for (const { imports } of parts) {
        for (const part of chunks) if (imports.includes(part.fileName)) parts.add(part)
      }
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
    },
  }
}
