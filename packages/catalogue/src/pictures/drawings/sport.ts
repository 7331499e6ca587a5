import { box, circle, ellipse, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, own, steel, white, wood } from './ink.ts'
import { bothSides, inLight, onGrass, onStand, turned } from './stages.ts'

const orange = own(24, 84, 56)

const dumbbell = turned(
  -18,
  200,
  160,
  box(110, 148, 180, 22, 8, steel) +
    bothSides(
      box(94, 102, 34, 114, 10, c.pop) + box(66, 118, 30, 82, 9, c.popd) + box(52, 144, 18, 30, 6, black),
    ),
)

const ballShadow = ellipse(200, 246, 74, 10, own(118, 40, 46))

const football = onGrass(
  ballShadow +
    circle(200, 150, 92, white) +
    shape('M200 112L236 138L222 180H178L164 138z', black) +
    shape(
      'M172 63C190 57 210 57 228 63L200 82zM110 132C114 114 122 98 134 86L140 120L114 146zM290 132C286 114 278 98 266 86L260 120L286 146zM130 208C138 220 148 228 160 234L164 204L138 194zM270 208C262 220 252 228 240 234L236 204L262 194z',
      black,
    ) +
    line('M200 112V82M236 138L260 120M222 180L236 204M178 180L164 204M164 138L140 120', black, 5),
)

const basketball = onStand(
  circle(200, 146, 94, orange) +
    line('M106 146H294M200 52V240M134 80C172 112 172 180 134 212M266 80C228 112 228 180 266 212', black, 6) +
    circle(166, 108, 13, own(30, 90, 72), '.7'),
)

const tennis = inLight(
  turned(
    36,
    180,
    150,
    box(170, 196, 20, 96, 8, c.x) +
      line('M158 166L180 206L202 166', c.pop, 10) +
      ellipse(180, 106, 66, 82, c.pop) +
      ellipse(180, 106, 54, 70, c.paper) +
      line(
        'M140 60V152M160 42V170M180 36V176M200 42V170M220 60V152M128 86H232M126 106H234M128 126H232M138 146H222M138 66H222',
        steel,
        3,
      ),
  ) +
    circle(296, 204, 34, own(70, 74, 58)) +
    line('M272 182C290 190 300 212 294 236M312 174C302 190 310 212 328 216', white, 5),
)

const golf = onGrass(
  line('M214 60V236', white, 7) +
    shape('M214 58L300 88L214 118z', c.pop) +
    ellipse(214, 238, 34, 8, black) +
    circle(142, 230, 17, white) +
    circle(136, 226, 2.5, steel) +
    circle(146, 232, 2.5, steel),
)

const glove =
  box(142, 184, 116, 60, 14, c.popl) +
  box(142, 200, 116, 14, 0, c.popd) +
  shape('M138 192C116 148 116 86 150 68C188 48 266 52 286 94C300 126 286 168 258 192z', c.pop) +
  line('M204 108H268', c.popd, 8) +
  shape(
    'M146 118C124 106 106 122 112 148C118 176 150 186 178 174C194 166 192 148 180 144C166 140 158 126 146 118z',
    c.popd,
  )

const trophy =
  line('M140 84H104C104 132 122 152 152 152M260 84H296C296 132 278 152 248 152', gold, 13) +
  shape('M136 60H264C264 140 244 178 200 182C156 178 136 140 136 60z', gold) +
  shape('M152 68H172C172 116 178 146 190 166C164 156 152 116 152 68z', own(46, 90, 78)) +
  box(188, 178, 24, 36, 0, own(36, 70, 46)) +
  box(148, 210, 104, 34, 8, c.x) +
  box(172, 220, 56, 12, 4, gold) +
  shape('M212 92L220 110L240 112L225 125L230 145L212 134L194 145L199 125L184 112L204 110z', white)

const medal =
  shape('M138 40H182L222 140L186 154zM262 40H218L178 140L214 154z', c.pop) +
  shape('M182 40L200 86L218 40H262L240 100L214 154L178 140L160 96L138 40z', c.popd, '.5') +
  circle(200, 184, 60, own(36, 70, 46)) +
  circle(200, 182, 58, gold) +
  outline(200, 182, 44, own(46, 90, 78), 5, '1') +
  shape('M200 150L210 172L234 174L216 190L222 214L200 201L178 214L184 190L166 174L190 172z', white)

const bow =
  circle(200, 148, 96, white) +
  circle(200, 148, 76, c.m) +
  circle(200, 148, 54, c.pop) +
  circle(200, 148, 30, gold) +
  line('M200 148L306 60', wood, 8) +
  shape('M300 40L330 34L326 64L306 72L296 60z', c.popd)

const volley =
  circle(200, 150, 96, white) +
  shape('M200 150C190 110 204 74 236 61C266 74 286 98 294 130C260 122 226 130 200 150z', c.pop) +
  shape('M200 150C230 180 234 216 212 245C178 248 148 238 126 212C158 204 186 184 200 150z', c.m) +
  shape('M200 150C162 156 132 148 106 122C112 94 132 68 162 60C164 92 176 124 200 150z', gold) +
  line('M236 61C204 74 190 110 200 150C164 162 130 150 104 128M200 150C234 184 232 216 212 245', c.x, 4)

const bowlingPin =
  shape(
    'M200 44C222 44 226 68 220 92C214 120 240 150 240 194C240 222 232 238 226 244H174C168 238 160 222 160 194C160 150 186 120 180 92C174 68 178 44 200 44z',
    white,
  ) +
  line('M183 96H217M182 108H218', own(4, 74, 58), 7) +
  circle(272, 204, 40, c.pop) +
  circle(262, 190, 6, black) +
  circle(280, 186, 6, black) +
  circle(272, 204, 6, black)

const jumpRope =
  box(132, 62, 22, 84, 10, c.pop) +
  box(246, 62, 22, 84, 10, c.pop) +
  line('M143 146C120 270 280 270 257 146', c.x, 9) +
  line('M136 86H150M136 104H150M250 86H264M250 104H264', c.popl, 5)

/** What one plays and trains with, and wins. */
export const sport = subjectsOf({
  dumbbell: [
    'product',
    'dumbbell',
    215,
    12,
    'dumbbell, weightlifting, kettlebell, gym equipment, barbell, sports equipment',
    inLight(dumbbell),
  ],
  football: [
    'product',
    'target',
    195,
    200,
    'football, soccer, soccer ball, ball, futsal, sport club | goalkeeper, referee, league, sport',
    football,
  ],
  basketball: ['product', 'target', 205, 24, 'basketball | streetball', basketball],
  tennis: [
    'product',
    'target',
    200,
    12,
    'tennis, racket, badminton, padel, squash court, table tennis, ping pong, pickleball',
    tennis,
  ],
  golf: ['product', 'flag', 200, 8, 'golf, golf course, golfer, minigolf', golf],
  glove: [
    'product',
    'dumbbell',
    210,
    4,
    'boxing, boxing glove, kickboxing, martial art, mma | karate, judo',
    onStand(glove),
  ],
  trophy: [
    'product',
    'trophy',
    215,
    45,
    'trophy, trophies, champion, tournament, leaderboard | award, achievement, contest, competition, prize, winner',
    onStand(trophy),
  ],
  medal: ['product', 'trophy', 205, 350, 'medal, badge, gold medal | honour, honor', inLight(medal)],
  target: [
    'product',
    'target',
    205,
    4,
    'archery, target, dart, darts, bullseye, shooting range, goal setting',
    inLight(bow),
  ],
  volleyball: [
    'product',
    'target',
    200,
    210,
    'volleyball, handball, beach ball, water polo',
    inLight(volley, c.l),
  ],
  bowling: ['product', 'target', 210, 250, 'bowling, skittles', onStand(bowlingPin, c.l)],
  'jump-rope': ['product', 'run', 205, 340, 'jump rope, skipping rope, resistance band', onStand(jumpRope)],
})
