import { extraComponents } from '../extras.ts'
import type { Entity } from '../../entity.ts'
import type { ScreenParts } from '../kit.ts'
import { ownName } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { composeMyCard } from './my-card.ts'
import { isHour } from './slots.ts'
import { composeWaiting } from './waiting.ts'

/** A library card, a badge, a ski pass: it is of who holds it. */
const held = /\b(?:card|badge|(?<!boarding )pass|key)$/i

/** What a pass says: that of its holder, of the card it shows the code of, or of a seat. */
interface Pass {
  overline?: string
  title: string
  text: string
  stats: { value: string; title: string }[]
  show: string
  /** What stands below the code; absent: a number. */
  code?: string
}

/** Who holds a card: the same as on their own page. */
function holderOf(scene: Scene): string {
  const { app, entity } = scene
  const own = scene.find('profile')
  return ownName(app.contentSeed, own ? scene.entityOf(own) : entity)
}

/** What one holds for longer than a visit, by what it is called; without a title it is that of who holds it. */
const keptPasses: readonly (readonly [called: RegExp, pass: Pass])[] = [
  [
    /\bkey$/i,
    {
      title: 'Room 214',
      text: 'Valid until check-out on Saturday, 11:00',
      stats: [
        { value: '214', title: 'Door' },
        { value: '2nd', title: 'Floor' },
        { value: 'Open', title: 'Lift and gate' },
      ],
      show: 'Hold it to the lock',
    },
  ],
  [
    held,
    {
      title: '',
      text: 'Valid until 31 December 2027',
      stats: [
        { value: 'Valid', title: 'Status' },
        { value: '4081', title: 'Number' },
        { value: '2024', title: 'Since' },
      ],
      show: 'Hold it to the reader',
    },
  ],
]

const isHandedOn =
  /\bshar(?:e|es|ing)\b[^.;]{0,60}\bqr\b|\bqr codes?\b[^.;]{0,40}\b(?:swap|share|exchange)|\b(?:as|through|by) (?:an? )?qr\b/i
const hasSeats =
  /\b(?:tickets?|seats?|entry|entrance|events?|concerts?|boarding|bookings?|reservations?|check-?in|members(?:hip)?)\b/i

function passOf(scene: Scene): Pass {
  const { entity, screen, app } = scene
  const first = entity.samples[0]
  if (entity.id === 'coin-payment')
    return {
      title: entity.figures[0] ? `${entity.figures[0].value} ${entity.figures[0].title}` : '',
      text: entity.hero.text,
      stats: entity.figures.map(({ value, title }) => ({ value, title })),
      show: 'Let the sender scan it',
      code: 'bc1q4x…7k9f',
    }
  const [, kept] = keptPasses.find(([called]) => called.test(screen.name)) ?? []
  if (kept)
    return { overline: screen.name, ...kept, ...(kept.title === '' ? { title: holderOf(scene) } : {}) }
  if (entity.use === screen.name || /\b(?:pick-?up|collection)\b/i.test(screen.name))
    return {
      title: first?.title ?? entity.one,
      text: first?.subtitle ?? '',
      stats: entity.facts.slice(0, 3).map(({ value, title }) => ({ value, title })),
      show: /\bcode\b/i.test(screen.name) ? 'Show at the counter' : 'Show at the till',
    }
  // What one gives or signs in for has no seat.
  if (entity.id === 'donation-date')
    return {
      title: entity.one,
      text: first?.title ?? '',
      stats: entity.facts.slice(0, 3).map(({ value, title }) => ({ value, title })),
      show: 'Show at the desk',
    }
  // A ferry leaves when it says.
  const [leaves] = [first?.value, first?.time].filter((each) => isHour(each ?? ''))
  if (/^departure|^ferry|^sailing/.test(entity.id) && first && leaves)
    return {
      overline: 'Thursday 26 Nov',
      title: first.title,
      text: first.subtitle?.replace(/, (?:on time|\d+ min late)$/, '') ?? '',
      stats: [
        { value: '2', title: 'People' },
        { value: 'C 14', title: 'Place' },
        { value: leaves, title: 'Leaves' },
      ],
      show: 'Show when you board',
    }
  // What others get by scanning it has no seat.
  if (isHandedOn.test(app.description) && !hasSeats.test(app.description))
    return {
      title: entity.many,
      text: entity.figures
        .slice(0, 2)
        .map(({ value, title }) => `${value} ${title.toLowerCase()}`)
        .join(', '),
      stats: entity.figures.slice(0, 3).map(({ value, title }) => ({ value, title })),
      show: 'Let others scan it',
    }
  const begins = beginsAt(entity)
  return {
    overline: first?.overline ?? `Thursday 26 Nov, ${begins}`,
    title: first?.title ?? entity.one,
    text: first?.subtitle ?? 'Doors open half an hour before',
    stats: [
      { value: '2', title: 'People' },
      // Nobody has a seat on a walk.
      ...(isSeated.test(app.description) || !entity.fields.some(({ kind }) => kind === 'time')
        ? [{ value: 'C 14', title: 'Place' }]
        : []),
      { value: begins, title: 'Time' },
    ],
    show: 'Show at the door',
  }
}

const isSeated =
  /\b(?:seats?|seating|rows?|theat(?:re|er)s?|cinemas?|stadiums?|concerts?|opera|plays?|recitals?|shows?|halls?|flights?|planes?|trains?|bus(?:es)?|coach(?:es)?|ferr(?:y|ies)|boats?|match(?:es)?|circus|musicals?|screenings?)\b/i
const hourIn = /(?<!doors at )\b(\d{1,2}:\d{2})\b/

/** When the first of the things begins: as its row says, else as its form does. */
function beginsAt({ samples, fields }: Entity): string {
  const { time, overline, subtitle } = samples[0] ?? {}
  const said = [time, overline, subtitle].map((line) => hourIn.exec(line ?? '')?.[1]).find(Boolean)
  return said ?? fields.find(({ kind, value }) => kind === 'time' && isHour(value))?.value ?? '19:30'
}

/** A pass one shows at the door, or at the till. */
export function composeTicket(scene: Scene): ScreenParts {
  const { kit, screen, entity, app } = scene
  if (entity.id === 'business-card') return composeMyCard(scene)
  if (entity.id === 'counter-order') return composeWaiting(scene)
  const { stats, show, code = 'KW-4182-19', ...pass } = passOf(scene)
  const said = `${screen.keys?.join(' ') ?? ''} ${app.description}`
  const isBarcode = /\bbar ?codes?\b/i.test(said) && !/\bqr\b/i.test(said)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, subtitle: screen.subtitle }),
    ),
    body: [
      kit.hero(pass),
      kit.list('stats', 'Pass', stats, { columns: stats.length === 2 ? 2 : 3 }),
      kit.card(
        [
          kit.image(isBarcode ? 'Barcode' : 'QR code', {
            keyword: isBarcode ? 'barcode' : 'qr code',
            width: isBarcode ? 260 : 170,
            height: isBarcode ? 120 : 170,
            align: 'center',
          }),
          kit.text('caption', code, { align: 'center' }),
        ],
        { title: show },
      ),
      ...extraComponents(scene),
      ...(scene.has('map')
        ? [
            kit.button('How to get there', {
              variant: 'secondary',
              full: true,
              icon: 'pin',
              action: scene.to('map'),
            }),
          ]
        : []),
      kit.button('Back to the start', {
        variant: 'ghost',
        full: true,
        action: scene.to('home', 'browse') ?? { kind: 'back' },
      }),
    ],
  }
}
