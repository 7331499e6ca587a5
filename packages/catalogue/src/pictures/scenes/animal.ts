import type { Scene } from '../paint.ts'
import { circle, ellipse, line, shape } from '../shapes.ts'

/** Hue, saturation and lightness of a coat, and how much darker ears and stripes are: cream, ginger, white, grey, brown. */
const furs = [
  [36, 46, 80],
  [26, 60, 62],
  [34, 24, 94],
  [222, 8, 62],
  [24, 34, 42],
] as const

/** The head of a dog or a cat, with another coat in each picture of the same words. */
export const animal: Scene = ({ colors: c, tone, jitter, variant, subject }) => {
  const isCat = subject.detail === 'cat'
  const [hue, strength, light] = furs[(jitter(4) + variant) % furs.length] ?? furs[0]
  const coat = tone(hue, strength, light)
  const dark = tone(hue, strength, light * 0.6)
  const marks = tone(hue, strength, 93)
  const both = (left: string) => left + `<g transform="matrix(-1 0 0 1 400 0)">${left}</g>`
  return {
    ground: [c.hi, c.sky],
    shapes:
      circle(200, 158, 136, c.l) +
      ellipse(200, 300, 84, 84, coat) +
      both(
        isCat
          ? shape('M122 136L118 44L190 90z', coat) +
              line('M150 182L92 170M150 190L92 194M184 88V110', dark, 4)
          : shape('M138 92C92 84 74 138 92 208C112 216 134 178 140 132z', dark),
      ) +
      ellipse(200, 148, 84, 80, coat) +
      ellipse(200, 186, 46, isCat ? 28 : 40, marks) +
      both(circle(164, 134, 11, c.x)) +
      (isCat ? shape('M190 170H210L200 182z', c.popd) : ellipse(200, 168, 19, 14, c.x)) +
      line('M200 176V194M170 196C180 206 194 204 200 194C206 204 220 206 230 196', c.x, 4),
  }
}
