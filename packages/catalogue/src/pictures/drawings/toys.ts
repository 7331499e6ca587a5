import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, green, ink as c, own, steel, white, wood } from './ink.ts'
import { bothSides, inLight, onStand, turned } from './stages.ts'

const fur = own(30, 46, 58)
const muzzle = own(36, 50, 82)
const red = own(4, 72, 58)

const teddy =
  bothSides(
    ellipse(146, 226, 32, 26, fur) + ellipse(140, 228, 17, 15, muzzle) + ellipse(136, 168, 20, 36, fur),
  ) +
  ellipse(200, 190, 58, 56, fur) +
  ellipse(200, 198, 36, 36, muzzle) +
  bothSides(circle(152, 66, 25, fur) + circle(152, 66, 13, muzzle)) +
  ellipse(200, 102, 64, 56, fur) +
  ellipse(200, 122, 32, 25, muzzle) +
  bothSides(circle(176, 94, 7, black)) +
  ellipse(200, 112, 11, 8, black) +
  line('M200 118V128M188 132C194 138 206 138 212 132', black, 4) +
  bothSides(shape('M200 160L168 146V176z', c.pop)) +
  circle(200, 161, 9, c.popd)

/** A block with a smaller face on it. */
const block = (x: number, y: number, fill: string, face: string): string =>
  box(x, y, 74, 74, 10, fill) + box(x + 11, y + 11, 52, 52, 6, white) + face

const blocks =
  block(88, 168, c.pop, circle(125, 205, 15, c.pop)) +
  block(166, 168, gold, shape('M203 188L222 221H184z', red)) +
  block(244, 168, c.m, box(266, 190, 30, 30, 4, c.m)) +
  block(
    126,
    90,
    green,
    shape('M163 112C172 102 188 112 178 126L163 142L148 126C138 112 154 102 163 112z', red),
  ) +
  block(206, 90, red, circle(243, 127, 15, c.m)) +
  shape('M166 90L206 34L246 90z', c.popd)

const balloon = (x: number, y: number, fill: string, shine: string): string =>
  shape(`M${x} ${y + 58}l-9 14h18z`, fill) +
  ellipse(x, y, 44, 58, fill) +
  ellipse(x - 16, y - 20, 9, 17, shine)

const balloons =
  line(
    'M126 158C150 210 186 220 200 280M200 136C196 200 204 230 200 280M276 158C250 210 214 220 200 280',
    c.x,
    3.5,
  ) +
  balloon(126, 100, c.popd, c.pop) +
  balloon(276, 100, c.m, c.sky) +
  balloon(200, 84, c.pop, c.popl)

const gift =
  box(104, 132, 192, 110, 8, c.pop) +
  box(104, 132, 192, 22, 0, c.popd) +
  box(92, 108, 216, 40, 8, c.pop) +
  box(178, 108, 44, 134, 0, c.paper) +
  bothSides(
    shape('M200 108C176 108 130 100 132 72C136 46 186 64 200 108z', c.m) +
      shape('M196 102C178 98 150 92 152 78C156 66 182 78 196 102z', c.d),
  ) +
  circle(200, 104, 13, c.d)

/** A piece of a puzzle, about 0: a knob at its right and at its foot. */
const piece = (x: number, y: number, fill: string): string =>
  `<path d="M-44 -44H-14C-22 -22 22 -22 14 -44H44V-14C68 -24 68 24 44 14V44H14C24 68 -24 68 -14 44H-44V14C-22 22 -22 -22 -44 -14z" fill="${fill}" transform="translate(${x} ${y})"/>`

const puzzle =
  piece(156, 104, c.pop) +
  piece(245, 104, c.m) +
  piece(156, 193, gold) +
  turned(14, 262, 204, piece(264, 204, c.popd))

const board = (() => {
  let squares = ''
  for (let row = 0; row < 3; row += 1)
    for (let column = -1; column < 9; column += 1)
      squares += box(column * 50, 200 + row * 44, 50, 44, 0, (row + column) % 2 ? c.paper : c.d)
  return squares
})()

const pawn = (x: number, foot: number, fill: string): string =>
  shape(
    `M${x - 36} ${foot}C${x - 36} ${foot - 22} ${x - 16} ${foot - 26} ${x - 12} ${foot - 76}H${x + 12}C${x + 16} ${foot - 26} ${x + 36} ${foot - 22} ${x + 36} ${foot}z`,
    fill,
  ) +
  circle(x, foot - 92, 25, fill) +
  box(x - 22, foot - 74, 44, 10, 5, fill)

const knight = (fill: string, dark: string): string =>
  shape(
    'M178 236C178 204 204 190 210 160C196 168 184 178 172 176C158 174 152 160 158 148L178 106C180 92 190 82 196 78L200 58L216 74C254 82 270 126 268 170C268 196 274 214 276 236z',
    fill,
  ) +
  circle(196, 110, 6, dark) +
  line('M240 96C254 120 256 150 250 190', dark, 6) +
  box(166, 228, 122, 18, 8, dark)

const chess = board + pawn(116, 238, c.pop) + knight(c.x, c.m)

const die = (x: number, y: number, fill: string, dots: readonly (readonly [number, number])[]): string =>
  box(x, y, 108, 108, 22, fill) + dots.map(([dx, dy]) => circle(x + dx, y + dy, 10, white)).join('')

const dice =
  turned(
    -10,
    140,
    180,
    die(86, 130, c.pop, [
      [28, 28],
      [80, 28],
      [54, 54],
      [28, 80],
      [80, 80],
    ]),
  ) +
  turned(
    12,
    258,
    130,
    die(206, 72, c.d, [
      [28, 28],
      [54, 54],
      [80, 80],
    ]),
  )

const cards =
  turned(-16, 160, 170, box(112, 68, 106, 156, 12, c.popd)) +
  turned(
    2,
    200,
    160,
    box(148, 58, 106, 156, 12, white) +
      shape('M201 104C212 88 238 98 226 122L201 152L176 122C164 98 190 88 201 104z', red),
  ) +
  turned(
    20,
    250,
    170,
    box(196, 76, 106, 156, 12, white) +
      shape(
        'M249 110C268 132 282 142 276 156C270 168 256 166 252 158L258 178H240L246 158C242 166 228 168 222 156C216 142 230 132 249 110z',
        black,
      ),
  )

const pram =
  circle(136, 220, 27, black) +
  circle(136, 220, 14, c.paper) +
  circle(258, 220, 27, black) +
  circle(258, 220, 14, c.paper) +
  line('M136 218L176 184M258 218L218 184', steel, 8) +
  line('M292 132L322 92', c.x, 10) +
  shape('M98 132H298C298 176 262 200 198 200S98 176 98 132z', c.pop) +
  shape('M98 132C98 84 134 50 190 48V132z', c.popd) +
  line('M190 132L146 62M190 132L110 92', c.pop, 5) +
  box(92, 126, 212, 13, 6, c.popl)

const rattle =
  line('M200 132V232', c.popl, 14) +
  circle(200, 236, 16, c.pop) +
  circle(200, 96, 56, c.pop) +
  shape('M146 82H254C256 92 256 100 254 110H146C144 100 144 92 146 82z', c.popl) +
  circle(172, 96, 7, c.popd) +
  circle(200, 96, 7, c.popd) +
  circle(228, 96, 7, c.popd) +
  box(186, 148, 28, 14, 7, c.popd)

const kite =
  line('M200 202C176 232 236 246 204 292', c.x, 4) +
  bothSides(shape('M200 40L284 108L200 208z', c.pop)) +
  shape('M200 40L116 108L200 108zM200 108H284L200 208z', c.popl) +
  line('M116 108H284M200 40V208', c.x, 4) +
  shape('M196 236L172 224L176 248zM204 236L228 226L222 250z', c.popd)

const doll =
  shape('M162 128H238L272 242H128z', c.pop) +
  line('M166 142L128 184M234 142L272 184', own(26, 58, 78), 15) +
  circle(200, 92, 46, own(26, 58, 78)) +
  shape('M148 110C136 40 264 40 252 110C246 84 230 72 200 74S154 84 148 110z', wood) +
  circle(148, 118, 20, wood) +
  circle(252, 118, 20, wood) +
  circle(184, 98, 5, black) +
  circle(216, 98, 5, black) +
  line('M188 114C194 121 206 121 212 114', red, 4) +
  circle(200, 160, 6, c.paper) +
  circle(200, 188, 6, c.paper)

/** What one plays with, and what one brings to a party or a birth. */
export const toys = subjectsOf({
  teddy: [
    'product',
    'gift',
    205,
    350,
    'teddy, teddy bear, plush, plushie, stuffed animal, soft toy | cuddly',
    onStand(teddy),
  ],
  blocks: [
    'product',
    'gift',
    205,
    20,
    'toy, building block, lego, brick, kindergarten, nursery, daycare, preschool | playground, playtime, toddler, kid',
    onStand(blocks),
  ],
  balloon: [
    'product',
    'gift',
    205,
    350,
    'balloon, birthday, birthday party, party supplies, party, parties | celebration, celebrat',
    inLight(balloons),
  ],
  gift: [
    'product',
    'gift',
    205,
    350,
    'gift, present box, gift box, wrapping, giveaway, presents, gift card | reward',
    onStand(gift),
  ],
  puzzle: [
    'product',
    'grid',
    215,
    16,
    'puzzle, jigsaw, brain teaser, riddle | autism, crossword, sudoku',
    inLight(puzzle),
  ],
  chess: ['product', 'game', 30, 16, 'chess, checkers, chessboard', chess],
  dice: [
    'product',
    'game',
    215,
    4,
    'dice, board game, tabletop, die roll, role-playing | boardgame, gambl, monopoly',
    inLight(dice),
  ],
  cards: [
    'product',
    'game',
    150,
    4,
    'playing card, poker, card game, deck of cards, blackjack, solitaire, bridge game | tarot',
    inLight(cards),
  ],
  pram: [
    'product',
    'baby',
    205,
    340,
    'pram, stroller, pushchair, baby, babies | newborn, infant, midwif, maternity, babysit, parent',
    onStand(pram),
  ],
  rattle: ['product', 'baby', 200, 340, 'rattle, baby toy, baby shower, teether', inLight(rattle)],
  kite: ['product', 'flag', 200, 8, 'kite', inLight(kite)],
  doll: ['product', 'gift', 205, 340, 'doll, dollhouse, barbie', onStand(doll)],
})
