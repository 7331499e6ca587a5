/** One point of an outline, from the point before it. */
interface Step {
  dx: number
  dy: number
  isOnCurve: boolean
}

const longOffsets = 1
const overlap = 0x40
const hasInstructions = 0x100

/** The streams of a transformed `glyf` table, in the order they stand in. */
class Streams {
  contours: number[] = []
  points: number[] = []
  flags: number[] = []
  glyphs: number[] = []
  composites: number[] = []
  boxes: number[] = []
  instructions: number[] = []
}

/**
 * The `glyf` table as WOFF2 keeps it (W3C WOFF 2.0, 5.1): what is alike of all outlines side by side. `head` and
 * `loca` say where each outline lies.
 */
export function transformOutlines(glyf: Buffer, loca: Buffer, head: Buffer): Buffer {
  const format = head.readInt16BE(50)
  const count = loca.length / (format === longOffsets ? 4 : 2) - 1
  const offset = (at: number) =>
    format === longOffsets ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2
  const streams = new Streams()
  const withBox = Buffer.alloc(((count + 31) >> 5) * 4)
  const overlapping = Buffer.alloc((count + 7) >> 3)
  for (let at = 0; at < count; at += 1) {
    const glyph = glyf.subarray(offset(at), offset(at + 1))
    const { hasBox, isOverlapping } = addGlyph(glyph, streams)
    if (hasBox) mark(withBox, at)
    if (isOverlapping) mark(overlapping, at)
  }
  const { contours, points, flags, glyphs, composites, boxes, instructions } = streams
  const hasOverlaps = overlapping.some((byte) => byte > 0)
  const parts = [contours, points, flags, glyphs, composites, [...withBox, ...boxes], instructions].map(
    (bytes) => Buffer.from(bytes),
  )
  const header = Buffer.alloc(8 + parts.length * 4)
  header.writeUInt16BE(hasOverlaps ? 1 : 0, 2)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(format, 6)
  for (const [at, part] of parts.entries()) header.writeUInt32BE(part.length, 8 + at * 4)
  return Buffer.concat([header, ...parts, ...(hasOverlaps ? [overlapping] : [])])
}

function mark(bits: Buffer, at: number): void {
  bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7))
}

function addGlyph(glyph: Buffer, streams: Streams): { hasBox: boolean; isOverlapping: boolean } {
  if (glyph.length === 0) {
    streams.contours.push(0, 0)
    return { hasBox: false, isOverlapping: false }
  }
  streams.contours.push(...glyph.subarray(0, 2))
  if (glyph.readInt16BE(0) >= 0) return addOutline(glyph, streams)
  addComposite(glyph, streams)
  streams.boxes.push(...glyph.subarray(2, 10))
  return { hasBox: true, isOverlapping: false }
}

function addOutline(glyph: Buffer, streams: Streams): { hasBox: boolean; isOverlapping: boolean } {
  const ends = Array.from({ length: glyph.readInt16BE(0) }, (_, at) => glyph.readUInt16BE(10 + at * 2))
  for (const [at, end] of ends.entries()) streams.points.push(...number255(end - (ends[at - 1] ?? -1)))
  const start = 10 + ends.length * 2
  const instructions = glyph.readUInt16BE(start)
  const { steps, isOverlapping } = readSteps(glyph, start + 2 + instructions, (ends.at(-1) ?? -1) + 1)
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  let [x, y] = [0, 0]
  for (const step of steps) {
    addStep(step, streams)
    x += step.dx
    y += step.dy
    box.left = Math.min(box.left, x)
    box.bottom = Math.min(box.bottom, y)
    box.right = Math.max(box.right, x)
    box.top = Math.max(box.top, y)
  }
  streams.glyphs.push(...number255(instructions))
  streams.instructions.push(...glyph.subarray(start + 2, start + 2 + instructions))
  // A reader works it out from the points: it is written where it says anything else.
  const said = [2, 4, 6, 8].map((at) => glyph.readInt16BE(at))
  const hasBox = [box.left, box.bottom, box.right, box.top].some((value, at) => value !== said[at])
  if (hasBox) streams.boxes.push(...glyph.subarray(2, 10))
  return { hasBox, isOverlapping }
}

/** The points of an outline as TrueType packs them: flags with repetitions, then all x, then all y. */
function readSteps(glyph: Buffer, from: number, count: number): { steps: Step[]; isOverlapping: boolean } {
  const flags: number[] = []
  let at = from
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++)
    const times = flag & 8 ? glyph.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const read = (short: number, same: number) =>
    flags.map((flag) => {
      if (flag & short) return glyph.readUInt8(at++) * (flag & same ? 1 : -1)
      if (flag & same) return 0
      at += 2
      return glyph.readInt16BE(at - 2)
    })
  const [across, up] = [read(2, 16), read(4, 32)]
  const steps = flags.map((flag, index) => ({
    dx: across[index] ?? 0,
    dy: up[index] ?? 0,
    isOnCurve: (flag & 1) > 0,
  }))
  return { steps, isOverlapping: ((flags[0] ?? 0) & overlap) > 0 }
}

/** The format's triplets: a flag that says how many bits the two distances have, and those bits. */
function addStep({ dx, dy, isOnCurve }: Step, { flags, glyphs }: Streams): void {
  const [x, y] = [Math.abs(dx), Math.abs(dy)]
  const off = isOnCurve ? 0 : 0x80
  const [right, up] = [dx < 0 ? 0 : 1, dy < 0 ? 0 : 1]
  const signs = right + up * 2
  if (dx === 0 && y < 1280) {
    flags.push(off + ((y & 0xf00) >> 7) + up)
    glyphs.push(y & 0xff)
  } else if (dy === 0 && x < 1280) {
    flags.push(off + 10 + ((x & 0xf00) >> 7) + right)
    glyphs.push(x & 0xff)
  } else if (x < 65 && y < 65) {
    flags.push(off + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs)
    glyphs.push((((x - 1) & 0xf) << 4) | ((y - 1) & 0xf))
  } else if (x < 769 && y < 769) {
    flags.push(off + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs)
    glyphs.push((x - 1) & 0xff, (y - 1) & 0xff)
  } else if (x < 4096 && y < 4096) {
    flags.push(off + 120 + signs)
    glyphs.push(x >> 4, ((x & 0xf) << 4) | (y >> 8), y & 0xff)
  } else {
    flags.push(off + 124 + signs)
    glyphs.push(x >> 8, x & 0xff, y >> 8, y & 0xff)
  }
}

/** A letter made of others: where they stand is kept as it is. */
function addComposite(glyph: Buffer, streams: Streams): void {
  let at = 10
  for (let hasMore = true; hasMore;) {
    const flags = glyph.readUInt16BE(at)
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    const end = at + 4 + (flags & 1 ? 4 : 2) + scale
    streams.composites.push(...glyph.subarray(at, end))
    at = end
    hasMore = (flags & 0x20) > 0
    if (hasMore || !(flags & hasInstructions)) continue
    const length = glyph.readUInt16BE(at)
    streams.glyphs.push(...number255(length))
    streams.instructions.push(...glyph.subarray(at + 2, at + 2 + length))
  }
}

/** The format's numbers of one to three bytes. */
function number255(value: number): number[] {
  if (value < 253) return [value]
  if (value < 506) return [255, value - 253]
  if (value < 762) return [254, value - 506]
  return [253, value >> 8, value & 0xff]
}
