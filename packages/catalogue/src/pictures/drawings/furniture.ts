import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkWood, gold, green, ink as c, own, steel, wood } from './ink.ts'
import { bothSides, onStand } from './stages.ts'

/** Furniture on the floor before a wall with a picture of sunlight. */
const inRoom = (furniture: string): string =>
  shape('M96 -60H220L150 230H10z', c.paper, '.5') +
  shape('M260 -60H310L240 230H190z', c.paper, '.35') +
  box(-60, 226, 520, 140, 0, c.l) +
  box(-60, 220, 520, 8, 0, c.paper) +
  ellipse(200, 252, 150, 12, c.m) +
  furniture

const sofa =
  line('M104 226V250M296 226V250', darkWood, 11) +
  box(92, 106, 216, 110, 30, c.pop) +
  line('M200 112V170', c.popd, 4) +
  box(100, 164, 100, 46, 16, c.popl) +
  box(200, 164, 100, 46, 16, c.popl) +
  box(66, 144, 48, 92, 22, c.popd) +
  box(286, 144, 48, 92, 22, c.popd) +
  box(92, 204, 216, 32, 10, c.pop) +
  box(122, 130, 48, 48, 10, c.paper)

const armchair =
  line('M146 226L138 250M254 226L262 250', darkWood, 11) +
  shape('M132 172V112C132 82 154 66 200 66S268 82 268 112V172z', c.pop) +
  box(138, 160, 124, 48, 18, c.popl) +
  box(108, 142, 46, 88, 22, c.popd) +
  box(246, 142, 46, 88, 22, c.popd) +
  box(136, 204, 128, 26, 8, c.pop)

const table =
  line('M112 150L96 250M288 150L304 250M134 154V234M266 154V234', darkWood, 12) +
  box(72, 136, 256, 22, 10, wood) +
  box(72, 150, 256, 8, 4, darkWood) +
  shape('M182 86H218L228 136H172z', c.pop) +
  leaf(196, 92, 54, 11, -22, green) +
  leaf(204, 92, 60, 11, 16, green) +
  circle(182, 44, 10, c.popl) +
  circle(222, 36, 11, c.popl)

const bed =
  line('M74 214V250M326 214V250', darkWood, 13) +
  shape('M66 226V98C66 86 74 80 86 80H112V226z', darkWood) +
  box(94, 176, 240, 54, 14, c.paper) +
  box(104, 144, 74, 44, 18, c.paper) +
  shape('M168 170C196 152 300 152 334 174V218H168z', c.pop) +
  box(160, 162, 40, 58, 12, c.popl) +
  box(66, 216, 268, 16, 6, wood)

const desk =
  line('M88 162V250M312 162V250', darkWood, 11) +
  box(232, 158, 84, 74, 6, wood) +
  line('M262 182H288M262 212H288', darkWood, 6) +
  line('M234 194H314', darkWood, 4) +
  box(66, 148, 268, 18, 7, darkWood) +
  box(146, 74, 112, 62, 7, c.x) +
  box(153, 81, 98, 48, 3, c.popl) +
  box(190, 136, 24, 12, 0, black) +
  line('M104 148V104L126 84', c.popd, 7) +
  shape('M114 74L146 96L122 108L102 92z', c.pop)

const wardrobe =
  line('M124 238V252M276 238V252', darkWood, 12) +
  box(108, 46, 184, 196, 10, wood) +
  box(118, 58, 78, 172, 5, c.pop) +
  box(204, 58, 78, 172, 5, c.pop) +
  shape('M118 58H196L118 140zM204 58H282L204 140z', c.popl) +
  box(182, 134, 7, 32, 3, darkWood) +
  box(211, 134, 7, 32, 3, darkWood)

const shelf = (() => {
  let books = box(104, 46, 192, 204, 8, darkWood)
  const colors = [c.pop, c.popl, c.m, c.paper, c.popd, c.l]
  for (let row = 0; row < 3; row += 1) {
    books += box(114, 56 + row * 63, 172, 56, 0, c.x)
    for (let book = 0; book < 7; book += 1) {
      const height = 34 + ((book * 7 + row * 5) % 17)
      books += box(
        118 + book * 18,
        112 + row * 63 - height,
        15,
        height,
        2,
        colors[(book + row * 2) % 6] ?? c.pop,
      )
    }
  }
  return (
    books +
    shape('M250 112H278L272 92H256z', c.pop) +
    leaf(264, 94, 28, 9, -16, green) +
    leaf(264, 94, 30, 9, 18, green) +
    circle(264, 226, 12, gold)
  )
})()

const drawers =
  line('M118 234V252M282 234V252', darkWood, 12) +
  box(96, 120, 208, 120, 10, wood) +
  box(108, 132, 184, 28, 5, c.pop) +
  box(108, 166, 184, 28, 5, c.pop) +
  box(108, 200, 184, 28, 5, c.pop) +
  line('M186 146H214M186 180H214M186 214H214', darkWood, 7) +
  shape('M126 84H158L152 120H132z', c.popd) +
  leaf(142, 88, 44, 11, -20, green) +
  leaf(142, 88, 46, 11, 18, green) +
  box(222, 70, 52, 52, 4, c.x) +
  box(229, 77, 38, 38, 2, c.popl)

const mirror =
  line('M142 232L128 252M258 232L272 252', darkWood, 10) +
  shape('M130 250V126C130 78 160 48 200 48S270 78 270 126V250z', wood) +
  shape('M144 236V126C144 88 168 62 200 62S256 88 256 126V236z', own(200, 30, 90)) +
  shape('M156 172L230 76C242 86 250 100 254 116L156 232z', c.paper, '.8')

const rug =
  ellipse(200, 176, 142, 66, c.popd) +
  ellipse(200, 172, 142, 66, c.pop) +
  ellipse(200, 172, 112, 50, c.popl) +
  ellipse(200, 172, 82, 36, c.m) +
  ellipse(200, 172, 50, 22, c.paper) +
  ellipse(200, 172, 22, 9, c.pop)

const curtain =
  box(92, 62, 216, 176, 6, own(200, 46, 84)) +
  circle(236, 112, 22, c.paper) +
  line('M200 62V238M92 150H308', c.paper, 8) +
  box(64, 48, 272, 12, 6, darkWood) +
  bothSides(
    shape('M78 58H168C164 128 140 170 112 184C122 206 124 226 122 246H78z', c.pop) +
      line('M104 62C106 110 100 150 92 176M132 62C130 112 116 152 102 178', c.popd, 5) +
      box(78, 176, 40, 10, 5, gold),
  )

const candles =
  line('M152 126V114M214 88V76M264 154V142', black, 5) +
  shape(
    'M152 86C164 102 162 116 152 116S140 102 152 86zM214 48C228 66 226 80 214 80S200 66 214 48zM264 114C276 130 274 144 264 144S252 130 264 114z',
    gold,
  ) +
  box(126, 124, 52, 118, 8, c.pop) +
  box(184, 86, 60, 156, 8, c.popl) +
  box(238, 152, 54, 90, 8, c.popd) +
  ellipse(152, 126, 26, 6, c.popl) +
  ellipse(214, 88, 30, 7, c.paper) +
  ellipse(265, 154, 27, 6, c.pop)

const bathtub =
  line('M112 232L104 250M288 232L296 250', steel, 11) +
  line('M300 168V92C300 74 268 74 268 94', steel, 9) +
  circle(144, 148, 20, c.paper) +
  circle(178, 140, 26, c.paper) +
  circle(214, 148, 20, c.paper) +
  circle(240, 152, 14, c.paper) +
  box(64, 156, 272, 20, 10, c.popl) +
  shape('M78 174H322C322 214 304 238 276 238H124C96 238 78 214 78 174z', c.pop)

const fridge =
  box(130, 42, 140, 206, 14, c.pop) +
  box(130, 42, 140, 76, 14, c.popl) +
  line('M132 118H268', c.popd, 5) +
  line('M148 76V104M148 134V182', c.x, 8) +
  box(208, 146, 40, 34, 3, c.paper) +
  line('M216 158H240M216 168H232', c.m, 4)

const oven =
  box(112, 70, 176, 178, 12, c.pop) +
  box(112, 70, 176, 42, 10, c.x) +
  circle(142, 91, 9, c.paper) +
  circle(170, 91, 9, c.paper) +
  box(214, 83, 56, 16, 4, c.popl) +
  line('M140 130H260', c.paper, 8) +
  box(134, 144, 132, 84, 10, c.x) +
  shape('M150 212C150 176 250 176 250 212z', gold) +
  line('M144 214H256', steel, 5)

/** Furniture and what hangs, lies and stands about a home. */
export const furniture = subjectsOf({
  sofa: ['product', 'sofa', 205, 165, 'sofa, couch, couches, settee, futon, upholster', inRoom(sofa)],
  armchair: ['product', 'sofa', 210, 24, 'armchair, recliner, rocking chair', inRoom(armchair)],
  table: [
    'product',
    'sofa',
    30,
    205,
    'table, dining table, coffee table, carpenter, woodwork',
    inRoom(table),
  ],
  bed: [
    'product',
    'bed',
    220,
    200,
    'bed, bunk bed, mattress, bedding, bed linen, blanket, pillow | bedroom, duvet',
    inRoom(bed),
  ],
  desk: [
    'product',
    'wallet',
    25,
    190,
    'desk, standing desk, office chair, home office | workspace, workplace, coworking',
    inRoom(desk),
  ],
  wardrobe: ['product', 'shirt', 210, 165, 'wardrobe, closet, cupboard, cabinet, locker', inRoom(wardrobe)],
  shelf: [
    'product',
    'book',
    30,
    12,
    'shelf, shelves, bookshelf, bookshelves, bookcase, bookstore, bookshop | librar, inventory',
    inRoom(shelf),
  ],
  drawers: [
    'product',
    'box',
    205,
    175,
    'dresser, drawer, chest of drawers, sideboard, nightstand',
    inRoom(drawers),
  ],
  mirror: ['product', 'eye', 215, 28, 'mirror', inRoom(mirror)],
  rug: ['product', 'grid', 210, 8, 'rug, carpet, doormat | tapestry, flooring', rug],
  curtain: ['product', 'home', 205, 350, 'curtain, blinds, drape | theater, theatre, stage', curtain],
  candle: ['product', 'flame', 265, 24, 'candle, scented candle | aroma, incense', onStand(candles)],
  bathtub: ['product', 'drop', 195, 205, 'bathtub, bathroom, bath tub | shower, bath', inRoom(bathtub)],
  fridge: ['product', 'box', 205, 175, 'fridge, refrigerator, freezer | leftover', inRoom(fridge)],
  oven: [
    'product',
    'flame',
    25,
    200,
    'oven, stove, cooker, microwave, kitchen appliance | appliance',
    inRoom(oven),
  ],
})
