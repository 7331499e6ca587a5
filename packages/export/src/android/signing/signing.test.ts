import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeZip } from '../../zip/write-zip.ts'
import { signApk } from './sign-apk.ts'
import { certificateFingerprint, createSigningKey, type SigningKey } from './signing-key.ts'
import { verifySignatures } from './verify-signatures.ts'

const now = new Date('2026-11-21T10:00:00Z')
const zip = writeZip([
  { path: 'a.txt', bytes: new TextEncoder().encode('hello '.repeat(40)) },
  { path: 'big.bin', bytes: new Uint8Array(2_500_000).fill(7), method: 'store' },
])
let key: SigningKey
let other: SigningKey

beforeAll(async () => {
  key = await createSigningKey({ owner: 'Café ☕ 日本', now })
  other = await createSigningKey({ owner: 'x'.repeat(500), now })
})

describe('createSigningKey', () => {
  it('makes a certificate valid for 30 years that signs itself', () => {
    const certificate = new X509Certificate(key.certificate)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(new Date(certificate.validFrom)).toEqual(now)
    expect(new Date(certificate.validTo)).toEqual(new Date('2056-11-21T10:00:00Z'))
    expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048)
  })

  it('names the owner, cut to what a certificate can hold', () => {
    expect(new X509Certificate(other.certificate).subject).toBe(`CN=${'x'.repeat(64)}`)
  })

  it('gives the fingerprint as tools print it', () => {
    expect(certificateFingerprint(key.certificate)).toBe(new X509Certificate(key.certificate).fingerprint256)
  })
})

describe('signApk', () => {
  it('signs so that both schemes check, for every device from the lowest API level on', () => {
    const signer = verifySignatures(signApk(zip, key, 24))
    expect(signer).toEqual({ certificate: key.certificate, minSdk: 24, maxSdk: 0x7fffffff })
  })

  it('gives equal bytes for equal input', () => {
    expect(Buffer.compare(signApk(zip, key, 24), signApk(zip, key, 24))).toBe(0)
  })

  it("refuses a certificate that is another key's", () => {
    expect(() => signApk(zip, { privateKey: key.privateKey, certificate: other.certificate }, 24)).toThrow(
      'belong',
    )
  })
})

describe('verifySignatures', () => {
  it('notices a change in the files, the block, the directory and the end', () => {
    const apk = signApk(zip, key, 24)
    const directory = apk.length - 22 - 120
    for (const at of [40, 1_500_000, directory - 2000, directory - 300, directory + 60, apk.length - 4]) {
      const broken = apk.slice()
      broken[at] = (broken[at] ?? 0) ^ 1
      expect(() => verifySignatures(broken), `byte ${at}`).toThrow()
    }
  })

  it('says that an unsigned zip is unsigned', () => {
    expect(() => verifySignatures(zip)).toThrow('no APK signing block')
  })
})
