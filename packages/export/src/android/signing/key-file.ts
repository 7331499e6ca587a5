import { createPrivateKey, X509Certificate } from 'node:crypto'
import { openSigningKey, type SigningKey } from './signing-key.ts'

const certificateBlock = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/
const keyBlock = /-----BEGIN ENCRYPTED PRIVATE KEY-----[\s\S]+?-----END ENCRYPTED PRIVATE KEY-----/

/** A key file that cannot be read; `message` is for the person who gave it. */
export class KeyFileError extends Error {
  override name = 'KeyFileError'
}

/**
 * A signing key as a file to keep: PEM with the private key encrypted by `passphrase` (PKCS #8, AES-256) and the
 * certificate. `openssl pkcs12 -export -name kwiq -in key.pem -out key.p12` makes a keystore of it, with which
 * apksigner, Gradle and Android Studio sign.
 */
export function writeKeyFile(key: SigningKey, passphrase: string): string {
  const options = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase } as const
  return `${openSigningKey(key).export(options).toString()}${new X509Certificate(key.certificate).toString()}`
}

/** The key in such a file. Throws a KeyFileError: no key file, wrong passphrase, key and certificate of two minds. */
export function readKeyFile(pem: string, passphrase: string): SigningKey {
  const [encrypted] = keyBlock.exec(pem) ?? []
  const [certificate] = certificateBlock.exec(pem) ?? []
  if (!encrypted || !certificate) throw new KeyFileError('This is not a signing key file of Kwiq.')
  const key = {
    privateKey: decrypt(encrypted, passphrase),
    certificate: attempt(() => Uint8Array.from(new X509Certificate(certificate).raw)),
  }
  attempt(() => openSigningKey(key))
  return key
}

function decrypt(pem: string, passphrase: string): Uint8Array {
  try {
    const key = createPrivateKey({ key: pem, format: 'pem', passphrase })
    return Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' }))
  } catch {
    throw new KeyFileError('The passphrase does not open this key file.')
  }
}

function attempt<Result>(action: () => Result): Result {
  try {
    return action()
  } catch {
    throw new KeyFileError('The key file is damaged: its key and certificate do not belong together.')
  }
}
