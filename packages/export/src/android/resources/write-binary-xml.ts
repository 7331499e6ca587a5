import { ByteWriter } from '../../bytes/byte-writer.ts'
import { attributeIds, type AttributeName } from './attributes.ts'
import { chunkTypes, nothing, writeChunk } from './chunk.ts'
import { encodeValue, writeValue, type ResValue } from './res-value.ts'
import { StringPool } from './string-pool.ts'

/** One element of an Android XML file. */
export interface XmlElement {
  tag: string
  /** Attributes of the android: namespace. */
  android?: Partial<Record<AttributeName, ResValue>>
  /** Attributes without a namespace, such as a manifest's package. */
  plain?: Record<string, string>
  children?: XmlElement[]
}

const androidNamespace = 'http://schemas.android.com/apk/res/android'

const line = 1

/**
 * The binary form of an Android XML file, as aapt2 compiles it (ResXMLTree in AOSP ResourceTypes.h). The names
 * of android: attributes come first in the pool, ordered by id, so that the resource map lines up with them;
 * attributes of an element are ordered by id too, because the platform searches them in that order.
 */
export function writeBinaryXml(root: XmlElement): Uint8Array {
  const names = [...collectNames(root)].sort((one, other) => attributeIds[one] - attributeIds[other])
  const pool = new StringPool('utf-16')
  for (const name of names) pool.add(name)
  const namespace = new ByteWriter(8).u32(pool.add('android'), pool.add(androidNamespace)).finish()
  const nodes = new ByteWriter()
  writeNode(nodes, chunkTypes.xmlNamespaceStart, namespace)
  writeElement(nodes, root, pool)
  writeNode(nodes, chunkTypes.xmlNamespaceEnd, namespace)
  const map = new ByteWriter().u32(...names.map((name) => attributeIds[name]))
  const empty = new Uint8Array()
  const body = new ByteWriter().bytes(
    pool.write(),
    writeChunk(chunkTypes.xmlResourceMap, empty, map.finish()),
    nodes.finish(),
  )
  return writeChunk(chunkTypes.xml, empty, body.finish())
}

function collectNames(element: XmlElement, names = new Set<AttributeName>()): Set<AttributeName> {
  for (const [name] of androidAttributes(element)) names.add(name)
  for (const child of element.children ?? []) collectNames(child, names)
  return names
}

function androidAttributes(element: XmlElement): [AttributeName, ResValue][] {
  return Object.entries(element.android ?? {}) as [AttributeName, ResValue][]
}

function writeNode(nodes: ByteWriter, type: number, body: Uint8Array): void {
  nodes.bytes(writeChunk(type, new ByteWriter(8).u32(line, nothing).finish(), body))
}

function writeElement(nodes: ByteWriter, element: XmlElement, pool: StringPool): void {
  const tag = pool.add(element.tag)
  const android = androidAttributes(element).sort(([one], [other]) => attributeIds[one] - attributeIds[other])
  const plain = Object.entries(element.plain ?? {})
  const body = new ByteWriter(64)
  const attributeStart = 20
  const attributeSize = 20
  body.u32(nothing, tag).u16(attributeStart, attributeSize, android.length + plain.length, 0, 0, 0)
  for (const [name, value] of android) writeAttribute(body, pool.add(androidNamespace), name, value, pool)
  for (const [name, text] of plain) writeAttribute(body, nothing, name, { kind: 'string', text }, pool)
  writeNode(nodes, chunkTypes.xmlElementStart, body.finish())
  for (const child of element.children ?? []) writeElement(nodes, child, pool)
  writeNode(nodes, chunkTypes.xmlElementEnd, new ByteWriter(8).u32(nothing, tag).finish())
}

function writeAttribute(
  body: ByteWriter,
  namespace: number,
  name: string,
  value: ResValue,
  pool: StringPool,
) {
  const encoded = encodeValue(value, (text) => pool.add(text))
  body.u32(namespace, pool.add(name), value.kind === 'string' ? encoded.data : nothing)
  writeValue(body, encoded)
}
