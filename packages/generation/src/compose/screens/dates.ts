import { type Entity, hasPictures, type Sample } from '../../entity.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { daysSaid, isBeyondMonth, weekdaysSaid } from '../dates-said.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { addBelow, barActions, barProperties, type Scene } from '../scene.ts'
import { composeMyCard } from './my-card.ts'
import { hallRows } from './plans-of-places.ts'
import { shortcuts } from './shortcuts.ts'
import { isTickedHere, ticklist } from './ticklist.ts'
import { composeWaiting } from './waiting.ts'

/** A house is not paid for when it is viewed. */
const mostDigits = 6
const times = ['09:00', '11:30', '14:00', '17:30', '19:00']
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** It says itself when it is. */
const isDay = /^(?:today|tomorrow|tonight|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?)\b/i
const hour = /^\d{1,2}:\d{2}$/
/** "14:00 to 22:00" */
const fromHour = /(?:^|[ ,])(\d{1,2}:\d{2}) (?:to|–) \d{1,2}:\d{2}\b/

/** What is on, in the order of the day; what has no time of day is listed without one, under another title. */
function agenda(scene: Scene, titles?: { timed: string; untimed: string }): ComponentNode {
  const { kit, entity } = scene
  const action = scene.to('detail', 'form', 'ticket')
  // What is on another day has no hour here.
  const today = entity.samples.filter(({ time }) => hour.test(time ?? ''))
  const samples = today.length > 2 ? today.slice(0, 4) : samplesFrom(entity, 0, 4)
  const isOfToday = samples.every(({ time }) => hour.test(time ?? ''))
  // What says its day is on no other, and nobody books four of them for today.
  if (!isOfToday && !scene.app.language && titles) {
    if (daysSaid(entity)) return dayRows(scene, samples, titles.untimed)
    if (scene.has('slots')) return bookedRows(scene, titles.untimed)
  }
  const isTimed = isOfToday || entity.fields.some(({ kind }) => kind === 'time')
  const list = (layout: string, title: string | undefined, items: Loose[]) =>
    kit.list(layout, title ?? 'Plan', items, title === undefined ? {} : { title })
  if (!isTimed) return list('rows', titles?.untimed, rowItems(entity, samples, action))
  const items: Loose[] = samples
    .map((sample, index) => ({
      sample,
      time: hour.test(sample.time ?? '')
        ? sample.time
        : (fromHour.exec(sample.subtitle ?? '')?.[1] ?? times[index]),
    }))
    .sort((one, other) =>
      (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en'),
    )
    .map(({ sample, time }, index) => ({
      time,
      title: sample.title,
      subtitle: sample.subtitle ?? sample.overline,
      now: index === 1 ? true : undefined,
      action,
    }))
  return list('agenda', titles?.timed, items)
}

/** Whether the things have hours of today. */
const isToday = ({ samples }: Entity): boolean =>
  samples.filter(({ time }) => hour.test(time ?? '')).length > 2

/** Things that say their day, each with it. */
function dayRows(scene: Scene, samples: readonly Sample[], title: string): ComponentNode {
  const { kit, entity } = scene
  const rows = samples.map(({ overline, ...sample }) => ({
    ...sample,
    subtitle: [isDay.test(overline ?? '') ? overline : undefined, sample.subtitle]
      .filter(Boolean)
      .join(' · '),
  }))
  return kit.list('rows', title, rowItems(entity, rows, scene.to('detail', 'form', 'ticket')), { title })
}

const bookedDays = ['Fri 20 Nov', 'Tue 24 Nov', 'Fri 27 Nov']
const bookedOn = [20, 24, 27]

/** Three of the things that are booked in the app, each on a day of its own. */
function bookedRows(scene: Scene, title: string): ComponentNode {
  const { kit, entity } = scene
  const isEvening = /\b(?:restaurants?|tables?|dinners?|concerts?|theatres?)\b/i.test(scene.app.description)
  const hourOf = isEvening ? '19:30' : (entity.fields.find(({ kind }) => kind === 'time')?.value ?? '10:00')
  const rows = samplesFrom(entity, 0, bookedDays.length).map(
    ({ badge: _badge, value: _value, time: _time, progress: _progress, ...sample }, index) => ({
      ...sample,
      subtitle: `${bookedDays[index]}, ${hourOf}`,
    }),
  )
  return kit.list('rows', title, rowItems(entity, rows, scene.to('detail', 'form', 'ticket')), { title })
}

/** A month with its days, and what is on. */
export function composeCalendar(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const actions = barActions(scene, ['plus', entity.add, 'form'], ['bell', 'Notifications', 'notifications'])
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? 'November 2026',
        actions,
      }),
    ),
    body: [
      kit.card([
        kit.date('November', {
          variant: 'month',
          month: '2026-11-19',
          selected: 19,
          marked:
            daysSaid(entity) ??
            (scene.has('slots') && !scene.app.language && !isToday(entity)
              ? bookedOn
              : [3, 6, 12, 19, 20, 24, 27]),
        }),
      ]),
      ...extraComponents(scene),
      agenda(scene, { timed: 'Thursday 19', untimed: isBeyondMonth(entity) ? 'Coming up' : 'This month' }),
      ...addBelow(scene, actions),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A week: what is planned for which day. */
export function composeWeek(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const actions = barActions(scene, ['plus', entity.add, 'form'], ['list', 'List', 'checklist'])
  const planned = samplesFrom(entity, 0, 5)
  const open = scene.to('detail', 'form')
  const isPictured = hasPictures(entity)
  const list = scene.to('checklist')
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? `${planned.length} ${entity.many.toLowerCase()} planned`,
        actions,
      }),
    ),
    body: [
      kit.date('Week', { variant: 'week', selected: 3, marked: weekdaysSaid(entity) ?? [0, 1, 2, 3, 4] }),
      ...extraComponents(scene),
      isPictured
        ? kit.list(
            'rows',
            'Plan',
            planned.map((sample, index) => ({
              image: sample.image,
              title: sample.title,
              subtitle: isDay.test(sample.overline ?? '')
                ? sample.overline
                : [week[index], sample.overline].filter(Boolean).join(' · '),
              chevron: true,
              action: open,
            })),
          )
        : isTickedHere(scene)
          ? ticklist(scene)
          : agenda(scene),
      kit.banner('spark', 'accent', entity.tip.title, entity.tip.text),
      ...(list
        ? [
            kit.button(`Open ${(scene.find('checklist')?.name ?? 'list').toLowerCase()}`, {
              variant: 'secondary',
              full: true,
              icon: 'list',
              action: list,
            }),
          ]
        : addBelow(scene, actions)),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Booked for several at once. */
const ofSeveral =
  /\b(?:tables?|restaurants?|guests?|persons?|people|seats?|tickets?|rooms?|hotels?|tours?|groups?|families|courts?|boats?|spots?|places?|escape|party|parties|visitors|travellers|travelers|passengers|participants)\b/i

interface Hours {
  hours: string[]
  selected: number
  /** Places of those nobody can choose any more. */
  taken: number[]
  /** What begins then does so for all who come. */
  isShown?: true
}

const isHour = (text: string) => /^\d{1,2}:\d{2}$/.test(text)

/** The hours one can choose: when a film is shown where each says so, else those of a day or an evening. */
function hoursOf({ id, fields }: Entity): Hours {
  const shown = fields.find(({ options }) => options.length > 1 && options.every(isHour))
  if (shown)
    return {
      hours: shown.options,
      selected: Math.max(0, shown.options.indexOf(shown.value)),
      taken: [],
      isShown: true,
    }
  return /^(?:dining-place|town-restaurant)$/.test(id)
    ? { hours: ['18:00', '18:45', '19:00', '19:30', '20:15', '21:00'], selected: 3, taken: [0, 4] }
    : { hours: ['09:00', '09:45', '11:30', '14:00', '15:15', '17:30'], selected: 3, taken: [0, 4] }
}

/** A day and a free time; where one stays, the first and the last day. */
export function composeSlots(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const isByNight = entity.price?.caption.includes('night') === true
  // What one has for days has a first and a last one.
  const isByDay =
    !isByNight &&
    !scene.app.language &&
    ['From', 'To'].every((name) =>
      entity.fields.some((field) => field.name === name && field.kind === 'date'),
    )
  const free = hoursOf(entity)
  // A table is none of the dishes.
  const isOfPlace = /\btable\b/i.test(screen.name)
  const priced =
    !isOfPlace && entity.price && entity.price.value.replaceAll(/\D/g, '').length < mostDigits
      ? entity.price
      : undefined
  // "Special wishes" are written where one books.
  const wish = screen.extras.flatMap((extra) =>
    extra.kind === 'field' && extra.field.kind === 'long' ? [extra.field.name] : [],
  )[0]
  return {
    header: kit.header(
      screen.title ?? 'When?',
      barProperties(scene, {
        subtitle: screen.subtitle ?? (isOfPlace ? undefined : entity.samples[0]?.title),
      }),
    ),
    body: [
      ...(isByNight
        ? [kit.date('Nights', { variant: 'month', month: '2026-12-10', range: [10, 13] })]
        : isByDay
          ? [
              kit.date('From and to', { variant: 'month', month: '2026-12-10', range: [10, 14] }),
              kit.row(
                [
                  kit.date('Pick-up at', { variant: 'time', value: '9:00' }),
                  kit.date('Return at', { variant: 'time', value: '18:00' }),
                ],
                { equal: true },
              ),
            ]
          : [
              kit.date('Day', {
                variant: 'month',
                month: '2026-11-24',
                selected: 24,
                marked: [19, 20, 25, 27],
              }),
              kit.date(free.isShown ? 'Times' : 'Free times', {
                variant: 'slots',
                slots: free.hours,
                selected: free.selected,
                unavailable: free.taken,
              }),
            ]),
      ...(isByNight ||
      isOfPlace ||
      ofSeveral.test(
        // One washes for oneself, in a room as anywhere.
        `${scene.app.story ?? ''} ${scene.app.description}`.replaceAll(
          /\b(?:laundry|wash(?:ing)?|drying) rooms?\b/gi,
          '',
        ),
      )
        ? [kit.input(isByNight ? 'Guests' : 'People', { kind: 'stepper', value: '2' })]
        : []),
      ...(entity.id === 'screening' ? seatPlan(scene) : []),
      ...extraComponents({
        ...scene,
        screen: { ...screen, extras: screen.extras.filter((extra) => extra.kind !== 'field') },
      }),
      kit.input(wish ?? 'Message', { kind: 'multiline', placeholder: 'Anything we should know', height: 80 }),
    ],
    foot: kit.footer([
      kit.row(
        [
          priced
            ? kit.text('stat', priced.value, { caption: priced.caption })
            : isByDay
              ? kit.text('stat', '4 days', { caption: '10 to 14 December' })
              : kit.text('stat', free.hours[free.selected] ?? '14:00', { caption: 'Tue 24 November' }),
          kit.button('Confirm', {
            action: (scene.has('cart') ? undefined : scene.to('checkout')) ??
              scene.to('confirmed', 'checkout', 'ticket', 'calendar', 'home') ?? { kind: 'back' },
          }),
        ],
        { justify: 'between' },
      ),
    ]),
  }
}

/** The hall with its seats, and how many one has chosen. */
const seatPlan = ({ kit }: Scene): ComponentNode[] => [
  kit.section('Seats', [
    kit.card(
      hallRows.map((row) =>
        kit.row(
          row.split(' ').map((seat) => kit.text('label', seat, { align: 'center' })),
          { equal: true, gap: 2 },
        ),
      ),
    ),
    kit.text('body', '□ free, ■ taken, ● selected'),
  ]),
  kit.list('stats', 'Selected', [
    { value: '2', title: 'Seats, C 4 and C 5' },
    { value: '€ 22', title: 'Total price' },
  ]),
]

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

/** What one holds for longer than a visit, by what it is called. */
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
      title: 'Lea Brandt',
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

function passOf({ entity, screen, app }: Scene): Pass {
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
  if (kept) return { overline: screen.name, ...kept }
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
  return {
    overline: first?.overline ?? 'Thursday 26 Nov, 19:30',
    title: first?.title ?? entity.one,
    text: first?.subtitle ?? 'Doors open half an hour before',
    stats: [
      { value: '2', title: 'People' },
      { value: 'C 14', title: 'Place' },
      { value: '19:30', title: 'Time' },
    ],
    show: 'Show at the door',
  }
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
      kit.list('stats', 'Pass', stats, { columns: 3 }),
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
