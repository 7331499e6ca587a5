import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './processes.ts'

const webDirectory = path.join(root, 'apps', 'web')
const stampFile = path.join(webDirectory, 'dist', '.stamp')

/** What the web app is built from; a change in any of it asks for a new build. */
const inputs = ['apps/web', 'packages', 'scripts/react-native-web.ts', 'package-lock.json']

async function listFiles(entry: string): Promise<string[]> {
  const absolute = path.join(root, entry)
  if (!existsSync(absolute)) return []
  if ((await stat(absolute)).isFile()) return [entry]
  const found = await readdir(absolute, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.vite)\/|\.test\.tsx?$/.test(file))
}

async function stampOfSources(): Promise<string> {
  const files = (await Promise.all(inputs.map(listFiles))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}

/** Builds the web app into apps/web/dist unless it is already there, built from just these sources. */
export async function buildWeb(): Promise<void> {
  const stamp = await stampOfSources()
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === stamp) return
  process.stdout.write('Building the web app ...\n')
  // Loaded only here: it takes longer than a start that has nothing to build.
  const { build } = await import('vite')
  // Vite sets NODE_ENV for the build; what runs after it in this process is not to change with it.
  const { NODE_ENV } = process.env
  await build({ root: webDirectory, configFile: path.join(webDirectory, 'vite.config.ts'), logLevel: 'warn' })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await writeFile(stampFile, stamp)
}
