import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { concatBytes } from '../bytes/byte-writer.ts'
import { transformOutlines } from './transform-outlines.ts'

// Not in this thread: the densest Brotli takes a few tenths of a second.
const compress = promisify(brotliCompress)

/** Places of tags in the format's own list (W3C WOFF 2.0, 4.1); others are spelt. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .split(/ (?=\S)/)
const spelt = 0x3f

interface Table {
  tag: string
  /** Bytes of the table itself. */
  length: number
  /** What stands for it in the file. */
  data: Buffer
}

/** A TrueType font as WOFF2 (W3C WOFF 2.0). */
export async function writeWoff2(sfnt: Buffer): Promise<Uint8Array> {
  const tables = transform(readTables(sfnt))
  const data = await compress(Buffer.concat(tables.map((table) => table.data)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  })
  const directory = Buffer.concat(tables.map(directoryEntry))
  const length = 48 + directory.length + data.length
  const padding = (4 - (length % 4)) % 4
  const header = Buffer.alloc(48)
  header.write('wOF2', 'latin1')
  header.writeUInt32BE(sfnt.readUInt32BE(0), 4)
  header.writeUInt32BE(length + padding, 8)
  header.writeUInt16BE(tables.length, 12)
  const aligned = tables.reduce((sum, table) => sum + Math.ceil(table.length / 4) * 4, 0)
  header.writeUInt32BE(12 + tables.length * 16 + aligned, 16)
  header.writeUInt32BE(data.length, 20)
  header.writeUInt16BE(1, 24)
  return concatBytes(header, directory, data, new Uint8Array(padding))
}

/** By tag, but where outlines lie comes right after the outlines, as the format asks. */
function readTables(sfnt: Buffer): Table[] {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index): Table => {
    const at = 12 + index * 16
    const [start, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)]
    return { tag: sfnt.toString('latin1', at, at + 4), length, data: sfnt.subarray(start, start + length) }
  })
  const place = ({ tag }: Table) => (tag === 'loca' ? 'glyf+' : tag)
  return tables.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

/** Outlines side by side; where they lie is worked out by the reader. */
function transform(tables: readonly Table[]): Table[] {
  const of = (tag: string) => tables.find((table) => table.tag === tag)?.data ?? Buffer.alloc(0)
  const outlines = transformOutlines(of('glyf'), of('loca'), of('head'))
  return tables.map((table) => {
    if (table.tag === 'glyf') return { ...table, data: outlines }
    return table.tag === 'loca' ? { ...table, data: Buffer.alloc(0) } : table
  })
}

function directoryEntry({ tag, length, data }: Table): Buffer {
  const known = knownTags.indexOf(tag)
  const name = known === -1 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0)
  const isTransformed = tag === 'glyf' || tag === 'loca'
  const inFile = isTransformed ? base128(data.length) : Buffer.alloc(0)
  return Buffer.concat([Buffer.of(known === -1 ? spelt : known), name, base128(length), inFile])
}

/** The format's numbers: seven bits a byte, the highest first, all but the last marked. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return Buffer.from(bytes)
}
