import { circle, ellipse, leaf, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, green, ink as c, own, white, wood } from './ink.ts'
import { bothSides, inLight, onGrass, onStand, turned } from './stages.ts'

const pink = own(350, 56, 76)

/** Of heads like those of dogs and cats: the ground they are seen before. */
const headBefore = (head: string): string => circle(200, 158, 136, c.popl) + head

const eyes = (x: number, y: number, size = 10): string =>
  bothSides(circle(x, y, size, black) + circle(x - 3, y - 3, size * 0.3, white))

const rabbit = headBefore(
  ellipse(200, 306, 84, 84, c.sky) +
    bothSides(
      `<g transform="rotate(-10 164 100)">${ellipse(164, 70, 25, 66, c.sky) + ellipse(164, 76, 12, 48, pink)}</g>`,
    ) +
    ellipse(200, 176, 80, 72, c.sky) +
    bothSides(ellipse(178, 206, 26, 22, white)) +
    eyes(160, 164, 11) +
    shape('M188 184H212L200 198z', pink) +
    line('M200 198V210', black, 4) +
    shape('M191 216H209V232H191z', white) +
    bothSides(line('M166 200L126 192M166 206L126 212', c.m, 3)),
)

const hamster = headBefore(
  ellipse(200, 310, 96, 92, c.l) +
    bothSides(circle(136, 104, 30, c.l) + circle(136, 106, 17, pink)) +
    ellipse(200, 168, 98, 80, c.l) +
    shape('M200 88C230 88 236 132 200 158C164 132 170 88 200 88z', white) +
    bothSides(ellipse(150, 200, 46, 38, white)) +
    eyes(158, 148, 12) +
    ellipse(200, 172, 13, 10, pink) +
    line('M200 182V194M184 198C190 206 198 204 200 194C202 204 210 206 216 198', black, 4) +
    bothSides(line('M152 190L112 182M152 200L112 204', c.d, 3)),
)

const bird =
  line('M60 246C140 236 260 250 348 228', wood, 13) +
  line('M178 226V244M204 226V244', gold, 6) +
  leaf(314, 232, 46, 13, -20, green) +
  leaf(328, 230, 42, 12, 40, green) +
  shape('M252 176L344 138L332 196L258 214z', c.popd) +
  shape(
    'M112 126C112 84 144 62 176 62C222 62 236 104 262 142C286 182 262 232 198 232C142 232 112 182 112 126z',
    c.pop,
  ) +
  shape('M118 154C140 156 176 172 190 230C146 228 118 196 118 154z', c.paper) +
  shape('M176 140C214 122 254 146 276 190C240 216 192 202 176 140z', c.popd) +
  shape('M114 106L70 122L114 132z', gold) +
  circle(148, 106, 9, black) +
  circle(145, 103, 3, white)

const parrot =
  line('M60 236H340', wood, 14) +
  shape('M206 214L238 296L256 288L236 206z', c.d) +
  shape(
    'M142 104C142 64 170 46 198 46C244 46 266 96 266 150C266 206 240 240 206 240C166 240 142 190 142 104z',
    c.pop,
  ) +
  shape('M196 126C240 110 274 158 252 234C214 232 186 180 196 126z', c.m) +
  shape('M214 176C238 176 256 196 252 234C230 232 216 210 214 176z', gold) +
  circle(170, 92, 24, white) +
  circle(172, 90, 9, black) +
  shape('M148 84C112 84 110 116 124 138C130 122 142 118 156 116z', black) +
  line('M184 234V246M214 234V246', black, 8)

const butterfly =
  bothSides(
    shape('M196 142C176 78 104 44 76 72C52 98 84 158 194 158z', c.pop) +
      shape('M194 156C124 156 90 192 106 226C124 258 186 232 196 168z', c.popd) +
      circle(112, 98, 14, c.popl) +
      circle(140, 122, 8, c.paper) +
      circle(138, 206, 12, c.popl),
  ) +
  bothSides(line('M198 108C190 84 176 72 164 68', black, 5)) +
  ellipse(200, 160, 10, 58, black) +
  circle(200, 106, 12, black)

const bee = turned(
  -10,
  200,
  160,
  shape('M318 168L350 174L318 184z', black) +
    turned(-24, 176, 104, ellipse(176, 88, 32, 56, white)) +
    turned(22, 238, 104, ellipse(236, 90, 30, 52, c.hi)) +
    ellipse(206, 170, 118, 70, gold) +
    shape(
      'M182 102C198 99 214 99 228 101V239C214 241 198 241 182 238zM260 110C274 115 288 122 298 131V209C288 218 274 225 260 230z',
      black,
    ) +
    shape('M138 113C96 126 88 150 88 170S96 214 138 227C120 190 120 150 138 113z', black) +
    circle(120, 156, 9, white) +
    line('M104 126C96 108 84 100 70 98M124 118C118 98 108 88 96 84', black, 6),
)

const ladybird =
  leaf(84, 264, 170, 46, 66, green) +
  bothSides(line('M150 130L118 110M138 168L102 166M146 204L114 224', black, 8)) +
  circle(200, 92, 32, black) +
  bothSides(line('M190 66L178 46', black, 5)) +
  circle(200, 162, 76, c.pop) +
  line('M200 88V238', black, 7) +
  bothSides(
    circle(166, 132, 14, black) +
      circle(154, 178, 12, black) +
      circle(182, 206, 11, black) +
      circle(186, 84, 6, white),
  )

const turtle = onGrass(
  shape('M100 206C76 204 62 216 58 226C80 236 110 232 122 224z', green) +
    shape('M130 210L118 246H152L160 216zM248 216L256 246H290L280 210z', green) +
    shape('M284 190C296 140 352 138 354 178C354 202 330 214 290 216z', green) +
    circle(332, 170, 6, black) +
    shape('M96 210C96 132 140 92 196 92S296 132 296 210z', c.pop) +
    shape('M196 110L232 138L222 178H170L160 138z', c.popd) +
    shape(
      'M142 140L154 178L132 200H110C112 172 124 152 142 140zM250 140L238 178L260 200H284C282 172 270 152 250 140zM168 190H224L236 206H156z',
      c.popd,
    ) +
    shape('M84 204H308C312 218 300 226 290 226H102C92 226 80 218 84 204z', c.popl),
)

const goldfish =
  shape('M112 84H288C330 108 336 196 286 244H114C64 196 70 108 112 84z', own(198, 56, 84)) +
  shape(
    'M84 128C140 116 200 140 316 126C330 172 316 216 286 244H114C84 216 72 172 84 128z',
    own(198, 56, 72),
  ) +
  ellipse(200, 84, 90, 12, white) +
  shape(
    'M98 226C150 212 250 212 302 226C298 234 292 240 286 244H114C108 240 102 234 98 226z',
    own(40, 46, 70),
  ) +
  shape('M132 178C152 146 210 146 232 178L268 154V202L232 180C210 212 152 210 132 178z', c.pop) +
  shape('M174 156C190 136 214 140 220 164z', c.popd) +
  line('M176 166q10 12 0 26', c.popl, 5) +
  circle(154, 172, 6, black) +
  circle(116, 146, 6, white) +
  circle(128, 122, 8, white) +
  leaf(286, 228, 70, 10, -6, green) +
  leaf(274, 230, 50, 9, -22, green)

const paw =
  ellipse(200, 196, 58, 46, c.pop) +
  bothSides(
    turned(-24, 124, 138, ellipse(124, 142, 24, 33, c.pop)) +
      turned(-8, 170, 96, ellipse(170, 98, 25, 36, c.pop)),
  ) +
  shape('M148 190C158 156 242 156 252 190z', c.popd, '.35')

const bone =
  '<g transform="rotate(-24 200 170)">' +
  shape(
    'M124 150C98 118 70 150 96 170C70 190 98 222 124 190H276C302 222 330 190 304 170C330 150 302 118 276 150z',
    white,
  ) +
  '</g>'
const petFood =
  bone +
  shape('M106 172H294L316 236H84z', c.pop) +
  shape('M106 172H294L298 186H102z', c.popd) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((bit) => circle(124 + bit * 25, 164 - (bit % 2) * 10, 15, bit % 2 ? wood : own(26, 50, 48)))
    .join('') +
  ellipse(200, 212, 26, 15, c.popl)

const snail = onGrass(
  shape(
    'M70 236C110 210 200 214 268 220C292 212 296 180 304 158C322 150 344 160 342 184C336 222 312 244 270 244H84z',
    own(40, 40, 72),
  ) +
    line('M312 160L304 130M332 162L338 132', own(40, 40, 60), 6) +
    circle(190, 156, 74, c.pop) +
    outline(190, 156, 54, c.popd, 9, '1') +
    outline(190, 156, 30, c.popd, 9, '1') +
    circle(190, 156, 10, c.popd) +
    circle(330, 182, 5, black),
)

/** Pets, birds and what flutters. */
export const smallAnimals = subjectsOf({
  rabbit: ['animal', 'paw', 32, 150, 'rabbit, bunny, bunnies, hare, guinea pig', rabbit],
  hamster: ['animal', 'paw', 30, 190, 'hamster, gerbil, mouse trap, rodent, mice, ferret', hamster],
  bird: [
    'animal',
    'paw',
    200,
    12,
    'bird, sparrow, birdwatching, songbird, canary, canaries, birder, budgie | pigeon, finch, wildlife, ornitholog',
    inLight(bird),
  ],
  parrot: ['animal', 'paw', 200, 4, 'parrot, cockatoo, macaw, parakeet', inLight(parrot)],
  butterfly: ['animal', 'leaf', 200, 26, 'butterfly, butterflies, moth | caterpillar', inLight(butterfly)],
  bee: [
    'animal',
    'flower',
    100,
    45,
    'bee, honey bee, beehive, bumblebee, wasp, hive, beekeep, apiar | pollinat',
    inLight(bee, c.l),
  ],
  ladybird: [
    'animal',
    'leaf',
    190,
    6,
    'ladybird, ladybug, beetle, insect, bug hunt | bugs, spider',
    inLight(ladybird),
  ],
  turtle: ['animal', 'paw', 190, 32, 'turtle, tortoise, reptile | lizard, gecko', turtle],
  'goldfish-bowl': ['animal', 'fish', 30, 22, 'fish bowl, pet fish, tropical fish, betta', onStand(goldfish)],
  paw: ['animal', 'paw', 40, 18, 'pet, pets, paw, veterinar, vet, animal shelter, animal', inLight(paw)],
  'pet-food': [
    'product',
    'paw',
    200,
    12,
    'pet food, dog food, cat food, pet shop, pet store, dog treat | kibble, bone',
    onStand(petFood, c.l),
  ],
  snail: ['animal', 'leaf', 150, 28, 'snail, slug', snail],
})
