import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { darkWood, ink as c, own, steel } from './ink.ts'
import { bothSides, inLight, onStand, placed, turned } from './stages.ts'

const hat =
  ellipse(200, 204, 138, 34, c.pop) +
  ellipse(200, 200, 138, 30, c.popl) +
  shape(
    'M122 198C118 128 138 78 168 78C184 78 190 88 200 88S216 78 232 78C262 78 282 128 278 198C250 212 150 212 122 198z',
    c.pop,
  ) +
  shape('M121 168C160 186 240 186 279 168V198C250 212 150 212 121 198z', c.x)

const cap =
  shape('M96 194C88 110 146 72 204 74C266 76 304 124 300 190z', c.pop) +
  shape('M206 74C180 104 172 150 176 192H96C88 110 146 72 206 74z', c.popl) +
  shape('M174 192C240 172 300 178 350 204C350 216 330 220 300 216C250 208 210 206 174 208z', c.popd) +
  circle(204, 74, 9, c.popd) +
  box(96, 186, 84, 20, 8, c.popd)

const beanie =
  circle(200, 70, 34, c.popl) +
  shape('M112 196C108 120 150 84 200 84S292 120 288 196z', c.pop) +
  line(
    'M150 110C140 136 138 160 140 190M182 92C174 120 172 160 174 190M218 92C226 120 228 160 226 190M250 110C260 136 262 160 260 190',
    c.popd,
    7,
  ) +
  box(100, 184, 200, 48, 20, c.popl)

const heel =
  shape(
    'M92 96C112 88 128 96 138 118C156 160 196 196 262 204C300 208 320 220 322 240H242C196 236 156 214 130 184L124 244H106C108 190 100 140 92 96z',
    c.pop,
  ) +
  shape('M92 96C112 88 128 96 138 118C142 128 148 138 154 146C130 146 108 128 92 96z', c.x) +
  box(238, 234, 86, 10, 5, c.popd)

const boot =
  shape('M134 54H222V150C244 176 302 172 316 206V224H134z', c.pop) +
  box(126, 46, 104, 26, 10, c.popl) +
  line('M196 92H226M196 114H226M200 136H232', c.paper, 7) +
  shape('M126 220H322V236C322 242 318 244 312 244H206V236H188V244H136C130 244 126 242 126 236z', c.x)

const socks =
  turned(
    8,
    150,
    150,
    shape(
      'M104 56H172V150C172 172 206 184 214 204C222 230 196 246 174 236L122 206C108 198 104 188 104 172z',
      c.pop,
    ) +
      box(100, 50, 76, 28, 8, c.popl) +
      line('M106 98H170M106 122H170', c.popl, 9) +
      shape('M214 204C222 230 196 246 174 236L168 232C174 214 190 200 210 196z', c.popd),
  ) +
  turned(
    -4,
    262,
    150,
    shape(
      'M210 62H278V156C278 178 312 190 320 210C328 236 302 252 280 242L228 212C214 204 210 194 210 178z',
      c.popd,
    ) +
      box(206, 56, 76, 28, 8, c.popl) +
      line('M212 104H276M212 128H276', c.paper, 9),
  )

const yarn =
  line('M246 54L178 168M268 64L212 172', darkWood, 8) +
  circle(246, 52, 9, c.popl) +
  circle(268, 62, 9, c.popl) +
  circle(190, 172, 70, c.pop) +
  line(
    'M132 150C160 130 210 126 244 144M124 176C160 152 220 150 258 172M132 204C166 178 216 178 250 200M150 118C134 150 134 196 152 226M190 104C168 140 168 204 190 240',
    c.popd,
    6,
  ) +
  line('M250 204C290 240 320 220 336 240', c.pop, 6)

const scarf =
  turned(
    8,
    172,
    150,
    box(146, 120, 52, 112, 4, c.popd) +
      line('M150 176H194M150 198H194', c.popl, 9) +
      line('M154 232v16M172 232v16M190 232v16', c.popd, 6),
  ) +
  turned(
    -8,
    228,
    150,
    box(202, 120, 52, 124, 4, c.pop) +
      line('M206 186H250M206 208H250', c.popl, 9) +
      line('M210 244v16M228 244v16M246 244v16', c.pop, 6),
  ) +
  shape('M98 92C98 44 302 44 302 92C302 138 246 158 200 158S98 138 98 92z', c.pop) +
  ellipse(200, 90, 66, 24, c.popd) +
  line('M112 116C134 136 166 146 196 148M288 116C274 130 258 138 240 142', c.popl, 8)

const gloves = bothSides(
  placed(
    -24,
    0,
    1,
    shape(
      'M96 224V146C96 98 122 72 150 76C176 80 184 104 182 140C196 124 210 130 206 146L182 190V224z',
      c.pop,
    ) +
      box(88, 214, 102, 34, 12, c.popl) +
      line('M112 164H160', c.popd, 7),
  ),
)

const sewing =
  box(84, 214, 232, 30, 8, c.x) +
  shape('M112 96H286C304 96 312 106 312 122V214H250V146H158V170H112z', c.pop) +
  line('M134 170V208', steel, 7) +
  box(122, 198, 28, 12, 4, steel) +
  circle(282, 130, 19, c.popl) +
  circle(282, 130, 8, c.popd) +
  box(206, 66, 24, 32, 4, own(350, 66, 62)) +
  line('M218 70C170 60 140 80 134 108', own(350, 66, 62), 3) +
  shape('M84 214C110 202 130 220 160 212S210 204 246 214z', c.paper)

const umbrella =
  line('M200 132V226C200 252 238 252 238 228', darkWood, 9) +
  shape(
    'M72 148C76 84 134 48 200 48S324 84 328 148C308 130 284 130 264 148C246 130 222 130 200 148C178 130 154 130 136 148C116 130 92 130 72 148z',
    c.pop,
  ) +
  shape(
    'M136 148C140 98 168 60 200 48C232 60 260 98 264 148C246 130 222 130 200 148C178 130 154 130 136 148z',
    c.popl,
  ) +
  line('M200 48V34', darkWood, 7)

/** What one wears besides, and makes clothes with. */
export const accessories = subjectsOf({
  hat: ['product', 'sun', 35, 30, 'hat, sunhat, fedora, cowboy hat, straw hat', onStand(hat)],
  cap: ['product', 'sun', 205, 12, 'baseball cap, caps, snapback', onStand(cap)],
  beanie: ['product', 'sun', 205, 345, 'beanie, winter hat, bobble hat', onStand(beanie)],
  heels: ['product', 'shoe', 30, 350, 'heels, high heel, stiletto', onStand(heel)],
  boot: ['product', 'shoe', 205, 28, 'boot, boots, hiking boot, wellies, rain boot', onStand(boot)],
  socks: ['product', 'shirt', 205, 340, 'sock, socks, stocking, hosiery, underwear', inLight(socks)],
  yarn: [
    'product',
    'heart',
    30,
    340,
    'yarn, knit, knitting, crochet, crocheting, wool | needlework, embroider',
    onStand(yarn),
  ],
  scarf: ['product', 'shirt', 30, 345, 'scarf, scarves, shawl', inLight(scarf)],
  gloves: ['product', 'shirt', 205, 12, 'glove, gloves, mitten', inLight(gloves)],
  sewing: [
    'product',
    'shirt',
    205,
    175,
    'sewing, sew, tailor, seamstress, sewing machine, dressmaker | alteration, fabric, quilt',
    onStand(sewing),
  ],
  umbrella: ['product', 'drop', 205, 350, 'umbrella, parasol', inLight(umbrella)],
})
