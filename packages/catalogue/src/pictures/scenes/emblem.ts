import { iconPath } from '../../icons/index.ts'
import type { Scene } from '../paint.ts'
import { circle, outline, shape } from '../shapes.ts'

/** For words that name an icon but no scene: the icon on a disc over quiet rings. */
export const emblem: Scene = ({ colors: c, jitter, subject }) => {
  const { d, isFilled } = iconPath(subject.icon)
  const x = 330 + jitter(50)
  const paint = isFilled
    ? `fill="${c.paper}"`
    : `fill="none" stroke="${c.paper}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"`
  return {
    ground: [c.sky, c.l],
    shapes:
      circle(x, 40, 130, c.popl, '.55') +
      shape('M0 236C110 196 170 270 262 236S360 216 400 240V300H0z', c.l, '.7') +
      outline(200, 150, 112, c.paper, 2, '.5') +
      outline(200, 150, 138, c.paper, 2, '.28') +
      circle(200, 150, 84, c.d) +
      `<g transform="translate(152 102) scale(4)"><path d="${d}" ${paint}/></g>`,
  }
}
