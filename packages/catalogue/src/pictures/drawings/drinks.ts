import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { gold, green, ink as c, own, steel, white } from './ink.ts'
import { onTable } from './stages.ts'

const glass = own(200, 30, 93)
const red = own(344, 62, 40)

const juice =
  line('M214 96L246 30', c.popd, 9) +
  shape('M136 82H264L250 246H150z', glass) +
  shape('M140 118H260L250 246H150z', c.pop) +
  circle(258, 86, 34, own(30, 90, 58)) +
  circle(258, 86, 26, own(40, 94, 70)) +
  line('M258 60V112M232 86H284', own(30, 90, 58), 4) +
  box(158, 136, 12, 80, 6, c.popl)

const cocktail =
  line('M250 110L286 34', steel, 5) +
  shape('M112 76H288L206 170H194z', glass) +
  shape('M130 96H270L206 168H194z', c.pop) +
  line('M200 166V236', glass, 9) +
  ellipse(200, 240, 54, 9, glass) +
  circle(256, 92, 16, own(100, 44, 46)) +
  circle(256, 92, 5, own(4, 74, 56)) +
  circle(134, 80, 25, own(52, 84, 66)) +
  circle(134, 80, 18, own(54, 88, 80))

const beer =
  line('M264 132C318 124 318 216 262 208', glass, 17) +
  box(124, 92, 142, 154, 18, own(38, 86, 56)) +
  line('M154 140V222M194 140V222M234 140V222', own(44, 90, 70), 11) +
  circle(146, 92, 28, white) +
  circle(190, 80, 34, white) +
  circle(238, 92, 30, white) +
  box(122, 92, 146, 30, 12, white)

const wine =
  box(248, 84, 58, 160, 16, own(130, 30, 24)) +
  box(264, 36, 26, 60, 6, own(130, 30, 24)) +
  box(262, 34, 30, 26, 5, c.pop) +
  box(248, 150, 58, 56, 0, own(42, 40, 90)) +
  line('M262 170H292M262 184H284', red, 5) +
  shape('M102 66H206C214 126 196 164 154 166C112 164 94 126 102 66z', glass) +
  shape('M100 100H208C208 142 190 164 154 166C118 164 100 142 100 100z', red) +
  line('M154 164V236', glass, 9) +
  ellipse(154, 240, 48, 8, glass)

const milk =
  shape('M120 246V122C120 102 146 96 148 74V56H212V74C214 96 240 102 240 122V246z', glass) +
  shape('M120 246V138C150 128 210 148 240 136V246z', white) +
  box(142, 40, 76, 24, 8, c.pop) +
  shape('M256 160H320L312 246H264z', glass) +
  shape('M258 180H318L312 246H264z', white) +
  box(146, 168, 68, 48, 8, c.pop) +
  circle(180, 192, 13, white)

const smoothie =
  line('M204 76L220 24', c.popd, 10) +
  shape('M132 84H268L252 246H148z', c.pop) +
  shape('M135 112C170 100 220 128 265 110L252 246H148z', c.popl) +
  shape('M138 150C180 134 220 170 261 148L252 246H148z', c.pop) +
  ellipse(200, 84, 68, 16, white) +
  circle(244, 72, 22, own(4, 74, 58)) +
  leaf(248, 56, 30, 9, 40, green)

const waterGlass =
  shape('M138 74H262L248 246H152z', glass) +
  shape('M142 116C170 104 226 128 258 114L248 246H152z', own(200, 66, 74)) +
  box(170, 134, 34, 34, 7, white) +
  box(204, 160, 30, 30, 6, white) +
  circle(180, 204, 6, white) +
  circle(206, 218, 4, white)

const teapot =
  line('M284 128C338 120 336 208 274 204', c.popd, 14) +
  shape('M130 166L72 118L60 130L116 216z', c.popd) +
  shape('M116 172C116 128 150 112 200 112S284 128 284 172C284 220 254 244 200 244S116 220 116 172z', c.pop) +
  ellipse(200, 114, 52, 13, c.popd) +
  circle(200, 96, 12, c.popd) +
  leaf(184, 206, 56, 15, 30, green) +
  leaf(196, 208, 46, 13, 76, green)

const honey =
  shape('M128 118H272C288 140 290 218 270 246H130C110 218 112 140 128 118z', own(38, 92, 54)) +
  box(132, 86, 136, 36, 8, c.pop) +
  box(132, 152, 136, 62, 6, own(46, 70, 88)) +
  shape('M200 160L218 170V192L200 202L182 192V170z', own(38, 92, 54)) +
  line('M292 84L334 34', own(28, 46, 56), 8) +
  ellipse(282, 98, 20, 26, own(34, 60, 48))

const jam =
  shape('M126 116H274C286 138 286 220 272 246H128C114 220 114 138 126 116z', c.pop) +
  shape('M124 82C150 72 250 72 276 82L286 124C250 112 150 112 114 124z', white) +
  line('M130 110L134 82M160 106L162 78M200 104V76M240 106L238 78M270 110L266 82', own(4, 70, 62), 6) +
  box(146, 152, 108, 60, 6, white) +
  circle(200, 184, 17, c.popd) +
  leaf(200, 170, 22, 7, 40, green)

const oil =
  shape('M152 246V134C152 112 178 106 180 82V44H214V82C216 106 242 112 242 134V246z', own(70, 50, 44)) +
  box(152, 150, 90, 62, 0, own(48, 50, 88)) +
  ellipse(197, 180, 18, 13, own(80, 50, 40)) +
  box(178, 34, 38, 22, 5, gold) +
  ellipse(284, 224, 26, 20, own(80, 50, 40)) +
  leaf(284, 206, 44, 10, 40, green)

const takeaway =
  box(148, 48, 104, 22, 8, c.popd) +
  shape('M140 68H260L244 246H156z', white) +
  shape('M146 124H254L247 206H153z', c.pop) +
  circle(200, 164, 22, c.popl) +
  line('M188 164C194 154 206 174 212 164', c.popd, 5)

/** What one drinks, and what stands in glasses. */
export const drinks = subjectsOf({
  juice: [
    'treat',
    'cup',
    195,
    32,
    'juice, lemonade, orange juice, iced tea, soft drink, soda',
    onTable(juice),
  ],
  cocktail: [
    'treat',
    'cup',
    215,
    345,
    'cocktail, mocktail, martini, cocktail bar, bartender, margarita, mojito, happy hour | nightlife, liquor',
    onTable(cocktail),
  ],
  beer: [
    'treat',
    'cup',
    205,
    40,
    'beer, craft beer, brewery, breweries, pub, lager, ale, beer garden | brewing, homebrew',
    onTable(beer),
  ],
  wine: [
    'treat',
    'wine',
    25,
    345,
    'wine glass, wine bar, wine list, red wine, wine cellar, winery',
    onTable(wine),
  ],
  milk: ['treat', 'cup', 200, 16, 'milk, dairy product, milkman', onTable(milk)],
  smoothie: [
    'treat',
    'cup',
    195,
    340,
    'smoothie, milkshake, protein shake, bubble tea, boba',
    onTable(smoothie),
  ],
  water: [
    'treat',
    'drop',
    205,
    30,
    'water intake, glass of water, hydration, hydrate, drinking water | water',
    onTable(waterGlass),
  ],
  teapot: [
    'treat',
    'cup',
    100,
    170,
    'teapot, tea shop, herbal tea, tea time, tea house | kettle',
    onTable(teapot),
  ],
  honey: ['treat', 'pot', 195, 40, 'honey, syrup, honey jar', onTable(honey)],
  jam: ['treat', 'pot', 195, 350, 'jam, marmalade, pickle, chutney, canning', onTable(jam)],
  oil: ['treat', 'drop', 195, 70, 'olive oil, vinegar, olives, essential oil | sauce, spice', onTable(oil)],
  takeaway: [
    'treat',
    'coffee',
    195,
    24,
    'takeaway, coffee to go, takeout, take-away, paper cup',
    onTable(takeaway),
  ],
})
