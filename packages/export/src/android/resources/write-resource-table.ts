import { ByteWriter } from '../../bytes/byte-writer.ts'
import { chunkTypes, nothing, writeChunk } from './chunk.ts'
import { encodeValue, writeValue, type ResValue } from './res-value.ts'
import { StringPool } from './string-pool.ts'

/** When a resource's value applies. All three absent: always. */
export interface ResConfig {
  /** Dots per inch; 0xfffe is "any density", for drawables that scale. */
  density?: number
  isNight?: boolean
  /** Lowest API level. */
  sdk?: number
}

/** A style: its parent's id and the attributes it sets, by id. */
export interface StyleValue {
  kind: 'style'
  parent: number
  items: readonly (readonly [attributeId: number, value: ResValue])[]
}

export interface Resource {
  name: string
  /** One value for each configuration; the one without any should come first. */
  values: readonly { config?: ResConfig; value: ResValue | StyleValue }[]
}

/** Resources of one type. A resource's id is 0x7f, its type's place from 1, and its place from 0. */
export interface ResourceType {
  type: string
  resources: readonly Resource[]
}

const packageNumber = 0x7f
const configSize = 64
const axes = { density: 0x0100, version: 0x0400, uiMode: 0x1000 }

/** Id of the resource at these places of the table. */
export function resourceId(typeIndex: number, entryIndex: number): number {
  return ((packageNumber << 24) | ((typeIndex + 1) << 16) | entryIndex) >>> 0
}

/**
 * A resources.arsc with one package (ResTable in AOSP ResourceTypes.h): texts, colours, files and styles, each
 * with values by density, night and API level. Type specs carry the flags of what their values vary by, without
 * which a running app would not notice the change to night.
 */
export function writeResourceTable(packageName: string, types: readonly ResourceType[]): Uint8Array {
  const texts = new StringPool('utf-8')
  const keys = new StringPool('utf-8')
  const typeNames = new StringPool('utf-8')
  const body = new ByteWriter(4096)
  for (const [index, { type, resources }] of types.entries()) {
    typeNames.add(type)
    body.bytes(writeTypeSpec(index + 1, resources))
    for (const config of configsOf(resources))
      body.bytes(writeType(index + 1, resources, config, texts, keys))
  }
  const typePool = typeNames.write()
  const keyPool = keys.write()
  const headerSize = 288
  const header = new ByteWriter(headerSize)
    .u32(packageNumber)
    .bytes(packageNameField(packageName))
    .u32(headerSize, typeNames.size, headerSize + typePool.length, keys.size, 0)
  const packageBody = new ByteWriter().bytes(typePool, keyPool, body.finish()).finish()
  const table = new ByteWriter()
    .bytes(texts.write())
    .bytes(writeChunk(chunkTypes.tablePackage, header.finish(), packageBody))
  return writeChunk(chunkTypes.table, new ByteWriter(4).u32(1).finish(), table.finish())
}

/** 128 UTF-16 units, the last of which stays zero. */
function packageNameField(name: string): Uint8Array {
  if (name.length > 127) throw new RangeError('package name too long')
  const field = new ByteWriter(256)
  for (const unit of name) field.u16(unit.charCodeAt(0))
  return field.zeros(256 - field.length).finish()
}

function writeTypeSpec(id: number, resources: readonly Resource[]): Uint8Array {
  const header = new ByteWriter(8).u8(id, 0).u16(0).u32(resources.length).finish()
  const flags = new ByteWriter().u32(...resources.map(variesBy))
  return writeChunk(chunkTypes.tableTypeSpec, header, flags.finish())
}

function variesBy(resource: Resource): number {
  const configs = resource.values.map(({ config = {} }) => config)
  const varies = (key: keyof ResConfig) => new Set(configs.map((config) => config[key])).size > 1
  return (
    (varies('density') ? axes.density : 0) |
    (varies('sdk') ? axes.version : 0) |
    (varies('isNight') ? axes.uiMode : 0)
  )
}

/** The configurations that occur, each once, in the order of their first use. */
function configsOf(resources: readonly Resource[]): ResConfig[] {
  const found = new Map<string, ResConfig>()
  for (const resource of resources) {
    for (const { config = {} } of resource.values) found.set(configKey(config), config)
  }
  return [...found.values()]
}

function configKey({ density = 0, isNight = false, sdk = 0 }: ResConfig): string {
  return `${density} ${isNight} ${sdk}`
}

function writeType(
  id: number,
  resources: readonly Resource[],
  config: ResConfig,
  texts: StringPool,
  keys: StringPool,
): Uint8Array {
  const offsets = new ByteWriter()
  const entries = new ByteWriter()
  for (const resource of resources) {
    const match = resource.values.find((candidate) => configKey(candidate.config ?? {}) === configKey(config))
    offsets.u32(match ? entries.length : nothing)
    if (match) writeEntry(entries, keys.add(resource.name), match.value, texts)
  }
  const headerSize = 20 + configSize
  const header = new ByteWriter(headerSize)
    .u8(id, 0)
    .u16(0)
    .u32(resources.length, headerSize + offsets.length)
    .bytes(writeConfig(config))
  const body = new ByteWriter().bytes(offsets.finish(), entries.finish())
  return writeChunk(chunkTypes.tableType, header.finish(), body.finish())
}

/** ResTable_config: density at 14, API level at 24, night in the uiMode byte at 29. */
function writeConfig({ density = 0, isNight = false, sdk = 0 }: ResConfig): Uint8Array {
  const nightYes = 0x20
  return new ByteWriter(configSize)
    .u32(configSize)
    .zeros(10)
    .u16(density)
    .zeros(8)
    .u16(sdk, 0)
    .u8(0, isNight ? nightYes : 0)
    .zeros(configSize - 30)
    .finish()
}

function writeEntry(entries: ByteWriter, key: number, value: ResValue | StyleValue, texts: StringPool): void {
  const addText = (text: string): number => texts.add(text)
  if (value.kind !== 'style') {
    entries.u16(8, 0).u32(key)
    writeValue(entries, encodeValue(value, addText))
    return
  }
  const isComplex = 1
  // The platform merges styles by walking both lists in order of id.
  const items = [...value.items].sort(([one], [other]) => one - other)
  entries.u16(16, isComplex).u32(key, value.parent, items.length)
  for (const [attribute, item] of items) {
    entries.u32(attribute)
    writeValue(entries, encodeValue(item, addText))
  }
}
