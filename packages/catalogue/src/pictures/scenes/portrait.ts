import { mix } from '../../theme/color.ts'
import { hairOf } from '../hair-of.ts'
import type { Scene } from '../paint.ts'
import { box, circle, ellipse, line, shape } from '../shapes.ts'

const skins = ['#f0c7a4', '#d9a077', '#a86d47', '#7a4a30', '#eab592']
const hairs = ['#2a1d18', '#57341f', '#1b1b22', '#8a4b22', '#3c3a40']

/** Ways of wearing hair: short, long, in a knot, curly; long hair also hangs behind the head. */
const styles = [
  (hair: string) =>
    shape(
      'M140 134C132 60 176 48 206 52C250 50 270 84 260 134C254 108 244 98 222 96C196 108 160 100 152 106C146 112 144 122 140 134z',
      hair,
    ),
  (hair: string) =>
    shape('M140 140C136 66 264 66 260 140C250 104 220 92 196 92C166 96 150 112 140 140z', hair),
  (hair: string) =>
    circle(200, 60, 30, hair) + shape('M142 132C140 66 260 66 258 132C244 96 156 96 142 132z', hair),
  (hair: string) =>
    shape('M142 126C140 64 260 64 258 126C250 104 236 100 200 100S150 104 142 126z', hair) +
    circle(150, 112, 16, hair) +
    circle(250, 112, 16, hair) +
    circle(168, 86, 20, hair) +
    circle(232, 86, 20, hair) +
    circle(200, 76, 24, hair),
]

/** Indexes of the ways of wearing hair, by what a name tells. */
const stylesOf = { short: [0, 3], long: [1, 2] } as const

/** A person, head and shoulders; who it is comes from the name. */
export const portrait: Scene = ({ colors: c, jitter, name }) => {
  const skin = skins[jitter(4)] ?? '#d9a077'
  const hair = hairs[jitter(4)] ?? '#2a1d18'
  const told = hairOf(name)
  const style = told ? (stylesOf[told][jitter(1)] ?? 0) : jitter(3)
  const shirt = [c.d, c.pop, c.m, c.popd][jitter(3)] ?? c.d
  let shapes = style === 1 ? shape('M128 130C120 50 280 50 272 130L284 232H116z', hair) : ''
  shapes += shape('M70 320C76 240 140 216 200 216S324 240 330 320z', shirt)
  shapes += box(176, 176, 48, 60, 22, mix(skin, '#5a2a10', 0.18))
  shapes += ellipse(200, 136, 56, 66, skin)
  shapes += styles[style]?.(hair) ?? ''
  shapes += circle(178, 138, 4.5, '#231a17') + circle(222, 138, 4.5, '#231a17')
  shapes += line('M184 168q16 12 32 0', '#6b2f22', 4)
  return { ground: [c.sky, c.popl], shapes }
}
