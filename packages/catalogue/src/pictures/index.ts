import { iconPath } from '../icons/index.ts'
import { createRandom, hashText } from '../random.ts'
import { safeNumber } from '../svg.ts'
import { createTextCache } from '../text-cache.ts'
import { mix } from '../theme/color.ts'
import { personOf } from './hair-of.ts'
import { drawText } from './drawings/draw.ts'
import { drawingAt, findSubject } from './lookup.ts'
import { createPaint, type Paint, type PictureTheme, type Scene, variantHue } from './paint.ts'
import { clearWhenSmall, darkScenes, scenes } from './scenes/index.ts'
import { blobs } from './scenes/pattern.ts'
import { rareScenes } from './scenes/rare.ts'

export type { PictureTheme } from './paint.ts'
export { pictureKeywords } from './picture-keywords.ts'
export { drawingsFor } from './drawings-for.ts'
export type { DrawnSubject } from './drawings/drawn-subject.ts'
export { drawnThingIn, isPictureKnown } from './lookup.ts'
export { isPictureRare } from './is-picture-rare.ts'

/** Below this many px a picture is an icon on a ground, unless its scene stays clear. */
const smallSide = 84

/**
 * A drawn picture as an SVG string, `width` by `height` px: what the words stand for, in the colours of the
 * theme. The same arguments always give the same picture; `seed` varies it. Never throws; the words choose
 * shapes and colours but are not part of the result.
 */
export function pictureSvg(
  keyword: string,
  width: number,
  height: number,
  theme: PictureTheme,
  seed = '',
): string {
  const key = JSON.stringify([keyword, width, height, seed, theme.mode, theme.art])
  return drawnPictures.get(key, () => drawPicture(keyword, width, height, theme, seed))
}

const drawnPictures = createTextCache(200)

function drawPicture(
  keyword: string,
  width: number,
  height: number,
  theme: PictureTheme,
  seed: string,
): string {
  const w = Math.max(1, safeNumber(width, 400))
  const h = Math.max(1, safeNumber(height, 300))
  const subject = findSubject(keyword)
  const variant = variantOf(keyword)
  const name = subject.scene === 'portrait' ? personOf(seed) : seed
  const paint = createPaint(subject, theme, createRandom(hashText(keyword + name)), variant, name)
  const { scene, detail } = subject
  const drawing = drawingAt(`${scene}:${detail}`)
  if (Math.min(w, h) < smallSide && !drawing && !clearWhenSmall.has(scene)) return smallSvg(paint, w, h)
  const draw = rareScenes[`${scene}:${detail}`] ?? rareScenes[scene] ?? scenes[scene] ?? blobs
  const { ground, shapes } = drawing === undefined ? draw(paint) : textScene(drawing, paint)
  const [from, to] = variant % 3 === 1 ? [paint.colors.paper, paint.colors.popl] : ground
  const sky = subject.scene === 'product' || subject.scene === 'emblem' ? skySvg([from, to]) : skySvg(ground)
  return svg(w, h, '0 0 400 300', sky + framed(shapes, subject.scene === 'emblem' ? 0 : variant))
}

const textScene = (drawing: string, paint: Paint): ReturnType<Scene> => ({
  ground: [paint.colors.hi, paint.colors.sky],
  shapes: drawText(drawing, paint),
})

/** "Ceramic 3" is the third picture of ceramics: 2. The first is as drawn without a number. */
function variantOf(keyword: string): number {
  const number = Number(/\s(\d{1,3})$/.exec(keyword)?.[1] ?? 1)
  return Math.max(0, number - 1)
}

/** Variants are seen from elsewhere: every other one mirrored, some from nearer. */
function framed(shapes: string, variant: number): string {
  if (variant === 0) return shapes
  const size = 1 + (variant % 3) * 0.09
  const across = variant % 2 === 1 ? -size : size
  return `<g transform="translate(${200 - 200 * across} ${165 - 165 * size}) scale(${across} ${size})">${shapes}</g>`
}

/** The main hue of the picture for these words, in degrees. */
export function pictureHue(keyword: string): number {
  const { scene, hues } = findSubject(keyword)
  return (hues[0] + variantHue(scene, variantOf(keyword)) + 360) % 360
}

/** Whether the picture for these words is dark at its top, so that signs on it must be white. */
export function isDarkPicture(keyword: string): boolean {
  return darkScenes.has(findSubject(keyword).scene)
}

const svg = (width: number, height: number, viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" style="display:block" aria-hidden="true">${content}</svg>`

/**
 * A soft change from one colour towards the other as plain bands, each reaching to the foot. A gradient would need
 * an id, and the same id twice in a page goes wrong when the first of them is hidden.
 */
function skySvg([from, to]: [string, string]): string {
  const bands = 14
  let sky = ''
  for (let band = 0; band < bands; band += 1) {
    const color = mix(from, to, 1 / 3 + (band + 0.5) / bands / 3)
    const y = band === 0 ? -300 : Math.round((band * 300) / bands)
    sky += `<rect x="-400" y="${y}" width="1200" height="${600 - y}" fill="${color}"/>`
    if (from === to) break
  }
  return sky
}

function smallSvg({ colors: c, subject, variant }: Paint, width: number, height: number): string {
  const side = Math.min(width, height) * 0.44
  const { d, isFilled } = iconPath(subject.icon)
  const ink = isFilled
    ? `fill="${c.x}"`
    : `fill="none" stroke="${c.x}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  const at = `translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 24})`
  const content =
    `<rect width="${width}" height="${height}" fill="${mix(c.sky, variant % 3 === 1 ? c.popl : c.l, 0.5)}"/>` +
    `<circle cx="${width * (variant % 2 === 1 ? 0.14 : 0.86)}" cy="${height * (variant % 4 > 1 ? 0.9 : 0.1)}" r="${height * 0.5}" fill="${c.popl}" opacity=".55"/>` +
    `<g transform="${at}"><path d="${d}" ${ink}/></g>`
  return svg(width, height, `0 0 ${width} ${height}`, content)
}
