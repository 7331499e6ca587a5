import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/kwiq/', import.meta.url))

/**
 * A PGlite directory without tables, packed. Making one takes seconds and loading it half of one, so it is made
 * once for each version of PGlite.
 */
export async function emptyPgliteImage(): Promise<Blob> {
  const file = `${cache}pglite-${pgliteVersion()}.tar`
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([new Uint8Array(kept)])
  const client = await PGlite.create()
  const image = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  // Renamed when complete: other test files start at the same time.
  await writeFile(`${file}.${process.pid}`, new Uint8Array(await image.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return image
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
