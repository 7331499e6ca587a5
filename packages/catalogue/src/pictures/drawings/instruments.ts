import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkGold, darkWood, gold, ink as c, own, steel, white, wood } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const guitar = turned(
  38,
  200,
  150,
  box(190, 8, 20, 160, 4, darkWood) +
    shape('M184 -14H216L220 20H180z', c.x) +
    line('M180 -4h-8M180 10h-8M220 -4h8M220 10h8', steel, 6) +
    shape(
      'M200 116C230 112 248 130 242 154C238 168 250 178 262 194C282 228 258 268 200 268S118 228 138 194C150 178 162 168 158 154C152 130 170 112 200 116z',
      c.pop,
    ) +
    shape(
      'M200 128C222 124 236 138 231 154C228 170 240 182 250 198C266 228 246 256 200 256S134 228 150 198C160 182 172 170 169 154C164 138 178 124 200 128z',
      c.popl,
    ) +
    circle(200, 176, 23, c.x) +
    box(172, 222, 56, 12, 4, darkWood) +
    line('M195 0V224M200 0V224M205 0V224', c.paper, 1.6),
)

const electricGuitar = turned(
  38,
  200,
  150,
  box(191, 4, 18, 150, 4, wood) +
    shape('M184 -16L222 -6L212 20H188z', c.x) +
    shape(
      'M188 148C170 116 132 128 142 164C148 186 136 196 132 220C128 252 160 268 200 266S274 252 268 220C264 196 250 184 254 160C258 142 240 138 228 152C220 160 196 162 188 148z',
      c.pop,
    ) +
    shape('M186 170C206 176 236 166 240 182C236 206 246 222 232 240C206 236 180 226 178 204z', white) +
    box(184, 180, 34, 10, 3, black) +
    box(184, 204, 34, 10, 3, black) +
    box(182, 230, 38, 11, 3, steel) +
    circle(242, 236, 6, gold) +
    line('M196 4V232M200 4V232M204 4V232', steel, 1.5),
)

const piano = (() => {
  let keys =
    box(-60, 60, 520, 30, 0, c.x) + box(-60, 48, 520, 14, 0, c.pop) + box(-60, 88, 520, 160, 0, black)
  for (let key = -1; key < 9; key += 1)
    keys += box(key * 48 + 2, 90, 45, 154, 6, white) + box(key * 48 + 2, 232, 45, 12, 5, c.sky)
  for (let key = -1; key < 9; key += 1)
    if (key !== 2 && key !== 6 && key !== -1)
      keys += box(key * 48 + 34, 88, 29, 96, 4, black) + box(key * 48 + 39, 88, 19, 86, 3, c.x)
  return keys + box(-60, 246, 520, 120, 0, c.d)
})()

const grandPiano =
  line('M112 194V248M286 194V248', c.x, 11) +
  line('M246 108L238 60', c.d, 6) +
  shape('M96 122C150 40 250 30 318 66L252 146H96z', c.x) +
  shape('M112 122C160 56 246 48 302 72L246 138H112z', c.pop) +
  shape('M84 140H286C316 140 320 164 312 182C304 200 288 204 268 204H84z', c.x) +
  box(76, 162, 148, 20, 4, white) +
  line('M92 162v12M106 162v12M126 162v12M140 162v12M154 162v12M174 162v12M188 162v12M204 162v12', black, 6)

const drum =
  line('M108 60L172 118M292 60L228 118', wood, 9) +
  circle(170, 116, 9, wood) +
  circle(230, 116, 9, wood) +
  shape('M92 132V206C92 236 308 236 308 206V132z', c.pop) +
  line('M98 150L138 218L178 150L218 222L258 150L302 212', c.paper, 5) +
  shape('M92 198V208C92 238 308 238 308 208V198C308 228 92 228 92 198z', gold) +
  ellipse(200, 132, 108, 28, gold) +
  ellipse(200, 129, 100, 23, white)

const violin =
  turned(
    24,
    200,
    150,
    box(192, 10, 16, 120, 4, black) +
      line('M200 14C186 -4 206 -16 212 0', darkWood, 9) +
      shape(
        'M200 96C232 94 246 118 236 140C230 150 230 158 236 166C256 196 244 254 200 254S144 196 164 166C170 158 170 150 164 140C154 118 168 94 200 96z',
        c.pop,
      ) +
      shape(
        'M200 106C222 106 232 122 226 138C216 142 216 164 226 172C240 200 230 242 200 242S160 200 174 172C184 164 184 142 174 138C168 122 178 106 200 106z',
        c.popl,
      ) +
      line('M180 150C172 160 188 172 180 184M220 150C228 160 212 172 220 184', c.x, 4) +
      shape('M192 200H208L212 246H188z', black) +
      line('M196 20V206M204 20V206', white, 1.6),
  ) + turned(-24, 286, 150, line('M286 40V256', darkWood, 6) + line('M294 48V250', white, 3))

const trumpet = turned(
  -14,
  200,
  150,
  line('M60 138H274', gold, 14) +
    line('M128 144C104 144 104 196 132 196H236C262 196 262 144 238 144', gold, 13) +
    shape('M250 128C292 128 318 112 336 80V204C318 166 292 150 250 150z', gold) +
    shape('M336 80V204C328 186 326 98 336 80z', darkGold) +
    box(150, 96, 18, 112, 6, darkGold) +
    box(180, 96, 18, 112, 6, darkGold) +
    box(210, 96, 18, 112, 6, darkGold) +
    box(148, 88, 22, 10, 5, c.pop) +
    box(178, 88, 22, 10, 5, c.pop) +
    box(208, 88, 22, 10, 5, c.pop) +
    box(48, 128, 18, 20, 5, darkGold),
)

const saxophone =
  line('M150 62C176 48 188 62 192 84L214 190', gold, 20) +
  shape(
    'M202 168L222 164C226 208 246 218 262 206C274 196 274 172 268 150L310 130C318 184 306 248 252 250C214 250 204 214 202 168z',
    gold,
  ) +
  ellipse(288, 140, 26, 11, darkGold) +
  line('M150 62L132 72', black, 11) +
  circle(198, 112, 9, c.pop) +
  circle(204, 140, 9, c.pop) +
  circle(211, 168, 9, c.pop) +
  circle(236, 222, 11, c.pop)

const notes =
  ellipse(136, 214, 36, 27, c.d) +
  ellipse(266, 192, 36, 27, c.d) +
  shape('M158 214V76L302 50V192H288V104L172 126V214z', c.d) +
  shape('M172 86L288 64V92L172 114z', c.pop)

const keysOfSheet = own(40, 20, 94)
const sheet = turned(
  -5,
  200,
  150,
  box(112, 44, 176, 206, 6, keysOfSheet) +
    [80, 140, 200]
      .map((y) => line(`M128 ${y}H272M128 ${y + 9}H272M128 ${y + 18}H272M128 ${y + 27}H272`, steel, 1.6))
      .join('') +
    [
      [148, 104],
      [182, 94],
      [216, 88],
      [248, 98],
      [156, 156],
      [196, 166],
      [236, 150],
      [150, 220],
      [190, 210],
      [232, 226],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          ellipse(x, y, 9, 7, index % 3 ? black : c.pop) +
          line(`M${x + 8} ${y}v-30`, index % 3 ? black : c.pop, 3),
      )
      .join(''),
)

/** What music is made with. */
export const instruments = subjectsOf({
  guitar: [
    'product',
    'music',
    205,
    28,
    'guitar, ukulele, acoustic guitar, guitarist, banjo, bass guitar | strings, luthier',
    inLight(guitar),
  ],
  'electric-guitar': [
    'product',
    'music',
    250,
    4,
    'electric guitar, guitar amp, rock band | rehearsal',
    inLight(electricGuitar),
  ],
  piano: ['product', 'music', 222, 350, 'piano, piano key, piano lesson, pianist, synthesizer', piano],
  'grand-piano': [
    'product',
    'music',
    222,
    40,
    'grand piano, recital, classical music | symphony, symphonies',
    onStand(grandPiano),
  ],
  drum: [
    'product',
    'music',
    215,
    8,
    'drum, drum kit, drumming, snare, percussion | beat, rhythm',
    onStand(drum),
  ],
  violin: [
    'product',
    'music',
    205,
    20,
    'violin, cello, viola, fiddle, violinist, string quartet | orchestra',
    inLight(violin),
  ],
  trumpet: [
    'product',
    'music',
    230,
    350,
    'trumpet, trombone, horn, french horn, trumpeter, marching band',
    inLight(trumpet),
  ],
  saxophone: [
    'product',
    'music',
    255,
    350,
    'saxophone, sax, clarinet, flute, oboe, jazz | woodwind, blues',
    onStand(saxophone),
  ],
  notes: [
    'product',
    'music',
    265,
    340,
    'musical instrument, instrument, music lesson, music school, music shop, music store | tune, melody, melodies, choir, band',
    inLight(notes),
  ],
  'sheet-music': [
    'product',
    'music',
    262,
    345,
    'sheet music, score sheet, songbook, songwriting | chord, lyric',
    sheet,
  ],
})
