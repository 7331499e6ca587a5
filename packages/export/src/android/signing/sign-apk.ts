import { sign, type KeyObject } from 'node:crypto'
import { ByteWriter, concatBytes } from '../../bytes/byte-writer.ts'
import { readZip } from '../../zip/read-zip.ts'
import { contentDigest } from './content-digest.ts'
import { blockIds, lengthPrefixed, rsaPkcs1Sha256, writeSigningBlock } from './signing-block.ts'
import { openSigningKey, publicKeyOf, type SigningKey } from './signing-key.ts'

const everySdk = 0x7fffffff
/** v2 attribute that says "also signed with v3", so that nobody can strip the newer signature unseen. */
const strippingProtection = { id: 0xbeeff00d, newest: 3 }

/**
 * The zip signed with APK Signature Scheme v2 and v3 (source.android.com/docs/security/features/apksigning).
 * v1 is left out: every device with `minSdk` 24 or above reads v2. RSA PKCS #1 signatures hold no randomness, so
 * equal input gives equal bytes. Throws as openSigningKey does, and a FormatError for what is no zip of ours.
 */
export function signApk(zip: Uint8Array, key: SigningKey, minSdk: number): Uint8Array {
  const { centralOffset, endOffset } = readZip(zip)
  const files = zip.subarray(0, centralOffset)
  const directory = zip.subarray(centralOffset, endOffset)
  const end = zip.slice(endOffset)
  const digest = contentDigest([files, directory, end])
  const signer = { privateKey: openSigningKey(key), certificate: key.certificate, digest }
  const block = writeSigningBlock([
    { id: blockIds.v2, value: signV2(signer) },
    { id: blockIds.v3, value: signV3(signer, minSdk) },
  ])
  new DataView(end.buffer).setUint32(16, centralOffset + block.length, true)
  return concatBytes(files, block, directory, end)
}

interface Signer {
  privateKey: KeyObject
  certificate: Uint8Array
  digest: Uint8Array
}

function signV2(signer: Signer): Uint8Array {
  const { id, newest } = strippingProtection
  const attribute = lengthPrefixed(new ByteWriter(8).u32(id, newest).finish())
  return signatures(signer, new Uint8Array(), lengthPrefixed(attribute))
}

function signV3(signer: Signer, minSdk: number): Uint8Array {
  const sdks = new ByteWriter(8).u32(minSdk, everySdk).finish()
  return signatures(signer, sdks, lengthPrefixed())
}

/** The scheme's value with its one signer; `sdks` stands inside and outside of what is signed, in v3 only. */
function signatures(signer: Signer, sdks: Uint8Array, attributes: Uint8Array): Uint8Array {
  const algorithm = new ByteWriter(4).u32(rsaPkcs1Sha256).finish()
  const digests = lengthPrefixed(lengthPrefixed(algorithm, lengthPrefixed(signer.digest)))
  const certificates = lengthPrefixed(lengthPrefixed(signer.certificate))
  const signedData = concatBytes(digests, certificates, sdks, attributes)
  const signature = sign('sha256', signedData, signer.privateKey)
  return lengthPrefixed(
    lengthPrefixed(
      lengthPrefixed(signedData),
      sdks,
      lengthPrefixed(lengthPrefixed(algorithm, lengthPrefixed(signature))),
      lengthPrefixed(publicKeyOf(signer.privateKey)),
    ),
  )
}
