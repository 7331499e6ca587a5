import { box, circle, line, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, gold, ink as c, own, steel, white } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

const red = own(4, 74, 58)

const envelope =
  box(76, 86, 248, 156, 14, c.paper) +
  shape('M82 92L200 184L318 92z', c.popl) +
  line('M82 236L170 160M318 236L230 160M82 92L200 184L318 92', c.popd, 6) +
  circle(200, 178, 22, red) +
  shape(
    'M200 190C186 180 186 168 194 168C198 168 200 172 200 174C200 172 202 168 206 168C214 168 214 180 200 190z',
    white,
  )

const parcel =
  shape('M82 124L200 82L318 124L200 166z', own(32, 52, 72)) +
  shape('M82 124L200 166V260L82 216z', own(30, 48, 60)) +
  shape('M318 124L200 166V260L318 216z', own(28, 46, 50)) +
  shape('M128 108L246 150L272 141L154 98z', c.popl) +
  shape('M246 150L272 141V172L259 168L246 181z', c.pop) +
  box(100, 180, 40, 20, 2, white)

const newspaper = turned(
  -5,
  200,
  150,
  box(94, 58, 212, 186, 6, white) +
    box(112, 74, 176, 26, 3, black) +
    box(112, 112, 82, 62, 3, c.pop) +
    shape('M112 174V154L136 134L158 158L170 146L194 168V174z', c.popd) +
    line(
      'M206 118H286M206 134H286M206 150H276M206 166H286M112 192H190M112 208H190M112 224H170M206 192H286M206 208H286M206 224H264',
      steel,
      6,
    ),
)

const ticket = turned(
  -12,
  200,
  150,
  shape('M68 96H332V128A22 22 0 0 0 332 172V204H68V172A22 22 0 0 0 68 128z', c.pop) +
    line('M256 106V116M256 130V140M256 154V164M256 178V194', c.paper, 6) +
    shape('M152 112L162 138L190 140L168 158L176 186L152 170L128 186L136 158L114 140L142 138z', c.paper),
)

const clapper =
  box(82, 128, 236, 116, 10, c.x) +
  turned(
    -12,
    90,
    120,
    box(82, 84, 236, 36, 6, c.x) +
      shape(
        'M100 84H132L114 120H82zM164 84H196L178 120H146zM228 84H260L242 120H210zM292 84H318L306 120H274z',
        white,
      ),
  ) +
  shape(
    'M98 128H130L114 150H82zM162 128H194L178 150H146zM226 128H258L242 150H210zM290 128H318L306 150H274z',
    white,
  ) +
  line('M104 180H200M104 208H164', c.m, 8) +
  circle(264, 200, 24, c.pop) +
  shape('M256 186L280 200L256 214z', white)

const map =
  shape('M70 84L156 58L244 88L330 62V218L244 246L156 216L70 242z', own(100, 34, 74)) +
  shape('M156 58L244 88V246L156 216z', own(100, 30, 84)) +
  shape('M70 160C110 140 130 190 156 172V216L70 242z', own(205, 56, 74)) +
  line('M108 116C150 150 190 110 230 160S300 160 316 190', gold, 6) +
  shape('M236 128C218 104 204 88 204 68A32 32 0 0 1 268 68C268 88 254 104 236 128z', red) +
  circle(236, 68, 12, white)

const suitcase =
  line('M164 86V56H236V86', steel, 9) +
  box(122, 84, 156, 156, 18, c.pop) +
  line('M156 92V232M200 92V232M244 92V232', c.popd, 6) +
  box(122, 84, 156, 12, 6, c.popl) +
  circle(150, 244, 10, black) +
  circle(250, 244, 10, black) +
  turned(10, 258, 130, box(242, 116, 44, 58, 5, c.paper) + line('M252 134H276M252 148H268', c.d, 5))

const calendar =
  box(92, 66, 216, 178, 16, white) +
  shape('M92 112V82A16 16 0 0 1 108 66H292A16 16 0 0 1 308 82V112z', c.pop) +
  line('M148 52V82M252 52V82', c.x, 11) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2, 3]
        .map((day) => box(114 + day * 46, 128 + row * 38, 32, 26, 5, row === 1 && day === 2 ? c.pop : c.sky))
        .join(''),
    )
    .join('')

const clock =
  circle(200, 150, 100, c.x) +
  circle(200, 150, 86, white) +
  line('M200 150V90M200 150L244 174', c.x, 9) +
  [0, 1, 2, 3].map((quarter) => turned(quarter * 90, 200, 150, box(196, 70, 8, 16, 3, c.m))).join('') +
  circle(200, 150, 9, c.pop)

/** What is sent, read, shown and planned. */
export const papers = subjectsOf({
  envelope: [
    'product',
    'mail',
    205,
    345,
    'envelope, letter, mail, email, postcard, newsletter, invitation, love letter | rsvp',
    onStand(envelope),
  ],
  parcel: [
    'product',
    'box',
    200,
    12,
    'parcel, package, cardboard box, moving box, shipment, packaging, packing, delivery box, subscription box, shipping | box, unboxing, wholesale',
    onStand(parcel),
  ],
  newspaper: [
    'product',
    'book',
    205,
    200,
    'newspaper, news, magazine, headline, journalist | media, gazette, editorial, blog',
    inLight(newspaper),
  ],
  ticket: [
    'product',
    'ticket',
    210,
    345,
    'ticket, raffle, lottery, voucher, coupon, admission, event ticket, box office',
    inLight(ticket),
  ],
  clapper: [
    'product',
    'video',
    220,
    14,
    'film, movie, clapperboard, filmmaking, film set, video production, screenplay, documentary, documentaries | video, actor, director',
    onStand(clapper),
  ],
  map: [
    'product',
    'map',
    200,
    100,
    'map, road map, treasure map, hiking map, sightseeing, city map | route, location, itinerary, navigation, gps',
    inLight(map),
  ],
  suitcase: [
    'product',
    'bag',
    200,
    18,
    'suitcase, luggage, baggage, travel bag, packing list, trolley | trip, vacation, holiday, journey',
    onStand(suitcase),
  ],
  calendar: [
    'product',
    'calendar',
    210,
    8,
    'calendar, schedule, timetable, wall calendar, advent calendar, appointment book',
    onStand(calendar),
  ],
  clock: ['product', 'clock', 212, 8, 'clock, alarm clock, wall clock, stopwatch, timer', inLight(clock)],
})
