import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { followed, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'
import { editApp } from '../edit-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const gym = appOf('A gym app with classes, trainers and a membership')
const bakery = appOf('A bakery where customers order cakes, choose a pick-up time and pay')
const spending = appOf('An expense tracker with categories, budget and charts')
const travel = appOf('A travel planner with itineraries, packing list and map')
const school = appOf('A language school: courses, homework, vocabulary and chat with the teacher')
const habits = appOf('A habit tracker with reminders, streaks and a weekly chart')

const screenNamed = (document: AppDocument, name: string) =>
  document.screens.find((screen) => screen.name === name)
const labelled = (document: AppDocument, label: string) =>
  [...walkNodes(document)].find(({ node }) => node.label === label)?.node

describe('what people do and see', () => {
  it('gives each of them what is to be shown of it', () => {
    const list = JSON.stringify(
      screenNamed(followed(gym, "show each trainer's photo and rating"), 'Trainers'),
    )
    expect(list).toMatch(/· 4\.\d/)
  })

  it('makes what is wished for without saying for whom', () => {
    expect(screenNamed(followed(travel, 'invite friends to a trip'), 'Invite friends to trip')).toBeDefined()
  })

  it.each(['delete the chat and replace it with a forum', 'swap the chat for a forum'])(
    '%s: one goes, the other comes with topics of its own',
    (prompt) => {
      const document = followed(school, prompt)
      expect(screenNamed(document, 'Messages')).toBeUndefined()
      expect(JSON.stringify(screenNamed(document, 'Forum'))).toContain('replies')
    },
  )

  it('leaves how it works out of the name', () => {
    expect(
      screenNamed(followed(bakery, 'add a loyalty card: the tenth cake is free'), 'Loyalty card'),
    ).toBeDefined()
  })

  it('makes a screen of what people are to see of their own', () => {
    expect(
      screenNamed(followed(school, 'students should see their certificates'), 'Certificates'),
    ).toBeDefined()
  })

  it('says of what one is warned', () => {
    expect(labelled(followed(spending, 'warn me when I am over budget'), 'Over budget')?.type).toBe(
      'checkbox',
    )
  })

  it('knows a button by its colour behind its name', () => {
    const button = labelled(followed(gym, 'add an emergency button in red on the home screen'), 'Emergency')
    expect(button?.properties.variant).toBe('destructive')
  })

  it('shows the next of them by itself', () => {
    const first = followed(gym, 'put the next class at the top of the home screen').screens[0]?.components[1]
    expect(first?.properties).toMatchObject({ variant: 'feature', overline: 'Next class' })
  })

  it('groups what can be ticked off by what its chips say', () => {
    const document = followed(travel, 'make the packing list checkable with categories')
    const titles = screenNamed(document, 'Packing list')?.components.map(({ label }) => label)
    expect(titles).toEqual(expect.arrayContaining(['Papers', 'Beach']))
  })

  it.each(['group habits by time of day', 'group habits into morning, afternoon and evening'])(
    '%s',
    (prompt) => {
      expect(labelled(followed(habits, prompt), 'Evening')?.type).toBe('list')
    },
  )
})

const dating = appOf('A dating app with profiles, matches and chat')
const parents = appOf('A school app for parents: homework, grades, absences and messages')
const store = appOf('A warehouse app: scan items, stock levels, orders and suppliers')
const readers = appOf('A book club app with reading list, meetings and discussions')
const festival = appOf('A music festival app: line-up, stages, map, tickets')

describe('wishes of two parts, and such as mean another', () => {
  it('makes a button or a form for each of two deeds', () => {
    const document = followed(dating, 'let users block or report someone')
    expect(labelled(document, 'Block someone')?.type).toBe('button')
    expect(screenNamed(document, 'Report someone')).toBeDefined()
  })

  it('shows on each of them what is wanted', () => {
    expect(JSON.stringify(followed(dating, 'show distance on each profile card'))).toMatch(/· \d+\.\d km/)
  })

  it.each([
    ['show grades as a chart per subject', parents, 'Grades by subject', 'chart'],
    ['add a poll for the next book', readers, 'Which book next?', 'container'],
    ['members can bring snacks: add a list of who brings what', readers, 'Who brings what', 'list'],
  ] as const)('%s', (prompt, document, label, type) => {
    expect(labelled(followed(document, prompt), label)?.type).toBe(type)
  })

  it('lets people vote between what the app has', () => {
    const poll = labelled(followed(readers, 'add a poll for the next book'), 'Which book next?')
    const known = JSON.stringify(readers)
    const answers = (poll?.children ?? []).filter(({ type }) => type === 'checkbox')
    expect(answers.length).toBeGreaterThan(1)
    for (const { label } of answers) expect(known).toContain(label)
  })

  it('says of which there are few', () => {
    const { document } = editApp({ document: store, prompt: 'highlight items that are low in stock' })
    expect(JSON.stringify(document)).toContain('"badge":"Low"')
    expect(JSON.stringify(store)).not.toContain('"badge":"Low"')
  })

  it('puts the fewest first', () => {
    const items = nodesOf(followed(store, 'sort items by quantity, lowest first'))
      .filter(({ type, label }) => type === 'list' && label === 'Items')
      .map((node) => itemsOf(node).map((item) => Number(textOf(item, 'value'))))
    expect(items.some((numbers) => numbers.length > 2)).toBe(true)
    for (const numbers of items) expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  it.each([
    ['add a lost and found section', festival, 'Lost and found'],
    ['let me build my own schedule', festival, 'My schedule'],
    ['welcome new members with a short intro screen', readers, 'Welcome'],
    ['let parents report an absence with a reason and dates', parents, 'Report absence'],
    ['add a "Report absence" form with reason, from and to', parents, 'Report absence'],
  ] as const)('%s', (prompt, document, name) => {
    expect(screenNamed(followed(document, prompt), name)).toBeDefined()
  })
})

const workshop = appOf('A car workshop: appointments, vehicles, invoices and spare parts')
const homework = appOf('A homework planner for students with subjects, tasks and exams')
const plants = appOf('A plant shop: plants, care tips, cart and delivery')
const fund = appOf('A fundraising app for a village school: donations, goals and news')
const hotel = appOf('A hotel app: rooms, bookings, room service and spa')

describe('what is told of the things an app has', () => {
  it('gives each of them both', () => {
    const document = followed(homework, 'add due date and priority to tasks')
    expect(JSON.stringify(screenNamed(document, 'Tasks'))).toMatch(/(?:Normal|High|Low)"/)
    expect(labelled(document, 'Due and priority date')).toBeUndefined()
  })

  it('says how many days are left of each', () => {
    const document = followed(homework, 'show how many days are left until each exam')
    expect(JSON.stringify(screenNamed(document, 'Exams'))).toContain('days left')
  })

  it.each([
    ['show similar plants on the plant page', plants, 'Similar plants'],
    ['list the top donors', fund, 'Top donors'],
    ['add amounts 10, 25, 50 and 100 to choose from', fund, 'Amount'],
  ] as const)('%s', (prompt, document, label) => {
    expect(labelled(followed(document, prompt), label)?.type).toBe('list')
  })

  it('puts what is done in a list of its own', () => {
    const document = followed(homework, 'move finished tasks to a separate list')
    expect(nodesOf(document).some(({ type, label }) => type === 'list' && label === 'Done')).toBe(true)
  })

  it('draws symbols in colours that tell them apart', () => {
    const list = nodesOf(followed(workshop, 'color code the repairs')).find(
      ({ type, label, properties }) => type === 'list' && label === 'Repairs' && properties.layout === 'rows',
    )
    const tones = (list ? itemsOf(list) : []).map((item) => textOf(item, 'tone'))
    expect(new Set(tones).size).toBe(Math.min(tones.length, 6))
    expect(tones.length).toBeGreaterThan(2)
  })

  it.each([
    [
      'customers should get a reminder before their appointment',
      workshop,
      'Reminder before each appointment',
    ],
    ['add a gift wrapping option at checkout', plants, 'Gift wrapping'],
  ] as const)('%s', (prompt, document, label) => {
    expect(labelled(followed(document, prompt), label)?.type).toBe('checkbox')
  })

  it.each([
    ['let me share my timetable with friends', homework, 'Share timetable', 'button'],
    ['add photos of the damage to the appointment form', workshop, 'Damage', 'image'],
    ['allow anonymous donations', fund, 'Donations are anonymous.', 'text'],
  ] as const)('%s', (prompt, document, label, type) => {
    expect(labelled(followed(document, prompt), label)?.type).toBe(type)
  })

  it('makes a form of what is asked for', () => {
    const document = followed(hotel, 'guests should be able to ask for late check-out')
    expect(screenNamed(document, 'Request late check-out')).toBeDefined()
  })

  it('calls no button by a word that stands for another', () => {
    const { document } = editApp({ document: hotel, prompt: 'let me switch between them' })
    expect(labelled(document, 'Switch between them')).toBeUndefined()
  })

  it('takes what stands before a colon for where, where it is a screen', () => {
    const { document } = editApp({ document: hotel, prompt: 'Bookings page: add a button "Call us"' })
    expect(JSON.stringify(screenNamed(document, 'Bookings'))).toContain('Call us')
  })
})

const choir = appOf('A choir app: rehearsals, sheet music, members, concerts')
const taxi = appOf('A taxi app: book a ride, track the driver, pay, rate')
const library = appOf('A library app: catalogue, loans, reservations, opening hours')
const baby = appOf('A baby diary: feeding, sleep, diapers, growth')
const jobs = appOf('A job board for nurses: jobs, employers, applications, alerts')

describe('what needs another word to be known', () => {
  it('asks who comes', () => {
    const document = followed(choir, 'members should confirm if they come to the rehearsal')
    expect(JSON.stringify(screenNamed(document, 'RSVP'))).toContain('Your answer')
  })

  it('makes a map as large as it goes', () => {
    const heights = nodesOf(followed(taxi, 'make the map full screen'))
      .filter(({ type }) => type === 'map')
      .map(({ properties }) => Number(properties.height))
    expect(Math.max(...heights)).toBeGreaterThan(400)
  })

  it('marks what is so, and has a filter for each sort', () => {
    const { document } = editApp({ document: library, prompt: 'show due dates in red when overdue' })
    expect(JSON.stringify(document)).toContain('"badge":"Overdue"')
    const filtered = followed(library, 'add filters by genre, language and age')
    expect(
      ['Filter by genre', 'Filter by language', 'Filter by age'].map(
        (label) => labelled(filtered, label)?.type,
      ),
    ).toEqual(['list', 'list', 'list'])
  })

  it('shows the latest at the top, and is dark for the night', () => {
    expect(labelled(followed(baby, 'show the last feeding time on top'), 'Latest feeding')).toBeDefined()
    expect(followed(baby, 'i need dark mode for the night').app.theme.mode).toBe('dark')
  })

  it('shares what is named, with whom', () => {
    expect(screenNamed(followed(baby, 'share the diary with my partner'), 'Share with partner')).toBeDefined()
  })

  it('makes no field of what is a form', () => {
    const { document } = editApp({ document: baby, prompt: 'add left and right breast to the feeding form' })
    expect(labelled(document, 'Feeding form')).toBeUndefined()
  })

  it('takes a file where one applies, and no photo', () => {
    const document = followed(jobs, 'let applicants upload their CV')
    expect(JSON.stringify(screenNamed(document, 'Apply'))).toContain('CV as PDF')
    expect(nodesOf(document).filter(({ type }) => type === 'image').length).toBe(
      nodesOf(jobs).filter(({ type }) => type === 'image').length,
    )
  })

  it('gives the first of them the badge', () => {
    expect(JSON.stringify(followed(jobs, 'mark jobs as urgent'))).toContain('"badge":"Urgent"')
  })

  it('takes one thing away and makes another', () => {
    const document = followed(jobs, 'remove alerts and put messages there instead')
    expect(screenNamed(document, 'Messages')).toBeDefined()
    expect(labelled(document, 'Alerts')).toBeUndefined()
  })
})

describe('what is filled in', () => {
  it.each([
    'add a field "Type" with options Expense and Income to the Add expense form',
    'let me choose between expense and income when adding',
    'add a choice between expense and income to the form',
    'add income too, not only expenses',
  ])('%s', (prompt) => {
    expect(labelled(followed(spending, prompt), 'Type')?.properties.options).toEqual(['Expense', 'Income'])
  })

  it('asks for a note where one orders', () => {
    const document = followed(bakery, 'customers should be able to leave a note for the baker')
    expect(JSON.stringify(screenNamed(document, 'Pay'))).toContain('Note for the baker')
  })

  it('makes no field whose name holds its choices', () => {
    const { document } = editApp({
      document: appOf('A recipe app with search, favourites and a shopping list'),
      prompt: 'add a dropdown for difficulty: easy, medium, hard',
    })
    expect(labelled(document, 'Difficulty: easy, medium, hard')).toBeUndefined()
  })
})

describe('where one is, and what it looks like', () => {
  it.each([
    ['show opening hours and the address with a map', 'Contact'],
    ['add a find us page', 'Find us'],
  ])('%s', (prompt, name) => {
    const types = screenNamed(followed(bakery, prompt), name)?.components.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['list', 'map']))
  })

  it('takes the colours one thinks of', () => {
    const { theme } = followed(travel, 'use a sunset gradient and rounded cards').app
    expect(theme).toMatchObject({ colors: ['#e2603a', '#b8336a'], corners: 'round' })
  })
})
