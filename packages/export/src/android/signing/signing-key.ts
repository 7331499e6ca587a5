import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { asn1Null, bitString, integer, objectId, sequence, set, tagged, time, utf8String } from './der.ts'

/** What signs the builds of one project. Losing it means that installed apps can no longer be updated. */
export interface SigningKey {
  /** RSA, PKCS #8, DER. Keep it encrypted wherever it rests. */
  privateKey: Uint8Array
  /** X.509, self-signed, DER. */
  certificate: Uint8Array
}

const validYears = 30
const sha256WithRsa = '1.2.840.113549.1.1.11'
const commonNameId = '2.5.4.3'
/** RFC 5280, ub-common-name. */
const commonNameLimit = 64

/**
 * A new RSA-2048 key with a certificate valid for 30 years from `now`, which Google Play asks for. `owner` is
 * the certificate's common name, cut to the 64 characters X.509 allows. Takes up to half a second, off the
 * main thread.
 */
export async function createSigningKey({ owner, now }: { owner: string; now: Date }): Promise<SigningKey> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    privateKey: Uint8Array.from(pair.privateKey.export({ type: 'pkcs8', format: 'der' })),
    certificate: selfSign(pair.privateKey, owner, now),
  }
}

/** X.509 v3 (RFC 5280) without extensions, as keytool makes for Android. */
function selfSign(privateKey: KeyObject, owner: string, now: Date): Uint8Array {
  const algorithm = sequence(objectId(sha256WithRsa), asn1Null())
  const commonName = [...(owner.toWellFormed().trim() || 'Kwiq')].slice(0, commonNameLimit).join('')
  const name = sequence(set(sequence(objectId(commonNameId), utf8String(commonName))))
  const end = new Date(now)
  end.setUTCFullYear(now.getUTCFullYear() + validYears)
  const serial = randomBytes(8)
  // Positive and of full length, so that DER needs no padding.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  const version3 = tagged(0, integer(Uint8Array.of(2)))
  const validity = sequence(time(now), time(end))
  const publicKey = publicKeyOf(privateKey)
  const body = sequence(version3, integer(serial), algorithm, name, validity, name, publicKey)
  return sequence(body, algorithm, bitString(sign('sha256', body, privateKey)))
}

/** SubjectPublicKeyInfo, DER. */
export function publicKeyOf(privateKey: KeyObject): Uint8Array {
  return Uint8Array.from(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }))
}

/**
 * The key for use. Throws a RangeError when it is not RSA of at least 2048 bits or when the certificate is not
 * its own: an APK signed so would be refused only on the phone.
 */
export function openSigningKey(key: SigningKey): KeyObject {
  const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey), type: 'pkcs8', format: 'der' })
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < 2048)
    throw new RangeError('the signing key is not RSA-2048')
  if (!new X509Certificate(key.certificate).checkPrivateKey(privateKey)) {
    throw new RangeError('the certificate does not belong to the signing key')
  }
  return privateKey
}

/** SHA-256 of a certificate as Android, Play and assetlinks.json write it: AA:BB:... in capitals. */
export function certificateFingerprint(certificate: Uint8Array): string {
  const hex = createHash('sha256').update(certificate).digest('hex').toUpperCase()
  return hex.match(/../g)?.join(':') ?? ''
}
