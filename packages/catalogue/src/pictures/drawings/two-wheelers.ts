import { box, circle, ellipse, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkSteel, gold, ink as c, steel } from './ink.ts'
import { inLight, onRoad, onStand, placed } from './stages.ts'

/** A wheel with spokes. */
const spoked = (x: number, y: number, radius: number): string =>
  outline(x, y, radius, black, 9, '1') +
  outline(x, y, radius - 8, steel, 3, '1') +
  line(`M${x - radius + 8} ${y}h${2 * radius - 16}M${x} ${y - radius + 8}v${2 * radius - 16}`, steel, 2.5) +
  circle(x, y, 7, black)

const bicycle =
  spoked(112, 190, 54) +
  spoked(288, 190, 54) +
  line('M112 190L160 116H258L196 190H112L146 96M258 116L196 190', c.pop, 10) +
  line('M248 84L288 190', c.popd, 10) +
  line('M246 86L222 80M248 84L274 78', black, 9) +
  line('M124 94H166', black, 13) +
  circle(196, 190, 15, black) +
  line('M196 190L208 214H222', black, 6)

const motorcycle =
  circle(104, 200, 46, black) +
  circle(104, 200, 24, steel) +
  circle(296, 200, 46, black) +
  circle(296, 200, 24, steel) +
  line('M296 200L254 104L224 92', darkSteel, 10) +
  line('M104 200L178 208L258 150', c.x, 12) +
  line('M84 224H196', steel, 11) +
  circle(192, 188, 30, darkSteel) +
  line('M176 178h32M176 190h32M178 202h28', steel, 4) +
  shape('M170 152C176 120 232 108 262 128L272 150C240 170 196 168 170 152z', c.pop) +
  shape('M62 138C90 128 128 132 152 142C166 148 172 152 178 160C142 166 96 164 76 154z', black) +
  shape('M248 150C270 132 318 140 340 172C312 158 290 158 268 172z', c.popd) +
  circle(270, 120, 15, gold)

const scooter =
  circle(112, 218, 28, black) +
  circle(112, 218, 12, steel) +
  circle(290, 218, 28, black) +
  circle(290, 218, 12, steel) +
  line('M290 214L254 92M236 88H272', darkSteel, 9) +
  circle(258, 104, 15, gold) +
  shape(
    'M246 104L272 108L300 186C316 192 322 202 322 212C300 194 280 196 262 222H150C146 176 116 166 74 204C68 164 92 136 138 136H184L198 198H238z',
    c.pop,
  ) +
  shape('M74 204C68 184 74 164 86 154C132 154 152 176 150 222H140C140 184 108 174 74 204z', c.popd) +
  box(96, 120, 96, 20, 10, c.x)

const kick =
  circle(116, 222, 22, black) +
  circle(116, 222, 9, steel) +
  circle(286, 222, 22, black) +
  circle(286, 222, 9, steel) +
  line('M286 218L262 76M236 74H284', c.x, 10) +
  line('M122 210H250L276 176', c.pop, 18) +
  circle(270, 116, 8, gold)

const helmet =
  shape(
    'M86 184C78 102 142 64 206 66C276 68 318 122 316 190C316 204 308 210 296 210H228L216 186H98C90 186 87 186 86 184z',
    c.pop,
  ) +
  shape('M216 186L206 134C206 126 212 122 220 122H300C312 140 316 164 316 186z', c.x) +
  shape('M92 148C110 88 170 70 226 76C176 82 136 106 120 148z', c.popl) +
  box(216, 176, 100, 12, 0, c.popd)

const bikeParts = placed(
  0,
  0,
  1,
  outline(200, 150, 84, black, 14, '1') +
    outline(200, 150, 70, steel, 4, '1') +
    line('M200 84V216M134 150H266M153 103L247 197M247 103L153 197', steel, 3) +
    circle(200, 150, 20, c.pop) +
    circle(200, 150, 8, c.paper),
)

const tyreStack =
  ellipse(200, 222, 92, 26, black) +
  ellipse(200, 196, 92, 26, c.x) +
  ellipse(200, 172, 92, 26, black) +
  ellipse(200, 150, 92, 26, c.x) +
  ellipse(200, 126, 92, 28, black) +
  ellipse(200, 124, 46, 13, steel)

/** What drives on two wheels, and what goes with it. */
export const twoWheelers = subjectsOf({
  bicycle: [
    'product',
    'bike',
    205,
    14,
    'bike, bicycle, mountain bike, ebike, e-bike, cycle | biker, pedal',
    onRoad(bicycle),
  ],
  motorcycle: [
    'product',
    'bike',
    215,
    4,
    'motorcycle, motorbike, motorcyclist, biker club',
    onRoad(motorcycle),
  ],
  scooter: ['product', 'bike', 200, 165, 'scooter, moped, vespa', onRoad(scooter)],
  kick: ['product', 'bike', 205, 150, 'kick scooter, e-scooter, electric scooter', onRoad(kick)],
  helmet: ['product', 'shield', 210, 20, 'helmet, crash helmet', onStand(helmet)],
  wheel: ['product', 'bike', 200, 16, 'bike part, bike repair, bike wheel', inLight(bikeParts)],
  tyres: ['product', 'car', 215, 30, 'tyre, tire, car tire | wheel', onStand(tyreStack)],
})
