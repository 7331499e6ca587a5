import type { Paint, Scene } from '../paint.ts'
import { box, circle, line, shape } from '../shapes.ts'

/** Two carriages on rails. */
const train = ({ colors: c }: Paint) =>
  box(0, 250, 400, 50, 0, c.d) +
  line('M-10 262H410', c.hi, 4) +
  shape('M46 176H238V252H46z', c.pop) +
  shape('M246 176H330C354 176 372 214 374 252H246z', c.pop) +
  box(60, 192, 34, 26, 5, c.paper) +
  box(104, 192, 34, 26, 5, c.paper) +
  box(148, 192, 34, 26, 5, c.paper) +
  box(192, 192, 34, 26, 5, c.paper) +
  box(260, 192, 34, 26, 5, c.paper) +
  shape('M306 192H328C340 196 348 206 352 218H306z', c.paper) +
  box(46, 232, 327, 8, 0, c.popl) +
  [76, 120, 204, 280, 336].map((x) => circle(x, 254, 12, c.x)).join('')

export const hills: Scene = (paint) => {
  const { colors: c, jitter, subject } = paint
  let shapes = circle(130 + jitter(140), 128, 44, c.pop)
  shapes += shape('M0 190C80 140 150 150 220 178S350 190 400 150V300H0z', c.l)
  shapes += shape('M0 226C100 180 180 240 260 214S360 190 400 208V300H0z', c.m)
  if (subject.detail === 'train') return { ground: [c.popl, c.hi], shapes: shapes + train(paint) }
  shapes += shape('M0 262C120 226 220 280 400 240V300H0z', c.d)
  for (let tree = 0; tree < 5; tree += 1) {
    shapes += shape(`M${60 + tree * 70 + jitter(24)} ${262 - jitter(10)}l6 -24l6 24z`, c.x)
  }
  return { ground: [c.popl, c.hi], shapes }
}

export const peaks: Scene = ({ colors: c, jitter }) => ({
  ground: [c.hi, c.popl],
  shapes:
    circle(280 - jitter(60), 92, 34, c.pop) +
    shape('M-20 240L90 120L160 190L240 90L420 250V300H-20z', c.l) +
    shape('M240 90L212 125L232 138L248 124L268 140L283 128z', c.paper) +
    shape('M-20 260L60 190L130 244L210 170L300 240L360 200L420 250V300H-20z', c.m) +
    shape('M-20 285C80 245 180 290 420 256V300H-20z', c.d),
})

export const sea: Scene = ({ colors: c, jitter }) => {
  let shapes = circle(170 + jitter(60), 150, 48, c.pop)
  shapes += box(0, 160, 400, 140, 0, c.m) + box(0, 160, 400, 26, 0, c.l)
  const swell = 't50 0'.repeat(7)
  for (let wave = 0; wave < 4; wave += 1) {
    shapes += line(`M${-20 + jitter(30)} ${200 + wave * 24}q25 -12 50 0${swell}`, wave % 2 ? c.d : c.l, 4)
  }
  shapes += shape('M228 206L228 140L266 196z', c.paper)
  shapes += shape('M222 206L222 152L196 198z', c.popl)
  shapes += shape('M188 208h84l-14 18h-56z', c.x)
  return { ground: [c.popl, c.hi], shapes }
}

export const forest: Scene = ({ colors: c, jitter }) => {
  const row = (y: number, fill: string, count: number, height: number) => {
    let trees = ''
    for (let tree = 0; tree < count; tree += 1) {
      const x = tree * (420 / count) - 10 + jitter(14)
      const tall = height + jitter(26)
      trees += shape(`M${x} ${y}l${tall * 0.42} ${-tall}l${tall * 0.42} ${tall}z`, fill)
      trees += shape(
        `M${x + tall * 0.05} ${y - tall * 0.32}l${tall * 0.37} ${-tall * 0.95}l${tall * 0.37} ${tall * 0.95}z`,
        fill,
      )
    }
    return trees
  }
  let shapes = circle(130 + jitter(120), 100, 38, c.pop)
  shapes += shape('M0 220C120 180 260 200 400 176V300H0z', c.sky)
  shapes += row(238, c.l, 9, 70) + row(268, c.m, 8, 84) + row(306, c.d, 7, 96)
  return { ground: [c.popl, c.hi], shapes }
}

export const night: Scene = ({ colors: c, jitter, random, subject, tone }) => {
  const hue = subject.hues[0]
  let shapes = ''
  for (let star = 0; star < 34; star += 1) {
    const x = jitter(400)
    const y = jitter(190)
    const radius = 0.8 + random() * 1.6
    shapes += circle(x, y, radius, c.paper, (0.4 + random() * 0.6).toFixed(2))
  }
  shapes += shape('M228 66a52 52 0 1048 76a44 44 0 01-48 -76z', c.popl)
  shapes += shape('M0 236C90 196 160 250 240 222S350 210 400 230V300H0z', tone(hue, 46, 30))
  shapes += shape('M0 268C120 230 240 290 400 252V300H0z', tone(hue, 48, 18))
  return { ground: [tone(hue, 52, 26), tone(hue, 48, 46)], shapes }
}
