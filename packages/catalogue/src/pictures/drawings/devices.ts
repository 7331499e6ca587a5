import { box, circle, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { darkSteel, ink as c, steel } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

/** What a screen shows: a hill and a sun of the second hue. */
const view = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, 4, c.popl) +
  circle(x + width * 0.7, y + height * 0.34, Math.min(width, height) * 0.15, c.paper) +
  shape(
    `M${x} ${y + height}V${y + height * 0.7}L${x + width * 0.32} ${y + height * 0.46}L${x + width * 0.6} ${y + height * 0.76}L${x + width * 0.78} ${y + height * 0.62}L${x + width} ${y + height * 0.82}V${y + height}z`,
    c.pop,
  )

const phone = turned(
  8,
  200,
  150,
  box(146, 46, 108, 198, 20, c.x) +
    box(154, 56, 92, 178, 13, c.popl) +
    shape('M154 150C184 126 214 172 246 144V221A13 13 0 0 1 233 234H167A13 13 0 0 1 154 221z', c.pop) +
    shape('M154 192C190 172 216 204 246 186V221A13 13 0 0 1 233 234H167A13 13 0 0 1 154 221z', c.popd) +
    circle(222, 102, 16, c.paper) +
    box(184, 62, 32, 9, 4.5, c.x) +
    line('M182 226H218', c.paper, 4),
)

const tablet =
  box(110, 62, 180, 182, 16, c.x) +
  view(122, 76, 156, 142) +
  circle(200, 231, 6, c.m) +
  line('M304 92L272 206', c.paper, 9) +
  line('M272 206L268 220', c.x, 5)

const laptop =
  box(112, 84, 176, 124, 12, c.x) +
  view(122, 94, 156, 104) +
  shape('M84 208H316L330 232C331 236 328 240 322 240H78C72 240 69 236 70 232z', steel) +
  shape('M84 208H316L320 216H80z', darkSteel) +
  box(172, 222, 56, 9, 4, darkSteel)

const desktop =
  shape('M176 200H224L232 236H168z', darkSteel) +
  box(144, 232, 112, 12, 6, steel) +
  box(92, 66, 216, 140, 12, c.x) +
  view(102, 76, 196, 112)

const tv =
  line('M124 216L106 244M276 216L294 244', c.x, 9) + box(66, 68, 268, 152, 10, c.x) + view(76, 78, 248, 132)

const controller =
  shape(
    'M124 102H276C312 102 332 150 336 196C338 226 312 240 292 220L258 184H142L108 220C88 240 62 226 64 196C68 150 88 102 124 102z',
    c.m,
  ) +
  shape('M124 102H276C290 102 302 110 312 122H88C98 110 110 102 124 102z', c.l) +
  box(118, 132, 18, 50, 6, c.x) +
  box(102, 148, 50, 18, 6, c.x) +
  circle(272, 136, 11, c.pop) +
  circle(272, 178, 11, c.popl) +
  circle(250, 157, 11, c.paper) +
  circle(294, 157, 11, c.popd) +
  circle(172, 188, 20, c.x) +
  circle(228, 188, 20, c.x) +
  box(186, 134, 28, 10, 5, c.x)

const speaker =
  box(138, 50, 124, 194, 18, c.d) +
  circle(200, 178, 48, c.x) +
  circle(200, 178, 34, c.pop) +
  circle(200, 178, 14, c.x) +
  circle(200, 96, 24, c.x) +
  circle(200, 96, 12, c.popl)

const camera =
  box(150, 78, 76, 40, 10, c.x) +
  box(88, 100, 224, 138, 20, c.d) +
  box(88, 132, 224, 62, 0, c.x) +
  circle(200, 168, 58, c.paper) +
  circle(200, 168, 47, c.x) +
  circle(200, 168, 32, c.pop) +
  circle(190, 156, 10, c.paper, '.8') +
  box(270, 112, 26, 14, 5, c.popl) +
  box(104, 90, 32, 14, 6, c.pop)

const microphone =
  line('M200 190V232', c.x, 10) +
  box(152, 230, 96, 14, 7, c.x) +
  line('M136 136C136 178 160 196 200 196S264 178 264 136', c.x, 10) +
  box(158, 42, 84, 134, 42, c.pop) +
  line('M162 92H204M162 112H204M162 132H204', c.popl, 6) +
  shape('M214 43C230 48 242 64 242 84V134C242 154 230 170 214 175z', c.popd)

/** What one looks at, listens to and plays with. */
export const devices = subjectsOf({
  phone: [
    'product',
    'phone',
    222,
    350,
    'phone, smartphone, iphone, cell phone, mobile phone, phone case, phone repair, handset, phones | android, cellphone, mobile',
    onStand(phone),
  ],
  tablet: ['product', 'phone', 222, 165, 'tablet, ipad, e-reader, ereader, kindle', onStand(tablet)],
  laptop: [
    'product',
    'code',
    218,
    28,
    'laptop, notebook computer, macbook | computer, software, developer, coding, programm, website, freelanc',
    onStand(laptop),
  ],
  desktop: [
    'product',
    'code',
    218,
    190,
    'monitor, desktop computer, desktop, imac, screen repair | pc',
    onStand(desktop),
  ],
  tv: [
    'product',
    'video',
    225,
    18,
    'tv, television, tv set, smart tv, tv show | streaming, series, episode',
    onStand(tv),
  ],
  controller: [
    'product',
    'game',
    258,
    340,
    'game console, video game, gamepad, joystick, playstation, xbox, nintendo, console, controller, esport | gaming, gamer, arcade, game',
    inLight(controller),
  ],
  speaker: [
    'product',
    'music',
    230,
    16,
    'speaker, loudspeaker, sound system, subwoofer, soundbar | stereo, sound, audio',
    onStand(speaker),
  ],
  camera: [
    'product',
    'camera',
    220,
    195,
    'camera, dslr, photographer, film camera, photo shoot | photography, lenses, photoshoot',
    onStand(camera),
  ],
  microphone: [
    'product',
    'mic',
    230,
    350,
    'microphone, karaoke, mic, voice recording, open mic, stand-up | singing, singer, comedian, comedy',
    onStand(microphone),
  ],
})
