import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shellHashes } from './shell-hashes.ts'

let dex: Uint8Array | null = null

/**
 * The shell's compiled code, the same in every app, built from shell/java by `npm run build:shell`. Throws when
 * the file is not the one its recorded hash stands for.
 */
export function shellDex(): Uint8Array {
  if (dex) return dex
  const bytes = Uint8Array.from(readFileSync(new URL('../../shell/classes.dex', import.meta.url)))
  if (createHash('sha256').update(bytes).digest('hex') !== shellHashes.dex) {
    throw new Error('shell/classes.dex does not match its hash; run npm run build:shell in packages/export')
  }
  dex = bytes
  return bytes
}
