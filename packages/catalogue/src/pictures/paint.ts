import { hslToHex } from '../theme/color.ts'
import type { ResolvedTheme } from '../theme/types.ts'
import type { PictureSubject } from './lookup.ts'

/** What of a theme its pictures depend on: mode, strength and lightness of colours, a pull towards warm hues. */
export type PictureTheme = Pick<ResolvedTheme, 'mode' | 'art'>

/** What a scene draws with: colours around the subject's two hues, and its own stream of chance. */
export interface Paint {
  /** From light to dark in the first hue, then the second hue, then near white. */
  colors: Record<'hi' | 'sky' | 'l' | 'm' | 'd' | 'x' | 'pop' | 'popl' | 'popd' | 'paper', string>
  /** A colour by hue (degrees), saturation and lightness (percent), bent to the theme. */
  tone: (hue: number, saturation: number, lightness: number) => string
  /** The same of a thing that has its colour in every picture, as gold has. */
  own: (hue: number, saturation: number, lightness: number) => string
  random: () => number
  /** A whole number from 0 to `most`. */
  jitter: (most: number) => number
  subject: PictureSubject
  /** 0 for the first picture of its words, 1 and on for others that shall differ from it. */
  variant: number
  /** Who or what it is of, where it is of somebody: a first name. */
  name: string
}

/** A scene on a 400 by 300 ground: the two colours of the ground, and the shapes on it. */
export type Scene = (paint: Paint) => { ground: [string, string]; shapes: string }

/** Sets up the paint of one picture. Takes numbers from `random` before the scene does, in a fixed order. */
export function createPaint(
  subject: PictureSubject,
  theme: PictureTheme,
  random: () => number,
  variant = 0,
  name = '',
): Paint {
  const { art, mode } = theme
  const shift = hueShift(subject, random) + variantHue(subject.scene, variant)
  const own = (turned: number, saturation: number, lightness: number) => {
    const calmed = turned > 70 && turned < 170 ? saturation * 0.6 : saturation
    const pull = (art.warm ?? 0) * (turned > 180 && turned < 330 ? -0.6 : 0.2)
    const light = Math.min(96, lightness * art.light * (mode === 'dark' ? 0.86 : 1))
    return hslToHex(turned + pull, calmed * art.sat, light)
  }
  const tone = (hue: number, saturation: number, lightness: number) =>
    own((hue + shift + 360) % 360, saturation, lightness)
  const [first, second] = subject.hues
  return {
    colors: {
      hi: tone(first, 62, 91),
      sky: tone(first, 60, 82),
      l: tone(first, 52, 70),
      m: tone(first, 50, 54),
      d: tone(first, 46, 36),
      x: tone(first, 42, 22),
      pop: tone(second, 78, 62),
      popl: tone(second, 72, 80),
      popd: tone(second, 62, 42),
      paper: tone(first, 20, 96),
    },
    tone,
    own,
    random,
    jitter: (most) => Math.round(random() * most),
    subject,
    variant,
    name,
  }
}

/** Portraits, and products named by more than their keyword, come in several colours. */
function hueShift(subject: PictureSubject, random: () => number): number {
  if (subject.scene === 'portrait') return Math.floor(random() * 8) * 45
  if (subject.scene === 'product' && !subject.isExact)
    return [-60, -30, 30, 60, 150][Math.floor(random() * 5)] ?? 0
  return 0
}

/** Things that are found in any colour; food and landscapes keep near to their own. */
const colorful: ReadonlySet<string> = new Set([
  'product',
  'emblem',
  'blobs',
  'bauhaus',
  'rings',
  'waves',
  'arch',
  'book',
  'vinyl',
])
const wideShifts = [0, 42, -36, 84, -72, 130]
const narrowShifts = [0, 16, -14, 28, -24, 36]

/** How far the hues of a variant are from those of the first picture, degrees. */
export function variantHue(scene: string, variant: number): number {
  const shifts = colorful.has(scene) ? wideShifts : narrowShifts
  return shifts[variant % shifts.length] ?? 0
}
