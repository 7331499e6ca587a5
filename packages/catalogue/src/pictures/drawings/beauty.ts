import { box, circle, ellipse, leaf, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkSteel, gold, green, ink as c, own, steel, white, wood } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const skinTone = own(26, 54, 78)

const lipstick =
  shape('M162 138V84C176 56 206 46 234 44V138z', c.pop) +
  shape('M162 84C176 56 206 46 234 44C226 66 196 84 162 84z', c.popl) +
  box(156, 132, 84, 44, 4, gold) +
  box(146, 170, 104, 74, 8, c.x) +
  box(262, 148, 50, 96, 10, c.d) +
  box(262, 148, 50, 16, 6, gold)

const jar =
  box(118, 152, 164, 92, 22, c.popl) +
  box(118, 176, 164, 38, 0, c.paper) +
  line('M152 195H214M228 195H246', c.popd, 7) +
  box(108, 112, 184, 44, 12, c.pop) +
  box(108, 112, 184, 12, 6, c.popl) +
  leaf(268, 236, 66, 17, 44, green) +
  leaf(272, 240, 46, 14, 84, green)

const polish =
  shape('M180 42H220L226 142H174z', c.x) +
  shape(
    'M136 148H264C272 148 276 154 276 162L270 226C269 238 262 244 252 244H148C138 244 131 238 130 226L124 162C124 154 128 148 136 148z',
    c.pop,
  ) +
  box(168, 136, 64, 18, 5, gold) +
  shape('M142 164H162L166 226H150z', c.popl)

const nails = (() => {
  let fingers = ''
  for (const [x, y, height] of [
    [108, 92, 150],
    [158, 62, 180],
    [208, 56, 186],
    [258, 76, 166],
  ] as const)
    fingers +=
      box(x, y, 42, height + 60, 21, skinTone) +
      shape(
        `M${x + 7} ${y + 46}V${y + 14}C${x + 7} ${y - 12} ${x + 35} ${y - 12} ${x + 35} ${y + 14}V${y + 46}C${x + 28} ${y + 54} ${x + 14} ${y + 54} ${x + 7} ${y + 46}z`,
        c.pop,
      ) +
      line(`M${x + 14} ${y + 14}V${y + 34}`, c.popl, 4)
  return fingers + shape('M108 214H300C322 200 344 176 352 190C356 204 324 250 300 268V366H108z', skinTone)
})()

const soap =
  box(96, 168, 208, 66, 26, c.pop) +
  box(96, 168, 208, 36, 18, c.popl) +
  box(150, 178, 100, 20, 10, c.pop) +
  circle(134, 132, 30, c.paper) +
  circle(178, 108, 20, c.paper) +
  circle(222, 130, 26, c.paper) +
  circle(262, 112, 16, c.paper) +
  circle(196, 66, 12, c.paper) +
  circle(126, 124, 8, c.sky) +
  circle(216, 122, 7, c.sky)

const stones =
  ellipse(200, 222, 100, 28, c.d) +
  ellipse(204, 178, 76, 24, c.m) +
  ellipse(196, 140, 56, 20, c.d) +
  leaf(200, 124, 64, 17, -48, green) +
  leaf(204, 124, 70, 17, 34, green) +
  circle(202, 116, 14, c.pop) +
  circle(190, 104, 10, c.popl) +
  circle(212, 102, 10, c.popl)

const scissors = turned(
  -34,
  200,
  150,
  line('M200 158L176 36', steel, 17) +
    line('M200 158L224 36', darkSteel, 17) +
    outline(168, 214, 30, c.pop, 15, '1') +
    outline(232, 214, 30, c.pop, 15, '1') +
    line('M196 150L182 188M204 150L218 188', c.popd, 15) +
    circle(200, 148, 8, gold),
)
const comb = (() => {
  let teeth = box(222, 58, 92, 24, 8, c.x)
  for (let tooth = 0; tooth < 9; tooth += 1) teeth += box(226 + tooth * 9.8, 74, 5, 40, 2, c.x)
  return teeth
})()

const dryer = turned(
  -8,
  200,
  150,
  shape('M186 150H244L232 246C230 256 202 256 200 246z', c.popd) +
    shape('M98 88H198C252 88 282 106 282 132S252 178 198 178L98 166z', c.pop) +
    box(76, 92, 30, 70, 6, c.x) +
    circle(226, 132, 26, c.popl) +
    line('M60 108H34M60 128H24M60 148H34', c.paper, 7),
)

const perfume =
  box(176, 46, 48, 40, 8, gold) +
  box(184, 84, 32, 18, 0, steel) +
  box(118, 98, 164, 146, 24, c.popl) +
  shape('M118 160C160 148 240 172 282 158V220A24 24 0 0 1 258 244H142A24 24 0 0 1 118 220z', c.pop) +
  box(150, 146, 100, 52, 4, c.paper) +
  line('M168 166H232M180 180H220', c.popd, 5) +
  box(130, 112, 10, 70, 5, white)

const makeup =
  shape('M92 84H308V176H92z', c.x) +
  box(104, 94, 192, 74, 6, own(200, 30, 88)) +
  shape('M120 160L172 94H204L152 160z', c.paper) +
  shape('M80 176H320L332 234C333 242 328 246 320 246H80C72 246 67 242 68 234z', c.d) +
  ellipse(122, 212, 34, 18, c.pop) +
  ellipse(200, 212, 34, 18, c.popl) +
  ellipse(278, 212, 34, 18, own(24, 52, 64)) +
  turned(
    52,
    260,
    150,
    box(250, 126, 16, 86, 6, wood) +
      box(248, 108, 20, 26, 3, steel) +
      shape('M246 110C240 78 254 62 258 62S276 78 270 110z', c.popd),
  )

const razor = turned(
  -32,
  200,
  150,
  box(186, 104, 28, 144, 14, c.pop) +
    box(192, 132, 16, 60, 8, c.popl) +
    box(126, 66, 148, 42, 10, c.x) +
    line('M138 80H262M138 94H262', steel, 6),
)

const towels =
  box(96, 196, 208, 46, 22, c.pop) +
  box(106, 152, 188, 46, 22, c.popl) +
  box(116, 108, 168, 46, 22, c.paper) +
  line('M118 219H240M126 175H232M136 131H224', c.popd, 5) +
  circle(200, 92, 15, own(335, 60, 76)) +
  [0, 1, 2, 3, 4].map((petal) => leaf(200, 92, 34, 12, petal * 40 - 80, own(335, 60, 84))).join('')

const tattoo = turned(
  34,
  200,
  150,
  box(186, 150, 28, 70, 6, steel) +
    shape('M192 220H208L200 262z', black) +
    box(170, 82, 60, 76, 12, c.x) +
    box(180, 92, 40, 22, 6, c.pop) +
    box(176, 34, 48, 54, 10, c.d) +
    line('M224 46C278 40 290 80 262 108', c.x, 6),
)

/** What one looks after oneself with. */
export const beauty = subjectsOf({
  lipstick: ['product', 'drop', 335, 350, 'lipstick, lip gloss, lip balm', onStand(lipstick)],
  jar: [
    'product',
    'drop',
    28,
    345,
    'cream, moisturizer, moisturiser, face mask, balm, cosmetic, lotion, beauty product, skin care routine | ointment',
    onStand(jar),
  ],
  'nail-polish': ['product', 'drop', 335, 345, 'nail polish, nail varnish, gel nail', onStand(polish)],
  nails: [
    'product',
    'drop',
    330,
    345,
    'nail, nails, manicure, pedicure, nail art, nail salon',
    circle(200, 150, 132, c.sky) + nails,
  ],
  soap: [
    'product',
    'drop',
    190,
    330,
    'soap, shampoo bar, bath bomb | hygiene, toiletries',
    onStand(soap, c.l),
  ],
  stones: [
    'product',
    'drop',
    205,
    335,
    'spa, massage, sauna, hot stone, spa day, massag, wellness | relax, acupuncture, reiki, facial',
    onStand(stones),
  ],
  haircut: [
    'product',
    'scissors',
    210,
    345,
    'haircut, barber, barbershop, scissors, hair salon, comb | salon, stylist',
    inLight(scissors + comb),
  ],
  dryer: [
    'product',
    'scissors',
    205,
    340,
    'hair dryer, hairdryer, hairstyle, blow dry, blowout',
    inLight(dryer),
  ],
  perfume: ['product', 'drop', 330, 290, 'perfume, fragrance, cologne, eau de | scent', onStand(perfume)],
  makeup: [
    'product',
    'palette',
    335,
    345,
    'makeup, make-up, eyeshadow, eye shadow, mascara, make up artist, blush powder | beauty, beautician, cosmetolog, eyelash, lash, brow',
    onStand(makeup),
  ],
  razor: ['product', 'scissors', 205, 190, 'razor, shaving, shave | waxing', inLight(razor)],
  towels: ['product', 'drop', 190, 175, 'towel, bathrobe', onStand(towels, c.l)],
  tattoo: ['product', 'pen', 250, 350, 'tattoo, tattoo machine, tattooist', inLight(tattoo)],
})
