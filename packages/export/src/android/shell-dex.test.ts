import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkDex } from './check-dex.ts'
import { shellDex } from './shell-dex.ts'
import { shellHashes } from './shell-hashes.ts'
import { hashShellSources } from './shell-sources.ts'

describe('the committed dex of the shell', () => {
  it('is the file its hash was recorded for, whole, and small', () => {
    const dex = shellDex()
    expect(createHash('sha256').update(dex).digest('hex')).toBe(shellHashes.dex)
    expect(checkDex(dex)).toBeNull()
    expect(dex.length).toBeLessThan(40_000)
  })

  it('was built from the sources beside it: after changing them, run npm run build:shell', () => {
    expect(hashShellSources()).toBe(shellHashes.sources)
  })

  it('notices a damaged dex', () => {
    const dex = shellDex().slice()
    dex[500] = (dex[500] ?? 0) ^ 1
    expect(checkDex(dex)).toBe('has a wrong checksum')
    expect(checkDex(dex.slice(0, 50))).toBe('is too short')
    expect(checkDex(dex.slice(0, -1))).toBe('is not as long as it says')
  })
})
