import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env/env.ts'

/** Of KWIQ_SECRET, or of the data directory's `secret` file, made at the first start and readable by its owner only. */
export async function loadSecret({ secret, dataDir }: Pick<Env, 'secret' | 'dataDir'>): Promise<Buffer> {
  if (secret !== null) return Buffer.from(secret)
  const file = join(dataDir, 'secret')
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Only the first of two starts can link; a half-written secret is never seen.
    await link(fresh, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(fresh)
  }
  return Buffer.from(await readFile(file, 'utf8'))
}
