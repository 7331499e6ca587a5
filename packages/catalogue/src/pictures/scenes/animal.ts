import type { Paint, Scene } from '../paint.ts'
import { circle, ellipse, line, shape } from '../shapes.ts'

type Coat = readonly [coat: string, dark: string, marks: string]

/** Coats of pets: cream, ginger, white with brown, grey and brown, each light, dark and of the colour of its marks. */
const furs = ({ tone }: Paint): readonly Coat[] => [
  [tone(36, 46, 80), tone(28, 40, 46), tone(40, 40, 93)],
  [tone(26, 62, 62), tone(20, 58, 42), tone(36, 50, 92)],
  [tone(36, 22, 94), tone(24, 42, 48), tone(28, 46, 74)],
  [tone(222, 8, 62), tone(222, 10, 36), tone(222, 10, 92)],
  [tone(24, 34, 42), tone(22, 34, 26), tone(32, 40, 76)],
]

/** Feathers in the colours of the picture. */
const plumages = ({ colors: { l, m, d, popl, pop, popd, paper } }: Paint): readonly Coat[] => [
  [m, d, popl],
  [popl, popd, paper],
  [l, d, pop],
]

/** Another of them in each picture of the same words. */
const oneOf = (all: readonly Coat[], { random, variant }: Paint): Coat =>
  all[(Math.floor(random() * all.length) + variant) % all.length] ?? ['#ffffff', '#444444', '#eeeeee']

const eyes = (y: number, apart: number, dark: string) =>
  [200 - apart, 200 + apart].map((x) => circle(x, y, 11, dark) + circle(x + 4, y - 4, 4, '#ffffff')).join('')

/** A dog's head with ears that hang or stand. */
const dog: Scene = (paint) => {
  const { colors: c } = paint
  const [coat, ear, marks] = oneOf(furs(paint), paint)
  const hasStandingEars = (paint.variant + paint.jitter(3)) % 3 === 1
  const ears = hasStandingEars
    ? shape('M132 120L118 34L190 82z', ear) + shape('M268 120L282 34L210 82z', ear)
    : shape('M138 92C92 84 74 138 92 208C112 216 134 178 140 132z', ear) +
      shape('M262 92C308 84 326 138 308 208C288 216 266 178 260 132z', ear)
  return {
    ground: [c.hi, c.sky],
    shapes:
      circle(200, 158, 136, c.l) +
      shape('M120 300C120 238 156 214 200 214C244 214 280 238 280 300z', coat) +
      ears +
      ellipse(200, 144, 80, 82, coat) +
      ellipse(238, 122, 34, 38, marks) +
      ellipse(200, 186, 48, 40, marks) +
      eyes(128, 36, c.x) +
      ellipse(200, 168, 19, 14, c.x) +
      line('M200 182V198M200 198C190 210 176 208 170 200M200 198C210 210 224 208 230 200', c.x, 4) +
      shape('M188 206H212C214 232 206 240 200 240C194 240 186 232 188 206z', c.pop),
  }
}

/** A cat's head with pointed ears and whiskers. */
const cat: Scene = (paint) => {
  const { colors: c } = paint
  const [coat, dark, marks] = oneOf(furs(paint), paint)
  return {
    ground: [c.hi, c.popl],
    shapes:
      circle(200, 160, 134, c.sky) +
      shape('M116 300C116 240 154 216 200 216C246 216 284 240 284 300z', coat) +
      shape('M122 136L118 44L190 90z', coat) +
      shape('M278 136L282 44L210 90z', coat) +
      shape('M134 112L132 66L168 92z', c.pop) +
      shape('M266 112L268 66L232 92z', c.pop) +
      ellipse(200, 152, 86, 74, coat) +
      line('M200 84V112M180 88L184 110M220 88L216 110', dark, 8) +
      ellipse(200, 186, 40, 28, marks) +
      eyes(144, 36, c.x) +
      shape('M190 170H210L200 182z', c.popd) +
      line('M200 182V190C194 200 184 200 180 194M200 190C206 200 216 200 220 194', c.x, 4) +
      line('M150 178L92 166M150 188L90 192M250 178L308 166M250 188L310 192', dark, 3),
  }
}

/** A bird on a branch. */
const bird: Scene = (paint) => {
  const { colors: c } = paint
  const [coat, wing, belly] = oneOf(plumages(paint), paint)
  return {
    ground: [c.hi, c.sky],
    shapes:
      circle(300, 76, 36, c.popl) +
      line('M20 250C120 232 260 262 392 232', c.d, 12) +
      line('M188 218V246M216 218V244', c.x, 5) +
      shape('M96 196L34 232L112 226z', wing) +
      ellipse(190, 168, 98, 66, coat) +
      circle(262, 112, 46, coat) +
      ellipse(216, 186, 62, 42, belly) +
      shape('M110 150C140 112 208 130 210 166C190 204 130 204 110 150z', wing) +
      shape('M302 104L346 116L302 128z', c.popd) +
      circle(274, 104, 9, c.x) +
      circle(277, 101, 3, '#ffffff'),
  }
}

const animals: Readonly<Partial<Record<string, Scene>>> = { dog, cat, bird }

/** A pet or a bird, of another coat in each picture. */
export const animal: Scene = (paint) => (animals[paint.subject.detail] ?? dog)(paint)
