import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, own, steel, white, wood } from './ink.ts'
import { inSky, onWater, turned } from './stages.ts'

const sailing =
  line('M206 60V206', wood, 7) +
  shape('M216 66C270 104 298 144 306 190H216z', c.paper) +
  shape('M196 78V190H116C152 162 182 124 196 78z', c.pop) +
  shape('M206 52L232 60L206 68z', c.popd) +
  shape('M92 200H322C316 226 298 244 280 248H136C114 240 98 224 92 200z', c.d) +
  box(96, 200, 224, 10, 0, c.popl)

const motorboat =
  shape('M150 164L172 128H244L262 164z', c.paper) +
  shape('M176 158L188 138H210V158zM222 138H238L250 158H222z', c.x) +
  shape('M70 168H258C296 168 330 160 352 152C338 204 312 236 276 246H112C88 232 74 204 70 168z', c.pop) +
  shape('M70 168H258C296 168 330 160 352 152L344 176C320 184 290 188 256 188H73z', c.paper) +
  box(76, 140, 14, 32, 4, black)

const ship =
  box(176, 78, 40, 46, 4, c.pop) +
  box(176, 90, 40, 12, 0, c.paper) +
  box(236, 88, 32, 36, 4, c.pop) +
  box(116, 118, 190, 32, 6, c.paper) +
  box(90, 144, 236, 34, 6, c.paper) +
  line('M136 134H290', c.m, 9) +
  `<path d="M108 162H312" stroke="${c.x}" stroke-width="12" stroke-dasharray="12 12"/>` +
  shape('M58 174H352C344 214 322 240 294 250H108C82 236 64 212 58 174z', c.d) +
  box(64, 190, 280, 8, 0, c.popl)

const rowing =
  line('M150 150L92 236M246 150L306 236', wood, 8) +
  shape('M62 178C120 196 280 196 338 178C328 220 292 246 262 250H138C108 246 72 220 62 178z', c.pop) +
  shape('M62 178C120 196 280 196 338 178L332 198C276 214 124 214 68 198z', c.popd)

const anchor =
  circle(200, 150, 118, c.sky) +
  circle(200, 76, 20, c.x) +
  circle(200, 76, 9, c.sky) +
  line('M200 94V228M156 122H244M106 168C110 214 150 234 200 234S290 214 294 168', c.x, 17) +
  shape('M84 184L106 142L132 180zM316 184L294 142L268 180z', c.x) +
  line('M214 88C262 96 226 140 256 164C276 180 252 200 262 222', c.pop, 8)

const plane = turned(
  -14,
  200,
  150,
  shape('M98 88L128 84L162 138L110 142z', c.pop) +
    shape('M196 138L166 64L198 60L262 136z', c.sky) +
    shape(
      'M74 138C120 124 260 120 308 132C336 138 352 150 352 158C352 168 330 176 300 178C230 182 130 176 92 160C78 154 70 146 74 138z',
      c.paper,
    ) +
    shape(
      'M74 138C84 156 180 168 348 164C338 172 322 176 300 178C230 182 130 176 92 160C78 154 70 146 74 138z',
      c.d,
    ) +
    `<path d="M136 146L282 142" stroke="${c.x}" stroke-width="9" stroke-dasharray="9 11"/>` +
    shape('M308 136C322 140 334 146 340 152L312 152z', c.x) +
    shape('M184 160H252L190 236H156z', c.pop) +
    box(196, 186, 34, 18, 9, c.x) +
    shape('M84 148H124L92 182H68z', c.popd),
)

const helicopter =
  line('M90 84H316', c.x, 7) +
  line('M203 84V112', c.x, 9) +
  line('M166 206V228M240 206V228M134 230H284', c.x, 7) +
  shape('M44 116L60 106L76 138L172 140L164 176L70 160z', c.pop) +
  circle(58, 122, 22, c.popl) +
  line('M42 106L74 138M74 106L42 138', c.x, 5) +
  shape(
    'M148 150C150 122 178 110 212 110C270 110 306 140 308 174C308 196 288 208 256 208H192C160 208 146 182 148 150z',
    c.pop,
  ) +
  shape('M226 122C268 126 294 146 298 172H236C228 172 226 168 226 162z', c.hi) +
  box(168, 134, 40, 32, 8, c.hi)

const drone =
  line('M112 112L200 150L288 112M130 196L200 154L270 196', c.x, 11) +
  ellipse(112, 102, 56, 9, c.pop) +
  ellipse(288, 102, 56, 9, c.pop) +
  ellipse(130, 186, 42, 7, c.popd) +
  ellipse(270, 186, 42, 7, c.popd) +
  box(152, 126, 96, 54, 24, c.x) +
  box(164, 132, 72, 14, 7, c.m) +
  circle(200, 184, 22, black) +
  circle(200, 186, 12, c.pop) +
  circle(204, 182, 4, c.paper)

const airBalloon =
  shape(
    'M200 40C268 40 306 88 306 132C306 174 262 206 226 220H174C138 206 94 174 94 132C94 88 132 40 200 40z',
    c.pop,
  ) +
  shape(
    'M200 40C150 40 130 90 130 132C130 174 158 206 182 220H218C242 206 270 174 270 132C270 90 250 40 200 40z',
    c.popl,
  ) +
  shape(
    'M200 40C180 60 172 96 172 132C172 170 184 204 192 220H208C216 204 228 170 228 132C228 96 220 60 200 40z',
    c.m,
  ) +
  line('M178 220L184 244M222 220L216 244', c.x, 4) +
  box(176, 240, 48, 34, 8, wood)

const stars = [
  [70, 62, 3],
  [122, 122, 2],
  [96, 214, 3],
  [318, 56, 3],
  [290, 134, 2],
  [338, 196, 3],
  [256, 40, 2],
] as const
const space =
  box(-60, -60, 520, 420, 0, own(235, 44, 22)) +
  stars.map(([x, y, radius]) => circle(x, y, radius, white)).join('')

const rocket =
  space +
  circle(320, 236, 54, c.pop) +
  shape('M278 204C300 222 340 230 366 210C356 194 340 184 320 182C304 182 288 190 278 204z', c.popd) +
  turned(
    24,
    200,
    150,
    shape('M178 214H222L200 276z', gold) +
      shape('M186 214H214L200 250z', own(16, 86, 58)) +
      shape('M160 152L124 206V226L170 208zM240 152L276 206V226L230 208z', c.popd) +
      shape('M200 34C246 74 252 140 234 216H166C148 140 154 74 200 34z', white) +
      shape('M200 34C218 50 230 70 237 92H163C170 70 182 50 200 34z', c.pop) +
      circle(200, 128, 22, c.d) +
      circle(200, 128, 14, own(200, 50, 84)),
  )

const planet =
  space +
  circle(200, 152, 82, c.pop) +
  shape(
    'M122 128C160 144 236 142 278 126C282 138 283 148 282 160C236 176 162 176 118 160C118 148 119 138 122 128z',
    c.popl,
  ) +
  circle(170, 106, 13, c.popd) +
  circle(228, 204, 16, c.popd) +
  shape(
    'M122 128C78 160 52 196 62 208C78 226 190 194 260 152C318 116 350 84 340 72C332 64 306 72 268 92C296 84 312 84 314 90C318 102 282 132 236 158C180 188 106 212 96 198C90 188 108 160 122 128z',
    gold,
  )

const satellite =
  space +
  turned(
    -28,
    200,
    150,
    box(64, 122, 84, 56, 4, c.m) +
      box(252, 122, 84, 56, 4, c.m) +
      line('M92 122V178M120 122V178M64 150H148M280 122V178M308 122V178M252 150H336M148 150H252', white, 4) +
      box(164, 108, 72, 84, 10, steel) +
      shape('M172 208H228L214 192H186z', gold) +
      circle(200, 146, 20, c.pop),
  )

/** What swims and what flies. */
export const boatsAndFlyers = subjectsOf({
  sailing: [
    'sea',
    'wave',
    205,
    8,
    'sailing boat, sailing yacht, sailboat, yacht, catamaran, dinghy, sailor, sail, sailing, boat club | regatta, marina',
    onWater(sailing),
  ],
  motorboat: ['sea', 'wave', 205, 12, 'motorboat, speedboat, motor boat, boat, jet ski', onWater(motorboat)],
  ship: [
    'sea',
    'wave',
    212,
    6,
    'ship, ferry, ferries, cruise, cruise ship, ocean liner | vessel',
    onWater(ship),
  ],
  rowing: [
    'sea',
    'wave',
    195,
    24,
    'rowing boat, rowboat, canoe, kayak, paddle | rowing, rafting',
    onWater(rowing),
  ],
  anchor: ['product', 'compass', 210, 30, 'anchor | mooring, berth, nautical', anchor],
  plane: [
    'sea',
    'plane',
    205,
    20,
    'plane, airplane, aeroplane, aircraft, airline, flight | airport, boarding, flying, pilot, aviation',
    inSky(plane),
  ],
  helicopter: ['sea', 'plane', 200, 14, 'helicopter, chopper', inSky(helicopter)],
  drone: ['sea', 'plane', 210, 22, 'drone, quadcopter', inSky(drone)],
  'air-balloon': ['sea', 'plane', 200, 12, 'hot air balloon, balloon ride', inSky(airBalloon)],
  rocket: ['night', 'flash', 235, 10, 'rocket, spaceship, space shuttle, space travel | astronaut', rocket],
  planet: [
    'night',
    'globe',
    235,
    24,
    'planet, saturn, jupiter, solar system, astronom | galaxy, cosmos',
    planet,
  ],
  satellite: ['night', 'globe', 220, 20, 'satellite, space station', satellite],
})
