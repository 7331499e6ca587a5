import { beforeAll, describe, expect, it } from 'vitest'
import { KeyFileError, readKeyFile, writeKeyFile } from './key-file.ts'
import { createSigningKey, type SigningKey } from './signing-key.ts'

let key: SigningKey
let other: SigningKey

beforeAll(async () => {
  const now = new Date('2026-11-21T10:00:00Z')
  key = await createSigningKey({ owner: 'One', now })
  other = await createSigningKey({ owner: 'Other', now })
})

describe('a key file', () => {
  it('gives the key back to who knows the passphrase', () => {
    expect(readKeyFile(writeKeyFile(key, 'open sesame'), 'open sesame')).toEqual(key)
  })

  it('stays shut to anyone else', () => {
    const file = writeKeyFile(key, 'open sesame')
    expect(file).toContain('ENCRYPTED')
    expect(() => readKeyFile(file, 'open barley')).toThrow('passphrase')
  })

  it.each(['', 'hello', '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----'])('is not %j', (text) => {
    expect(() => readKeyFile(text, 'open sesame')).toThrow(KeyFileError)
  })

  it("is refused with another key's certificate", () => {
    const [privateKey = ''] = writeKeyFile(key, 'x').split(/(?=-----BEGIN CERT)/)
    const [, certificate = ''] = writeKeyFile(other, 'x').split(/(?=-----BEGIN CERT)/)
    expect(() => readKeyFile(privateKey + certificate, 'x')).toThrow('belong')
  })
})
