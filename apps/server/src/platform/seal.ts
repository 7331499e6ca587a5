import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What a sealed value is for: one purpose's key does not open another's values. */
export type SealPurpose =
  | 'api-key'
  | 'signing-key'
  | 'share-link'
  | 'review-link'
  | 'sign-in'
  | 'install-link'

function keyOf(secret: Buffer, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kwiq', `seal:${purpose}`, 32))
}

/**
 * Encrypts for storing: nonce, ciphertext and tag of AES-256-GCM (NIST SP 800-38D) as base64url, under a key
 * derived from the server's secret by HKDF (RFC 5869). `boundTo` is the row it belongs to: moved elsewhere it
 * does not open.
 */
export function seal(secret: Buffer, purpose: SealPurpose, boundTo: string, value: Buffer | string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** The value `seal` was given. Throws when secret, purpose, row or bytes are not those it was sealed with. */
export function unseal(secret: Buffer, purpose: SealPurpose, boundTo: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const key = keyOf(secret, purpose)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
}
