import { createHash, sign } from 'node:crypto'
import { asn1Null, integer, objectId, octetString, sequence, set, tagged } from '../signing/der.ts'
import { inside, readOne } from '../signing/read-der.ts'
import { openSigningKey, type SigningKey } from '../signing/signing-key.ts'
import type { ZipFile } from '../../zip/zip-entry.ts'

const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}

/** Bytes of a line of a manifest, its end counted off (JAR File Specification). */
const lineLimit = 70

/**
 * Files of a jar with its signature in front, as jarsigner makes it (JAR File Specification, "Signed JAR File"):
 * a list of their hashes, a list of the hashes of that list, and a PKCS #7 signature of the latter.
 */
export function signJar(files: readonly ZipFile[], key: SigningKey): ZipFile[] {
  const sections = files.map(({ path, bytes }) => section(path, hash(bytes)))
  const manifest = text(`Manifest-Version: 1.0\r\nCreated-By: Kwiq\r\n\r\n${sections.join('')}`)
  const hashes = files.map(({ path }, index) => section(path, hash(text(sections[index] ?? ''))))
  const signature = text(
    `Signature-Version: 1.0\r\nSHA-256-Digest-Manifest: ${hash(manifest)}\r\nCreated-By: Kwiq\r\n\r\n${hashes.join('')}`,
  )
  return [
    { path: 'META-INF/MANIFEST.MF', bytes: manifest },
    { path: 'META-INF/KWIQ.SF', bytes: signature },
    { path: 'META-INF/KWIQ.RSA', bytes: signatureBlock(signature, key) },
    ...files,
  ]
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

function section(path: string, digest: string): string {
  return `${wrap(`Name: ${path}`)}SHA-256-Digest: ${digest}\r\n\r\n`
}

/** A line in pieces that fit, each but the first begun by a space. Whole characters stay together. */
function wrap(line: string): string {
  const lines: string[] = ['']
  let length = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (length + size > lineLimit) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += sign
    length += size
  }
  return `${lines.join('\r\n')}\r\n`
}

/** PKCS #7 SignedData (RFC 2315) over content that stands elsewhere, by one signer. */
function signatureBlock(content: Uint8Array, key: SigningKey): Uint8Array {
  const [version, ...rest] = inside(inside(readOne(key.certificate))[0])
  const [serial, , issuer] = version?.tag === 0xa0 ? rest : [version, ...rest]
  if (!serial || !issuer) throw new RangeError('the certificate has no issuer')
  const sha256 = sequence(objectId(ids.sha256), asn1Null())
  const one = integer(Uint8Array.of(1))
  const signer = sequence(
    one,
    sequence(issuer.whole, serial.whole),
    sha256,
    sequence(objectId(ids.rsa), asn1Null()),
    octetString(sign('sha256', content, openSigningKey(key))),
  )
  const signed = sequence(
    one,
    set(sha256),
    sequence(objectId(ids.data)),
    tagged(0, key.certificate),
    set(signer),
  )
  return sequence(objectId(ids.signedData), tagged(0, signed))
}
