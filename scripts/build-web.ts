import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './processes.ts'

/** A part that Vite builds into its `dist`, and what it is built from: a change in any of it asks for a new build. */
interface Part {
  name: string
  directory: string
  inputs: readonly string[]
  /** Vite's modes it is built in, one after the other; absent: the usual one. */
  modes?: readonly string[]
}

const common = ['scripts/react-native-web.ts', 'package-lock.json']
const webApp: Part = {
  name: 'the web app',
  directory: 'apps/web',
  inputs: ['apps/web', 'packages', ...common],
}
const payload: Part = {
  name: 'what exported apps run on',
  directory: 'packages/runtime/payload',
  inputs: ['packages/app-model', 'packages/catalogue', 'packages/runtime', ...common],
  modes: ['production', 'machines', 'rare', 'machines-rare'],
}

function listFiles(entry: string): string[] {
  const absolute = path.join(root, entry)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [entry]
  return readdirSync(absolute, { withFileTypes: true }).flatMap((file) => {
    if (file.isDirectory())
      return /^(?:node_modules|dist|\.vite)$/.test(file.name) ? [] : listFiles(`${entry}/${file.name}`)
    return file.isFile() && !/\.test\.tsx?$/.test(file.name) ? [`${entry}/${file.name}`] : []
  })
}

/** At once and not file by file in turn: a start waits for it, and there is nothing else to do. */
function stampOfSources({ inputs }: Part): string {
  const files = inputs.flatMap(listFiles).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Builds the web app, and what exported apps run on, unless they are there, built from just these sources. */
export async function buildWeb(): Promise<void> {
  await buildPart(webApp)
  await buildPayload()
}

/** Builds what exported apps run on: the server alone needs no more. */
export async function buildPayload(): Promise<void> {
  await buildPart(payload)
}

async function buildPart(part: Part): Promise<void> {
  const directory = path.join(root, part.directory)
  const stampFile = path.join(directory, 'dist', '.stamp')
  const stamp = stampOfSources(part)
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === stamp) return
  process.stdout.write(`Building ${part.name} ...\n`)
  // Loaded only here: it takes longer than a start that has nothing to build.
  const { build, createLogger } = await import('vite')
  // Vite sets NODE_ENV for the build; what runs after it in this process is not to change with it.
  const { NODE_ENV } = process.env
  // A React for development is drawn into no page, whoever asks for the build: tests do, too.
  process.env.NODE_ENV = 'production'
  const customLogger = createLogger('warn')
  const { warn } = customLogger
  customLogger.warn = (message, options) => {
    // Of every component of react-native-web, one by one; nothing of it is a server component.
    if (!message.includes('MODULE_LEVEL_DIRECTIVE')) warn(message, options)
  }
  const configFile = path.join(directory, 'vite.config.ts')
  for (const mode of part.modes ?? ['production'])
    await build({ root: directory, configFile, mode, logLevel: 'warn', customLogger })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await writeFile(stampFile, stamp)
}
