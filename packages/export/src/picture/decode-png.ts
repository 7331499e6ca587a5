import { inflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'
import { type PngChunks, readPngChunks } from './read-png-chunks.ts'

/** Samples of a pixel, by colour type. */
const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Where the passes of an interlaced picture begin, and their steps (W3C PNG, 8.1). */
const adam7 = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
]
const atOnce = [{ x: 0, y: 0, across: 1, down: 1 }]

/**
 * A PNG of any colour type, depth and order of rows, up to the size of an icon. Throws a RangeError for what is
 * none; pixels that a damaged file lacks throw as well.
 */
export function decodePng(bytes: Uint8Array): Picture {
  const png = readPngChunks(bytes)
  const { width, height, depth, colorType } = png
  const bits = depth * (samplesOf[colorType] ?? 4)
  const passes = (png.isInterlaced ? adam7 : atOnce)
    .map((pass) => ({
      ...pass,
      columns: Math.ceil((width - pass.x) / pass.across),
      rows: Math.ceil((height - pass.y) / pass.down),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
  const sizeOf = (columns: number) => 1 + Math.ceil((columns * bits) / 8)
  const total = passes.reduce((sum, { columns, rows }) => sum + sizeOf(columns) * rows, 0)
  const data = inflate(png.data, total)
  const rgba = new Uint8Array(width * height * 4)
  let at = 0
  for (const { x, y, across, down, columns, rows } of passes) {
    const size = sizeOf(columns)
    let before = new Uint8Array(size - 1)
    for (let row = 0; row < rows; row++, at += size) {
      const line = data.subarray(at + 1, at + size)
      unfilter(data[at] ?? 0, line, before, Math.max(1, bits >> 3))
      before = line
      for (let column = 0; column < columns; column++) {
        const to = (width * (y + row * down) + x + column * across) * 4
        paint(png, line, column, rgba, to)
      }
    }
  }
  return { width, height, rgba }
}

/** Never more than the picture needs: a small file may hold gigabytes of one colour. */
function inflate(data: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  let rows: Uint8Array
  try {
    rows = inflateSync(data, { maxOutputLength: size + 1024 })
  } catch (cause) {
    throw new RangeError('the pixels of a PNG do not inflate', { cause })
  }
  if (rows.length < size) throw new RangeError('a PNG without all of its pixels')
  return Uint8Array.from(rows)
}

/** Turns a filtered line into what it stands for, in place (W3C PNG, 9.2). */
function unfilter(filter: number, line: Uint8Array, before: Uint8Array, step: number): void {
  if (filter > 4) throw new RangeError(`an unknown filter, ${filter}`)
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : (line[at - step] ?? 0)
    const above = before[at] ?? 0
    const value = line[at] ?? 0
    if (filter === 1) line[at] = value + left
    else if (filter === 2) line[at] = value + above
    else if (filter === 3) line[at] = value + ((left + above) >> 1)
    else if (filter === 4) line[at] = value + paeth(left, above, at < step ? 0 : (before[at - step] ?? 0))
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const byLeft = Math.abs(guess - left)
  const byAbove = Math.abs(guess - above)
  const byCorner = Math.abs(guess - corner)
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}

/** Sets one pixel, four bytes from `to`, to that of a column. */
function paint(png: PngChunks, line: Uint8Array, column: number, rgba: Uint8Array, to: number): void {
  const { depth, colorType, palette, transparency } = png
  const samples = samplesOf[colorType] ?? 4
  const most = (1 << depth) - 1
  // What a sample is, and what of it fits a byte.
  const raw = (index: number) => readSample(line, column * samples + index, depth)
  const byte = (index: number) => Math.round((raw(index) * 255) / most)
  if (colorType === 3) {
    const index = raw(0)
    if (index * 3 + 2 >= palette.length) throw new RangeError('a colour that is not in the palette')
    rgba.set(palette.subarray(index * 3, index * 3 + 3), to)
    rgba[to + 3] = transparency[index] ?? 255
    return
  }
  const isGrey = colorType === 0 || colorType === 4
  for (let part = 0; part < 3; part++) rgba[to + part] = byte(isGrey ? 0 : part)
  if (colorType === 4) rgba[to + 3] = byte(1)
  else if (colorType === 6) rgba[to + 3] = byte(3)
  else {
    const colors = isGrey ? 1 : 3
    const isClear =
      transparency.length >= colors * 2 &&
      [0, 1, 2].slice(0, colors).every((part) => raw(part) === readSample(transparency, part, 16))
    rgba[to + 3] = isClear ? 0 : 255
  }
}

function readSample(bytes: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return bytes[index] ?? 0
  if (depth === 16) return ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)
  const bit = index * depth
  return ((bytes[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}
