import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'
import { sideOf } from './side-of.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)

describe('what is an aspect of the things of an app', () => {
  it('shows those things, not things of another trade', () => {
    const prompt = 'An app for a small warehouse: stock by shelf, barcode scanning and low-stock warnings.'
    const text = textOf(prompt)
    expect(text).toContain('Low-stock warnings')
    expect(text).toContain('"name":"Low stock"')
    expect(text).not.toContain('Death cap')
  })

  it('is of what one can touch where it is repaired or inspected', () => {
    const { screens, entities } = plan(
      'An app for the caretakers of a castle: rooms, notices, damages with photo, and who has which key.',
    )
    const damages = entities.get(screens.find(({ name }) => name === 'Damages')?.entity ?? '')
    const rooms = entities.get(screens.find(({ name }) => name === 'Rooms')?.entity ?? '')
    const titles = rooms?.samples.map(({ title }) => title) ?? []
    expect(titles.length).toBeGreaterThan(2)
    for (const { title } of damages?.samples ?? []) expect(titles).toContain(title)
  })
})

describe('what one enters', () => {
  it('is not what comes out', () => {
    const { screens, entities } = plan(
      'A BMI calculator. User enters height and weight, chooses metric or imperial, and sees the BMI with its category.',
    )
    const screen = screens.find(({ kind }) => kind === 'converter')
    const names = entities.get(screen?.entity ?? '')?.fields.map(({ name }) => name)
    expect(names).toContain('Height')
    expect(names).not.toContain('BMI')
  })

  it('into a calculator of an app of another kind is what that calculator takes', () => {
    const { screens, entities } = plan(
      'An app for a real estate agent: properties with photos, price and rooms, viewing appointments, mortgage calculator.',
    )
    const screen = screens.find(({ kind }) => kind === 'converter')
    expect(entities.get(screen?.entity ?? '')?.fields.map(({ name }) => name)).toEqual([
      'Amount',
      'Interest in percent',
      'Years',
    ])
  })
})

describe('forms for doings', () => {
  const formsOf = (prompt: string) =>
    plan(prompt)
      .screens.filter(({ isDeed }) => isDeed)
      .map(({ name }) => name)

  it('are about what it is done with', () => {
    expect(
      formsOf('A bookshelf app: scan the ISBN, mark books as read, rate them, lend them to friends'),
    ).toEqual(['Lend books'])
  })

  it.each([
    'A second-hand marketplace for clothes: sell by size and brand, chat with the seller',
    'Job board for hotels: employers post shifts, candidates apply with a profile',
  ])('are none for how it is done: %s', (prompt) => {
    expect(formsOf(prompt).filter((name) => /size|profile/.test(name))).toEqual([])
  })
})

describe('lists of an app', () => {
  const namesOf = (prompt: string) => plan(prompt).screens.map(({ name }) => name)

  it('show the same things once, by whichever word', () => {
    const names = namesOf('A tool for teachers to grade: classes, students, assignments, marks and average.')
    expect(names.filter((name) => /^(?:pupils|students)$/i.test(name))).toHaveLength(1)
  })

  it('are none of what is a kind of the main thing', () => {
    expect(namesOf('Find my headphones and keys in the house, with a last known place')).not.toContain('Keys')
  })
})

it('a vote is on what one is said to vote on, or on what the app is about', () => {
  const ballot = (prompt: string) => plan(prompt).entities.get('idea')
  const pattern = ballot('Our knitting society: members, meetings and a vote on the next pattern')
  expect(pattern?.fields.find(({ name }) => name === 'Title')?.value).toBe('Which pattern do you choose?')
  const house = ballot('A house for tenants: owners, monthly fees, votes, minutes of meetings')
  expect(house?.samples.length).toBeGreaterThan(3)
  expect(house?.samples.map(({ title }) => title)).not.toContain('Move launch to May')
})

it.each([
  ['A second-hand marketplace for clothes: sell by size and brand, chat with the seller', 'still there?'],
  ['Piano lessons: pupils book a time, see homework and chat with the teacher', 'half an hour later'],
])('messages are about what the app is for: %s', (prompt, line) => {
  const text = textOf(prompt)
  expect(text).toContain(line)
  expect(text).not.toContain('Who brings the map on Sunday?')
})

it('a result of a game counts points', () => {
  const text = textOf('A racing game with garage, upgrades and a global leaderboard.')
  expect(text).toContain('Well played')
  expect(text).not.toContain('Correct answers')
})

it.each([
  ['An app for a barber shop: choose your barber, pick a time', undefined],
  ['App for a dog groomer: bookings and notes', 'workers'],
  ['Our mechanics need the call-outs of the day, take photos and let the customer sign', 'workers'],
] as const)('whom an app serves: %s', (text, only) => {
  expect(sideOf({ text, isEnglish: true }).only).toBe(only)
})

it('acronyms are written in capitals', () => {
  const text = textOf('Track my investments: stocks, ETFs and gains')
  expect(text).toMatch(/\bETFs\b/)
  expect(text).not.toMatch(/\bEtfs\b/)
})

it('what is kept in a collection is what the app is of', () => {
  const names = plan(
    'App for a small museum to catalogue its collection: object, origin, year, condition, location in storage, loans.',
  ).screens.map(({ name }) => name)
  expect(names).toContain('Objects')
  expect(names).not.toContain('Collections')
})

it('reminders of a thing show that thing', () => {
  const { screens, entities } = plan(
    'An app for my grandmother with big buttons: call family, medication reminder, photos of grandchildren.',
  )
  const screen = screens.find(({ kind }) => kind === 'notifications')
  expect(entities.get(screen?.entity ?? '')?.many).toBe('Medications')
})

it.each([
  ['A racing game with garage, upgrades and a global leaderboard.', 'game'],
  ['Board game collection with ratings and loans', 'board-games'],
])('what is played in the app is a game: %s', (prompt, kind) => {
  const meant = understand(prompt)
  expect(planApp(meant, meant.seed).archetype.id).toBe(kind)
})

it('help that is urgent says whom to call', () => {
  const text = textOf('An app for lone hikers: share my location, SOS button and emergency contacts.')
  expect(text).toContain('Call 112')
  expect(text).not.toContain('Keep what you like')
})

it('a chart without numbers is none', () => {
  const kinds = plan('Plan our wedding: guests with RSVP and a seating chart').screens.map(
    ({ kind, title }) => `${kind}:${title ?? ''}`,
  )
  expect(kinds.some((each) => each.startsWith('people:') || each.startsWith('browse:'))).toBe(true)
  expect(kinds).not.toContain('stats:Seating chart')
})
