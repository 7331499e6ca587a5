import { box, circle, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { darkWood, gold, green, ink as c, own, white } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const red = own(4, 74, 58)

const rainCloud =
  line(
    'M132 196L118 230M176 196L162 230M220 196L206 230M264 196L250 230M154 236L144 258M242 236L232 258',
    own(208, 70, 60),
    9,
  ) +
  shape(
    'M108 182C64 182 62 124 106 122C108 74 172 54 202 92C232 70 282 92 280 130C326 128 330 182 290 182z',
    c.paper,
  )

const sunAndCloud =
  [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => turned(ray * 45, 158, 122, box(151, 28, 14, 30, 7, gold))).join('') +
  circle(158, 122, 54, gold) +
  shape(
    'M158 232C112 232 110 174 154 172C156 128 216 110 246 144C276 126 318 148 316 182C354 184 352 232 320 232z',
    white,
  )

const storm =
  shape(
    'M108 168C64 168 62 110 106 108C108 60 172 40 202 78C232 56 282 78 280 116C326 114 330 168 290 168z',
    c.d,
  ) +
  shape('M214 142L158 210H196L176 264L250 186H208z', gold) +
  line('M126 184L114 212M284 184L272 212', own(208, 70, 60), 9)

const snowflake = [0, 60, 120]
  .map((angle) =>
    turned(
      angle,
      200,
      150,
      line(
        'M200 52V248M200 84L176 62M200 84L224 62M200 216L176 238M200 216L224 238M200 116L180 98M200 116L220 98M200 184L180 202M200 184L220 202',
        white,
        10,
      ),
    ),
  )
  .join('')

const fir =
  shape('M188 226H212V250H188z', darkWood) +
  shape('M200 44L254 112H232L276 170H246L292 232H108L154 170H124L168 112H146z', own(146, 44, 36)) +
  [
    [180, 122, red],
    [222, 142, gold],
    [168, 178, gold],
    [212, 196, red],
    [246, 212, own(205, 60, 64)],
    [146, 216, red],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 10, String(fill)))
    .join('') +
  shape('M200 20L207 36L224 38L211 49L215 66L200 57L185 66L189 49L176 38L193 36z', gold)

const bouquet =
  line('M200 250L150 130M200 250L200 110M200 250L250 130', green, 6) +
  leaf(190, 200, 90, 22, -50, green) +
  leaf(210, 200, 90, 22, 50, green) +
  [
    [148, 110, c.pop],
    [200, 82, c.popl],
    [252, 110, c.pop],
    [172, 148, c.popd],
    [228, 148, c.popl],
  ]
    .map(
      ([x, y, fill]) =>
        [0, 72, 144, 216, 288]
          .map((angle) => leaf(Number(x), Number(y), 32, 14, angle, String(fill)))
          .join('') + circle(Number(x), Number(y), 10, gold),
    )
    .join('') +
  shape('M142 176L200 200L258 176L218 256H182z', c.paper) +
  shape('M176 222L200 234L224 222L220 240H180z', c.popd)

/** The weather, and what its seasons bring. */
export const weather = subjectsOf({
  rain: [
    'product',
    'cloud',
    205,
    210,
    'rain, rainy, rainfall, drizzle, rain cloud',
    circle(200, 150, 118, c.sky) + rainCloud,
  ],
  'sun-and-cloud': [
    'product',
    'sun',
    205,
    45,
    'weather, weather forecast, cloudy, sunshine, sunny day | cloud, forecast',
    circle(200, 150, 118, c.sky) + sunAndCloud,
  ],
  storm: [
    'product',
    'flash',
    225,
    45,
    'storm, thunder, thunderstorm, lightning, hurricane, tornado | earthquake',
    inLight(storm),
  ],
  snowflake: [
    'product',
    'drop',
    208,
    200,
    'snowflake, frost, ice crystal, frozen food',
    circle(200, 150, 128, c.l) + snowflake,
  ],
  'fir-tree': ['product', 'tree', 205, 4, 'christmas, christmas tree, xmas, advent | santa', onStand(fir)],
  bouquet: [
    'product',
    'flower',
    200,
    345,
    'bouquet, florist, flower shop, flower delivery, flower arrangement, valentine | funeral',
    inLight(bouquet),
  ],
})
