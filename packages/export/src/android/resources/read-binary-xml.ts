import { ByteReader, FormatError } from '../../bytes/byte-reader.ts'
import { chunkTypes, nothing, readChunks, type ChunkPlace } from './chunk.ts'
import { readValue, type ResValue } from './res-value.ts'
import { readStringPool } from './string-pool.ts'

/** An element as it stands in a binary XML file. Attributes by name; `ids` are those the resource map gives. */
export interface ReadElement {
  tag: string
  attributes: Record<string, ResValue | null>
  ids: Record<string, number>
  children: ReadElement[]
}

/** Reads what writeBinaryXml or aapt2 wrote. Throws a FormatError for anything that is not one whole tree. */
export function readBinaryXml(bytes: Uint8Array): ReadElement {
  const reader = new ByteReader(bytes)
  const file = [...readChunks(reader, 0, bytes.length)]
  const xml = file[0]
  if (file.length !== 1 || xml?.type !== chunkTypes.xml) throw new FormatError('not a binary XML file')
  let texts: string[] = []
  let ids: number[] = []
  const top: ReadElement = { tag: '', attributes: {}, ids: {}, children: [] }
  const open = [top]
  for (const chunk of readChunks(reader, xml.bodyStart, xml.end)) {
    if (chunk.type === chunkTypes.stringPool) texts = readStringPool(reader, chunk.start)
    else if (chunk.type === chunkTypes.xmlResourceMap) ids = readIds(reader, chunk)
    else if (chunk.type === chunkTypes.xmlElementStart) {
      const element = readElement(reader, chunk, texts, ids)
      open.at(-1)?.children.push(element)
      open.push(element)
    } else if (chunk.type === chunkTypes.xmlElementEnd) open.pop()
  }
  const [root] = top.children
  if (open.length !== 1 || root === undefined || top.children.length !== 1) {
    throw new FormatError('the XML is not one tree')
  }
  return root
}

function readIds(reader: ByteReader, chunk: ChunkPlace): number[] {
  const count = (chunk.end - chunk.bodyStart) / 4
  return Array.from({ length: count }, (_, index) => reader.u32(chunk.bodyStart + index * 4))
}

function readElement(
  reader: ByteReader,
  chunk: ChunkPlace,
  texts: readonly string[],
  ids: readonly number[],
): ReadElement {
  const at = chunk.bodyStart
  const text = (index: number): string => {
    const found = texts[index]
    if (found === undefined) throw new FormatError(`no text ${index} in the pool`)
    return found
  }
  const element: ReadElement = { tag: text(reader.u32(at + 4)), attributes: {}, ids: {}, children: [] }
  let previousId = -1
  for (let index = 0; index < reader.u16(at + 12); index++) {
    const place = at + reader.u16(at + 8) + index * reader.u16(at + 10)
    const nameIndex = reader.u32(place + 4)
    const name = text(nameIndex)
    element.attributes[name] = readValue(reader, place + 12, texts)
    if (reader.u32(place) === nothing) continue
    const id = ids[nameIndex]
    if (id === undefined) throw new FormatError(`attribute ${name} has no resource id`)
    if (id <= previousId) throw new FormatError(`attributes of ${element.tag} are out of order at ${name}`)
    previousId = id
    element.ids[name] = id
  }
  return element
}
