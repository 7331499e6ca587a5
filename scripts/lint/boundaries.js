// The house's rules of direction (ARCHITECTURE.md), as a lint rule. Each message names the right room.
import path from 'node:path'

/** Which of our packages a package may import. Type imports count. */
const packageEdges = {
  'app-model': [],
  catalogue: ['app-model'],
  runtime: ['app-model', 'catalogue'],
  generation: ['app-model', 'catalogue'],
  export: ['app-model', 'catalogue'],
  contracts: ['app-model'],
  ui: [],
  testing: ['app-model', 'contracts'],
  examples: ['app-model', 'catalogue'],
  server: ['app-model', 'catalogue', 'contracts', 'examples', 'export', 'generation'],
  web: ['app-model', 'catalogue', 'contracts', 'examples', 'runtime', 'ui'],
}

/** Which feature of the server may use which other, through its index.ts. Keep it acyclic. */
const serverFeatureEdges = {
  accounts: ['api-keys', 'builds', 'generation', 'monitoring', 'projects', 'sharing'],
  admin: ['accounts', 'billing', 'builds', 'generation', 'monitoring', 'projects', 'templates'],
  'api-keys': ['builds', 'generation', 'monitoring', 'projects', 'sharing', 'versions'],
  billing: ['accounts', 'monitoring', 'projects'],
  builds: ['monitoring', 'projects', 'sharing', 'versions'],
  comments: ['monitoring', 'sharing', 'versions'],
  generation: ['monitoring', 'projects', 'sharing', 'versions'],
  live: ['monitoring', 'sharing', 'versions'],
  templates: ['monitoring', 'projects', 'sharing', 'versions'],
  transfer: ['builds', 'monitoring', 'projects', 'sharing', 'versions'],
  projects: ['monitoring', 'sharing', 'versions'],
  versions: ['monitoring', 'sharing'],
  sharing: ['monitoring'],
  monitoring: [],
}

const reactOnly =
  /^(react|react-dom|react-native|react-native-web)(\/|$)|^@kwiq\/(runtime|ui)(\/|$)|^@kwiq\/catalogue\/views$/
const sql = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/
const vendor =
  /^(@ai-sdk\/|@electric-sql\/pglite|pg$|pino$|@node-rs\/argon2|stripe$|openid-client$|nodemailer$|s3mini$|@modelcontextprotocol\/|@opentelemetry\/)/
const http = /^(fastify|@fastify\/|fastify-type-provider-zod)/

/** @returns {{ room: string, file: string } | null} the workspace a file belongs to and its path inside src */
function locate(filename) {
  const match = /(?:^|\/)(?:apps|packages)\/([^/]+)\/(.*)$/.exec(filename.replaceAll('\\', '/'))
  return match ? { room: match[1], file: match[2] } : null
}

const isTest = (file) => /\.test\.tsx?$|(^|\/)(?:testing|access-grid)\/|\/scripts\/|(^|\/)bench\//.test(file)

function checkPackage(from, source) {
  const target = /^@kwiq\/([^/]+)/.exec(source)?.[1]
  if (!target || target === from.room) return null
  const allowed = packageEdges[from.room] ?? []
  if (allowed.includes(target) || isTest(from.file)) return null
  return `${from.room} may not import @kwiq/${target}: it may use ${allowed.join(', ') || 'none of our packages'}. Move the code to the package that may, or pass it in.`
}

function checkRelative(from, source, filename) {
  if (!source.startsWith('.')) return null
  const target = locate(path.posix.join(path.posix.dirname(filename.replaceAll('\\', '/')), source))
  if (!target) return null
  if (target.room !== from.room) return `Reach another package by its name: @kwiq/${target.room}.`
  if (from.room === 'web') return checkWebFeature(from.file, target.file)
  if (from.room === 'server' && !isTest(from.file)) return checkServerFeature(from.file, target.file)
  return null
}

function checkWebFeature(from, to) {
  const [fromArea, fromFeature] = from.split('/').slice(1)
  const [toArea, toFeature] = to.split('/').slice(1)
  if (fromArea === 'shared' && toArea !== 'shared')
    return 'shared/ knows no feature: pass it in, or move the code to the feature.'
  if (fromArea !== 'features') return null
  if (toArea === 'app') return 'A feature may not import app/: app/ composes features.'
  if (toArea === 'features' && fromFeature !== toFeature)
    return `A feature may not import another (${toFeature}): compose them in app/, or move what both need to shared/.`
  return null
}

function checkServerFeature(from, to) {
  const fromFeature = /^src\/features\/([^/]+)\//.exec(from)?.[1]
  const match = /^src\/features\/([^/]+)\/(.*)$/.exec(to)
  if (!match || match[1] === fromFeature) return null
  const [, feature, file] = match
  if (file !== 'index.ts') return `Use ${feature} through its index.ts.`
  if (fromFeature && !(serverFeatureEdges[fromFeature] ?? []).includes(feature))
    return `${fromFeature} may not use ${feature}: see the list of allowed edges in scripts/lint/boundaries.js.`
  if (/^src\/(platform|db)\//.test(from)) return 'platform/ and db/ know no feature: pass it in.'
  return null
}

function checkVendor(from, source) {
  if (isTest(from.file)) return null
  if (
    ['server', 'generation', 'export', 'app-model', 'contracts'].includes(from.room) &&
    reactOnly.test(source)
  )
    return `${from.room} never loads React: use the pure entry points of the catalogue.`
  if (from.room !== 'server') return null
  if (sql.test(source) && !/-repository\.ts$|^src\/(platform|db)\//.test(from.file))
    return 'SQL lives in <x>-repository.ts: add a function there and call it.'
  if (vendor.test(source) && !/^src\/(platform|db)\//.test(from.file))
    return 'Vendor SDKs live in platform/: use or widen the port there.'
  if (http.test(source) && !/(^|\/)routes\.ts$|^src\/(http|main)/.test(from.file))
    return 'HTTP types live in routes.ts and http/: operations take plain values.'
  return null
}

const boundaries = {
  meta: { type: 'problem', docs: { description: 'Imports follow the direction of the house.' } },
  create(context) {
    const filename = context.filename
    const from = locate(filename)
    if (!from) return {}
    const check = (node) => {
      const source = node?.source?.value
      if (typeof source !== 'string') return
      const message =
        checkPackage(from, source) ?? checkRelative(from, source, filename) ?? checkVendor(from, source)
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'kwiq' }, rules: { boundaries } }
