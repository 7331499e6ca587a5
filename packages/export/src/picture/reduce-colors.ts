import type { IndexedPicture } from './encode-png.ts'
import type { Picture } from './picture.ts'

/** Colours of a palette at most. */
const most = 256

/** Colours that become one: as 0xRRGGBBAA, with how often each occurs. */
interface Box {
  colors: Uint32Array
  /** Place in a colour, in bits, of the part that differs most, and by how much. */
  shift: number
  spread: number
}

/**
 * A square picture in at most 256 colours: its own where they are that few, else those of a median cut
 * (Heckbert, 1982). Equal pictures give equal palettes.
 */
export function reduceColors({ width, rgba }: Picture): IndexedPicture {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const colors = new Uint32Array(rgba.length / 4)
  const counts = new Map<number, number>()
  for (let at = 0; at < colors.length; at++) {
    const color = view.getUint32(at * 4)
    // All that is clear is one colour.
    const plain = (color & 0xff) === 0 ? 0 : color
    colors[at] = plain
    counts.set(plain, (counts.get(plain) ?? 0) + 1)
  }
  const boxes = cut(Uint32Array.from(counts.keys()).sort())
  const places = new Map<number, number>()
  for (const [index, box] of boxes.entries()) for (const color of box.colors) places.set(color, index)
  return {
    size: width,
    palette: boxes.map((box) => meanOf(box, counts)),
    pixels: Uint8Array.from(colors, (color) => places.get(color) ?? 0),
  }
}

/** Halves the box of the widest spread, until there are enough. */
function cut(colors: Uint32Array): Box[] {
  const boxes = [boxOf(colors)]
  while (boxes.length < most) {
    let [widest, index] = [0, -1]
    for (const [at, { spread }] of boxes.entries()) if (spread > widest) [widest, index] = [spread, at]
    const box = boxes[index]
    if (!box) break
    // Sorted as numbers while the part that counts is their highest.
    const up = 24 - box.shift
    const sorted = box.colors
      .map((color) => turn(color, up))
      .sort()
      .map((color) => turn(color, 32 - up))
    const middle = sorted.length >> 1
    boxes.splice(index, 1, boxOf(sorted.subarray(0, middle)), boxOf(sorted.subarray(middle)))
  }
  return boxes
}

/** Turns 32 bits around, so many to the left. */
function turn(bits: number, left: number): number {
  const by = left & 31
  return by === 0 ? bits : ((bits << by) | (bits >>> (32 - by))) >>> 0
}

function boxOf(colors: Uint32Array): Box {
  let [shift, spread] = [0, 0]
  for (const place of [24, 16, 8, 0]) {
    let [low, high] = [255, 0]
    for (let at = 0; at < colors.length; at++) {
      const value = ((colors[at] ?? 0) >>> place) & 0xff
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > spread) [shift, spread] = [place, high - low]
  }
  return { colors, shift, spread }
}

function meanOf({ colors }: Box, counts: ReadonlyMap<number, number>): number {
  const sums = [0, 0, 0, 0]
  let total = 0
  for (const color of colors) {
    const count = counts.get(color) ?? 0
    total += count
    for (let part = 0; part < 4; part++)
      sums[part] = (sums[part] ?? 0) + ((color >>> (24 - part * 8)) & 0xff) * count
  }
  return sums.reduce((mean, sum) => (mean << 8) | Math.round(sum / total), 0) >>> 0
}
