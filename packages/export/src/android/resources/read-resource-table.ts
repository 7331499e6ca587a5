import { ByteReader, FormatError } from '../../bytes/byte-reader.ts'
import { chunkTypes, nothing, readChunks, type ChunkPlace } from './chunk.ts'
import { readValue, type ResValue } from './res-value.ts'
import { readStringPool } from './string-pool.ts'
import type { ResConfig, StyleValue } from './write-resource-table.ts'

interface ReadResource {
  id: number
  type: string
  name: string
  /** What its values vary by, as the type spec says. */
  flags: number
  values: { config: ResConfig; value: ResValue | StyleValue }[]
}

export interface ReadTable {
  packageName: string
  resources: ReadResource[]
}

/** Reads a table with one package, as writeResourceTable or aapt2 makes it; a FormatError for anything else. */
export function readResourceTable(bytes: Uint8Array): ReadTable {
  const reader = new ByteReader(bytes)
  const [table, ...more] = readChunks(reader, 0, bytes.length)
  if (more.length > 0 || table?.type !== chunkTypes.table) throw new FormatError('not a resource table')
  const chunks = [...readChunks(reader, table.bodyStart, table.end)]
  const pool = chunks.find((chunk) => chunk.type === chunkTypes.stringPool)
  const packages = chunks.filter((chunk) => chunk.type === chunkTypes.tablePackage)
  const [only] = packages
  if (!pool || !only || packages.length !== 1)
    throw new FormatError('a table has one pool and one package here')
  return readPackage(reader, only, readStringPool(reader, pool.start))
}

function readPackage(reader: ByteReader, place: ChunkPlace, texts: readonly string[]): ReadTable {
  const start = place.start
  const typeNames = readStringPool(reader, start + reader.u32(start + 268))
  const keys = readStringPool(reader, start + reader.u32(start + 276))
  const found = new Map<number, ReadResource>()
  const packageNumber = reader.u32(start + 8)
  for (const chunk of readChunks(reader, place.bodyStart, place.end)) {
    if (chunk.type !== chunkTypes.tableTypeSpec && chunk.type !== chunkTypes.tableType) continue
    const typeNumber = reader.u8(chunk.start + 8)
    const type = typeNames[typeNumber - 1]
    if (type === undefined) throw new FormatError(`no name for resource type ${typeNumber}`)
    const firstId = ((packageNumber << 24) | (typeNumber << 16)) >>> 0
    const count = reader.u32(chunk.start + 12)
    for (let index = 0; index < count; index++) {
      const id = firstId + index
      if (chunk.type === chunkTypes.tableTypeSpec) {
        found.set(id, { id, type, name: '', flags: reader.u32(chunk.bodyStart + index * 4), values: [] })
      } else readEntry(reader, chunk, index, found.get(id), texts, keys)
    }
  }
  return { packageName: readName(reader, start + 12), resources: [...found.values()] }
}

function readName(reader: ByteReader, start: number): string {
  let name = ''
  for (let at = start; at < start + 256 && reader.u16(at) !== 0; at += 2)
    name += String.fromCharCode(reader.u16(at))
  return name
}

function readEntry(
  reader: ByteReader,
  chunk: ChunkPlace,
  index: number,
  resource: ReadResource | undefined,
  texts: readonly string[],
  keys: readonly string[],
): void {
  if (!resource) throw new FormatError('a type comes before its spec')
  const offset = reader.u32(chunk.bodyStart + index * 4)
  if (offset === nothing) return
  const at = chunk.start + reader.u32(chunk.start + 16) + offset
  resource.name = keys[reader.u32(at + 4)] ?? resource.name
  const isStyle = (reader.u16(at + 2) & 1) !== 0
  const value = isStyle ? readStyle(reader, at, texts) : readValue(reader, at + 8, texts)
  if (!value) throw new FormatError(`resource ${resource.type}/${resource.name} has a value of unknown kind`)
  resource.values.push({ config: readConfig(reader, chunk.start + 20), value })
}

function readStyle(reader: ByteReader, at: number, texts: readonly string[]): StyleValue {
  const items: [number, ResValue][] = []
  for (let index = 0; index < reader.u32(at + 12); index++) {
    const place = at + 16 + index * 12
    const value = readValue(reader, place + 4, texts)
    if (!value) throw new FormatError('a style holds a value of unknown kind')
    items.push([reader.u32(place), value])
  }
  return { kind: 'style', parent: reader.u32(at + 8), items }
}

function readConfig(reader: ByteReader, at: number): ResConfig {
  const density = reader.u16(at + 14)
  const sdk = reader.u16(at + 24)
  return {
    ...(density > 0 && { density }),
    ...((reader.u8(at + 29) & 0x30) === 0x20 && { isNight: true }),
    ...(sdk > 0 && { sdk }),
  }
}
