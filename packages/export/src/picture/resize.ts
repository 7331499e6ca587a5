import type { Picture } from './picture.ts'

/** What of a row or column of the source goes into one of the result: the first one, and the weight of each from it. */
interface Share {
  first: number
  weights: Float64Array
}

/**
 * A picture of another size. Smaller: each pixel is the mean of the area it covers; larger: a straight line between
 * neighbours. Colours weigh as much as they cover, so that no edge darkens. Pure arithmetic, the same everywhere.
 */
export function resize(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture
  const sums = weighted(picture)
  const narrow = mix(sums, sharesOf(picture.width, width), {
    lines: picture.height,
    step: 4,
    line: picture.width * 4,
  })
  const small = mix(narrow, sharesOf(picture.height, height), { lines: width, step: width * 4, line: 4 })
  const rgba = new Uint8Array(width * height * 4)
  // Columns were written one after the other.
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const [from, to] = [(x * height + y) * 4, (y * width + x) * 4]
      const cover = small[from + 3] ?? 0
      rgba[to + 3] = Math.round(cover)
      if (cover === 0) continue
      for (let part = 0; part < 3; part++) rgba[to + part] = Math.round((small[from + part] ?? 0) / cover)
    }
  }
  return { width, height, rgba }
}

/** Colours multiplied by what they cover. */
function weighted({ rgba }: Picture): Float32Array {
  const values = new Float32Array(rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const cover = rgba[at + 3] ?? 0
    for (let part = 0; part < 3; part++) values[at + part] = (rgba[at + part] ?? 0) * cover
    values[at + 3] = cover
  }
  return values
}

/** Mixes pixels along lines: one of the source follows another by `step` values, and a line another by `line`. */
function mix(
  values: Float32Array,
  shares: readonly Share[],
  { lines, step, line }: { lines: number; step: number; line: number },
): Float32Array {
  const mixed = new Float32Array(lines * shares.length * 4)
  let to = 0
  for (let at = 0; at < lines; at++) {
    for (const { first, weights } of shares) {
      let from = at * line + first * step
      for (let index = 0; index < weights.length; index++, from += step) {
        const weight = weights[index] ?? 0
        for (let part = 0; part < 4; part++)
          mixed[to + part] = (mixed[to + part] ?? 0) + (values[from + part] ?? 0) * weight
      }
      to += 4
    }
  }
  return mixed
}

function sharesOf(before: number, after: number): Share[] {
  const scale = before / after
  return Array.from({ length: after }, (_, at) =>
    after < before ? areaShare(scale, at, before) : lineShare(scale, at, before),
  )
}

function areaShare(scale: number, at: number, most: number): Share {
  const [begin, end] = [at * scale, (at + 1) * scale]
  const first = Math.floor(begin)
  const length = Math.min(most, Math.ceil(end - 1e-9)) - first
  const weights = Float64Array.from(
    { length },
    (_, step) => (Math.min(end, first + step + 1) - Math.max(begin, first + step)) / scale,
  )
  return { first, weights }
}

function lineShare(scale: number, at: number, most: number): Share {
  const middle = Math.max(0, Math.min(most - 1, (at + 0.5) * scale - 0.5))
  const first = Math.min(Math.floor(middle), Math.max(0, most - 2))
  return {
    first,
    weights: most === 1 ? Float64Array.of(1) : Float64Array.of(1 - middle + first, middle - first),
  }
}
