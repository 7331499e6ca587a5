import { createDecipheriv, createPrivateKey, pbkdf2Sync, timingSafeEqual, X509Certificate } from 'node:crypto'
import { KeyFileError } from './key-file.ts'
import { keystoreIds } from './keystore-ids.ts'
import { type DerValue, dotted, inside, readOne, smallInteger } from './read-der.ts'
import { openSigningKey, type SigningKey } from './signing-key.ts'
import { keystoreMac } from './write-keystore.ts'

/** More would be a way to keep the server busy. */
const mostIterations = 5_000_000

/**
 * The signing key in a PKCS #12 keystore, as Kwiq, keytool (since Java 8u301) and OpenSSL 3 write them: PBES2 with
 * AES. Throws a KeyFileError whose message is for the person who gave the file.
 */
export function readKeystore(bytes: Uint8Array, passphrase: string): SigningKey {
  try {
    return findKey(readBags(bytes, passphrase), passphrase)
  } catch (error) {
    if (error instanceof KeyFileError) throw error
    throw new KeyFileError(
      'This is no keystore that Kwiq can read: a .p12 file with one RSA key, or a PEM file.',
    )
  }
}

interface Bag {
  id: string
  value: DerValue
}

function readBags(bytes: Uint8Array, passphrase: string): Bag[] {
  const [, content, mac] = inside(readOne(bytes))
  const safe = readContent(content)
  checkMac(safe, mac, passphrase)
  return inside(readOne(safe)).flatMap((info) => {
    const [id] = inside(info)
    const contents =
      id && dotted(id) === keystoreIds.encryptedData ? decryptContent(info, passphrase) : readContent(info)
    return inside(readOne(contents)).map((bag) => {
      const [type, value] = inside(bag)
      if (!type || !value) throw new RangeError('an empty bag')
      return { id: dotted(type), value: readOne(value.content) }
    })
  })
}

/** The bytes in a ContentInfo of plain data. */
function readContent(info: DerValue | undefined): Uint8Array {
  const [, tag] = inside(info)
  return readOne(tag?.content ?? new Uint8Array()).content
}

function checkMac(safe: Uint8Array, mac: DerValue | undefined, passphrase: string): void {
  const [digest, salt, count] = inside(mac)
  const [algorithm, expected] = inside(digest)
  const [id] = inside(algorithm)
  if (!id || !salt || !expected) throw new RangeError('no mac')
  const made = keystoreMac(safe, passphrase, {
    salt: salt.content,
    iterations: limited(count ? smallInteger(count) : 1),
    algorithm: dotted(id) === keystoreIds.sha256 ? 'sha256' : 'sha1',
  })
  if (made.length !== expected.content.length || !timingSafeEqual(made, expected.content)) {
    throw new KeyFileError('The passphrase does not open this key file.')
  }
}

/** EncryptedData of PBES2 (RFC 8018), of which Node opens private keys only. */
function decryptContent(info: DerValue, passphrase: string): Uint8Array {
  const [, tag] = inside(info)
  const [, encrypted] = inside(readOne(tag?.content ?? new Uint8Array()))
  const [, algorithm, contents] = inside(encrypted)
  const [scheme, parameters] = inside(algorithm)
  if (!scheme || dotted(scheme) !== keystoreIds.pbes2) throw new RangeError('an old way of encrypting')
  const [derivation, cipher] = inside(parameters)
  const [, derived] = inside(derivation)
  const [salt, count, ...more] = inside(derived)
  const [cipherId, iv] = inside(cipher)
  if (!salt || !count || !cipherId || !iv || !contents) throw new RangeError('incomplete')
  const isAes256 = dotted(cipherId) === keystoreIds.aes256
  if (!isAes256 && dotted(cipherId) !== keystoreIds.aes128) throw new RangeError('another cipher')
  const length = isAes256 ? 32 : 16
  const key = pbkdf2Sync(passphrase, salt.content, limited(smallInteger(count)), length, hashOf(more))
  const decipher = createDecipheriv(isAes256 ? 'aes-256-cbc' : 'aes-128-cbc', key, iv.content)
  return Buffer.concat([decipher.update(contents.content), decipher.final()])
}

/** The hash PBKDF2 works with: the last, optional parameter. */
function hashOf(parameters: readonly DerValue[]): string {
  const prf = parameters.find(({ tag }) => tag === 0x30)
  const [id] = prf ? inside(prf) : []
  switch (id && dotted(id)) {
    case keystoreIds.hmacSha256:
      return 'sha256'
    case keystoreIds.hmacSha512:
      return 'sha512'
    case undefined:
    case keystoreIds.hmacSha1:
      return 'sha1'
    default:
      throw new RangeError('another hash')
  }
}

function limited(count: number): number {
  if (count < 1 || count > mostIterations) throw new RangeError('a strange count')
  return count
}

function findKey(bags: readonly Bag[], passphrase: string): SigningKey {
  const shrouded = bags.find(({ id }) => id === keystoreIds.shroudedKeyBag)
  const plain = bags.find(({ id }) => id === keystoreIds.keyBag)
  const found = shrouded ?? plain
  if (!found) throw new KeyFileError('There is no private key in this keystore.')
  const opened = createPrivateKey({
    key: Buffer.from(found.value.whole),
    format: 'der',
    type: 'pkcs8',
    ...(shrouded && { passphrase }),
  })
  const privateKey = Uint8Array.from(opened.export({ type: 'pkcs8', format: 'der' }))
  for (const { id, value } of bags) {
    if (id !== keystoreIds.certificateBag) continue
    const [, tag] = inside(value)
    const certificate = Uint8Array.from(readOne(tag?.content ?? new Uint8Array()).content)
    if (!new X509Certificate(certificate).checkPrivateKey(opened)) continue
    const key = { privateKey, certificate }
    openSigningKey(key)
    return key
  }
  throw new KeyFileError('There is no certificate for the key in this keystore.')
}
