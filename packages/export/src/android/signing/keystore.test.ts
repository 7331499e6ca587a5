import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { KeyFileError } from './key-file.ts'
import { readKeystore } from './read-keystore.ts'
import { createSigningKey, type SigningKey } from './signing-key.ts'
import { writeKeystore } from './write-keystore.ts'

let key: SigningKey
const work = mkdtempSync(path.join(tmpdir(), 'kwiq-keystore-'))
const file = path.join(work, 'key.p12')
const hasTool = (tool: string) => spawnSync(tool, ['--help']).error === undefined

beforeAll(async () => {
  key = await createSigningKey({ owner: 'Café ☕', now: new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('a keystore', () => {
  it('comes back as the key it was made of', () => {
    expect(readKeystore(writeKeystore(key, 'lemon tree ü'), 'lemon tree ü')).toEqual(key)
  })

  it('does not open with another passphrase', () => {
    expect(() => readKeystore(writeKeystore(key, 'lemon tree'), 'lime tree')).toThrow(
      new KeyFileError('The passphrase does not open this key file.'),
    )
  })

  it.each([[''], ['not a keystore'], ['\u0030\u0080'], ['0\u0082\uFFFF']])('is not %j', (text) => {
    expect(() => readKeystore(Buffer.from(text, 'latin1'), 'lemon tree')).toThrow(KeyFileError)
  })

  it('is not a damaged one, wherever the damage is', () => {
    const whole = writeKeystore(key, 'lemon tree')
    for (let at = 0; at < whole.length; at += 41) {
      const damaged = Uint8Array.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      try {
        expect(readKeystore(damaged, 'lemon tree')).toEqual(key)
      } catch (error) {
        expect(error).toBeInstanceOf(KeyFileError)
      }
    }
  })
})

test.runIf(hasTool('keytool'))(
  'keytool reads it, and Kwiq reads what keytool writes',
  () => {
    writeFileSync(file, writeKeystore(key, 'lemon tree'))
    const options = ['-keystore', file, '-storepass', 'lemon tree', '-storetype', 'PKCS12']
    expect(execFileSync('keytool', ['-list', ...options], { encoding: 'utf8' })).toMatch(
      /kwiq.*PrivateKeyEntry/,
    )
    const other = path.join(work, 'other.p12')
    const made = ['-genkeypair', '-alias', 'mine', '-keyalg', 'RSA', '-keysize', '2048', '-dname', 'CN=Mine']
    execFileSync(
      'keytool',
      [...made, '-keystore', other, '-storepass', 'lemon tree', '-storetype', 'PKCS12'],
      {
        stdio: 'pipe',
      },
    )
    expect(readKeystore(readFileSync(other), 'lemon tree').privateKey.length).toBeGreaterThan(1000)
    // Each call of keytool starts a virtual machine, which takes its time on a busy one.
  },
  180_000,
)

test.runIf(hasTool('openssl'))('openssl reads it, and Kwiq reads what openssl writes', () => {
  writeFileSync(file, writeKeystore(key, 'lemon tree'))
  const pass = ['-passin', 'pass:lemon tree']
  const pem = execFileSync('openssl', ['pkcs12', '-in', file, ...pass, '-nodes'], { encoding: 'utf8' })
  expect(pem).toContain('BEGIN PRIVATE KEY')
  const pemFile = path.join(work, 'key.pem')
  writeFileSync(pemFile, pem)
  const other = path.join(work, 'openssl.p12')
  const out = ['-out', other, '-passout', 'pass:lime tree']
  execFileSync('openssl', ['pkcs12', '-export', '-in', pemFile, ...out])
  expect(readKeystore(readFileSync(other), 'lime tree')).toEqual(key)
})
