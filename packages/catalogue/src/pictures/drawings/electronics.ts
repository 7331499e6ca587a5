import { box, circle, ellipse, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { darkSteel, gold, green, ink as c, own, steel, white } from './ink.ts'
import { bothSides, inLight, onStand, turned } from './stages.ts'

const red = own(4, 74, 56)

const printer =
  box(134, 60, 132, 70, 6, c.paper) +
  box(90, 112, 220, 100, 18, c.d) +
  box(90, 112, 220, 34, 16, c.m) +
  circle(286, 130, 7, c.pop) +
  box(122, 178, 156, 64, 6, c.x) +
  box(132, 178, 136, 56, 4, c.paper) +
  line('M150 196H238M150 212H214', c.l, 6)

const keyboard = (() => {
  let keys = box(70, 104, 260, 120, 16, c.x)
  for (let row = 0; row < 3; row += 1)
    for (let key = 0; key < 8; key += 1)
      keys += box(84 + key * 29.5, 118 + row * 26, 25, 21, 5, (row * 3 + key) % 7 === 2 ? c.pop : c.paper)
  return (
    keys +
    box(84, 197, 40, 17, 5, c.paper) +
    box(130, 197, 140, 17, 5, c.popl) +
    box(276, 197, 40, 17, 5, c.paper)
  )
})()

const robot =
  line('M200 58V84', c.x, 7) +
  circle(200, 52, 12, c.pop) +
  box(132, 80, 136, 92, 26, c.m) +
  box(148, 98, 104, 54, 20, c.x) +
  circle(178, 124, 12, c.popl) +
  circle(222, 124, 12, c.popl) +
  box(116, 108, 16, 36, 7, c.d) +
  box(268, 108, 16, 36, 7, c.d) +
  box(148, 180, 104, 62, 18, c.d) +
  box(176, 196, 48, 28, 8, c.pop) +
  line('M140 192C118 196 110 212 112 228M260 192C282 196 290 212 288 228', c.m, 15)

const headset =
  line('M112 176C112 62 288 62 288 176', c.x, 15) +
  box(92, 158, 40, 74, 18, c.pop) +
  box(268, 158, 40, 74, 18, c.pop) +
  line('M290 226C286 244 262 250 226 248', c.x, 8) +
  box(196, 238, 40, 20, 10, c.popd)

const battery =
  box(176, 52, 48, 20, 6, darkSteel) +
  box(140, 68, 120, 174, 18, c.x) +
  box(152, 80, 96, 150, 10, c.paper) +
  box(160, 130, 80, 92, 6, green) +
  shape('M210 96L170 160H196L188 210L232 142H206z', gold)

const router =
  line('M130 176V84M270 176V84', c.x, 12) +
  box(84, 172, 232, 62, 18, c.d) +
  circle(118, 204, 8, c.pop) +
  circle(144, 204, 8, c.popl) +
  circle(170, 204, 8, c.popl) +
  line('M172 138C184 122 216 122 228 138M150 114C176 84 224 84 250 114', c.pop, 9)

const watchCamera =
  shape('M292 96H316V204H292z', darkSteel) +
  line('M300 150L240 172', darkSteel, 16) +
  turned(
    14,
    180,
    140,
    box(84, 94, 180, 92, 18, c.paper) +
      box(84, 94, 180, 26, 12, c.m) +
      circle(112, 144, 34, c.x) +
      circle(112, 144, 18, c.pop) +
      circle(108, 138, 6, white) +
      circle(238, 148, 7, red),
  )

const record =
  box(84, 84, 232, 150, 18, c.pop) +
  bothSides(circle(144, 182, 34, c.x) + circle(144, 182, 16, c.popl)) +
  box(108, 102, 184, 34, 8, c.paper) +
  line('M126 119H274', c.l, 5) +
  line('M236 102V136', red, 5) +
  line('M110 84L150 46', c.x, 7) +
  box(190, 164, 20, 36, 6, c.x)

const chip =
  line(
    'M152 60V240M184 60V240M216 60V240M248 60V240M108 104H292M108 136H292M108 168H292M108 200H292',
    steel,
    9,
  ) +
  box(128, 80, 144, 144, 14, c.x) +
  box(156, 108, 88, 88, 8, c.pop) +
  outline(200, 152, 22, c.paper, 6, '.8')

const vr =
  line('M90 150C60 120 90 70 200 70S340 120 310 150', c.x, 14) +
  box(84, 118, 232, 104, 34, c.paper) +
  shape(
    'M104 132H296C304 132 306 140 304 150L296 194C292 204 284 208 274 208H234C222 208 218 190 200 190S178 208 166 208H126C116 208 108 204 104 194L96 150C94 140 96 132 104 132z',
    c.x,
  ) +
  shape('M116 144H190L150 196H128C122 196 118 192 117 188L110 152C109 147 111 144 116 144z', c.pop) +
  ellipse(200, 242, 70, 5, c.l)

/** What is connected, charged and talked to. */
export const electronics = subjectsOf({
  printer: ['product', 'receipt', 215, 150, 'printer, copier, scanner | printing', onStand(printer)],
  keyboard: ['product', 'code', 222, 24, 'keyboard, typing | typewriter', inLight(keyboard)],
  robot: [
    'product',
    'bulb',
    205,
    28,
    'robot, chatbot, android robot, artificial intelligence, assistant bot | robotic',
    onStand(robot),
  ],
  headset: [
    'product',
    'headphones',
    220,
    160,
    'headset, call center, call centre, help desk | helpdesk, hotline, support',
    inLight(headset),
  ],
  battery: [
    'product',
    'flash',
    220,
    130,
    'battery, batteries, charger, power bank, powerbank, charging station | charging',
    onStand(battery),
  ],
  router: ['product', 'wifi', 220, 175, 'router, wifi, wi-fi, internet | modem, broadband', onStand(router)],
  'watch-camera': [
    'product',
    'camera',
    212,
    195,
    'security camera, cctv, surveillance, webcam',
    inLight(watchCamera),
  ],
  'radio-set': ['product', 'music', 20, 165, 'radio set, transistor radio, walkie talkie', onStand(record)],
  chip: [
    'product',
    'code',
    212,
    150,
    'chip, microchip, processor, electronic, gadget, circuit',
    inLight(chip),
  ],
  vr: ['product', 'game', 262, 190, 'vr, virtual reality, vr headset, augmented reality', onStand(vr)],
})
