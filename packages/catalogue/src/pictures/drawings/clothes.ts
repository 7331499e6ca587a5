import { box, circle, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, steel, white } from './ink.ts'
import { bothSides, inLight, onHanger, onStand } from './stages.ts'

const coat = onHanger(
  shape('M160 76L112 104L84 222L118 232L136 160V254H264V160L282 232L316 222L288 104L240 76z', c.pop) +
    shape('M160 76L200 140L184 254H216L200 140L240 76L222 72H178z', c.popd) +
    shape('M160 76L138 122L176 148L200 140zM240 76L262 122L224 148L200 140z', c.popl) +
    line('M136 190H264', c.x, 11) +
    circle(188, 168, 6, c.x) +
    circle(188, 222, 6, c.x) +
    box(192, 182, 18, 17, 3, gold),
)

const tee = onHanger(
  shape(
    'M156 78L100 106L76 164L118 182L132 162V250H268V162L282 182L324 164L300 106L244 78C232 102 168 102 156 78z',
    c.pop,
  ) +
    shape('M156 78C168 102 232 102 244 78L232 74C222 90 178 90 168 74z', c.popd) +
    circle(200, 170, 32, c.popl) +
    shape('M178 182L196 152L208 170L214 162L224 182z', c.popd),
)

const blouse = onHanger(
  shape('M160 78L112 102L86 222L116 230L136 150V252H264V150L284 230L314 222L288 102L240 78z', c.pop) +
    shape('M160 78L178 120L200 98L222 120L240 78L226 72H174z', c.popl) +
    line('M200 100V252', c.popd, 5) +
    [128, 158, 188, 218].map((y) => circle(208, y, 4, c.paper)).join('') +
    box(222, 138, 30, 30, 4, c.popd),
)

const jeans =
  shape('M134 48H266L284 246H220L202 122H198L180 246H116z', c.pop) +
  box(132, 44, 136, 22, 5, c.popd) +
  line('M200 66V118M146 68C150 92 166 94 172 70M254 68C250 92 234 94 228 70', c.popd, 5) +
  line('M132 104L122 232M268 104L278 232', c.popl, 3) +
  box(192, 47, 16, 16, 4, gold) +
  box(116, 230, 66, 18, 4, c.popl) +
  box(218, 230, 66, 18, 4, c.popl)

const dress = onHanger(
  shape(
    'M162 68L172 118L160 152C146 190 120 220 108 250C160 264 240 264 292 250C280 220 254 190 240 152L228 118L238 68H220C218 92 182 92 180 68z',
    c.pop,
  ) +
    shape('M108 250C160 264 240 264 292 250L284 232C236 246 164 246 116 232z', c.popl) +
    box(158, 140, 84, 16, 6, c.x) +
    line('M178 160C170 190 158 216 148 240M200 160V246M222 160C230 190 242 216 252 240', c.popd, 4),
)

const skirt =
  shape('M148 76H252C258 132 284 190 306 232C260 250 140 250 94 232C116 190 142 132 148 76z', c.pop) +
  box(144, 64, 112, 26, 8, c.popd) +
  line('M172 92C168 144 152 198 138 236M200 92V242M228 92C232 144 248 198 262 236', c.popd, 6)

const sweater = inLight(
  shape('M154 74L108 98L70 214L112 230L134 168V240H266V168L288 230L330 214L292 98L246 74z', c.pop) +
    box(130, 232, 140, 22, 8, c.popd) +
    shape('M150 70C160 100 240 100 250 70L236 62H164z', c.popd) +
    line('M138 132l16 18l16 -18l16 18l16 -18l16 18l16 -18l16 18l14 -16', c.popl, 8) +
    line('M138 164l16 18l16 -18l16 18l16 -18l16 18l16 -18l16 18l14 -16', c.paper, 8) +
    line('M72 208L114 224M328 208L286 224', c.popd, 14),
)

const suit = onHanger(
  shape('M158 74L108 102L84 240H136V254H264V240H316L292 102L242 74z', c.x) +
    shape('M168 72L200 176L232 72z', white) +
    shape('M192 84H208L214 96L206 108L214 158L200 176L186 158L194 108L186 96z', c.pop) +
    shape('M158 74L148 122L168 130L160 144L200 196L240 144L232 130L252 122L242 74L200 176z', c.d) +
    circle(200, 214, 5, c.l) +
    circle(200, 236, 5, c.l) +
    shape('M242 152H268V162H242z', c.pop),
)

const bikini =
  line('M150 44L138 96M250 44L262 96M122 116L92 104M278 116L308 104', c.popd, 6) +
  bothSides(shape('M138 90C168 96 194 112 194 132C170 142 128 138 116 120z', c.pop)) +
  circle(200, 130, 7, c.popl) +
  shape('M106 176H294C284 206 246 218 222 244H178C154 218 116 206 106 176z', c.pop) +
  line('M112 182H288', c.popl, 8)

const hangers = (() => {
  let rail = line('M86 70H314M96 70V248M304 70V248M78 248H116M284 248H322', steel, 9)
  const colors = [c.pop, c.popl, c.m, c.popd, c.d]
  for (const [index, fill] of colors.entries())
    rail +=
      shape(
        `M${114 + index * 34} 94C${120 + index * 34} 84 ${138 + index * 34} 84 ${144 + index * 34} 94L${148 + index * 34} ${196 + (index % 3) * 14}H${110 + index * 34}z`,
        fill,
      ) + line(`M${129 + index * 34} 70V88`, black, 4)
  return rail
})()

/** What one wears. */
export const clothes = subjectsOf({
  coat: ['product', 'shirt', 30, 24, 'coat, trench coat, overcoat, raincoat, blazer | outerwear', coat],
  tee: [
    'product',
    'shirt',
    205,
    14,
    'tshirt, t-shirt, tees, t shirt, jersey, merch, tee shirt | merchandise',
    tee,
  ],
  blouse: ['product', 'shirt', 205, 210, 'blouse | uniform', blouse],
  jeans: [
    'product',
    'shirt',
    205,
    218,
    'jeans, denim, trouser, pants, leggings, shorts, sweatpants',
    onStand(jeans),
  ],
  dress: [
    'product',
    'shirt',
    30,
    345,
    'dress, gown, evening dress, dresses, summer dress, wedding dress, boutique | costume',
    dress,
  ],
  skirt: ['product', 'shirt', 205, 330, 'skirt', onStand(skirt)],
  sweater: [
    'product',
    'shirt',
    30,
    4,
    'sweater, jumper, pullover, hoodie, knitwear, cardigan, sweatshirt',
    sweater,
  ],
  suit: ['product', 'shirt', 215, 8, 'suit, tuxedo, necktie, menswear, formal wear | businessman', suit],
  bikini: ['product', 'wave', 190, 340, 'bikini, swimsuit, swimwear, lingerie', inLight(bikini)],
  rail: [
    'product',
    'shirt',
    30,
    345,
    'clothing, clothes, apparel, garment, outfit, thrift, second hand | secondhand, textile, cloth, fashion',
    onStand(hangers),
  ],
})
