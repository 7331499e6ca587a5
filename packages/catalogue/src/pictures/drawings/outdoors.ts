import { box, circle, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkSteel, ink as c, own, steel, white, wood } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const mountains =
  box(-60, -60, 520, 420, 0, c.sky) +
  shape('M-60 240L70 84L170 190L260 96L460 270V366H-60z', c.paper) +
  shape('M70 84L104 120L84 140L62 124L40 144L30 132zM260 96L300 134L276 150L254 132L232 148L222 136z', c.l)

const skis =
  mountains +
  turned(12, 180, 150, box(156, 26, 22, 234, 10, c.pop) + box(156, 130, 22, 44, 4, c.popd)) +
  turned(-10, 230, 150, box(212, 26, 22, 234, 10, c.pop) + box(212, 130, 22, 44, 4, c.popd)) +
  line('M112 74L136 258M288 74L270 258', black, 5) +
  line('M120 232L148 228M258 232L286 236', black, 6) +
  shape('M-60 246C80 226 300 232 460 252V366H-60z', white)

const snowboard =
  mountains +
  turned(
    26,
    200,
    150,
    box(164, 14, 72, 270, 36, c.pop) +
      shape('M164 110H236V190H164z', c.popl) +
      box(172, 88, 56, 24, 8, black) +
      box(172, 188, 56, 24, 8, black) +
      circle(200, 150, 18, c.popd),
  ) +
  shape('M-60 262C80 240 300 246 460 262V366H-60z', white)

const surf =
  box(-60, 190, 520, 180, 0, own(200, 52, 64)) +
  circle(306, 84, 34, c.popl) +
  shape(
    'M-60 206Q-30 190 0 206T60 206T120 206T180 206T240 206T300 206T360 206T420 206T480 206V240H-60z',
    own(200, 46, 76),
  ) +
  shape('M-60 246C60 226 300 226 460 250V366H-60z', own(42, 52, 78)) +
  turned(
    10,
    190,
    150,
    shape('M190 20C232 70 240 190 214 258H166C140 190 148 70 190 20z', c.pop) +
      shape('M190 20C202 70 204 190 197 258H183C176 190 178 70 190 20z', c.paper) +
      shape('M150 150C176 162 204 162 230 150L231 176C204 188 176 188 149 176z', c.popl),
  )

const skateboard =
  shape(
    'M48 132C52 122 64 122 70 130L92 156H308L330 130C336 122 348 122 352 132C346 160 330 180 306 180H94C70 180 54 160 48 132z',
    c.pop,
  ) +
  line('M94 166H306', c.popd, 7) +
  box(112, 178, 44, 14, 4, steel) +
  box(244, 178, 44, 14, 4, steel) +
  circle(114, 214, 25, c.x) +
  circle(114, 214, 11, c.popl) +
  circle(286, 214, 25, c.x) +
  circle(286, 214, 11, c.popl)

const skate =
  shape('M128 58H212V132C232 158 292 152 304 186V206H128z', c.pop) +
  box(120, 50, 100, 22, 8, c.paper) +
  line('M192 92H216M192 112H218M196 132H228', c.paper, 6) +
  box(122, 198, 186, 16, 6, c.x) +
  [146, 200, 254, 300].map((x) => circle(x, 228, 19, black) + circle(x, 228, 8, c.popl)).join('')

const tent =
  circle(310, 78, 28, c.popl) +
  shape('M-60 240L20 120L70 190L120 130L200 240zM230 240L300 136L340 186L380 140L460 240z', c.l) +
  box(-60, 232, 520, 134, 0, own(110, 34, 52)) +
  shape('M200 74L336 240H64z', c.pop) +
  shape('M200 74L336 240H270z', c.popd) +
  shape('M200 112L250 240H150z', c.x) +
  shape('M200 112L150 240H124z', c.popl) +
  line('M200 74L192 58M200 74L208 58', wood, 6)

const fishing =
  circle(96, 90, 32, c.popl) +
  box(-60, 196, 520, 170, 0, own(200, 48, 62)) +
  line('M336 250C310 150 250 80 150 54', wood, 9) +
  line('M150 54V178', c.paper, 3) +
  circle(296, 158, 17, darkSteel) +
  circle(150, 196, 20, white) +
  shape('M130 196A20 20 0 0 1 170 196z', own(4, 74, 58)) +
  line('M150 176V164', black, 5) +
  line('M104 222H196M120 240H180', white, 5) +
  shape('M206 262C226 238 268 238 284 260L306 246V282L284 266C268 284 226 282 206 262z', own(205, 50, 42))

const goggles =
  line('M66 140C40 150 40 170 66 176M334 140C360 150 360 170 334 176', c.x, 13) +
  box(62, 104, 276, 104, 46, c.popd) +
  box(76, 116, 248, 80, 36, c.pop) +
  shape('M108 124H166L118 188C96 184 84 170 84 154S94 126 108 124z', c.popl) +
  shape('M186 204C190 184 210 184 214 204z', c.sky)

/** What one takes out into snow, water and woods. */
export const outdoors = subjectsOf({
  skis: ['product', 'mountain', 208, 350, 'skis, ski pass, ski rental, ski slope', skis],
  snowboard: ['product', 'mountain', 208, 22, 'snowboard', snowboard],
  surfboard: [
    'product',
    'wave',
    200,
    14,
    'surfboard, surf, surfing, surf school, paddle board, paddleboard, wakeboard',
    surf,
  ],
  skateboard: [
    'product',
    'run',
    215,
    12,
    'skateboard, skate, skater, skatepark, longboard, skating',
    inLight(skateboard),
  ],
  rollerskate: [
    'product',
    'run',
    205,
    335,
    'roller skate, rollerblade, inline skate, ice skate',
    onStand(skate),
  ],
  tent: ['product', 'camp', 195, 20, 'tent, campsite, glamping, camp site, campground | outdoor', tent],
  fishing: ['product', 'fish', 195, 30, 'fishing, angling, angler, fishing rod, fisherman, bait', fishing],
  goggles: ['product', 'wave', 200, 190, 'goggles, diving mask, snorkeling, swim goggles', inLight(goggles)],
})
