import { box, circle, ellipse, leaf, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, own, white } from './ink.ts'
import { bothSides, onGrass } from './stages.ts'

const pink = own(350, 56, 78)
const darkPink = own(346, 48, 64)
const red = own(4, 70, 56)
const brown = own(24, 44, 44)
const darkBrown = own(20, 42, 28)
const grey = own(220, 12, 68)
const darkGrey = own(220, 12, 54)

/** A head from the front before a round of light: body below, then the head. */
const headBefore = (head: string): string => circle(200, 158, 136, c.popl) + head

const eyes = (x: number, y: number, size = 9): string =>
  bothSides(circle(x, y, size, black) + circle(x - 3, y - 3, size * 0.3, white))

const horse = onGrass(
  shape(
    'M104 250C108 190 132 150 168 122L178 76L196 44L206 70L220 42L226 78C256 100 286 146 298 180C304 200 284 214 264 202L218 168C222 200 234 226 242 250z',
    brown,
  ) +
    shape('M196 44C150 66 100 130 84 214L110 202L104 230L132 206C132 160 154 120 190 100z', darkBrown) +
    shape(
      'M298 180C304 200 284 214 264 202L254 194C266 190 280 178 284 160C290 168 296 174 298 180z',
      darkBrown,
    ) +
    shape('M222 84L244 104C240 124 246 150 254 166C240 150 226 116 222 84z', white) +
    circle(222, 110, 8, black),
)

const cow = headBefore(
  ellipse(200, 318, 100, 92, white) +
    bothSides(
      shape('M146 76C126 66 120 44 126 30C138 48 158 52 168 70z', own(40, 36, 76)) +
        shape('M140 96C108 82 84 96 78 116C98 134 128 130 146 116z', white) +
        ellipse(112, 110, 18, 9, pink),
    ) +
    shape('M136 84C160 66 240 66 264 84C274 130 262 170 250 190H150C138 170 126 130 136 84z', white) +
    shape('M136 84C152 72 178 70 190 78C198 118 178 158 144 168C134 140 130 112 136 84z', black) +
    eyes(164, 128, 11) +
    circle(164, 128, 15, white) +
    circle(164, 128, 10, black) +
    ellipse(200, 206, 66, 44, pink) +
    bothSides(ellipse(174, 200, 10, 13, darkPink)) +
    line('M176 230C190 238 210 238 224 230', darkPink, 5),
)

const sheep = onGrass(
  line('M148 206V250M176 212V250M238 212V250M264 206V250', black, 13) +
    [
      [120, 172, 34],
      [150, 138, 36],
      [196, 126, 38],
      [242, 136, 38],
      [280, 166, 36],
      [266, 196, 34],
      [220, 204, 36],
      [172, 206, 36],
      [134, 200, 34],
      [200, 168, 50],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, white))
      .join('') +
    shape(
      'M264 106C254 96 238 98 232 108C242 120 256 122 268 118zM338 106C348 96 362 98 368 108C358 120 346 122 334 118z',
      black,
    ) +
    shape('M262 112C262 92 340 92 340 112C342 150 326 184 301 184S260 150 262 112z', black) +
    circle(286, 92, 17, white) +
    circle(312, 88, 18, white) +
    circle(286, 126, 6, white) +
    circle(316, 126, 6, white),
)

const pig = headBefore(
  ellipse(200, 316, 104, 96, pink) +
    bothSides(shape('M150 104C134 66 110 58 92 66C88 98 104 130 132 138z', darkPink)) +
    ellipse(200, 160, 92, 82, pink) +
    eyes(158, 144, 10) +
    ellipse(200, 184, 42, 31, darkPink) +
    bothSides(ellipse(186, 184, 7, 11, own(344, 40, 44))) +
    line('M176 224C190 234 210 234 224 224', darkPink, 5),
)

const hen = onGrass(
  line('M178 224L172 250M224 224L230 250', gold, 8) +
    shape(
      'M66 116C84 104 96 112 104 128C112 112 132 112 140 132L150 204L110 196C84 180 66 146 66 116z',
      c.d,
    ) +
    shape(
      'M104 152C140 176 200 170 226 120C230 86 254 70 278 78C302 86 304 112 298 132C298 196 262 232 202 232C146 232 106 206 104 152z',
      white,
    ) +
    shape(
      'M146 166C176 186 216 182 240 166C240 200 216 216 190 214C166 212 148 194 146 166z',
      own(38, 30, 80),
    ) +
    shape('M246 78C240 54 258 48 264 62C270 44 290 46 288 62C302 56 312 70 298 86z', red) +
    shape('M300 106L334 118L299 128z', gold) +
    shape('M296 128C310 136 308 156 298 160C288 152 288 136 296 128z', red) +
    circle(278, 104, 7, black),
)

const duck =
  circle(200, 140, 116, c.popl) +
  box(-60, 214, 520, 152, 0, own(200, 50, 68)) +
  shape(
    'M66 150C100 172 160 164 194 150C206 130 204 98 230 84C262 68 296 90 294 124C292 144 280 152 282 170C286 210 240 236 184 236C118 236 76 204 66 150z',
    gold,
  ) +
  shape('M130 176C166 160 222 168 236 186C222 214 156 216 130 176z', own(38, 80, 52)) +
  shape('M288 106C306 102 328 108 340 118C326 132 306 134 290 132z', own(20, 84, 56)) +
  circle(258, 110, 8, black) +
  line('M30 236H120M150 262H300M290 238H390', white, 5)

const lion = headBefore(
  ellipse(200, 318, 92, 88, gold) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
      .map((lock) => leaf(200, 152, 132, 36, lock * (360 / 14), lock % 2 ? c.d : c.m))
      .join('') +
    bothSides(circle(136, 96, 20, gold)) +
    ellipse(200, 156, 76, 72, gold) +
    eyes(170, 142, 10) +
    ellipse(200, 190, 40, 28, own(40, 60, 86)) +
    shape('M184 166H216L200 186z', darkBrown) +
    line('M200 184V198M178 202C188 210 198 208 200 198C202 208 212 210 222 202', darkBrown, 5),
)

const elephant = headBefore(
  ellipse(200, 320, 104, 88, darkGrey) +
    bothSides(
      shape('M150 92C104 52 56 84 58 146C60 194 96 222 142 196z', grey) +
        shape('M142 110C112 86 82 104 82 146C82 178 108 196 136 180z', pink),
    ) +
    ellipse(200, 140, 74, 76, grey) +
    shape(
      'M168 150C166 210 170 250 186 272C202 286 226 272 222 254C214 260 208 252 212 236C220 210 232 190 232 150z',
      grey,
    ) +
    line('M176 196H222M178 216H216M182 236H210', darkGrey, 5) +
    shape(
      'M160 190C148 214 152 230 166 240C166 222 168 210 176 196zM240 190C252 214 248 230 234 240C234 222 232 210 224 196z',
      white,
    ) +
    eyes(158, 130, 9),
)

const bear = headBefore(
  ellipse(200, 318, 100, 92, brown) +
    bothSides(circle(130, 88, 30, brown) + circle(130, 90, 16, own(30, 46, 66))) +
    ellipse(200, 158, 94, 84, brown) +
    ellipse(200, 196, 46, 38, own(32, 46, 74)) +
    eyes(164, 142, 10) +
    ellipse(200, 178, 19, 14, black) +
    line('M200 190V204M178 208C188 216 198 214 200 204C202 214 212 216 222 208', black, 5),
)

const owl = headBefore(
  ellipse(200, 196, 94, 108, c.d) +
    shape('M112 126L108 62L164 92zM288 126L292 62L236 92z', c.d) +
    ellipse(200, 220, 62, 70, c.l) +
    line('M170 206q10 10 20 0t20 0t20 0M170 232q10 10 20 0t20 0t20 0M180 256q10 10 20 0t20 0', c.d, 5) +
    bothSides(
      circle(160, 136, 42, c.hi) +
        circle(164, 136, 22, gold) +
        circle(164, 136, 13, black) +
        circle(159, 131, 4, white),
    ) +
    shape('M186 152H214L200 182z', own(28, 80, 54)),
)

const fox = headBefore(
  ellipse(200, 318, 92, 90, own(22, 76, 54)) +
    bothSides(shape('M120 150L104 44L188 96z', own(22, 76, 54)) + shape('M128 116L120 72L156 96z', black)) +
    shape(
      'M104 142C124 92 276 92 296 142C290 186 240 230 200 238C160 230 110 186 104 142z',
      own(22, 76, 54),
    ) +
    bothSides(
      shape('M104 142C130 158 168 166 184 196C190 212 196 226 200 238C160 230 110 186 104 142z', white),
    ) +
    eyes(162, 152, 9) +
    ellipse(200, 226, 16, 12, black),
)

const dino = onGrass(
  shape(
    'M54 236C60 196 100 196 122 170C138 148 170 138 206 142C218 112 214 60 250 48C290 38 332 62 330 88C328 106 296 108 278 108C272 148 278 196 254 214V250H226V220H176V250H148V214C126 220 92 240 54 236z',
    c.pop,
  ) +
    shape('M122 170L134 144L150 154L166 128L182 144L200 122L210 142z', c.popd) +
    circle(284, 70, 7, black) +
    line('M300 92H322', c.popd, 4) +
    circle(196, 178, 9, c.popl) +
    circle(226, 188, 7, c.popl) +
    circle(160, 190, 7, c.popl),
)

/** Animals of farms, woods and zoos. */
export const largeAnimals = subjectsOf({
  horse: [
    'animal',
    'paw',
    200,
    42,
    'horse, pony, ponies, horse riding, equestrian, equine, foal, mare, stallion | riding, saddle',
    horse,
  ],
  cow: ['animal', 'paw', 140, 196, 'cow, cattle, bull, dairy farm | herd, livestock', cow],
  sheep: ['animal', 'paw', 200, 200, 'sheep, ewe, flock, goat', sheep],
  pig: ['animal', 'paw', 340, 190, 'pig, piglet, piggy, hog, swine', pig],
  chicken: [
    'animal',
    'paw',
    25,
    196,
    'hen, hens, poultry, chicken coop, chickens, rooster, cockerel, laying hen',
    hen,
  ],
  duck: ['animal', 'paw', 190, 196, 'duck, duckling, ducks, goose, geese, swan', duck],
  lion: ['animal', 'paw', 22, 46, 'lion, safari, zoo, tiger | savanna', lion],
  elephant: ['animal', 'paw', 210, 190, 'elephant', elephant],
  bear: ['animal', 'paw', 25, 180, 'bear, bears, panda, koala', bear],
  owl: ['animal', 'paw', 28, 215, 'owl, hawk, eagle, falcon', owl],
  fox: ['animal', 'paw', 22, 150, 'fox, foxes, wolf, wolves, wild animal', fox],
  dinosaur: ['animal', 'paw', 100, 140, 'dinosaur, dino, dragon, fossil', dino],
})
