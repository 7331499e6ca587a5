import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, green, ink as c, own, white, wood } from './ink.ts'
import { onTable, turned } from './stages.ts'

const cream = own(40, 60, 90)

const darkBrown = own(20, 50, 24)

const crust = own(32, 66, 62)

const darkCrust = own(28, 58, 48)

const red = own(4, 74, 56)

const plate = ellipse(200, 232, 142, 26, white) + ellipse(200, 228, 104, 15, c.sky)

const fries = onTable(
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((fry) =>
      turned(
        (fry - 4) * 4,
        200,
        240,
        box(134 + fry * 15, 62 + ((fry * 7) % 5) * 9, 14, 120, 3, fry % 2 ? gold : own(44, 84, 68)),
      ),
    )
    .join('') +
    shape('M122 134C150 166 250 166 278 134L262 246H138z', c.pop) +
    shape('M150 190H250L246 214H154z', c.popl),
)

const eggs = onTable(
  shape(
    'M124 144C124 104 146 74 170 74S216 104 216 144C216 172 196 190 170 190S124 172 124 144z',
    own(30, 50, 78),
  ) +
    shape('M200 148C200 110 220 82 244 82S288 110 288 148C288 176 268 192 244 192S200 176 200 148z', cream) +
    shape('M84 176H316L300 246H100z', c.pop) +
    shape(
      'M84 176C100 196 130 196 142 176C158 196 188 196 200 176C212 196 242 196 258 176C270 196 300 196 316 176z',
      c.popd,
    ),
)

const friedEgg = onTable(
  ellipse(190, 190, 132, 62, black) +
    ellipse(190, 184, 118, 52, own(220, 12, 34)) +
    line('M318 190H398', black, 20) +
    shape(
      'M104 186C96 154 140 140 168 148C196 130 252 136 268 162C292 178 272 212 236 210C212 226 160 226 144 212C120 214 106 202 104 186z',
      white,
    ) +
    ellipse(190, 178, 34, 26, gold) +
    ellipse(180, 170, 10, 6, own(48, 92, 80)),
)

const cheese = onTable(
  shape('M72 172L264 76C306 96 328 132 330 172z', own(46, 88, 72)) +
    shape('M72 172H330V234H72z', gold) +
    ellipse(250, 138, 22, 15, own(40, 82, 56)) +
    circle(126, 206, 17, own(40, 82, 54)) +
    circle(198, 198, 11, own(40, 82, 54)) +
    circle(278, 212, 19, own(40, 82, 54)) +
    ellipse(178, 150, 13, 8, own(40, 82, 56)),
)

const sushi = onTable(
  shape('M66 212H334L326 238H74z', wood) +
    [0, 1, 2]
      .map(
        (at) =>
          box(86 + at * 80, 168, 70, 46, 18, white) +
          shape(
            `M${80 + at * 80} 182C${82 + at * 80} 146 ${158 + at * 80} 140 ${162 + at * 80} 182C${140 + at * 80} 170 ${104 + at * 80} 176 ${80 + at * 80} 182z`,
            [own(16, 84, 62), own(350, 62, 66), own(28, 88, 60)][at] ?? red,
          ) +
          box(112 + at * 80, 152, 17, 60, 3, own(150, 30, 22)),
      )
      .join('') +
    line('M76 118L316 88M80 132L322 106', c.x, 7) +
    circle(334, 180, 15, green),
)

const taco = onTable(
  plate +
    [
      [118, 134],
      [146, 104],
      [184, 86],
      [224, 86],
      [258, 104],
      [284, 134],
    ]
      .map(([x = 0, y = 0], index) => circle(x, y, 24, index % 2 ? green : red))
      .join('') +
    [132, 166, 206, 242, 270]
      .map((x, index) => circle(x, 118 + (index % 2) * -20, 13, index % 2 ? gold : darkBrown))
      .join('') +
    shape('M82 222C78 148 134 108 200 108S322 148 318 222C270 230 130 230 82 222z', own(42, 78, 66)) +
    circle(150, 178, 6, crust) +
    circle(206, 150, 7, crust) +
    circle(252, 190, 6, crust) +
    circle(186, 204, 5, crust),
)

const sandwich = onTable(
  shape('M76 224H324L330 236H70z', white) +
    shape('M84 206L200 172L316 206V222H84z', own(36, 60, 76)) +
    shape('M82 202C110 190 130 212 156 198S206 212 232 198S292 206 318 198L312 184L200 160L88 184z', green) +
    shape('M92 184L200 148L308 184L296 194H104z', red) +
    shape('M92 172L200 136L308 172V180H92z', gold) +
    shape('M84 154L200 84L316 154V170H84z', own(36, 66, 72)) +
    shape('M84 154L200 84L316 154L200 128z', crust) +
    circle(200, 72, 10, red) +
    line('M200 80V120', wood, 4),
)

const drumstick = onTable(
  plate +
    line('M224 140L296 78', cream, 22) +
    circle(292, 64, 17, cream) +
    circle(312, 84, 17, cream) +
    shape(
      'M92 178C82 118 142 82 196 92C232 98 256 122 254 152C250 210 204 238 154 234C118 232 98 212 92 178z',
      darkCrust,
    ) +
    shape('M116 172C112 134 150 108 190 112C158 122 138 146 138 186C126 190 118 184 116 172z', crust),
)

const pot = onTable(
  line('M170 72c-10 -12 10 -20 0 -34M202 66c-10 -12 10 -20 0 -34M234 72c-10 -12 10 -20 0 -34', white, 7) +
    circle(200, 98, 14, c.x) +
    shape('M104 132C104 100 296 100 296 132z', c.paper) +
    line('M84 158H104M296 158H316', c.x, 15) +
    shape('M102 132H298V212C298 234 284 244 262 244H138C116 244 102 234 102 212z', c.pop) +
    box(96, 128, 208, 18, 8, c.popd),
)

/** Food that is known at sight. */
export const food = subjectsOf({
  fries: ['treat', 'flame', 200, 4, 'fries, french fries, chips, fast food, fish and chips', fries],
  eggs: ['treat', 'egg', 200, 190, 'egg, eggs, free range egg', eggs],
  'fried-egg': ['treat', 'egg', 200, 35, 'fried egg, omelet, frying pan, scrambled egg, skillet', friedEgg],
  cheese: ['treat', 'pie', 200, 45, 'cheese, cheddar, cheesemonger | feta, brie, mozzarella', cheese],
  sushi: ['treat', 'fish', 195, 14, 'sushi, sashimi, maki, nigiri, japanese', sushi],
  taco: ['treat', 'flame', 195, 35, 'taco, burrito, tortilla, mexican, quesadilla, enchilada', taco],
  sandwich: ['treat', 'cake', 195, 30, 'sandwich, toast, panini, toastie, wrap', sandwich],
  drumstick: [
    'treat',
    'flame',
    195,
    28,
    'chicken, fried chicken, roast chicken, chicken wing, turkey, drumstick',
    drumstick,
  ],
  pot: [
    'treat',
    'pot',
    195,
    12,
    'cooking pot, cookware, casserole, saucepan, kitchenware | ingredient, pan',
    pot,
  ],
})
