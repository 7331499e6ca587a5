import type { Scene } from '../paint.ts'
import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'

export const track: Scene = ({ colors: c }) => {
  let shapes = ''
  for (let lane = 0; lane < 7; lane += 1) {
    const d = `M${-60 + lane * 34} 330C${10 + lane * 34} 160 ${170 + lane * 30} ${150 - lane * 6} 460 ${30 + lane * 44}`
    shapes += line(d, lane % 2 ? c.l : c.sky, lane === 3 ? 20 : 3.5)
  }
  shapes += line('M42 330C112 160 260 132 460 162', c.pop, 14)
  shapes += circle(222, 172, 17, c.paper) + circle(222, 172, 8, c.popd)
  return { ground: [c.m, c.d], shapes }
}

export const gym: Scene = ({ colors: c }) => ({
  ground: [c.d, c.x],
  shapes:
    shape('M-20 320L240 -20H330L70 320z', c.m, '.55') +
    shape('M120 320L380 -20H420V30L200 320z', c.m, '.3') +
    box(100, 140, 200, 20, 8, c.sky) +
    box(88, 82, 30, 136, 10, c.pop) +
    box(282, 82, 30, 136, 10, c.pop) +
    box(62, 104, 26, 92, 9, c.popl) +
    box(312, 104, 26, 92, 9, c.popl) +
    box(46, 132, 16, 36, 6, c.sky) +
    box(338, 132, 16, 36, 6, c.sky),
})

export const sit: Scene = ({ colors: c }) => ({
  ground: [c.popl, c.hi],
  shapes:
    circle(200, 138, 98, c.sky) +
    circle(200, 138, 70, c.hi) +
    circle(200, 86, 22, c.x) +
    shape('M200 114C168 114 164 150 166 196H234C236 150 232 114 200 114z', c.m) +
    line('M172 132C150 160 132 180 118 196M228 132C250 160 268 180 282 196', c.m, 16) +
    shape('M92 236C110 196 160 186 200 196C240 186 290 196 308 236C260 250 140 250 92 236z', c.d) +
    ellipse(200, 250, 140, 14, c.l) +
    leaf(66, 250, 70, 16, -14, c.popd) +
    leaf(80, 250, 54, 13, 18, c.pop) +
    leaf(334, 250, 70, 16, 14, c.popd),
})
