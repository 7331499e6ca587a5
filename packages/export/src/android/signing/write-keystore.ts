import { createHash, createHmac, randomBytes } from 'node:crypto'
import { asn1Null, bmpString, integer, objectId, octetString, sequence, set, tagged } from './der.ts'
import { keystoreIds } from './keystore-ids.ts'
import { openSigningKey, type SigningKey } from './signing-key.ts'

/** The name of the one entry. */
const keystoreAlias = 'kwiq'
const iterations = 10_000

/**
 * A signing key as a PKCS #12 keystore (RFC 7292) with one entry, `kwiq`: what Android Studio, Gradle, apksigner and
 * keytool take. The private key is encrypted (PBES2, AES-256), the whole sealed by an HMAC of the passphrase.
 */
export function writeKeystore(key: SigningKey, passphrase: string): Uint8Array {
  const shrouded = openSigningKey(key).export({
    type: 'pkcs8',
    format: 'der',
    cipher: 'aes-256-cbc',
    passphrase,
  })
  const id = createHash('sha256').update(key.certificate).digest().subarray(0, 20)
  const attributes = set(
    sequence(objectId(keystoreIds.friendlyName), set(bmpString(keystoreAlias))),
    sequence(objectId(keystoreIds.localKeyId), set(octetString(id))),
  )
  const keyBag = sequence(objectId(keystoreIds.shroudedKeyBag), tagged(0, shrouded), attributes)
  const certificate = sequence(objectId(keystoreIds.x509), tagged(0, octetString(key.certificate)))
  const certificateBag = sequence(objectId(keystoreIds.certificateBag), tagged(0, certificate), attributes)
  const safe = sequence(contentOf(sequence(certificateBag)), contentOf(sequence(keyBag)))
  return sequence(integer(Uint8Array.of(3)), contentOf(safe), macOf(safe, passphrase))
}

const contentOf = (bytes: Uint8Array): Uint8Array =>
  sequence(objectId(keystoreIds.data), tagged(0, octetString(bytes)))

function macOf(safe: Uint8Array, passphrase: string): Uint8Array {
  const salt = randomBytes(20)
  const mac = keystoreMac(safe, passphrase, { salt, iterations, algorithm: 'sha256' })
  const digest = sequence(sequence(objectId(keystoreIds.sha256), asn1Null()), octetString(mac))
  const count = Uint8Array.of(iterations >> 8, iterations & 0xff)
  return sequence(digest, octetString(salt), integer(count))
}

interface MacOptions {
  salt: Uint8Array
  iterations: number
  algorithm: 'sha1' | 'sha256'
}

/** HMAC over the contents, with the key of RFC 7292, appendix B (id 3). */
export function keystoreMac(bytes: Uint8Array, passphrase: string, options: MacOptions): Uint8Array {
  const { salt, iterations: rounds, algorithm } = options
  const block = 64
  const password = Buffer.from(`${passphrase}\0`, 'utf16le').swap16()
  const fill = (source: Uint8Array) => {
    const length = block * Math.ceil(source.length / block)
    return Uint8Array.from({ length }, (_, index) => source[index % source.length] ?? 0)
  }
  const diversifier = new Uint8Array(block).fill(3)
  let key = createHash(algorithm).update(diversifier).update(fill(salt)).update(fill(password)).digest()
  for (let round = 1; round < rounds; round++) key = createHash(algorithm).update(key).digest()
  return createHmac(algorithm, key).update(bytes).digest()
}
