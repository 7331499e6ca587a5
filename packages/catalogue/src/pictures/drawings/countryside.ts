import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { darkWood, gold, ink as c, own, steel, white } from './ink.ts'
import { turned, outside } from './stages.ts'

const glass = own(205, 50, 80)

const barn = outside(
  shape('M96 136L132 88L200 62L268 88L304 136V246H96z', own(6, 60, 48)) +
    line('M88 142L128 90L200 60L272 90L312 142', white, 10) +
    box(160, 170, 80, 76, 0, own(6, 56, 38)) +
    line('M160 170H240V246M160 246V170L240 246M240 170L160 246', white, 7) +
    box(182, 104, 36, 34, 2, own(6, 56, 30)) +
    box(318, 110, 46, 136, 6, steel) +
    shape('M318 112A23 23 0 0 1 364 112z', c.m),
)

const windmill = outside(
  shape('M166 132H234L252 246H148z', white) +
    shape('M162 134C166 108 234 108 238 134z', c.popd) +
    box(186, 206, 28, 40, 3, c.x) +
    box(188, 160, 24, 24, 3, glass) +
    turned(
      20,
      200,
      122,
      [0, 90, 180, 270]
        .map((angle) =>
          turned(angle, 200, 122, line('M200 122V34', darkWood, 5) + box(202, 38, 24, 64, 2, c.pop)),
        )
        .join('') + circle(200, 122, 9, darkWood),
    ),
)

const solar = outside(
  shape('M88 150L132 88H300L332 150z', c.popd) +
    shape('M128 142L156 96H286L308 142z', own(222, 56, 34)) +
    line('M196 96L182 142M240 96L244 142M142 119H298', own(210, 60, 74), 4) +
    box(104, 150, 212, 94, 0, white) +
    box(128, 172, 44, 40, 3, glass) +
    box(196, 172, 40, 72, 3, c.pop) +
    box(258, 172, 40, 40, 3, glass) +
    circle(318, 70, 30, gold) +
    line('M318 24V34M364 70H354M352 36L344 44M352 104L344 96', gold, 6),
)

const wheat = outside(
  [0, 1, 2, 3, 4]
    .map((stalk) => {
      const x = 104 + stalk * 48
      const foot = 280
      const top = 92 + ((stalk * 3) % 4) * 12
      let ear = line(`M${x} ${foot}V${top}`, own(42, 60, 46), 6)
      for (let grain = 0; grain < 5; grain += 1)
        ear +=
          leaf(x, top + 30 + grain * 18, 34, 10, -32, gold) +
          leaf(x, top + 30 + grain * 18, 34, 10, 32, own(38, 76, 50))
      return ear + leaf(x, top + 16, 34, 9, 0, gold)
    })
    .join(''),
)

const factory = outside(
  box(96, 72, 34, 174, 2, c.m) +
    box(96, 86, 34, 12, 0, white) +
    circle(118, 58, 17, white) +
    circle(144, 44, 22, white) +
    circle(176, 34, 15, white) +
    shape('M130 246V148L188 112V148L246 112V148L304 112V246z', c.pop) +
    [148, 202, 256].map((x) => box(x, 172, 32, 26, 2, glass)).join('') +
    box(196, 212, 44, 34, 2, c.x),
)

const tower = outside(
  shape('M176 246L184 110H216L224 246z', white) +
    shape('M182 144H218L220 174H180zM178 206H222L224 236H177z', own(4, 74, 56)) +
    box(172, 104, 56, 12, 4, c.x) +
    box(184, 74, 32, 32, 2, gold) +
    shape('M178 76L200 52L222 76z', own(4, 74, 56)) +
    shape('M216 82L330 60V112L216 98z', own(48, 90, 80), '.7') +
    ellipse(200, 250, 70, 14, steel),
)

/** What stands and grows in the country. */
export const countryside = subjectsOf({
  barn: ['home', 'leaf', 200, 40, 'barn, farm, farmhouse, ranch, ranches, farmer | rural, agriculture', barn],
  windmill: ['home', 'leaf', 200, 24, 'windmill, wind turbine, wind energy', windmill],
  solar: ['home', 'sun', 200, 14, 'solar panel, solar, photovoltaic, green energy, renewable', solar],
  wheat: ['home', 'leaf', 200, 40, 'wheat, grain, barley, crops, cereal', wheat],
  factory: [
    'home',
    'building',
    205,
    16,
    'industrial plant, power plant, warehouse, factory building, air quality, stock room | emission',
    factory,
  ],
  lighthouse: ['home', 'wave', 200, 4, 'lighthouse, beacon', tower],
})
