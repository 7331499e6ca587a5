import { box, circle, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkSteel, gold, green, ink as c, own, steel, white } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const cleaning =
  shape('M108 136H210L196 244H122z', c.m) +
  shape('M108 136H210L207 158H111z', c.d) +
  circle(132, 128, 20, white) +
  circle(162, 120, 24, white) +
  circle(190, 130, 18, white) +
  shape(
    'M244 142H288C298 150 302 162 302 176V232C302 240 296 244 288 244H244C236 244 230 240 230 232V176C230 162 234 150 244 142z',
    c.pop,
  ) +
  shape('M250 142V112H236L228 96V84H288C296 84 298 92 296 100L282 112V142z', c.x) +
  box(242, 184, 48, 34, 6, c.paper) +
  line('M214 88L194 80M214 96L192 98', white, 5)

const vacuum =
  line('M130 222L90 92C84 70 110 56 130 66C180 90 200 110 236 150', c.x, 12) +
  shape('M98 236H176C176 220 160 212 134 212S98 222 98 236z', c.x) +
  shape('M196 196C196 152 226 132 262 132S324 160 324 204V236H196z', c.pop) +
  circle(294, 218, 26, black) +
  circle(294, 218, 12, steel) +
  circle(222, 228, 14, black) +
  line('M222 176C228 158 244 150 262 150', c.popl, 8)

const washer =
  box(112, 236, 176, 12, 5, c.x) +
  box(104, 48, 192, 194, 16, c.paper) +
  box(104, 48, 192, 42, 14, c.sky) +
  circle(268, 69, 12, c.d) +
  box(122, 60, 62, 18, 5, c.paper) +
  circle(200, 162, 66, steel) +
  circle(200, 162, 52, c.x) +
  shape('M150 172C168 154 184 182 202 168S236 156 250 172A52 52 0 0 1 150 172z', c.m) +
  circle(184, 190, 14, c.pop) +
  circle(214, 196, 12, c.popl) +
  circle(180, 140, 8, c.hi, '.7')

const iron =
  shape('M96 216C96 160 136 124 190 124H284C300 124 304 136 308 156L322 216z', c.pop) +
  line('M150 124C160 84 250 84 284 92', c.x, 18) +
  shape('M90 214H326V230C326 238 322 242 314 242H102C94 242 90 238 90 230z', steel) +
  circle(238, 172, 20, c.popl) +
  line('M120 176C130 160 146 150 164 148', c.popl, 7)

const bulb =
  circle(200, 124, 92, own(48, 90, 80), '.5') +
  shape(
    'M200 52C252 52 276 94 266 132C258 158 236 168 234 198H166C164 168 142 158 134 132C124 94 148 52 200 52z',
    own(48, 92, 64),
  ) +
  line('M178 128L190 146L200 128L210 146L222 128M190 146V194M210 146V194', own(34, 80, 46), 5) +
  box(164, 196, 72, 16, 6, darkSteel) +
  box(170, 214, 60, 14, 6, steel) +
  shape('M178 230H222C220 244 210 250 200 250S180 244 178 230z', black) +
  line('M96 70L78 58M304 70L322 58M86 128H64M314 128H336', own(44, 86, 58), 8)

const plug =
  line('M176 60V110M224 60V110', steel, 15) +
  shape('M134 106H266V146C266 186 240 206 200 206S134 186 134 146z', c.pop) +
  box(122, 98, 156, 20, 8, c.popd) +
  line('M200 204C200 262 262 250 262 216S330 190 330 250', c.x, 12) +
  shape('M206 124L176 164H198L190 192L222 150H202z', own(48, 90, 76))

const tap =
  box(80, 118, 150, 38, 10, steel) +
  box(64, 96, 26, 82, 8, darkSteel) +
  shape('M196 118H250C290 118 306 142 306 180H262C262 162 256 156 240 156H196z', steel) +
  line('M160 118V84', darkSteel, 16) +
  line('M122 80H198', c.pop, 20) +
  shape('M284 194C300 216 306 226 306 236A22 22 0 0 1 262 236C262 226 268 216 284 194z', own(205, 70, 62))

const key = turned(
  -38,
  200,
  150,
  circle(124, 150, 56, gold) +
    circle(110, 150, 18, c.hi) +
    box(170, 136, 172, 28, 6, gold) +
    box(270, 158, 22, 32, 4, gold) +
    box(306, 158, 22, 24, 4, gold) +
    line('M178 146H330', own(48, 90, 76), 5),
)

const lock =
  line('M148 140V104C148 36 252 36 252 104V140', steel, 22) +
  box(112, 132, 176, 112, 22, c.pop) +
  box(112, 132, 176, 26, 12, c.popl) +
  circle(200, 184, 18, c.x) +
  box(192, 186, 16, 36, 6, c.x)

const bin =
  line('M172 76V64H228V76', c.x, 10) +
  box(108, 76, 184, 26, 10, c.x) +
  shape('M122 110H278L264 244H136z', green) +
  shape('M200 134L226 176H212V186H188V176H174z', white) +
  line('M172 204H228', white, 10)

/** What one keeps a home with. */
export const household = subjectsOf({
  cleaning: [
    'product',
    'drop',
    195,
    165,
    'cleaning, cleaner, detergent, house cleaning, spray bottle, clean, cleaning supplies, housekeep | chore, disinfect, mop',
    onStand(cleaning),
  ],
  vacuum: ['product', 'home', 205, 12, 'vacuum, vacuum cleaner, hoover', onStand(vacuum)],
  washer: [
    'product',
    'drop',
    200,
    340,
    'washing machine, laundry, laundromat, dryer machine, launderette, dishwasher, dry cleaning | washing',
    onStand(washer, c.l),
  ],
  iron: ['product', 'drop', 205, 190, 'ironing, iron board, steam iron', onStand(iron)],
  bulb: [
    'product',
    'bulb',
    205,
    45,
    'light bulb, lightbulb, bulb, idea, innovation | brainstorm, inspiration, inspire, creativity',
    inLight(bulb),
  ],
  plug: [
    'product',
    'flash',
    205,
    14,
    'plug, electrician, electricity, socket, electrical, power outage | energy, wiring',
    inLight(plug),
  ],
  tap: [
    'product',
    'drop',
    205,
    200,
    'faucet, plumber, plumbing, water tap, water pipe, water bill | pipe',
    inLight(tap),
  ],
  key: [
    'product',
    'key',
    210,
    45,
    'key, keys, locksmith, keychain, house key, car key | rental, rent, tenant',
    inLight(key),
  ],
  lock: ['product', 'lock', 210, 40, 'lock, padlock, password | secur, privacy', onStand(lock)],
  bin: [
    'product',
    'trash',
    200,
    118,
    'trash, recycling, recycle, garbage, rubbish, waste, bin day, bins',
    onStand(bin),
  ],
})
