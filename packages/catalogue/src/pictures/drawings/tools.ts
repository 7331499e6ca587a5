import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkSteel, darkWood, green, ink as c, own, steel, wood } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const hammer = turned(
  -42,
  200,
  150,
  box(190, 92, 20, 170, 8, wood) +
    box(188, 178, 24, 84, 10, c.pop) +
    shape(
      'M136 56H262C274 56 276 66 276 78V100H222V94H178V100H150C124 96 118 78 112 62C120 60 128 56 136 56z',
      darkSteel,
    ),
)

const wrench = turned(
  42,
  200,
  150,
  shape(
    'M188 108C160 98 152 66 170 44L188 72H212L230 44C248 66 240 98 212 108V214C228 222 232 246 214 258H186C168 246 172 222 188 214z',
    steel,
  ) + circle(200, 236, 9, c.hi),
)

const drill =
  shape('M148 140H206L220 244C221 250 216 252 210 252H152C144 252 140 246 142 238z', c.popd) +
  box(126, 226, 106, 26, 8, c.x) +
  shape('M96 78H238C252 78 258 90 258 110S252 144 238 144H96C84 144 78 132 78 111S84 78 96 78z', c.pop) +
  shape('M258 92H286L298 100V122L286 130H258z', darkSteel) +
  line('M298 111H356', steel, 9) +
  line('M104 96H150M104 111H150M104 126H150', c.popd, 6) +
  shape('M220 144H240L230 170L210 164z', c.x)

const bucket =
  line('M124 122C124 40 276 40 276 122', darkSteel, 7) +
  shape('M112 116H288L272 244H128z', steel) +
  shape('M119 172H281L274 228H126z', c.popl) +
  ellipse(200, 116, 88, 20, darkSteel) +
  ellipse(200, 114, 80, 15, c.pop) +
  shape('M128 116C132 150 140 170 150 170S158 150 166 150S172 196 182 196S192 150 202 130L128 116z', c.pop) +
  turned(
    36,
    290,
    150,
    box(284, 120, 16, 100, 6, wood) +
      box(266, 90, 52, 36, 4, darkSteel) +
      shape('M268 90V52C282 62 292 44 316 54V90z', c.popd),
  )

const roller =
  box(84, 62, 200, 66, 16, c.pop) +
  line('M284 94H318V146H210V178', darkSteel, 9) +
  box(194, 174, 32, 76, 12, c.x) +
  shape(
    'M84 112H284V142C270 132 262 160 248 142S220 132 208 150S184 134 164 146S120 130 108 148S84 140 84 112z',
    c.popl,
  )

const toolbox =
  line('M158 112V88C158 78 164 74 172 74H228C236 74 242 78 242 88V112', c.x, 13) +
  box(78, 110, 244, 134, 14, c.pop) +
  box(78, 110, 244, 44, 12, c.popd) +
  box(122, 140, 36, 30, 6, steel) +
  box(242, 140, 36, 30, 6, steel) +
  line('M98 196H302', c.popd, 6)

const saw =
  shape('M58 176L300 90V142L72 214C62 212 56 188 58 176z', steel) +
  shape(
    'M72 214L84 194L96 206L108 187L120 199L132 180L144 191L156 173L168 184L180 166L192 177L204 159L216 170L228 152L240 162L252 145L264 155L276 138L300 142L72 214z',
    darkSteel,
  ) +
  shape('M276 76C306 62 350 76 352 112C354 146 322 176 288 164L276 132z', wood) +
  shape('M296 96C312 90 330 98 330 114C330 132 314 142 298 138z', c.hi)

const spade =
  line('M200 62V160', wood, 15) +
  line('M170 56H230', darkWood, 16) +
  shape('M152 152H248V196C248 224 226 240 200 254C174 240 152 224 152 196z', steel) +
  line('M200 166V222', darkSteel, 6) +
  shape('M262 250C258 206 284 190 306 186C308 216 292 240 262 250z', green) +
  line('M262 250L290 208', own(128, 44, 32), 4)

const mower =
  line('M262 176L330 72H350', c.x, 11) +
  shape('M84 204C84 168 116 150 150 148H246C276 148 292 168 292 204z', c.pop) +
  box(142, 112, 86, 44, 12, c.x) +
  box(76, 196, 224, 22, 8, c.popd) +
  circle(110, 222, 26, black) +
  circle(110, 222, 12, c.popl) +
  circle(266, 222, 26, black) +
  circle(266, 222, 12, c.popl)

const gears =
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((tooth) => turned(tooth * 45, 168, 160, box(150, 72, 36, 176, 8, c.pop)))
    .join('') +
  circle(168, 160, 68, c.pop) +
  circle(168, 160, 30, c.hi) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((tooth) => turned(tooth * 45 + 20, 276, 98, box(265, 44, 22, 108, 6, c.x)))
    .join('') +
  circle(276, 98, 42, c.x) +
  circle(276, 98, 18, c.hi)

/** What one mends, builds and gardens with. */
export const tools = subjectsOf({
  tools: [
    'product',
    'tools',
    210,
    12,
    'tool, handyman, hammer, wrench, repair shop, spanner, screwdriver, craftsman, mechanic, plumber tool | repair, maintenance, fix, workshop, contractor, mend, technician',
    inLight(wrench + hammer),
  ],
  drill: ['product', 'tools', 205, 40, 'drill, power tool, cordless drill, jackhammer', inLight(drill)],
  'paint-bucket': [
    'product',
    'palette',
    205,
    12,
    'paint, paint bucket, wall paint, house painting, house painter, decorator | renovat, wallpaper, repaint',
    onStand(bucket),
  ],
  roller: ['product', 'palette', 205, 175, 'paint roller, wall color, wall colour | facade', inLight(roller)],
  toolbox: ['product', 'tools', 205, 8, 'toolbox, tool box, toolkit', onStand(toolbox)],
  saw: [
    'product',
    'tools',
    205,
    28,
    'saw, handsaw, lumber, timber, sawmill, woodcraft | carpentry, joiner',
    inLight(saw),
  ],
  spade: [
    'product',
    'leaf',
    30,
    120,
    'spade, shovel, gardening tool, gardener | compost, landscap, digging',
    onStand(spade),
  ],
  mower: ['product', 'leaf', 110, 8, 'lawn mower, lawnmower, lawn, mowing', onStand(mower)],
  gears: [
    'product',
    'settings',
    210,
    22,
    'gear wheel, engine, machine, machinery, cogwheel, factory, factories | manufactur, mechanical, automation, industr, engineer',
    inLight(gears),
  ],
})
