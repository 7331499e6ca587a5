import type { Picture } from '../picture/picture.ts'

/** Somebody's picture as an icon. */
export interface IconPicture {
  picture: Picture
  /** Whether it fills its square, so that its ground may go on around it; a sign on nothing does not. */
  isWhole: boolean
}

/** Share of the border that a tile with round corners covers at least; a circle covers less. */
const leastBorder = 0.6
/** Mean of red, green and blue from which on a sign is not seen on white. */
const brightest = 215

/** What a picture is as an icon, and the ground it stands on, as #rrggbb: its border's, else white, else `accent`. */
export function readIconPicture(picture: Picture, accent: string): { icon: IconPicture; ground: string } {
  const { width, height } = picture
  const inset = Math.floor(Math.min(width, height) / 50)
  const border: number[] = []
  for (let x = inset; x < width - inset; x++) border.push(inset * width + x, (height - 1 - inset) * width + x)
  for (let y = inset; y < height - inset; y++) border.push(y * width + inset, y * width + width - 1 - inset)
  const edge = meanOf(picture, border)
  const isSquare = Math.abs(width - height) <= Math.max(width, height) / 20
  if (isSquare && edge.cover >= leastBorder) return { icon: { picture, isWhole: true }, ground: edge.color }
  const { brightness } = meanOf(
    picture,
    Array.from({ length: width * height }, (_, at) => at),
  )
  const ground = edge.cover === 1 ? edge.color : brightness > brightest ? accent : '#ffffff'
  return { icon: { picture, isWhole: false }, ground }
}

/** Mean colour of what is seen at these pixels, and how much of them is. */
function meanOf({ rgba }: Picture, pixels: readonly number[]) {
  const sums = [0, 0, 0]
  let covered = 0
  for (const at of pixels) {
    const cover = (rgba[at * 4 + 3] ?? 0) / 255
    covered += cover
    for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + (rgba[at * 4 + part] ?? 0) * cover
  }
  const mean = sums.map((sum) => Math.round(sum / Math.max(1, covered)))
  return {
    color: `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    brightness: mean.reduce((sum, value) => sum + value, 0) / 3,
    cover: covered / Math.max(1, pixels.length),
  }
}
