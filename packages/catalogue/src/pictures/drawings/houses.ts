import { box, circle, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, green, ink as c, own, white, wood } from './ink.ts'
import { bothSides, outside, bush } from './stages.ts'

const glass = own(205, 50, 80)

const brick = own(14, 46, 58)

const house = outside(
  box(244, 76, 26, 60, 0, brick) +
    box(104, 138, 192, 106, 0, c.paper) +
    shape('M82 148L200 60L318 148L306 160L200 82L94 160z', c.popd) +
    shape('M104 144L200 74L296 144z', c.pop) +
    box(182, 176, 42, 68, 4, c.d) +
    circle(214, 212, 4, gold) +
    box(122, 166, 42, 40, 3, glass) +
    box(240, 166, 38, 40, 3, glass) +
    line('M143 166V206M122 186H164M259 166V206M240 186H278', white, 4) +
    circle(200, 118, 15, glass) +
    bush(92, 240, 17) +
    bush(310, 240, 19),
)

const villa = outside(
  box(74, 150, 252, 94, 0, white) +
    box(150, 92, 150, 62, 0, c.popl) +
    box(140, 82, 172, 14, 3, c.x) +
    box(64, 144, 272, 12, 3, c.x) +
    box(166, 106, 52, 40, 2, glass) +
    box(232, 106, 52, 40, 2, glass) +
    box(92, 172, 72, 72, 2, glass) +
    line('M128 172V244', c.x, 5) +
    box(184, 178, 36, 66, 2, c.pop) +
    box(240, 172, 66, 42, 2, glass) +
    shape('M-60 252H250L230 280H-60z', own(195, 62, 70)) +
    line('M334 244C336 190 338 170 344 140', wood, 8) +
    [-70, -30, 10, 50, 90].map((angle) => leaf(344, 144, 52, 11, angle, green)).join(''),
)

const flats = outside(
  box(92, 56, 120, 190, 4, c.pop) +
    box(212, 98, 100, 148, 4, c.popl) +
    [0, 1, 2, 3, 4]
      .map((floor) =>
        [0, 1, 2]
          .map((at) =>
            box(106 + at * 34, 70 + floor * 33, 22, 22, 2, (floor + at) % 3 ? glass : own(48, 86, 74)),
          )
          .join(''),
      )
      .join('') +
    [0, 1, 2, 3]
      .map(
        (floor) =>
          box(226, 112 + floor * 33, 30, 20, 2, glass) +
          box(268, 112 + floor * 33, 30, 20, 2, floor % 2 ? own(48, 86, 74) : glass),
      )
      .join('') +
    box(138, 220, 28, 26, 2, c.x) +
    bush(76, 242, 16) +
    bush(330, 242, 18),
)

/** Stripes of an awning from one x to another. */
const awning = (from: number, width: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((stripe) => {
      const x = from + (stripe * width) / 6
      const w = width / 6
      return shape(`M${x} 102H${x + w}V148A${w / 2} 14 0 0 1 ${x} 148z`, stripe % 2 ? white : c.pop)
    })
    .join('')

const shop = outside(
  box(92, 60, 216, 184, 6, c.popl) +
    box(116, 72, 168, 24, 6, c.x) +
    box(140, 80, 120, 8, 4, white) +
    box(106, 152, 108, 72, 3, glass) +
    box(228, 152, 60, 92, 3, c.d) +
    box(238, 164, 40, 46, 2, glass) +
    shape('M118 224V196H142V224zM154 224V184H176V224zM184 224V204H204V224z', c.popd) +
    awning(84, 232) +
    bush(78, 242, 15),
)

const hospital = outside(
  box(80, 112, 240, 132, 4, white) +
    box(144, 64, 112, 180, 4, c.popl) +
    shape('M188 80H212V98H230V122H212V140H188V122H170V98H188z', own(4, 74, 58)) +
    [0, 1, 2]
      .map(
        (floor) => box(94, 130 + floor * 34, 34, 20, 2, glass) + box(272, 130 + floor * 34, 34, 20, 2, glass),
      )
      .join('') +
    box(176, 190, 48, 54, 3, glass) +
    line('M200 190V244', c.x, 4) +
    box(158, 158, 84, 18, 3, glass) +
    bush(66, 242, 15) +
    bush(336, 242, 15),
)

const school = outside(
  line('M200 40V84', c.x, 5) +
    shape('M202 40L236 50L202 60z', own(4, 74, 58)) +
    box(70, 140, 260, 104, 0, c.popl) +
    box(60, 130, 280, 14, 2, c.popd) +
    shape('M142 128L200 78L258 128V244H142z', c.pop) +
    circle(200, 128, 19, white) +
    line('M200 118V128L208 132', black, 4) +
    box(180, 182, 40, 62, 3, c.x) +
    [84, 286].map((x) => box(x, 160, 32, 28, 2, glass) + box(x, 200, 32, 28, 2, glass)).join('') +
    bush(56, 242, 15) +
    bush(344, 242, 15),
)

const bank = outside(
  shape('M72 126L200 60L328 126z', c.popl) +
    circle(200, 100, 13, c.popd) +
    box(80, 124, 240, 16, 2, c.pop) +
    [96, 146, 224, 274]
      .map((x) => box(x, 140, 30, 84, 2, white) + line(`M${x + 10} 146V220M${x + 20} 146V220`, c.sky, 3))
      .join('') +
    box(184, 160, 32, 64, 2, c.x) +
    box(76, 222, 248, 14, 2, c.popl) +
    box(62, 234, 276, 14, 2, c.pop),
)

const church = outside(
  box(176, 110, 48, 136, 0, white) +
    shape('M168 114L200 48L232 114z', c.pop) +
    line('M200 22V50M190 32H210', c.x, 5) +
    box(206, 160, 116, 86, 0, white) +
    shape('M200 164L224 128H312L334 164z', c.popd) +
    shape('M188 246V214A12 12 0 0 1 212 214V246z', c.x) +
    [244, 276, 306].map((x) => shape(`M${x - 8} 222V192A8 8 0 0 1 ${x + 8} 192V222z`, glass)).join('') +
    circle(200, 142, 11, glass) +
    bush(110, 240, 22) +
    bush(148, 244, 14),
)

const castle = outside(
  box(120, 130, 160, 116, 0, c.l) +
    bothSides(
      box(84, 96, 52, 150, 0, c.m) + shape('M76 98L110 40L144 98z', c.pop) + box(102, 124, 15, 28, 7, c.x),
    ) +
    shape('M120 132V114H140V124H156V114H176V124H192V114H208V124H224V114H244V124H260V114H280V132z', c.l) +
    shape('M174 246V200A26 26 0 0 1 226 200V246z', c.x) +
    line('M110 40V22M290 40V22', c.x, 4) +
    shape('M112 22L134 28L112 35zM292 22L314 28L292 35z', c.popl),
)

/** What one lives in and goes to. */
export const houses = subjectsOf({
  house: [
    'home',
    'home',
    200,
    12,
    'house, cottage, bungalow, real estate, housing, property, properties, house hunting, realtor, homestead, estate agent, moving house | mortgage, neighborhood, neighbourhood, neighbor, airbnb',
    house,
  ],
  villa: [
    'home',
    'home',
    200,
    30,
    'villa, mansion, vacation home, holiday home, vacation rental, beach house',
    villa,
  ],
  flats: [
    'home',
    'building',
    205,
    22,
    'condo, apartment building, apartment block, skyscraper, landlord building | building',
    flats,
  ],
  shop: [
    'home',
    'bag',
    200,
    8,
    'storefront, corner shop, boutique shop | shop, store, retail, seller, vendor, supplier',
    shop,
  ],
  hospital: ['home', 'heart', 200, 175, 'hospital, medical center, medical centre, emergency room', hospital],
  school: [
    'home',
    'school',
    200,
    18,
    'school, university, universities, campus, classroom, schoolyard, college, academy, academies | student',
    school,
  ],
  bank: [
    'home',
    'wallet',
    205,
    200,
    'bank, city hall, town hall, courthouse, parliament, law firm, embassy | government, legal, lawyer, election',
    bank,
  ],
  church: [
    'home',
    'building',
    200,
    14,
    'church, churches, chapel, cathedral, parish | sermon, congregation',
    church,
  ],
  castle: ['home', 'building', 215, 345, 'castle, fortress, fairy tale, knight, kingdom | medieval', castle],
})
