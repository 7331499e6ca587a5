import type { Mask } from '../picture/mask.ts'
import type { Picture } from '../picture/picture.ts'
import { resize } from '../picture/resize.ts'
import type { IconPicture } from './icon-picture.ts'

/**
 * Side of a picture on the 108 dp of an adaptive icon: what launchers show of one that fills its square; of a sign
 * on nothing as much as fits the circle that every launcher shows.
 */
const adaptiveShare = { whole: 72 / 108, sign: 46 / 108 }
/** Side of a sign on a filled square. */
const squareShare = 0.72

/** A picture as the foreground layer of an adaptive icon, clear around it. */
export function pictureForeground({ picture, isWhole }: IconPicture, size: number): Picture {
  const share = isWhole ? adaptiveShare.whole : adaptiveShare.sign
  return place(picture, size, size * share, [0, 0, 0, 0])
}

/** A picture as a whole icon, its ground to the edges, without transparency. */
export function pictureSquare({ picture, isWhole }: IconPicture, size: number, ground: Rgb): Picture {
  return place(picture, size, isWhole ? size : size * squareShare, [...ground, 255])
}

/** Keeps of a picture what a mask of its size covers. */
export function cutOut(picture: Picture, { coverage }: Mask): Picture {
  const rgba = picture.rgba.map((value, at) =>
    (at & 3) === 3 ? Math.round((value * (coverage[at >> 2] ?? 0)) / 255) : value,
  )
  return { ...picture, rgba }
}

/** A picture in shades of grey. */
export function withoutColor(picture: Picture): Picture {
  const rgba = Uint8Array.from(picture.rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    // Rec. 601 luma.
    const grey = (rgba[at] ?? 0) * 0.299 + (rgba[at + 1] ?? 0) * 0.587 + (rgba[at + 2] ?? 0) * 0.114
    rgba.fill(Math.round(grey), at, at + 3)
  }
  return { ...picture, rgba }
}

type Rgb = readonly [red: number, green: number, blue: number]

/** A square of `size` px in one colour, the picture in its middle with `side` as its longer side. */
function place(picture: Picture, size: number, side: number, ground: readonly number[]): Picture {
  const scale = side / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const drawn = resize(picture, width, height)
  const rgba = new Uint8Array(size * size * 4)
  for (let at = 0; at < rgba.length; at += 4) rgba.set(ground, at)
  const [left, top] = [Math.floor((size - width) / 2), Math.floor((size - height) / 2)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      over(rgba, ((top + y) * size + left + x) * 4, drawn.rgba, (y * width + x) * 4)
  }
  return { width: size, height: size, rgba }
}

/** Draws a pixel over one that is opaque or clear. */
function over(rgba: Uint8Array, to: number, drawn: Uint8Array, from: number): void {
  const cover = drawn[from + 3] ?? 0
  if (cover === 0) return
  if (rgba[to + 3] === 0) {
    rgba.set(drawn.subarray(from, from + 4), to)
    return
  }
  for (let part = 0; part < 3; part++) {
    const [below, above] = [rgba[to + part] ?? 0, drawn[from + part] ?? 0]
    rgba[to + part] = Math.round(below + ((above - below) * cover) / 255)
  }
}
