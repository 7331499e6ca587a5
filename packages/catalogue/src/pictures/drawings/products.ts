import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { ink as c } from './ink.ts'
import { onStand } from './stages.ts'

const vase =
  leaf(196, 130, 90, 14, -16, c.d) +
  leaf(204, 130, 100, 14, 12, c.m) +
  circle(180, 50, 16, c.pop) +
  circle(228, 42, 13, c.popl) +
  shape(
    'M176 118H224C220 140 256 160 256 196C256 226 234 242 200 242S144 226 144 196C144 160 180 140 176 118z',
    c.pop,
  ) +
  shape('M146 186C180 202 220 202 254 186L256 204C220 220 180 220 144 204z', c.popl)

const shoe =
  shape(
    'M96 190C96 160 120 136 138 130C150 152 176 158 196 134C214 166 246 182 288 190C312 196 316 216 312 226H100C94 214 96 202 96 190z',
    c.m,
  ) +
  shape('M196 134C214 166 246 182 288 190L262 204C220 198 190 178 176 150z', c.pop) +
  box(92, 222, 224, 20, 10, c.paper) +
  box(92, 232, 224, 10, 5, c.d) +
  line('M196 160l20 -12M212 174l18 -14M230 184l16 -14', c.paper, 5)

const bag =
  line('M160 116C160 60 240 60 240 116', c.d, 10) +
  box(122, 112, 156, 128, 26, c.m) +
  box(142, 164, 116, 62, 14, c.d) +
  box(186, 152, 28, 26, 6, c.pop) +
  box(122, 132, 156, 8, 0, c.l)

const watch =
  box(172, 52, 56, 190, 18, c.d) +
  circle(200, 146, 60, c.x) +
  circle(200, 146, 50, c.paper) +
  line('M200 146V112M200 146L222 158', c.x, 6) +
  circle(200, 146, 5, c.pop) +
  box(258, 138, 12, 16, 4, c.x)

const headphones =
  line('M122 190C110 60 290 60 278 190', c.x, 18) +
  box(98, 158, 48, 80, 22, c.m) +
  box(254, 158, 48, 80, 22, c.m) +
  box(134, 166, 20, 64, 10, c.pop) +
  box(246, 166, 20, 64, 10, c.pop)

const bottle =
  box(150, 106, 70, 136, 16, c.m) +
  box(168, 70, 34, 40, 6, c.x) +
  box(150, 150, 70, 52, 0, c.paper) +
  box(162, 164, 46, 7, 3, c.d) +
  box(162, 180, 30, 6, 3, c.l) +
  box(234, 168, 50, 74, 12, c.pop) +
  box(234, 156, 50, 20, 6, c.popd)

const mug =
  line('M254 140c56 -10 56 74 -6 68', c.m, 18) +
  box(126, 104, 134, 136, 22, c.m) +
  ellipse(193, 110, 67, 14, c.x) +
  box(126, 166, 134, 22, 0, c.popl)

const lamp =
  box(194, 130, 12, 104, 4, c.x) +
  box(150, 230, 100, 14, 7, c.x) +
  shape('M152 60H248L288 148H112z', c.pop) +
  shape('M112 148H288L294 160H106z', c.popl)

const chair =
  line('M150 200L138 244M250 200L262 244M166 200V240M234 200V240', c.x, 9) +
  shape('M140 70C140 50 260 50 260 70L252 168H148z', c.m) +
  box(130, 164, 140, 40, 16, c.pop)

const shirt =
  shape('M150 62L96 92L118 146L142 136V242H258V136L282 146L304 92L250 62C242 88 158 88 150 62z', c.m) +
  line('M200 92V242', c.d, 4) +
  box(212, 130, 30, 30, 4, c.l) +
  shape('M150 62C158 92 242 92 250 62L232 56C226 74 174 74 168 56z', c.pop)

/** What is sold most: each thing on a stand. */
export const products = subjectsOf({
  lamp: ['product', 'lamp', 42, 18, 'lamp | light', onStand(lamp)],
  chair: ['product', 'sofa', 24, 180, 'chair | furniture, stool', onStand(chair)],
  shoe: ['product', 'shoe', 12, 215, 'shoe | sandal', onStand(shoe)],
  sneaker: ['product', 'shoe', 205, 18, 'sneaker', onStand(shoe)],
  bag: ['product', 'bag', 26, 160, 'bag | handbag', onStand(bag)],
  backpack: ['product', 'bag', 158, 34, 'backpack, rucksack', onStand(bag)],
  watch: ['product', 'watch', 220, 30, 'watch', onStand(watch)],
  headphones: ['product', 'headphones', 245, 20, 'headphone | earbud', onStand(headphones)],
  bottle: ['product', 'bottle', 180, 20, 'bottle, shampoo | whisky', onStand(bottle)],
  skincare: ['product', 'drop', 18, 340, 'skincare | face, skin', onStand(bottle)],
  vase: [
    'product',
    'flower',
    190,
    14,
    'vase | ceramic, clay, craft, decor, porcelain, pot, pottery',
    onStand(vase),
  ],
  mug: ['product', 'cup', 200, 24, 'mug', onStand(mug)],
  shirt: ['product', 'shirt', 212, 32, 'shirt', onStand(shirt)],
  jacket: ['product', 'shirt', 150, 28, 'jacket', onStand(shirt)],
})
