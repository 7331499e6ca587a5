import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { gold, ink as c, own, white } from './ink.ts'
import { onTable, turned } from './stages.ts'

const cream = own(40, 60, 90)

const brown = own(22, 52, 36)

const crust = own(32, 66, 62)

const darkCrust = own(28, 58, 48)

const red = own(4, 74, 56)

const plate = ellipse(200, 232, 142, 26, white) + ellipse(200, 228, 104, 15, c.sky)

const cone = onTable(
  shape('M140 142H260L200 262z', crust) +
    line('M158 150L218 226M188 146L234 198M242 150L182 226M212 146L166 198', darkCrust, 4) +
    circle(164, 118, 44, c.pop) +
    circle(236, 118, 44, cream) +
    circle(200, 78, 46, c.popl) +
    shape('M124 132C132 156 148 140 160 152S186 140 200 154S228 140 240 152S270 152 276 132z', c.pop) +
    circle(200, 38, 13, red),
)

const cookie = onTable(
  plate +
    circle(216, 150, 82, darkCrust) +
    circle(212, 146, 80, crust) +
    [
      [178, 112],
      [230, 100],
      [256, 140],
      [204, 152],
      [166, 164],
      [234, 188],
      [196, 200],
      [262, 176],
    ]
      .map(([x = 0, y = 0], index) => circle(x, y, index % 2 ? 12 : 10, brown))
      .join('') +
    circle(118, 196, 40, darkCrust) +
    circle(116, 193, 38, crust) +
    circle(104, 184, 7, brown) +
    circle(128, 194, 8, brown) +
    circle(110, 208, 6, brown),
)

const donut = onTable(
  plate +
    circle(200, 142, 88, crust) +
    shape(
      'M200 58C250 58 284 94 284 142C284 166 272 164 266 182C258 204 236 196 222 214C206 230 192 212 172 218C150 220 148 196 132 188C116 178 116 162 116 142C116 94 150 58 200 58z',
      c.pop,
    ) +
    circle(200, 142, 30, darkCrust) +
    circle(200, 145, 26, c.popl) +
    [
      [150, 110, 30],
      [180, 84, -40],
      [224, 82, 20],
      [254, 114, 80],
      [258, 152, -20],
      [236, 186, 50],
      [196, 196, 0],
      [156, 178, -60],
      [142, 146, 10],
    ]
      .map(([x = 0, y = 0, angle = 0], index) =>
        turned(angle, x, y, box(x - 9, y - 3, 18, 6, 3, [white, gold, c.m][index % 3] ?? white)),
      )
      .join(''),
)

const chocolate = onTable(
  turned(
    -12,
    200,
    150,
    box(108, 66, 184, 160, 8, brown) +
      [0, 1, 2, 3]
        .map((column) =>
          [0, 1]
            .map(
              (row) =>
                box(114 + column * 44, 72 + row * 44, 40, 40, 4, own(22, 50, 44)) +
                box(120 + column * 44, 78 + row * 44, 28, 28, 3, brown),
            )
            .join(''),
        )
        .join('') +
      shape(
        'M100 158L118 146L138 160L158 146L178 160L198 146L218 160L238 146L258 160L278 146L300 158V240H100z',
        c.pop,
      ) +
      box(100, 182, 200, 34, 0, c.popl),
  ),
)

const popcorn = onTable(
  [
    [140, 96],
    [172, 80],
    [206, 92],
    [236, 78],
    [262, 98],
    [156, 116],
    [190, 112],
    [226, 114],
    [250, 118],
    [196, 64],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 25, index % 3 ? cream : own(46, 80, 76)))
    .join('') +
    shape('M118 124H282L262 246H138z', white) +
    shape('M118 124H145L155 246H138zM178 124H222L216 246H184zM255 124H282L262 246H245z', red),
)

const candy = onTable(
  line('M200 130V252', white, 10) +
    circle(200, 108, 68, c.pop) +
    `<path d="M200 108C200 92 224 92 224 112C224 140 176 140 176 106C176 70 244 70 244 112C244 162 158 160 158 106" fill="none" stroke="${white}" stroke-width="10" stroke-linecap="round"/>` +
    turned(
      24,
      300,
      214,
      shape('M262 196L282 208V220L262 232zM340 196L320 208V220L340 232z', c.m) +
        ellipse(301, 214, 26, 20, c.m),
    ) +
    turned(
      -18,
      106,
      214,
      shape('M66 198L88 208V220L66 230zM146 198L124 208V220L146 230z', gold) +
        ellipse(106, 214, 24, 18, gold),
    ),
)

/** Sweets. */
export const sweets = subjectsOf({
  'ice-cream': [
    'treat',
    'cake',
    190,
    345,
    'ice cream, icecream, gelato, sorbet, frozen yogurt, sundae',
    cone,
  ],
  cookie: ['treat', 'cake', 190, 28, 'cookie, biscuit, brownie, gingerbread', cookie],
  donut: ['treat', 'cake', 195, 340, 'donut, doughnut', donut],
  chocolate: ['treat', 'cake', 200, 350, 'chocolate, cocoa, truffle, praline', chocolate],
  popcorn: ['treat', 'video', 215, 4, 'popcorn, movie night, movie theater | cinema, snack', popcorn],
  candy: ['treat', 'cake', 190, 340, 'candy, candies, lollipop, sweets, sweet shop, confection', candy],
})
