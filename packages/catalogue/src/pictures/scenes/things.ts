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

function leafy({ colors: c, jitter }: Paint): string {
  const greens = [c.m, c.d, c.m, c.d, c.l, c.d]
  return stems
    .map(([angle, length], index) => leaf(200, 214, length, 24 + jitter(8), angle, greens[index] ?? c.m))
    .join('')
}

/** What grows in a pot before a round of light. */
export const inPot = (paint: Paint, plant: string): ReturnType<Scene> => {
  const { colors: c } = paint
  return {
    ground: [c.hi, c.sky],
    shapes:
      circle(200, 130, 100, c.popl) +
      box(0, 250, 400, 60, 0, c.l) +
      plant +
      shape('M150 198H250L238 268H162z', c.pop) +
      box(144, 190, 112, 20, 6, c.popd),
  }
}

export const plant: Scene = (paint) => inPot(paint, leafy(paint))
