import type { Entity } from '../../entity.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { hallRows } from './plans-of-places.ts'
import { has } from '../../understand/searched.ts'

/** A house is not paid for when it is viewed. */
const mostDigits = 6

const peopleBooked = '2'

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

export const isHour = (text: string) => /^\d{1,2}:\d{2}$/.test(text)

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

/** Whether one books for some people at once. */
const isForSeveral = ({ app }: Scene): boolean =>
  has(
    ofSeveral,
    `${app.story ?? ''} ${app.description}`.replaceAll(/\b(?:laundry|wash(?:ing)?|drying) rooms?\b/gi, ''),
  )

const perHead =
  /^(?:an?|per|each) (?:seat|person|place|ticket|head|guest|adult|player|class|course|tour|trip)$/i

/** How many times what is booked is paid for: once for each who comes, where the price is one's. */
export const timesPaid = (scene: Scene): number =>
  scene.has('slots') && perHead.test(scene.entity.price?.caption ?? '') && isForSeveral(scene)
    ? Number(peopleBooked)
    : 1

const namedDay = /\b(?:Mon|Wednes|Thurs|Fri|Satur|Sun)day\b/
const namedHour = /\bat (?:six|seven|eight|nine|ten)\b/

/** What is said at the end of a booking, with the day that is chosen above in place of any other. */
export const saidOfBooking = (scene: Scene, title: string): string =>
  scene.has('slots') && !scene.app.language && scene.entity.price?.caption.includes('night') !== true
    ? title.replace(namedDay, 'Tuesday').replace(namedHour, 'on Tuesday')
    : title

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
      ...(isByNight || isOfPlace || isForSeveral(scene)
        ? [kit.input(isByNight ? 'Guests' : 'People', { kind: 'stepper', value: peopleBooked })]
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
