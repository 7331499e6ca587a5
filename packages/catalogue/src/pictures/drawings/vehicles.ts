import { box, circle, ellipse, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, own, steel } from './ink.ts'
import { onRoad, wheel } from './stages.ts'

const glass = own(200, 40, 88)
const redLight = own(4, 78, 56)

/** The lower half of a car, its wheels, lights and handles; the roof goes first. */
const carBody =
  shape(
    'M52 210C50 182 60 168 92 164L124 158H276C312 160 344 170 348 198L350 214C350 222 346 226 338 226H64C56 226 53 220 52 210z',
    c.pop,
  ) +
  shape('M52 204H349L350 214C350 222 346 226 338 226H64C56 226 53 220 52 210z', c.popd) +
  box(330, 180, 18, 14, 7, c.paper) +
  box(53, 182, 14, 18, 6, redLight) +
  line('M204 162V216M150 178h18M222 178h18', c.popd, 4) +
  wheel(118, 220, 32) +
  wheel(284, 220, 32)

const sedan =
  shape('M96 166L132 116C140 106 150 102 164 102H226C242 102 252 106 262 116L300 166z', c.pop) +
  shape(
    'M120 160L146 122C150 116 156 114 164 114H196V160zM208 114H226C236 114 244 117 250 124L280 160H208z',
    glass,
  ) +
  carBody

const suv =
  line('M112 84H262', black, 7) +
  shape('M72 172V112C72 98 80 90 94 90H250C264 90 272 94 280 104L316 166z', c.pop) +
  shape(
    'M90 158V116C90 108 94 104 102 104H140V158zM152 104H206V158H152zM218 104H248C256 104 262 107 267 114L292 158H218z',
    glass,
  ) +
  carBody

const convertible =
  line('M240 160L218 112', black, 8) +
  shape('M246 158L224 116L228 112L280 158z', glass) +
  box(128, 128, 30, 44, 12, c.x) +
  box(184, 132, 28, 40, 12, c.x) +
  shape('M60 168C80 150 112 150 130 162z', c.x) +
  carBody

const van =
  shape(
    'M58 226C52 226 50 222 50 214V96C50 82 58 74 72 74H252C270 74 282 82 292 96L322 142C344 148 352 160 352 182V212C352 222 346 226 336 226z',
    c.pop,
  ) +
  shape('M50 196H352V212C352 222 346 226 336 226H58C52 226 50 222 50 214z', c.popd) +
  shape('M232 92H252C264 92 272 98 278 106L302 144H232z', glass) +
  box(334, 172, 18, 18, 7, c.paper) +
  box(50, 164, 12, 26, 4, redLight) +
  line('M214 78V196M228 160h18', c.popd, 4) +
  box(74, 96, 118, 62, 10, c.popl) +
  wheel(118, 220, 32) +
  wheel(286, 220, 32)

const truck =
  box(36, 66, 196, 152, 8, c.paper) +
  box(36, 66, 196, 26, 8, c.popl) +
  line('M84 104V206M134 104V206M184 104V206', c.popl, 4) +
  shape(
    'M240 218V112C240 102 246 96 256 96H304C318 96 326 102 332 114L354 160C358 168 360 174 360 182V218z',
    c.pop,
  ) +
  shape('M264 114H302C310 114 314 118 318 126L334 160H264z', glass) +
  box(28, 210, 336, 18, 6, c.x) +
  box(344, 184, 18, 16, 6, gold) +
  wheel(86, 224, 28) +
  wheel(150, 224, 28) +
  wheel(304, 224, 28)

const bus =
  box(38, 68, 324, 156, 22, c.pop) +
  box(38, 176, 324, 48, 12, c.popd) +
  box(54, 88, 218, 66, 10, glass) +
  shape('M286 88H344C348 88 350 92 350 98V196H286z', glass) +
  line('M108 88V154M163 88V154M218 88V154M318 88V196', c.popd, 6) +
  box(344, 198, 18, 14, 6, gold) +
  box(38, 160, 236, 8, 0, c.popl) +
  wheel(108, 222, 30) +
  wheel(252, 222, 30)

const taxi =
  box(168, 80, 62, 24, 7, c.paper) +
  box(180, 88, 38, 8, 4, c.x) +
  sedan +
  line('M92 190H332', black, 9) +
  `<path d="M96 190H330" stroke="${c.paper}" stroke-width="9" stroke-dasharray="9 9"/>` +
  wheel(118, 220, 32) +
  wheel(284, 220, 32)

const ambulance =
  box(196, 60, 44, 18, 8, own(212, 80, 56)) +
  shape(
    'M58 226C52 226 50 222 50 214V96C50 82 58 74 72 74H252C270 74 282 82 292 96L322 142C344 148 352 160 352 182V212C352 222 346 226 336 226z',
    c.paper,
  ) +
  box(50, 178, 302, 16, 0, redLight) +
  shape('M232 92H252C264 92 272 98 278 106L302 144H232z', glass) +
  shape('M122 92H142V112H162V132H142V152H122V132H102V112H122z', redLight) +
  box(338, 172, 14, 18, 6, gold) +
  wheel(118, 220, 32) +
  wheel(286, 220, 32)

const tractor =
  line('M276 132V84', black, 9) +
  shape('M226 132H322C334 132 340 140 340 152V202H200V140z', c.pop) +
  line('M296 148h28M296 162h28M296 176h28', c.popd, 5) +
  shape('M122 74H226V86H218L228 176H120z', c.popd) +
  shape('M136 88H206L212 142H132z', glass) +
  box(110, 66, 128, 14, 6, c.x) +
  circle(134, 188, 62, black) +
  circle(134, 188, 36, gold) +
  circle(134, 188, 12, black) +
  circle(304, 214, 36, black) +
  circle(304, 214, 20, gold) +
  circle(304, 214, 7, black)

const digger =
  line('M236 150L292 82L346 152', gold, 18) +
  shape('M322 148L366 150L356 200C336 206 318 196 314 182z', steel) +
  shape('M98 190V110C98 98 106 90 118 90H186C196 90 202 94 206 104L232 168V190z', gold) +
  shape('M150 106H182C186 106 188 108 190 112L208 156H150z', glass) +
  box(84, 186, 168, 22, 8, c.x) +
  box(76, 206, 190, 40, 20, black) +
  circle(98, 226, 11, steel) +
  circle(144, 226, 11, steel) +
  circle(192, 226, 11, steel) +
  circle(242, 226, 11, steel)

const steeringWheel =
  circle(200, 152, 100, black) +
  circle(200, 152, 78, c.hi) +
  shape('M124 134H276L280 166H240C232 176 216 184 214 228H186C184 184 168 176 160 166H120z', black) +
  ellipse(200, 152, 34, 26, c.pop)

/** What drives on four wheels and more. */
export const vehicles = subjectsOf({
  car: [
    'product',
    'car',
    12,
    205,
    'car, automobile, sedan, auto repair, car part, ride share, test drive | vehicle, hatchback, motor, carpool, rideshare, dealership, carwash',
    onRoad(sedan),
  ],
  suv: [
    'product',
    'car',
    160,
    215,
    'suv, jeep, 4x4, offroad, off road, station wagon, estate car, family car | crossover, minivan',
    onRoad(suv),
  ],
  convertible: [
    'product',
    'car',
    200,
    352,
    'convertible, cabrio, cabriolet, sports car, roadster, vintage car, classic car, race car | supercar, oldtimer',
    onRoad(convertible),
  ],
  van: [
    'product',
    'truck',
    205,
    40,
    'van, minibus, camper van, campervan, motorhome, delivery van | courier, shuttle, caravan, delivery',
    onRoad(van),
  ],
  truck: [
    'product',
    'truck',
    30,
    215,
    'truck, lorry, pickup | haul, fleet, logistic, trucker, cargo',
    onRoad(truck),
  ],
  bus: ['product', 'train', 205, 12, 'bus, coach trip, bus stop, public transport', onRoad(bus)],
  taxi: ['product', 'car', 215, 46, 'taxi, cab, cabs, taxi ride, ride hailing | chauffeur', onRoad(taxi)],
  ambulance: ['product', 'truck', 205, 4, 'ambulance, paramedic', onRoad(ambulance)],
  tractor: ['product', 'truck', 100, 132, 'tractor, farm machine | harvester, agricultur', onRoad(tractor)],
  digger: [
    'product',
    'tools',
    200,
    40,
    'digger, excavator, bulldozer, construction site | construction, backhoe, crane',
    onRoad(digger),
  ],
  steering: [
    'product',
    'car',
    215,
    12,
    'steering wheel, driving lesson, driving school | driv',
    circle(200, 150, 126, c.sky) + steeringWheel,
  ],
})
