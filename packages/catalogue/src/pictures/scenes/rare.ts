import type { Paint, Scene } from '../paint.ts'
import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { paper } from './paper.ts'
import { inPot } from './things.ts'

const burger: Scene = ({ colors: c, jitter, tone }) => {
  let shapes = box(0, 236, 400, 70, 0, c.l) + box(84, 232, 232, 18, 9, c.paper)
  shapes += shape('M104 206H296C300 226 290 234 276 234H124C110 234 100 226 104 206z', c.popd)
  shapes += box(98, 184, 204, 26, 13, tone(16, 46, 26))
  shapes += shape('M100 172H300L276 202L250 180L222 200L190 178L160 198L130 180L112 192z', tone(44, 88, 60))
  shapes += line('M104 168q12 14 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', tone(105, 52, 46), 13)
  shapes += box(108, 142, 184, 18, 9, tone(6, 66, 52))
  shapes += shape('M102 144C98 74 302 74 298 144C298 152 102 152 102 144z', c.pop)
  for (let seed = 0; seed < 9; seed += 1) {
    shapes += ellipse(136 + seed * 16, 110 - (seed % 3) * 11 + jitter(4), 5, 3, c.popl)
  }
  return { ground: [c.hi, c.sky], shapes }
}

/** Fish between water plants, seen through the glass or by a diver. */
function underWater({ colors: c, jitter, tone }: Paint): string {
  let shapes =
    box(0, 0, 400, 300, 0, c.l) + shape('M60 0H140L110 300H-20zM260 0H300L330 300H230z', c.sky, '.4')
  shapes += shape('M0 262C100 240 260 276 400 252V300H0z', tone(40, 46, 74))
  for (let blade = 0; blade < 7; blade += 1) {
    shapes += leaf(
      30 + blade * 56 + jitter(16),
      276,
      60 + jitter(70),
      9,
      jitter(24) - 12,
      blade % 2 ? c.d : tone(140, 46, 42),
    )
  }
  const fish = [
    [120, 110, 1.25, c.pop],
    [270, 160, 0.9, c.popl],
    [196, 214, 0.7, c.pop],
    [318, 80, 0.6, c.popd],
  ] as const
  for (const [x, y, size, fill] of fish) {
    shapes += `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-46 0C-30 -32 20 -34 40 0L64 -20V20L40 0C20 34 -30 32 -46 0z', fill)}${line('M-8 -20q10 20 0 40', c.paper, 6)}${circle(-28, -5, 4, c.x)}</g>`
  }
  for (let bubble = 0; bubble < 7; bubble += 1) {
    shapes += circle(60 + jitter(290), 30 + jitter(170), 4 + jitter(6), c.paper, '.6')
  }
  return shapes
}

/** A large flower on its stem, taller and mirrored by turns. */
const flower = ({ colors: c, tone }: Paint) => {
  let petals = ''
  for (let petal = 0; petal < 12; petal += 1)
    petals += leaf(200, 96, 62, 17, petal * 30, petal % 2 ? c.pop : c.popd)
  return (
    line('M200 210V110', c.d, 9) +
    leaf(200, 190, 74, 20, -62, c.m) +
    leaf(200, 172, 70, 19, 60, c.d) +
    petals +
    circle(200, 96, 26, tone(28, 52, 26))
  )
}

/** Grown up, and not yet in bloom. */
const bud = ({ colors: c }: Paint) =>
  line('M200 210V96', c.d, 9) +
  leaf(200, 196, 76, 21, -64, c.m) +
  leaf(200, 180, 72, 20, 62, c.d) +
  leaf(200, 150, 58, 17, -54, c.d) +
  leaf(200, 136, 54, 16, 56, c.m) +
  circle(200, 84, 24, c.m) +
  leaf(200, 92, 44, 9, 0, c.pop) +
  leaf(196, 104, 46, 12, -24, c.l) +
  leaf(204, 104, 46, 12, 24, c.d)

const youngTree = ({ colors: c }: Paint) =>
  shape('M192 214L196 120H206L210 214z', c.x) +
  line('M200 160L172 128M201 148L230 118', c.x, 6) +
  circle(166, 116, 38, c.m) +
  circle(234, 112, 36, c.d) +
  circle(200, 78, 46, c.l) +
  circle(196, 112, 34, c.m)

const cactus = ({ colors: c }: Paint) =>
  box(170, 74, 60, 140, 30, c.m) +
  line('M170 160H146V122M230 146H256V104', c.m, 26) +
  line('M190 94V200M210 94V200M146 128v14M256 110v14', c.d, 3) +
  circle(200, 70, 13, c.pop)

/** What has come out of the earth so far: two leaves. */
const sprout = ({ colors: c }: Paint) =>
  line('M200 204C200 180 198 168 200 150', c.d, 8) +
  leaf(200, 154, 58, 18, -58, c.m) +
  leaf(200, 154, 58, 18, 58, c.l)

/** Scenes, some of one detail, that few apps show: built apps without any run on a program without them. */
export const rareScenes: Readonly<Record<string, Scene>> = {
  burger,
  paper,
  'sea:fish': (paint) => ({ ground: [paint.colors.l, paint.colors.l], shapes: underWater(paint) }),
  'plant:flower': (paint) => inPot(paint, flower(paint)),
  'plant:bud': (paint) => inPot(paint, bud(paint)),
  'plant:tree': (paint) => inPot(paint, youngTree(paint)),
  'plant:cactus': (paint) => inPot(paint, cactus(paint)),
  'plant:sprout': (paint) => inPot(paint, sprout(paint)),
}
