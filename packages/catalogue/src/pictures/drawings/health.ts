import { box, circle, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, ink as c, own, steel, white } from './ink.ts'
import { bothSides, inLight, onStand, turned } from './stages.ts'

const red = own(4, 74, 58)

const capsule = (angle: number, x: number, y: number): string =>
  turned(
    angle,
    x,
    y,
    box(x - 46, y - 20, 92, 40, 20, c.paper) +
      shape(`M${x} ${y - 20}H${x + 26}A20 20 0 0 1 ${x + 26} ${y + 20}H${x}z`, c.pop) +
      line(`M${x - 28} ${y - 9}H${x + 26}`, white, 5),
  )

const pills =
  box(112, 92, 104, 150, 16, own(28, 84, 58)) +
  box(112, 134, 104, 72, 0, white) +
  shape('M156 146H172V162H188V178H172V194H156V178H140V162H156z', red) +
  box(104, 62, 120, 38, 8, white) +
  line('M122 66V96M140 66V96M158 66V96M176 66V96M194 66V96', steel, 4) +
  capsule(-30, 270, 200) +
  circle(250, 148, 20, white) +
  line('M240 148H260', c.l, 4)

const tooth =
  shape(
    'M200 82C226 56 290 62 290 122C290 158 272 172 266 208C262 236 250 250 240 246C224 240 228 190 200 190S176 240 160 246C150 250 138 236 134 208C128 172 110 158 110 122C110 62 174 56 200 82z',
    white,
  ) +
  shape('M132 116C134 94 148 84 166 86C150 96 144 110 144 130C138 130 132 126 132 116z', c.sky) +
  line('M180 88C190 98 210 98 222 88', c.l, 5) +
  shape('M310 62Q314 80 332 84Q314 88 310 106Q306 88 288 84Q306 80 310 62z', white)

const stethoscope =
  line('M142 60C128 60 124 74 126 92C128 136 150 160 184 160S240 136 242 92C244 74 240 60 226 60', c.x, 11) +
  circle(144, 60, 9, steel) +
  circle(224, 60, 9, steel) +
  line('M184 160C184 214 210 240 246 236C284 230 288 204 284 180', c.x, 11) +
  circle(282, 160, 28, steel) +
  circle(282, 160, 17, c.pop)

const kit =
  line('M160 100V82C160 74 166 70 174 70H226C234 70 240 74 240 82V100', c.x, 13) +
  box(94, 98, 212, 146, 22, red) +
  box(94, 98, 212, 24, 12, own(4, 62, 48)) +
  circle(200, 176, 50, white) +
  shape('M186 142H214V162H234V190H214V210H186V190H166V162H186z', red)

const syringe = turned(
  42,
  200,
  150,
  line('M200 20V74', steel, 6) +
    box(182, 66, 36, 22, 4, steel) +
    box(168, 84, 64, 118, 10, white) +
    box(168, 134, 64, 68, 10, c.pop) +
    line('M176 104H198M176 122H198M176 140H198M176 158H198', c.x, 4) +
    box(154, 198, 92, 14, 6, c.x) +
    line('M200 212V244', steel, 12) +
    box(172, 242, 56, 14, 6, c.x),
)

const heart =
  shape(
    'M200 244C110 186 82 146 90 108C100 62 166 54 200 104C234 54 300 62 310 108C318 146 290 186 200 244z',
    red,
  ) +
  line('M92 152H156L174 122L200 184L222 138L234 152H306', white, 9) +
  shape('M116 108C122 92 138 84 152 88C136 96 128 108 126 124C118 122 114 116 116 108z', own(4, 80, 80))

const brain =
  bothSides(
    shape(
      'M196 72C172 44 128 62 128 94C96 98 86 142 112 156C98 188 124 216 152 208C160 232 190 232 196 214z',
      c.pop,
    ) +
      line(
        'M172 92C160 100 160 116 172 122M136 124C150 124 158 134 156 148M142 184C152 172 168 174 174 186M178 150C184 160 190 160 196 156',
        c.popd,
        7,
      ),
  ) + line('M200 70V218', c.popd, 6)

const eye =
  shape('M64 150C110 86 290 86 336 150C290 214 110 214 64 150z', white) +
  circle(200, 150, 54, c.pop) +
  circle(200, 150, 54, c.popd, '.3') +
  circle(200, 150, 28, black) +
  circle(184, 134, 11, white) +
  line('M64 150C110 86 290 86 336 150', c.x, 11)

const pressure =
  box(92, 92, 136, 104, 20, c.d) +
  box(106, 106, 108, 62, 8, own(120, 20, 86)) +
  line('M122 124H168M122 146H154M184 124v24', black, 8) +
  circle(124, 182, 6, c.pop) +
  line('M228 150C290 140 286 196 262 204', c.x, 9) +
  shape('M226 206C226 186 296 186 300 212C304 240 232 252 226 206z', c.pop)

const crutchPlaster = turned(
  -30,
  200,
  150,
  box(70, 110, 260, 82, 41, own(26, 60, 74)) +
    box(152, 110, 96, 82, 0, own(28, 56, 86)) +
    [
      [172, 130],
      [200, 130],
      [228, 130],
      [172, 151],
      [200, 151],
      [228, 151],
      [172, 172],
      [200, 172],
      [228, 172],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, own(26, 50, 62)))
      .join(''),
)

const vitamins =
  shape('M132 244V112L152 78H248L268 112V244z', c.m) +
  box(144, 50, 112, 34, 8, white) +
  box(132, 128, 136, 82, 0, white) +
  circle(200, 168, 27, own(34, 88, 58)) +
  circle(200, 168, 20, own(40, 90, 72)) +
  line('M200 148V188M180 168H220M186 154L214 182M214 154L186 182', own(34, 88, 58), 3)

const thermometer = turned(
  40,
  200,
  150,
  box(180, 30, 40, 180, 20, white) +
    line('M200 96V220', red, 12) +
    circle(200, 230, 32, white) +
    circle(200, 230, 22, red) +
    line('M208 60H218M208 84H218M208 108H218M208 132H218M208 156H218', steel, 4),
)

const wheelchair =
  circle(186, 186, 56, c.paper) +
  outline(186, 186, 56, black, 11, '1') +
  outline(186, 186, 36, steel, 4, '1') +
  circle(292, 226, 18, black) +
  line('M132 82H152L166 170H256L286 214M166 124H236', c.x, 12) +
  box(156, 152, 92, 22, 10, c.pop) +
  box(146, 84, 22, 76, 10, c.pop)

/** What one is healed and kept well with. */
export const health = subjectsOf({
  pills: [
    'product',
    'pill',
    195,
    215,
    'pill, medicine, medication, pharmacy, pharmacies, pharmacist, drug store, painkiller, capsule, antibiotic | prescription, drug',
    onStand(pills, c.l),
  ],
  tooth: [
    'product',
    'smile',
    195,
    205,
    'tooth, teeth, dentist, dental, tooth brush, toothbrush, orthodont | braces',
    inLight(tooth, c.l),
  ],
  stethoscope: [
    'product',
    'stethoscope',
    200,
    205,
    'stethoscope, doctor visit, medical, clinic, physician, checkup, check-up, health check | nurse, nursing, patient',
    inLight(stethoscope),
  ],
  'first-aid': [
    'product',
    'heart',
    200,
    4,
    'first aid, medical kit, rescue, red cross, ambulance service | caregiv',
    onStand(kit),
  ],
  syringe: [
    'product',
    'drop',
    200,
    190,
    'syringe, vaccine, vaccination, injection, insulin, jab, blood test | diabet, immuniz',
    inLight(syringe),
  ],
  heart: [
    'product',
    'heart',
    350,
    4,
    'heart rate, heartbeat, cardiolog, heart, blood donor, donation, donate, charity, charities | volunteer, charitable',
    inLight(heart),
  ],
  brain: [
    'product',
    'brain',
    210,
    345,
    'brain, neurolog, psycholog, memory game, brain training | psychiatr, therap',
    inLight(brain),
  ],
  eye: ['product', 'eye', 30, 205, 'eye, eyes, eye test, eyesight, ophthalmolog', inLight(eye, c.l)],
  'blood-pressure': [
    'product',
    'heart',
    205,
    195,
    'blood pressure, blood sugar, glucose meter | glucose',
    onStand(pressure),
  ],
  plaster: ['product', 'heart', 195, 30, 'plaster, band aid, bandage, wound', inLight(crutchPlaster)],
  vitamins: ['product', 'pill', 140, 35, 'vitamin, supplement, protein powder', onStand(vitamins, c.l)],
  thermometer: [
    'product',
    'sun',
    200,
    4,
    'thermometer, fever, cold symptom | flu',
    inLight(thermometer, c.l),
  ],
  wheelchair: [
    'product',
    'user',
    205,
    190,
    'wheelchair, disability, mobility aid, care home',
    onStand(wheelchair),
  ],
})
