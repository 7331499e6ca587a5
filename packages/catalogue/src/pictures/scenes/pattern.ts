import type { Scene } from '../paint.ts'
import { box, circle, outline, shape } from '../shapes.ts'

export const rings: Scene = ({ colors: c, jitter }) => {
  const x = 150 + jitter(100)
  const y = 120 + jitter(60)
  const discs = [
    { radius: 180, fill: c.sky },
    { radius: 140, fill: c.l },
    { radius: 104, fill: c.m },
    { radius: 72, fill: c.popl },
    { radius: 42, fill: c.pop },
  ]
  let shapes = ''
  for (const [index, disc] of discs.entries()) {
    shapes += circle(x, y, disc.radius, disc.fill, index < 3 ? '.75' : undefined)
  }
  shapes += circle(x + 104, y - 30, 12, c.popd) + circle(x - 120, y + 60, 18, c.paper)
  return { ground: [c.hi, c.sky], shapes }
}

export const vinyl: Scene = ({ colors: c }) => {
  let shapes = box(60, 40, 180, 220, 8, c.hi) + shape('M60 260L240 80V260z', c.m) + circle(250, 150, 106, c.x)
  for (const radius of [92, 78, 64]) shapes += outline(250, 150, radius, c.m, 1.5, '.6')
  shapes += circle(250, 150, 40, c.pop) + circle(250, 150, 7, c.hi)
  return { ground: [c.l, c.pop], shapes }
}

export const waves: Scene = ({ colors: c, jitter }) => {
  let shapes = ''
  for (let bar = 0; bar < 19; bar += 1) {
    const height = 24 + Math.abs(Math.sin(bar * 0.55 + jitter(3))) * 170 * (1 - Math.abs(bar - 9) / 16)
    const even = bar % 2 ? c.sky : c.l
    shapes += box(22 + bar * 19.5, 150 - height / 2, 10, height, 5, bar % 4 === 1 ? c.pop : even)
  }
  return { ground: [c.d, c.m], shapes }
}

/** One of five shapes in a square of 100. */
const cell = (x: number, y: number, kind: number, fill: string) => {
  if (kind === 0) return shape(`M${x} ${y}h100a100 100 0 01-100 100z`, fill)
  if (kind === 1) return circle(x + 50, y + 50, 34, fill)
  if (kind === 2) {
    return shape(`M${x} ${y + 100}a50 50 0 01100 0z`, fill) + shape(`M${x} ${y + 50}a50 50 0 01100 0z`, fill)
  }
  if (kind === 3) return shape(`M${x} ${y}L${x + 100} ${y + 100}H${x}z`, fill)
  return shape(`M${x + 100} ${y}v100a100 100 0 01-100 -100z`, fill)
}

export const bauhaus: Scene = ({ colors: c, jitter }) => {
  const palette = [c.m, c.pop, c.d, c.popl, c.sky, c.x, c.l]
  const pick = () => palette[jitter(6)] ?? c.m
  let shapes = ''
  for (let y = 0; y < 300; y += 100) {
    for (let x = 0; x < 400; x += 100) {
      const under = pick()
      const over = pick()
      shapes += box(x, y, 100, 100, 0, under) + cell(x, y, jitter(4), over)
    }
  }
  return { ground: [c.hi, c.hi], shapes }
}

export const blobs: Scene = ({ colors: c }) => ({
  ground: [c.sky, c.popl],
  shapes:
    shape('M40 190C20 100 110 40 190 70S330 40 360 130S300 290 200 260S60 270 40 190z', c.l, '.8') +
    shape('M150 240C110 180 180 120 240 140S340 180 310 240S190 290 150 240z', c.pop) +
    circle(132, 118, 46, c.m) +
    circle(292, 92, 24, c.popd),
})
