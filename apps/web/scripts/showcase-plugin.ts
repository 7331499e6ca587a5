import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'

const moduleId = 'virtual:kwiq-showcase'
const developmentUrl = '/@kwiq-showcase.json'
const nativeId = '\0react-native-web'
const source = path.join(import.meta.dirname, 'render-showcase.ts')

const requireHere = createRequire(import.meta.url)

/** Node itself loads react-native-web here: its ES modules import CommonJS in a way only bundlers take. */
const nativeReactNativeWeb: Plugin = {
  name: 'kwiq:native-react-native-web',
  enforce: 'pre',
  resolveId: (id) => (/^react-native(-web)?$/.test(id) ? nativeId : null),
  load(id) {
    if (id !== nativeId) return null
    const names = Object.keys(requireHere('react-native-web') as object).filter((name) =>
      /^[A-Za-z]\w*$/.test(name),
    )
    return `import { createRequire } from 'node:module'
const native = createRequire(${JSON.stringify(import.meta.url)})('react-native-web')
export const { ${names.filter((name) => name !== 'default').join(', ')} } = native`
  },
}

async function renderShowcase(): Promise<string> {
  const { module } = await runnerImport<typeof import('./render-showcase.ts')>(source, {
    configFile: false,
    plugins: [nativeReactNativeWeb, reactNativeWeb()],
  })
  return JSON.stringify(module.renderShowcase())
}

/**
 * Real screens as pictures: draws them with the runtime while Kwiq is built and gives their address as
 * `virtual:kwiq-showcase`, so that a visitor sees apps without loading what runs them.
 */
export function showcase(): Plugin {
  let isBuild = false
  let drawn: Promise<string> | null = null
  return {
    name: 'kwiq:showcase',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      if (!isBuild) return `export default ${JSON.stringify(developmentUrl)}`
      const reference = this.emitFile({
        type: 'asset',
        name: 'showcase.json',
        source: await renderShowcase(),
      })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    configureServer(server) {
      server.middlewares.use(developmentUrl, (_request, response, next) => {
        // Once per start: drawing takes seconds.
        drawn ??= renderShowcase()
        void respond(drawn, response, next)
      })
    },
  }
}

async function respond(
  drawn: Promise<string>,
  response: ServerResponse,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const json = await drawn
    response.setHeader('Content-Type', 'application/json')
    response.end(json)
  } catch (error) {
    fail(error)
  }
}
