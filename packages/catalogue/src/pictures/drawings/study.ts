import { box, circle, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkGold, darkWood, gold, green, ink as c, own, steel, white, wood } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const red = own(4, 74, 58)

const pencil = turned(
  40,
  200,
  150,
  shape('M176 214H224L200 274z', own(36, 60, 80)) +
    shape('M191 252H209L200 274z', black) +
    box(176, 66, 48, 150, 0, gold) +
    box(192, 66, 16, 150, 0, own(46, 90, 72)) +
    box(176, 50, 48, 22, 0, steel) +
    box(176, 22, 48, 32, 10, own(350, 66, 68)),
)

const notebook =
  box(112, 52, 176, 196, 12, c.pop) +
  box(112, 52, 40, 196, 12, c.popd) +
  box(172, 84, 92, 52, 6, c.paper) +
  line('M186 102H250M186 118H230', c.l, 5) +
  line('M104 82H128M104 112H128M104 142H128M104 172H128M104 202H128', steel, 8) +
  shape('M244 52H268V96L256 86L244 96z', red)

const flask =
  shape(
    'M172 58V124L116 226C110 238 116 246 128 246H272C284 246 290 238 284 226L228 124V58z',
    own(200, 30, 92),
  ) +
  shape(
    'M148 168C170 156 220 182 252 166L284 226C290 238 284 246 272 246H128C116 246 110 238 116 226z',
    c.pop,
  ) +
  box(162, 48, 76, 16, 8, steel) +
  circle(178, 206, 11, c.popl) +
  circle(216, 220, 8, c.popl) +
  circle(204, 186, 6, c.popl) +
  circle(200, 132, 6, c.pop) +
  circle(212, 106, 4, c.pop)

const microscope =
  box(116, 228, 168, 18, 8, c.x) +
  line('M244 228C306 190 290 104 222 100', c.d, 20) +
  turned(
    24,
    190,
    120,
    box(170, 40, 44, 118, 10, c.pop) + box(176, 22, 32, 26, 6, c.x) + box(180, 156, 24, 24, 4, steel),
  ) +
  box(120, 194, 104, 14, 6, c.x) +
  circle(232, 156, 14, c.popl)

const globe =
  line('M136 56C74 118 96 226 200 232C236 234 266 220 284 198', darkGold, 9) +
  circle(204, 132, 82, own(205, 58, 66)) +
  shape(
    'M150 72C172 60 200 64 206 78C204 96 180 92 176 108C174 126 150 130 138 118C134 100 140 84 150 72zM224 108C250 98 280 110 284 138C280 166 256 182 240 190C226 176 236 160 222 150C206 140 208 116 224 108zM160 156C176 152 190 164 186 182C182 194 172 200 164 202C146 190 146 166 160 156z',
    green,
  ) +
  line('M200 232V246', darkGold, 12) +
  box(148, 240, 104, 12, 6, darkGold)

const cap =
  shape('M200 70L334 126L200 182L66 126z', c.x) +
  shape('M128 156V200C150 228 250 228 272 200V156L200 186z', c.d) +
  line('M200 126L302 146V206', gold, 7) +
  shape('M292 200H312L318 236H286z', gold)

const blackboard =
  box(74, 58, 252, 164, 8, wood) +
  box(86, 70, 228, 140, 3, own(160, 26, 28)) +
  line('M112 104H168M112 130H150M214 178L246 112L278 178M226 156H266', white, 6) +
  circle(146, 172, 19, own(160, 26, 28)) +
  outline(146, 172, 19, gold, 5, '1') +
  line('M110 222L96 250M290 222L304 250', wood, 9)

const palette =
  shape(
    'M200 62C276 62 324 104 322 158C320 196 286 194 262 190C238 186 222 204 236 226C240 238 226 246 200 246C124 246 78 208 78 154S124 62 200 62z',
    own(34, 50, 74),
  ) +
  circle(140, 130, 20, red) +
  circle(186, 102, 20, gold) +
  circle(240, 106, 20, green) +
  circle(280, 144, 18, own(210, 70, 58)) +
  circle(130, 184, 20, own(280, 50, 60)) +
  circle(188, 206, 14, c.hi)

const easel =
  line('M200 44V70M140 250L184 78M260 250L216 78M200 200V246', darkWood, 9) +
  box(112, 62, 176, 130, 4, white) +
  shape('M112 192V154C140 130 164 160 190 138S250 130 288 152V192z', c.pop) +
  circle(246, 96, 18, gold) +
  circle(152, 104, 12, c.m) +
  box(104, 190, 192, 12, 5, wood)

const picture =
  line('M150 60L200 28L250 60', darkWood, 5) +
  box(84, 58, 232, 180, 6, wood) +
  box(100, 74, 200, 148, 2, c.hi) +
  circle(246, 116, 24, c.popl) +
  shape('M100 222V174L156 124L204 172L240 146L300 196V222z', c.pop) +
  shape('M100 222V200C150 182 240 208 300 190V222z', c.popd)

/** What one learns, writes and paints with. */
export const study = subjectsOf({
  pencil: [
    'product',
    'pen',
    205,
    45,
    'pencil, pen, pens, crayon, stationery, ballpoint, art supplies, fountain pen | write, writing, writer, draw, sketch, sketching, homework, drawing',
    inLight(pencil),
  ],
  notebook: [
    'product',
    'pen',
    205,
    16,
    'notebook, diary, diaries, journal, journaling, notepad, planner | logbook, note',
    onStand(notebook),
  ],
  flask: [
    'product',
    'bulb',
    200,
    165,
    'chemistry, science, lab, labs, experiment, laboratory, laboratories, test tube, chemical',
    onStand(flask, c.l),
  ],
  microscope: ['product', 'eye', 205, 190, 'microscope, bacteria | microbiolog', onStand(microscope)],
  globe: [
    'product',
    'globe',
    30,
    205,
    'globe, geography, earth, world, continent | climate, international, language, translation',
    inLight(globe),
  ],
  'graduation-cap': [
    'product',
    'book',
    215,
    42,
    'graduation, diploma, graduate, scholarship | certificate, exam, education',
    inLight(cap),
  ],
  blackboard: [
    'product',
    'school',
    30,
    150,
    'blackboard, whiteboard, tutor, math, maths, teaching | homeschool, arithmetic',
    onStand(blackboard),
  ],
  palette: [
    'product',
    'palette',
    200,
    20,
    'palette, watercolor, watercolour, oil paint, acrylic, art class | pigment, coloring, colouring',
    inLight(palette),
  ],
  easel: ['product', 'palette', 205, 12, 'easel, painter, art studio', onStand(easel)],
  picture: [
    'product',
    'image',
    205,
    14,
    'painting, picture frame, framed print, artwork, art print, poster, photo album, photo frame, art gallery, wallpaper pack | exhibition, frame',
    inLight(picture),
  ],
})
