import type { Paint, Scene } from '../paint.ts'
import { box, circle, leaf, line, shape } from '../shapes.ts'

export const book: Scene = ({ colors: c }) => ({
  ground: [c.hi, c.popl],
  shapes:
    circle(280, 90, 40, c.pop) +
    box(90, 214, 220, 34, 6, c.d) +
    box(104, 178, 190, 36, 6, c.pop) +
    box(82, 146, 200, 32, 6, c.m) +
    box(98, 154, 40, 16, 3, c.hi) +
    box(240, 186, 30, 20, 3, c.popl) +
    shape(
      'M110 146C110 96 150 88 186 104C222 88 262 96 262 146C230 132 210 134 186 146C162 134 142 132 110 146z',
      c.paper,
    ) +
    line('M186 104V146', c.m, 3) +
    box(0, 248, 400, 60, 0, c.l),
})

const stems = [
  [-58, 120],
  [-34, 146],
  [-12, 160],
  [14, 158],
  [38, 142],
  [60, 116],
] as const

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

const grown: Readonly<Record<string, (paint: Paint) => string>> = {
  flower,
  bud,
  tree: youngTree,
  cactus,
  sprout,
}

function leafy({ colors: c, jitter }: Paint): string {
  const greens = [c.m, c.d, c.m, c.d, c.l, c.d]
  return stems
    .map(([angle, length], index) => leaf(200, 214, length, 24 + jitter(8), angle, greens[index] ?? c.m))
    .join('')
}

export const plant: Scene = (paint) => {
  const { colors: c, subject } = paint
  return {
    ground: [c.hi, c.sky],
    shapes:
      circle(200, 130, 100, c.popl) +
      box(0, 250, 400, 60, 0, c.l) +
      (grown[subject.detail] ?? leafy)(paint) +
      shape('M150 198H250L238 268H162z', c.pop) +
      box(144, 190, 112, 20, 6, c.popd),
  }
}
