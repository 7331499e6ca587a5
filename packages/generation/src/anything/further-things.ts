import { defineEntity, type Entity } from '../entity.ts'
import type { Content } from './content.ts'

const people = ['Lea Brandt', 'Omar Haddad', 'Kim Osei', 'Ana Petrova', 'Iris Chen', 'Tomás Rey']
const prices = ['€ 45', '€ 120', '€ 18', '€ 64', '€ 240', '€ 32']
const offers = [
  'Very good, 600 m',
  'Like new, 1.2 km',
  'With a scratch, 2 km',
  'Good, sent by post',
  'Rare, 3 km',
  'Good, collect today',
]
const swaps = [
  'For a smaller one, 600 m',
  'For two others, 1.2 km',
  'For the green one, 2 km',
  'Make an offer, 2.4 km',
  'For the same, but older, 3 km',
  'For help on Saturday',
]
const until = [
  'until Sun 22 Nov',
  'until Fri 4 Dec',
  'was due on Mon 16 Nov',
  'until Tue 24 Nov',
  'back on Sat 14 Nov',
  'until 19 Dec',
]
const states = ['Lent', 'Lent', 'Overdue', 'Lent', 'Back', 'Lent']
const tones = ['primary', 'primary', 'danger', 'primary', 'success', 'primary']
const bookings = [
  'Thu 19 Nov, 18:00 to 20:00',
  'Fri 20 Nov, 19:00 to 21:00',
  'Sat 21 Nov, 10:00 to 12:00',
  'Tue 24 Nov, 18:00 to 19:30',
  'Thu 26 Nov, 20:00 to 22:00',
  'Sat 28 Nov, 15:00 to 17:00',
]

const rowsOf = (head: string, cells: (index: number) => readonly string[]): string =>
  [head, ...[0, 1, 2, 3, 4, 5].map((index) => cells(index).join(' | '))].join('\n')
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
const titleAt = ({ samples }: Entity, index: number) => samples[index % samples.length]?.title ?? ''
const leadOf = ({ samples }: Entity) => (samples.every(({ image }) => image) ? 'image' : 'icon')
const leadAt = ({ samples, icon }: Entity, index: number) =>
  (samples.every(({ image }) => image) ? samples[index % samples.length]?.image : undefined) ?? icon

/** The things as they are sold, or swapped where no money is asked. */
export function offered({ item }: Content, isSwap: boolean): Entity {
  const noun = item.one.toLowerCase()
  return defineEntity({
    id: `${item.id}-offer`,
    one: item.one,
    many: item.many,
    words: noun,
    icon: item.icon,
    groups: 'New, Nearby, By post',
    fields: `
      Title | text | ${titleAt(item, 0)}
      ${isSwap ? 'Swap for | text | A smaller one' : 'Price | money | € 45'}
      Condition | choice | Very good | Like new, Very good, Good, Worn
      Pick up | place | Linden lane 4
      Photo | photo | ${leadOf(item) === 'image' ? leadAt(item, 0) : 'camera'}
      Description | long | ${item.about}`,
    samples: rowsOf(`${leadOf(item)} | title | subtitle${isSwap ? '' : ' | value'}`, (index) => [
      leadAt(item, index),
      titleAt(item, index),
      at(isSwap ? swaps : offers, index),
      ...(isSwap ? [] : [at(prices, index)]),
    ]),
    about: item.about,
    facts: `Very good | Condition\n600 m | Away\n14 | Looked`,
    figures: `148 | ${item.many}\n12 | New today`,
    ...(isSwap ? {} : { price: '€ 45 | to collect' }),
    hero: `New this morning | ${titleAt(item, 0)} | ${at(isSwap ? swaps : offers, 0)} | Have a look`,
    tip: `Twelve new ${item.many.toLowerCase()} today | Three of them within a kilometre`,
    trend: `New a week | 48 | +6`,
    add: isSwap ? `Offer ${noun}` : `Sell ${noun}`,
    use: isSwap ? 'Offer a swap' : 'Message seller',
  })
}

/** The things as they are lent: who has which until when. */
export function lent({ item, many }: Content): Entity {
  return defineEntity({
    id: `${item.id}-loan`,
    one: item.one,
    many: item.many,
    words: item.one.toLowerCase(),
    icon: item.icon,
    groups: 'Lent, Overdue, Back',
    fields: `
      Which | text | ${titleAt(item, 0)}
      Who has it | person | ${at(people, 0)}
      Lent on | date | Mon 9 Nov
      Due back | date | Sun 22 Nov
      Deposit | money | € 20
      Condition | choice | Good | Good, Worn, Damaged
      Remind | switch | yes
      Notes | long | Rings when it takes longer`,
    samples: rowsOf(`${leadOf(item)} | title | subtitle | badge | tone`, (index) => [
      leadAt(item, index),
      titleAt(item, index),
      `${at(people, index)}, ${at(until, index)}`,
      at(states, index),
      at(tones, index),
    ]),
    about: `${at(people, 0)} has it since Monday and brings it back on Sunday. A reminder goes out the day before.`,
    facts: 'Sun 22 | Due back\n10 | Days out\nGood | Condition',
    figures: `5 | Lent\n1 | Overdue\n18 | ${item.many}`,
    hero: `Overdue | ${titleAt(item, 2)} | ${at(people, 2)}, ${at(until, 2)} | Send a reminder`,
    tip: `Five of 18 ${many} are out | One is overdue since Monday`,
    trend: 'Lent this month | 14 | +3',
    add: `Lend ${item.one.toLowerCase()}`,
    use: 'It is back',
  })
}

/** One thing that goes from one person to the next: who had it how long. */
export function handed({ item }: Content): Entity {
  const thing = item.one.toLowerCase()
  return defineEntity({
    id: `${item.id}-holder`,
    one: 'Hand-over',
    many: 'Hand-overs',
    words: thing,
    icon: item.icon,
    groups: 'This month, This year',
    fields: `
      Goes to | person | ${at(people, 0)}
      From | person | ${at(people, 1)}
      Date | date | Mon 16 Nov
      For | text | Best idea of the week
      Photo | photo | camera
      Notes | long | Stands on the window sill`,
    samples: rowsOf('avatar | title | subtitle | value', (index) => [
      at(people, index),
      at(people, index),
      at(
        [
          'Has it since Mon 16 Nov',
          'Mon 9 to Mon 16 Nov',
          'Mon 2 to Mon 9 Nov',
          'Mon 19 Oct to Mon 2 Nov',
          'Mon 12 to Mon 19 Oct',
          'Mon 28 Sep to Mon 12 Oct',
        ],
        index,
      ),
      at(['3 days', '7 days', '7 days', '14 days', '7 days', '14 days'], index),
    ]),
    about: `${at(people, 0)} has it since Monday, for the best idea of the week. It stands on the window sill.`,
    facts: '3 | Days so far\n4 | Times in all\n14 | Longest',
    figures: '3 | Days so far\n24 | Hand-overs\n14 | Days at most',
    hero: `With ${at(people, 0)} | ${item.one} | Since Mon 16 Nov, for the best idea of the week | Hand it over`,
    tip: `${at(people, 0)} has the ${thing} | Next hand-over on Monday`,
    trend: 'Hand-overs this year | 24 | +1',
    add: 'Hand it over',
    use: 'Hand it over',
  })
}

/** What has been booked or agreed on, each with its day and hour. */
export function booked({ item, sorted }: Content): Entity {
  const { isPerson } = sorted.kind
  return defineEntity({
    id: `${item.id}-booking`,
    one: isPerson ? 'Date' : 'Booking',
    many: isPerson ? 'Dates' : 'Bookings',
    words: 'booking',
    icon: 'calendar',
    groups: 'Coming, Mine, Past',
    fields: `
      ${isPerson ? `With | text | ${titleAt(item, 0)}` : `Who | person | ${at(people, 0)}`}
      Date | date | Tue 24 Nov
      From | time | 18:00
      To | time | 20:00
      Notes | long | Key hangs by the door`,
    samples: rowsOf('icon | title | subtitle', (index) => [
      'calendar',
      isPerson ? titleAt(item, index) : at(people, index),
      at(bookings, index),
    ]),
    about: `${at(bookings, 0)}. It can be moved or cancelled until the evening before.`,
    facts: '18:00 | From\n2 h | Takes',
    figures: '2 | Coming up\n9 | This month',
    hero: `Next | ${isPerson ? titleAt(item, 0) : at(people, 0)} | ${at(bookings, 0)} | Move it`,
    tip: 'Free on Wednesday evening | And on Sunday all day',
    trend: 'Booked a week | 9 | +2',
    add: isPerson ? 'Ask for a date' : 'Book',
    use: 'Move it',
  })
}

/** What whoever shares something keeps to. */
export const houseRules = ({ item, steps }: Content): Entity =>
  defineEntity({
    id: `${item.id}-rules`,
    one: 'Rule',
    many: 'Rules',
    words: 'rule',
    icon: 'check',
    groups: 'Before, During, After',
    fields: `
      Rule | text | Two hours at most
      Notes | long | Agreed on by all in May`,
    samples: `
      icon | title | subtitle
      check | Book before you come | Up to two weeks ahead
      check | Two hours at most | Longer if nobody follows
      check | Leave it as you found it | Five minutes are enough
      check | Switch everything off | Light, heating and water
      check | Cancel the evening before | Somebody else may want it
      check | Say what is broken | A photo helps`,
    figures: steps.figures.map(({ value, title }) => `${value} | ${title}`).join('\n'),
    hero: 'First | Book before you come | Up to two weeks ahead | Tick it off',
    tip: 'Agreed on by all | Last changed in May',
    add: 'Add rule',
    use: 'Tick it off',
  })
