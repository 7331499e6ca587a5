import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { gold, green, ink as c, own, wood } from './ink.ts'
import { onTable, turned } from './stages.ts'

const cream = own(40, 60, 90)

const brown = own(22, 52, 36)

const crust = own(32, 66, 62)

const darkCrust = own(28, 58, 48)

const red = own(4, 74, 56)

const apple = onTable(
  line('M204 92C204 72 212 60 222 54', wood, 8) +
    leaf(206, 88, 52, 15, 62, green) +
    shape(
      'M202 96C232 70 292 84 292 146C292 200 254 244 226 244C214 244 210 238 200 238S186 244 174 244C146 244 108 200 108 146C108 84 172 70 202 96z',
      c.pop,
    ) +
    shape('M134 138C136 116 150 106 166 106C152 120 148 136 150 158C140 158 134 150 134 138z', c.popl),
)

const banana = onTable(
  shape(
    'M96 88L118 76C126 150 184 204 290 196L310 190L314 206C290 240 206 250 148 208C110 178 94 132 96 88z',
    gold,
  ) +
    shape('M118 76C126 150 184 204 290 196L310 190L314 206C210 220 130 176 108 82z', own(48, 92, 74)) +
    shape('M92 92L96 66L116 62L120 80z', brown) +
    shape('M306 190L322 188L326 204L312 208z', brown),
)

const orange = onTable(
  circle(176, 158, 82, own(30, 90, 58)) +
    leaf(178, 80, 54, 15, 52, green) +
    circle(148, 128, 12, own(36, 92, 76), '.8') +
    circle(270, 196, 48, own(30, 90, 58)) +
    circle(270, 196, 41, cream) +
    circle(270, 196, 36, own(34, 94, 66)) +
    line('M270 160V232M234 196H306M245 171L295 221M295 171L245 221', cream, 4),
)

const strawberry = onTable(
  shape(
    'M200 92C244 66 306 88 292 146C282 196 236 236 200 250C164 236 118 196 108 146C94 88 156 66 200 92z',
    red,
  ) +
    [
      [150, 128],
      [186, 130],
      [224, 126],
      [258, 132],
      [168, 160],
      [206, 164],
      [242, 160],
      [188, 194],
      [222, 196],
      [204, 224],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, own(46, 86, 74)))
      .join('') +
    [-70, -35, 0, 35, 70].map((angle) => leaf(200, 96, 56, 13, angle, green)).join(''),
)

const tomato = onTable(
  shape('M200 96C240 76 306 90 304 156C302 212 256 244 200 244S98 212 96 156C94 90 160 76 200 96z', red) +
    [-90, -45, 0, 45, 90].map((angle) => leaf(200, 100, 50, 11, angle, green)).join('') +
    shape(
      'M124 146C126 124 142 114 158 114C144 128 138 144 140 166C130 166 124 158 124 146z',
      own(8, 80, 76),
    ),
)

const basket = onTable(
  line('M104 152C104 40 296 40 296 152', wood, 11) +
    circle(150, 142, 32, red) +
    leaf(220, 150, 92, 22, 4, green) +
    leaf(206, 150, 80, 18, -16, own(100, 48, 52)) +
    circle(254, 144, 30, own(30, 90, 58)) +
    turned(24, 196, 140, box(186, 84, 22, 76, 10, own(24, 84, 60))) +
    shape('M84 150H316L292 246H108z', crust) +
    line('M96 174H304M102 198H298M108 222H292M140 152L148 244M200 152V244M260 152L252 244', darkCrust, 5),
)

/** Fruit, and what comes from the market. */
export const fruit = subjectsOf({
  apple: [
    'treat',
    'apple',
    195,
    6,
    'apple, apple tree, apple pie | pear, cherry, cherries, peach, plum, quince',
    apple,
  ],
  banana: ['treat', 'apple', 195, 45, 'banana', banana],
  orange: [
    'treat',
    'apple',
    195,
    30,
    'orange, tangerine, lemon, citrus, grapefruit, mandarin, lime | mango',
    orange,
  ],
  strawberry: [
    'treat',
    'apple',
    195,
    350,
    'strawberry, strawberries, raspberry, raspberries, berry, berries',
    strawberry,
  ],
  tomato: ['treat', 'carrot', 195, 6, 'tomato', tomato],
  groceries: [
    'treat',
    'cart',
    195,
    30,
    'grocery, groceries, supermarket, farmers market, greengrocer, food basket, produce | basket',
    basket,
  ],
})
