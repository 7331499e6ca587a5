import { box, circle, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkGold, gold, ink as c, own, white } from './ink.ts'
import { bothSides, inLight, onStand, placed } from './stages.ts'

/** A cut stone about 0, 44 wide, its point down. */
const stone =
  shape('M-22 -8L-12 -20H12L22 -8L0 22z', c.pop) +
  shape('M-22 -8L-12 -20L-8 -8zM12 -20L22 -8H8z', c.popl) +
  shape('M-12 -20H12L8 -8H-8z', white) +
  shape('M-8 -8H8L0 22z', c.popl)

const hoop = (x: number, y: number, radius: number): string =>
  outline(x, y, radius, darkGold, 18, '1') + outline(x, y - 2, radius, gold, 13, '1')

const sparkle = (x: number, y: number, size: number): string =>
  placed(x, y, size, shape('M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14z', white))

const ring =
  hoop(200, 182, 58) +
  shape('M176 122L184 104H216L224 122L208 130H192z', darkGold) +
  placed(200, 88, 1.9, stone) +
  sparkle(262, 74, 1.3)

const rings =
  hoop(160, 168, 60) +
  hoop(240, 168, 60) +
  `<path d="M193 118A60 60 0 0 1 217 186" fill="none" stroke="${darkGold}" stroke-width="18"/><path d="M193 116A60 60 0 0 1 217 184" fill="none" stroke="${gold}" stroke-width="13"/>` +
  placed(240, 94, 0.95, stone) +
  sparkle(128, 92, 1.2) +
  sparkle(296, 104, 0.9)

const pearls = (() => {
  let beads = ''
  for (let bead = 0; bead <= 18; bead += 1) {
    const angle = (bead / 18) * Math.PI
    const x = Math.round(200 - Math.cos(angle) * 78)
    const y = Math.round(96 + Math.sin(angle) * 84)
    beads += circle(x, y, bead > 5 && bead < 13 ? 10 : 8, bead % 2 ? c.paper : white)
  }
  return beads
})()

/** A bust that wears it. */
const bust = shape(
  'M174 50H226C226 92 236 108 268 118C296 128 304 152 298 190C292 226 260 244 200 244S108 226 102 190C96 152 104 128 132 118C164 108 174 92 174 50z',
  c.x,
)

const necklace =
  bust +
  line('M150 112C156 168 176 190 200 194C224 190 244 168 250 112', gold, 7) +
  placed(200, 212, 1.15, stone) +
  circle(200, 190, 7, darkGold)

const pearlNecklace = pearls + placed(200, 202, 1, stone)

const earrings = bothSides(
  line('M146 92C146 68 124 66 124 84', darkGold, 6) +
    circle(146, 104, 12, gold) +
    placed(146, 156, 1.9, shape('M0 -26C14 -8 20 2 20 12A20 20 0 0 1 -20 12C-20 2 -14 -8 0 -26z', c.pop)) +
    circle(138, 178, 9, c.popl) +
    line('M146 112V118', darkGold, 5),
)

const bracelet = (() => {
  let beads = ''
  for (let bead = 0; bead < 20; bead += 1) {
    const angle = (bead / 20) * Math.PI * 2
    const x = Math.round(200 + Math.cos(angle) * 96)
    const y = Math.round(156 + Math.sin(angle) * 62)
    beads += circle(x, y, 15, [c.pop, gold, c.popl, c.m][bead % 4] ?? c.pop)
    beads += circle(x - 4, y - 5, 4, white, '.7')
  }
  return beads
})()

const gem =
  shape('M96 122L142 70H258L304 122L200 236z', c.pop) +
  shape('M142 70L158 122H96zM258 70L304 122H242z', c.popl) +
  shape('M142 70H258L242 122H158z', c.paper) +
  shape('M158 122H242L200 236z', c.popl) +
  shape('M242 122H304L200 236z', c.popd) +
  sparkle(300, 74, 1.4)

const crown =
  shape('M106 208L92 98L150 146L200 74L250 146L308 98L294 208z', gold) +
  box(104, 200, 192, 34, 8, darkGold) +
  circle(92, 94, 13, c.pop) +
  circle(200, 68, 15, c.pop) +
  circle(308, 94, 13, c.pop) +
  circle(150, 217, 9, c.popl) +
  circle(200, 217, 11, c.pop) +
  circle(250, 217, 9, c.popl)

const pairOfGlasses = (lens: string, frame: string): string =>
  line('M178 138C186 124 214 124 222 138', frame, 11) +
  line('M84 124L66 108M316 124L334 108', frame, 12) +
  bothSides(
    shape('M80 116H180C186 166 168 200 132 200C96 200 74 166 80 116z', frame) +
      shape('M91 127H170C172 164 158 189 132 189C106 189 90 164 91 127z', lens) +
      shape('M100 136L134 136L108 170C100 160 98 146 100 136z', white, '.35'),
  )

/** What is worn to shine, and on the nose. */
export const jewellery = subjectsOf({
  ring: [
    'product',
    'star',
    330,
    195,
    'ring, diamond ring, engagement ring, engagement | proposal',
    onStand(ring),
  ],
  'wedding-rings': [
    'product',
    'heart',
    335,
    200,
    'wedding ring, wedding bands | wedding, bride, marriage, newlywed, bridal, anniversary, anniversaries',
    inLight(rings),
  ],
  necklace: [
    'product',
    'star',
    285,
    165,
    'necklace, pendant, jewellery, jewelry, jeweller, jeweler | chain, choker, amulet',
    onStand(necklace),
  ],
  pearls: ['product', 'star', 215, 330, 'pearl, pearl necklace', inLight(pearlNecklace, c.d)],
  earrings: ['product', 'star', 335, 175, 'earring, ear ring | piercing', inLight(earrings)],
  bracelet: ['product', 'star', 25, 190, 'bracelet, bangle, anklet, bead, charm', inLight(bracelet)],
  gem: [
    'product',
    'star',
    210,
    190,
    'gem, diamond, gemstone, ruby, rubies, emerald, sapphire, crystal, precious stone | mineral, luxury',
    inLight(gem),
  ],
  crown: ['product', 'star', 280, 350, 'crown, tiara | royal, princess, king, queen', onStand(crown)],
  sunglasses: [
    'product',
    'sun',
    200,
    24,
    'sunglasses, sun glasses, shades',
    inLight(pairOfGlasses(c.pop, black)),
  ],
  glasses: [
    'product',
    'eye',
    205,
    20,
    'glasses, eyeglass, eyeglasses, spectacles, eyewear, optician | optometrist',
    inLight(pairOfGlasses(own(200, 46, 90), c.popd)),
  ],
})
