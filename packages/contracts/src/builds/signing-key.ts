import { z } from 'zod'
import { Timestamp } from '../http/common.ts'

/** A project's signing key as its owner sees it. */
export const SigningKeyInfo = z.object({
  /** SHA-256 of its certificate, as AA:BB:... */
  fingerprint: z.string(),
  packageId: z.string(),
  createdAt: Timestamp,
  validUntil: Timestamp,
})
export type SigningKeyInfo = z.infer<typeof SigningKeyInfo>

/** Characters. keytool takes no password shorter than six. */
export const passphraseLimits = { min: 8, max: 256 } as const

const Passphrase = z
  .string('Please enter a passphrase.')
  .min(passphraseLimits.min, `Please choose a passphrase of at least ${passphraseLimits.min} characters.`)
  .max(passphraseLimits.max, `A passphrase can have at most ${passphraseLimits.max} characters.`)

/** `pkcs12` is a keystore for Android Studio, Gradle and apksigner; `pem` the same as text. Kwiq takes both back. */
export const SigningKeyDownloadRequest = z.strictObject({
  passphrase: Passphrase,
  format: z.enum(['pkcs12', 'pem']).default('pkcs12'),
})
export type SigningKeyDownloadRequest = z.infer<typeof SigningKeyDownloadRequest>

export const SigningKeyRestoreRequest = z.strictObject({
  /** The key file: PEM as text, or a keystore (.p12) in base64. */
  file: z.string().min(1, 'Please choose a key file.').max(100_000, 'This file is too large for a key file.'),
  passphrase: z.string().max(passphraseLimits.max),
})
export type SigningKeyRestoreRequest = z.infer<typeof SigningKeyRestoreRequest>
