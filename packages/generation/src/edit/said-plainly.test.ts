import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const stamps = generateApp({ prompt: 'My stamp collection with countries, values and a wishlist' }).document
const choir = generateApp({ prompt: 'App for our band: rehearsals, songs, members and gigs' }).document
const cleaner = generateApp({ prompt: 'Dry cleaner with pickup, prices and order status' }).document
const hives = generateApp({ prompt: 'Sheep farm: flocks, checks, wool and reminders' }).document
const camp = generateApp({
  prompt: 'Hostel app for guests: rooms, bookings, events and opening hours',
}).document
const records = generateApp({
  prompt: 'My films on tape with genres, a wishlist and what they are worth',
}).document

const linesOf = (node: ComponentNode | undefined) =>
  node ? itemsOf(node).map((item) => ['title', 'value'].map((key) => textOf(item, key) ?? '').join('|')) : []
/** The added components, as they are written. */
const added = (document: AppDocument, prompt: string) =>
  edited(document, prompt).commands.flatMap((command) =>
    command.type === 'add-component' ? [JSON.stringify(command.node)] : [],
  )

test.each<[string, AppDocument, string, RegExp]>([
  ['what is left is a number', choir, 'let me see how many rehearsals are left', /"6".*"Rehearsals left"/],
  ['how much it is, in which time', hives, 'show how much wool we sold this year', /"24".*"Wool this year"/],
  ['a total has the sum of the things', stamps, 'show the total value on top', /"[$€£] ?\d.*"Total value"/],
  [
    'one chooses between what is told',
    cleaner,
    'let customers choose starch: none, light or heavy',
    /"None".*"Light".*"Heavy"/,
  ],
  [
    'a number of one of us is written',
    camp,
    'put the phone of the caretaker on the first page',
    /"Caretaker: \+1 555 0100"/,
  ],
  ['a discount is announced', camp, 'add a discount for students, 15%', /"15% discount for students"/],
  [
    'what costs more can be ticked',
    cleaner,
    'add express option +5 euro',
    /"checkbox","label":"Express, \+5 euro"/,
  ],
  ['a tip is chosen', cleaner, 'add a tip for the driver', /"5 %".*"10 %"/],
  [
    'who does what is a list',
    choir,
    'make a list who brings cables: Ann, Pat, Kim',
    /"Who brings cables".*"Ann".*"Pat"/,
  ],
  ['steps are numbered', cleaner, 'add washing steps: soak, wash, dry', /"layout":"steps".*"Soak"/],
  [
    'a checklist is ticked',
    hives,
    'make a checklist for the check: feet, wool, teeth',
    /"checklist".*"Feet".*"checked":false/,
  ],
  [
    'numbers stand behind names',
    camp,
    'add emergency numbers: police 110, fire 112',
    /"Police","value":"110"/,
  ],
  [
    'prices as well',
    camp,
    'the breakfast menu should have rolls 0.50, jam 1.20, tea 1.80',
    /"Rolls","value":"[$€£] 0\.50"/,
  ],
  [
    'one thing behind a colon is a line',
    camp,
    'add the wifi password somewhere: sleep24',
    /"Wi-?fi password: sleep24"/i,
  ],
  [
    'a banner says what is so',
    camp,
    'add a banner that the kitchen is closed',
    /"title":"The kitchen is closed"/,
  ],
  ['a warning says when', hives, 'can we have a warning when a sheep is limping', /"A sheep is limping"/],
  [
    'a number on a button is called',
    camp,
    'call us button at the bottom with our number 030 123456',
    /"tel:030123456"/,
  ],
  ['what comes next stands out', choir, 'show the next rehearsal big on the home page', /"Next rehearsal"/],
])('%s', (_, document, prompt, form) => {
  expect(added(document, prompt).join()).toMatch(form)
})

const club = generateApp({ prompt: 'Film club: films, evenings, members and votes' }).document
const clothes = generateApp({
  prompt: 'Second-hand clothes shop with items, sizes, sellers and chat',
}).document
const knees = generateApp({
  prompt: 'Exercises for patients: exercises, appointments, therapists, progress',
}).document

test.each<[string, AppDocument, string, RegExp]>([
  [
    'a form has the fields that are told',
    clothes,
    'I need a form: name, date, size of shoes',
    /SCREEN.*"Name".*"Size of shoes"/,
  ],
  ['a scale has its ends', knees, 'add a pain scale from 1 to 10', /"kind":"slider".*"max":10/],
  ['a week has its days', knees, 'make a weekly plan monday to friday', /"Monday".*"Friday"/],
  [
    'a warning is no entry',
    clothes,
    'there should be a message when the parcel is on its way',
    /"The parcel is on its way"/,
  ],
  ['sizes need no commas', clothes, 'filter by size s m l xl', /"S".*"M".*"L"/],
  ['what one sees is a choice', club, 'let me see my films as a list or as a grid', /"List".*"Grid"/],
  [
    'what should be done is a button',
    club,
    'members should pick their favourite scene',
    /"Pick favourite scene"/,
  ],
  [
    'it is done by a button that says so',
    clothes,
    'add a button that shares my location',
    /"Share location"/,
  ],
  [
    'a review is a quote',
    clothes,
    'add a review from Anna: best jacket ever!',
    /"variant":"quote"|best jacket ever/,
  ],
  [
    'a page has the lines that are told',
    camp,
    'add a rules page: quiet at ten, no shoes, dogs ask first',
    /SCREEN.*"No shoes"/,
  ],
  ['days may be short', camp, 'add opening times mo-fr 10-18 sa 10-14', /"Monday to Friday".*"Saturday"/],
  ['a checklist is its lines', knees, 'the checklist: mat, towel, water', /"layout":"checklist".*"Towel"/],
  ['to search one types', clothes, 'let me search by name', /"kind":"search"/],
  ['who should say whether answers', club, 'members should say if they come', /"Yes".*"No"/],
  [
    'what a colour is to be, not what it was',
    camp,
    'change the green to our company color #003366',
    /"colors":\["#003366"\]/,
  ],
  ['one writes by a button', camp, 'let people write to the caretaker', /"Message caretaker"/],
  ['the best of them stands out', hives, 'show my biggest flock on the top', /"Biggest flock"/],
  ['an address is a line', clothes, 'add my instagram @corner', /"Instagram: @corner"/i],
  [
    'who does what has faces',
    club,
    'who is coming tonight should be seen on the first page',
    /"Who is coming tonight".*"avatar"/,
  ],
  ['what is to be safe is known', clothes, 'add safety tips for meeting strangers', /"Tell a friend"/],
])('%s', (_, document, prompt, form) => {
  const { commands } = edited(document, prompt)
  const told = commands.map((command) =>
    command.type === 'add-screen' ? `SCREEN ${JSON.stringify(command.screen)}` : JSON.stringify(command),
  )
  expect(told.join()).toMatch(form)
})

test('another screen that opens the app has the tabs as well', () => {
  const { document } = edited(clothes, 'the app should open with the chat')
  const start = document.screens.find(({ id }) => id === document.app.startScreenId)
  expect(start?.components.some(({ type }) => type === 'navbar')).toBe(true)
})

test('what each may be is a badge, and how far one is a bar', () => {
  const condition = edited(clothes, 'add condition: new, like new, worn')
  expect(JSON.stringify(condition.document)).toMatch(/"badge":"Like new"/)
  const progress = edited(club, 'add a progress bar to each film')
  expect(JSON.stringify(progress.document)).not.toContain('stands here')
})

test('a number within a sentence is no value of it', () => {
  const { document } = edited(camp, 'add rules: no dogs, no music after 8, share water')
  expect(linesOf(called(document, 'Rules'))).toEqual(['No dogs|', 'No music after 8|', 'Share water|'])
})

test('a second list is a list, and no entry of one goes', () => {
  const { commands } = edited(stamps, 'remove the second list on the start page')
  expect(commands.filter(({ type }) => type === 'set-properties')).toEqual([])
})

test('the background is no colour of the theme', () => {
  const { commands } = edited(knees, 'make the background snow white')
  expect(JSON.stringify(commands)).not.toContain('colors')
})

test('what a screen is not called is not renamed', () => {
  const { commands, notes } = edited(hives, 'rename nearby people to neighbours')
  expect(commands).toEqual([])
  expect(notes.join()).toContain('nearby people')
})

describe('several wishes at once', () => {
  test('a list of wishes is done one by one', () => {
    const { document, notUnderstood } = edited(
      camp,
      'I want three things: a map of the area, a chat with the desk and a button to call the night guard',
    )
    expect(notUnderstood).toEqual([])
    expect(nodesOf(document).some(({ type }) => type === 'map')).toBe(true)
    expect(document.screens.length).toBeGreaterThan(camp.screens.length)
  })

  test('numbers before wishes are no part of them', () => {
    const { document } = edited(
      hives,
      'Please do these things: 1. rename Flocks to Herds 2. make the buttons round',
    )
    expect(document.screens.some(({ name }) => name === 'Herds')).toBe(true)
    expect(document.app.theme.corners).toBe('round')
  })

  test('what was just added has its own colour, or none', () => {
    const chart = edited(stamps, 'Add a chart. Make it blue and put it on top.')
    expect(chart.document.app.theme).toEqual(stamps.app.theme)
    expect(chart.notes.join()).toMatch(/colours and corners of the theme/)
    const banner = edited(camp, 'Add a banner that the pool is closed. It should be red.')
    expect(called(banner.document, 'The pool is closed')?.properties.tone).toBe('danger')
  })
})

describe('of each entry', () => {
  test('words in quotes stand under each', () => {
    const { document } = edited(choir, 'write "bring a pen" under each song')
    const lists = nodesOf(document).filter((node) => JSON.stringify(node.properties).includes('Bring a pen'))
    expect(lists.length).toBeGreaterThan(0)
    for (const list of lists)
      expect(itemsOf(list).every((item) => textOf(item, 'subtitle')?.endsWith('Bring a pen'))).toBe(true)
  })

  test('bare words in brackets are what it may be', () => {
    const { document } = edited(choir, 'add part (soprano alto tenor) to members')
    expect(JSON.stringify(document)).toMatch(/"badge":"Soprano".*"badge":"Alto"/)
  })

  test('groups are lists, and no entry goes', () => {
    const { document, commands } = edited(stamps, 'group by country')
    expect(commands.filter(({ type }) => type === 'add-component').length).toBeGreaterThan(0)
    const titles = (app: AppDocument) =>
      new Set(nodesOf(app).flatMap((node) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])))
    for (const title of titles(stamps)) expect(titles(document)).toContain(title)
  })

  test('a year is no price', () => {
    const { document } = edited(records, 'add film: Night Ferry, Ana Lund, 1959')
    expect(JSON.stringify(document)).toMatch(/Ana Lund · 1959/)
  })
})

test('what only is a price goes with the prices', () => {
  const { document } = edited(stamps, 'remove the prices, they are embarrassing')
  expect(
    nodesOf(document)
      .flatMap(linesOf)
      .filter((line) => /^(?:Worth|Paid)\|$/.test(line)),
  ).toEqual([])
})

test.each([
  [choir, 'make the search always visible', /stay in place/],
  [stamps, 'i want to see which stamps i have twice', /The entries are samples/],
  [records, 'make the film title bold and the year smaller', /comes with the theme/],
  [knees, 'change therapist color to yellow', /colours of the theme/],
  [clothes, 'hide the prices from the staff', /same for everybody/],
  [club, 'make the members black background', /that of the whole app/],
  [club, 'remove the votes when they are over', /nothing comes or goes by itself/],
  [knees, 'add a dog called Bruno', /no list of dogs/],
  [camp, 'remove breakfast from the menu, guests should ask', /no tab named breakfast/],
] as const)('does no harm, and says why: %#', (document, prompt, note) => {
  const result = editApp({ document, prompt })
  expect(result.commands).toEqual([])
  expect(result.notes.join(' ')).toMatch(note)
})

test('the columns of a board are grouped together, by what their entries say', () => {
  const board = generateApp({
    prompt: 'An issue tracker for testers. User can see a board with columns for each status.',
  }).document
  const { document } = editApp({ document: board, prompt: 'Group the bugs by severity' })
  const columns = (document.screens[0]?.components ?? []).filter(({ type }) => type === 'list')
  expect(columns.map((list) => list.properties['title'])).toEqual(['High', 'Low', 'Medium', 'Critical'])
  for (const list of columns)
    for (const item of itemsOf(list))
      expect(textOf(item, 'subtitle')).toContain(String(list.properties['title']))
})

test.each([
  ['An issue tracker for testers, with severity and version', 'Show how many bugs are open', '2'],
  ['A kanban board for our choir', 'Show how many boards we have', '5'],
])('what the app lists is counted, those in a state by themselves: %s', (prompt, wish, count) => {
  const { document } = edited(generateApp({ prompt }).document, wish)
  expect(called(document, /^\d+$/)?.label).toBe(count)
})

test('a count has its place on a screen', () => {
  const result = editApp({
    document: stamps,
    prompt: 'Show how many stamps are missing at the top of the Home screen',
  })
  expect(result.commands.map(({ type }) => type)).toEqual(['add-component'])
})
