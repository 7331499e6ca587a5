import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { ByteReader, FormatError } from '../../bytes/byte-reader.ts'
import { readZip } from '../../zip/read-zip.ts'
import { contentDigest } from './content-digest.ts'
import { blockIds, readSigningBlock, rsaPkcs1Sha256 } from './signing-block.ts'

export interface VerifiedSigner {
  certificate: Uint8Array
  /** API levels the v3 signature is for. */
  minSdk: number
  maxSdk: number
}

/**
 * Checks the v2 and v3 signatures as the platform does: the signature over the signed data, the certificate's
 * key, the digest over the contents. Gives the one signer of both; throws a FormatError that says what is wrong.
 */
export function verifySignatures(apk: Uint8Array): VerifiedSigner {
  const { centralOffset, endOffset } = readZip(apk)
  const { start, parts } = readSigningBlock(apk, centralOffset)
  const end = apk.slice(endOffset)
  new DataView(end.buffer).setUint32(16, start, true)
  const digest = contentDigest([apk.subarray(0, start), apk.subarray(centralOffset, endOffset), end])
  const v2 = verifyScheme('v2', parts.get(blockIds.v2), digest)
  const v3 = verifyScheme('v3', parts.get(blockIds.v3), digest)
  if (Buffer.compare(v2.certificate, v3.certificate) !== 0)
    throw new FormatError('v2 and v3 have different signers')
  return v3
}

/** Reads length-prefixed fields one after another. */
class Fields {
  readonly #reader: ByteReader
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#reader = new ByteReader(bytes)
  }

  next(): Uint8Array {
    const length = this.u32()
    const field = this.#reader.slice(this.#at, length)
    this.#at += length
    return field
  }

  u32(): number {
    const value = this.#reader.u32(this.#at)
    this.#at += 4
    return value
  }

  /** For a sequence that must hold exactly one element. */
  only(what: string): Uint8Array {
    const field = this.next()
    if (this.#at !== this.#reader.length) throw new FormatError(`more than one ${what}`)
    return field
  }
}

function verifyScheme(
  scheme: 'v2' | 'v3',
  value: Uint8Array | undefined,
  digest: Uint8Array,
): VerifiedSigner {
  if (!value) throw new FormatError(`no ${scheme} signature`)
  const signers = new Fields(new Fields(value).only(`${scheme} sequence`))
  const signer = new Fields(signers.only(`${scheme} signer`))
  const signedData = signer.next()
  const outer = scheme === 'v3' ? [signer.u32(), signer.u32()] : []
  const signature = algorithmField(new Fields(signer.next()).only('signature'))
  const publicKey = signer.next()
  const key = createPublicKey({ key: Buffer.from(publicKey), type: 'spki', format: 'der' })
  if (!verify('sha256', signedData, key, signature)) throw new FormatError(`the ${scheme} signature is wrong`)
  const data = new Fields(signedData)
  const signedDigest = algorithmField(new Fields(data.next()).only('digest'))
  const certificate = new Fields(data.next()).only('certificate')
  const inner = scheme === 'v3' ? [data.u32(), data.u32()] : []
  if (outer.join() !== inner.join())
    throw new FormatError('the v3 signature disagrees with itself about API levels')
  if (Buffer.compare(signedDigest, digest) !== 0)
    throw new FormatError(`the contents changed after ${scheme} signing`)
  const certified = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  if (Buffer.compare(certified, publicKey) !== 0)
    throw new FormatError(`the ${scheme} certificate is for another key`)
  const [minSdk = 0, maxSdk = 0] = inner
  return { certificate: certificate.slice(), minSdk, maxSdk }
}

/** Value of an "algorithm, then length-prefixed value" pair; only our algorithm is known. */
function algorithmField(bytes: Uint8Array): Uint8Array {
  const fields = new Fields(bytes)
  const algorithm = fields.u32()
  if (algorithm !== rsaPkcs1Sha256)
    throw new FormatError(`unknown signature algorithm ${algorithm.toString(16)}`)
  return fields.next()
}
