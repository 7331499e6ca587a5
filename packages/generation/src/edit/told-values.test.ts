import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { itemsOf, textOf } from './entry.ts'

const cars = generateApp({
  prompt: 'Car rental app with search, car details, booking and my trips',
}).document
const words = generateApp({
  prompt: 'Flashcards to learn Spanish with decks, daily goal and progress',
}).document
const club = generateApp({
  prompt: 'App of our football club: fixtures, results, team, news, fan shop',
}).document
const baby = generateApp({ prompt: 'Baby diary: feedings, naps, diapers and growth chart' }).document

const recipes = generateApp({
  prompt: 'A recipe app where I can browse recipes, save favourites and make shopping lists',
}).document
const restaurant = generateApp({
  prompt: 'An app for our restaurant Bella Napoli: menu, order for pickup, reservations',
}).document
const money = generateApp({
  prompt: 'Personal finance app with accounts, budgets and monthly spending',
}).document

const garden = generateApp({
  prompt: 'A chat community for gardeners with groups, posts and a plant of the week',
}).document
const conference = generateApp({
  prompt: 'Event app for a two-day conference: schedule, speakers, tickets',
}).document
const walks = generateApp({ prompt: 'An app to book dog walkers in my neighbourhood' }).document

const vet = generateApp({
  prompt: 'Vet clinic app: appointments, my pets, vaccinations, emergency contact',
}).document
const travel = generateApp({
  prompt: 'Travel planner with trips, itinerary, packing list and budget',
}).document
const homes = generateApp({
  prompt: 'Real estate app: listings, filters, favourites, viewing appointments',
}).document
const quiz = generateApp({ prompt: 'Quiz game for kids with animals, points and levels' }).document

const entries = (document: AppDocument, label: string) =>
  nodesOf(document).flatMap((node) => (node.label === label ? itemsOf(node) : []))
const titles = (document: AppDocument, label: string) =>
  entries(document, label).map((item) => textOf(item, 'title'))
const screenOf = (document: AppDocument, label: string) =>
  [...walkNodes(document)].find(({ node }) => node.label === label)?.screen.name

describe('what is told of values and words', () => {
  it('ranges are one choice each', () => {
    const { document } = edited(cars, 'add a price filter with under 40, 40 to 60 and over 60')
    expect(titles(document, 'Filter by price')).toEqual(['All', 'Under 40', '40 to 60', 'Over 60'])
  })

  it('what one ticks when booking stands where one books', () => {
    expect(screenOf(edited(cars, 'add an insurance checkbox to the booking').document, 'Insurance')).toBe(
      'Choose dates',
    )
    const upload = "I need a driver's license upload when booking"
    expect(screenOf(edited(cars, upload).document, "Upload driver's license")).toBe('Choose dates')
  })

  it('a word goes out of every text that says more', () => {
    const { document } = edited(cars, 'remove the word "automatic"')
    expect(JSON.stringify(document.screens)).not.toMatch(/automatic/)
    expect(JSON.stringify(document.screens)).toContain('"5 seats"')
  })

  it('prices are per week, as they were per day', () => {
    const { document, notes } = edited(cars, 'all prices per week instead of per day')
    expect(JSON.stringify(document.screens)).toMatch(/€ 58 a week/)
    expect(JSON.stringify(document.screens)).not.toMatch(/€ \d+ a day/)
    expect(notes.join(' ')).toMatch(/amounts are as they were/)
  })

  it('an amount keeps what it is for once', () => {
    const { document } = edited(cars, 'the compact costs 45 a day')
    expect(JSON.stringify(document.screens)).toContain('"€ 45 a day"')
  })

  it('one chooses between values, and the chosen one is another', () => {
    const goal = (prompt: string) => called(edited(words, prompt).document, 'Daily goal')
    expect(goal('change the daily goal to 20 min')?.properties.active).toBe(1)
    expect(goal('change the daily goal to 15 min')?.properties.items).toMatchObject([
      { title: '15 min' },
      { title: '20 min' },
      { title: '30 min' },
    ])
  })

  it('three may be chosen between as well', () => {
    const { document } = edited(words, 'let me choose between easy, medium and hard')
    expect(titles(document, 'Choice')).toEqual(['Easy', 'Medium', 'Hard'])
  })

  it('on every screen is on each of them', () => {
    const { document } = edited(club, 'add a sponsor banner at the bottom of every screen')
    expect(nodesOf(document).filter(({ label }) => label === 'Sponsor')).toHaveLength(club.screens.length)
  })

  it('a size is one more of the sizes', () => {
    const { document } = edited(club, 'add size XXL to the fan shop')
    expect(titles(document, 'Size').at(-1)).toBe('XXL')
  })

  it('an entry has its time, and what is told of a list is no more than that', () => {
    const nap = edited(baby, 'add a nap entry from 13:00 to 14:30').document
    expect(JSON.stringify(entries(nap, 'Entries'))).toMatch(/"Nap".*"13:00 to 14:30"/)
    const { document } = edited(
      baby,
      'add a tab called Milestones with first smile, first tooth and first steps',
    )
    expect(entries(document, 'Milestones').map((item) => textOf(item, 'subtitle'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('a unit is another, and the numbers are told to be as they were', () => {
    const { document, notes } = edited(baby, 'change ml to oz')
    expect(JSON.stringify(document.screens)).not.toMatch(/\d ml/)
    expect(notes.join(' ')).toMatch(/numbers are as they were/)
  })

  it('pictures of something are those of its lists', () => {
    const { commands } = edited(cars, 'can we have bigger car photos?')
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.every(({ type }) => type === 'set-properties')).toBe(true)
  })
})

describe('wishes said another way', () => {
  it('what one does not like is drawn as told instead', () => {
    const { commands } = edited(recipes, "I don't like the carousel, show a simple list instead")
    expect(commands).toMatchObject([{ type: 'set-properties', set: { layout: 'rows' } }])
  })

  it('a further step stands behind the others', () => {
    const { document } = edited(recipes, 'add a 5th step: Serve with basil')
    expect(titles(document, 'Method').at(-1)).toBe('Serve with basil')
  })

  it('a badge is that of the entry that is named', () => {
    const { document } = edited(recipes, 'add a "Vegan" badge to the salad')
    expect(entries(document, 'Recipes')).toContainEqual(
      expect.objectContaining({ title: 'Warm lentil and herb salad', badge: 'Vegan' }),
    )
  })

  it('the tabs alone are renamed', () => {
    const { document } = edited(restaurant, 'change "Book a table" to "Reserve" in the tabs only')
    expect(titles(document, 'Main navigation')).toContain('Reserve')
    expect(document.screens.map(({ name }) => name)).toContain('Book a table')
  })

  it('prices of a screen are those of its lists', () => {
    const { document } = edited(restaurant, "don't show prices on the menu")
    const [menu] = document.screens
    expect(JSON.stringify(menu)).not.toMatch(/€ \d/)
    expect(JSON.stringify(document.screens[1])).toMatch(/€ \d/)
  })

  it('"it" is the tab that was renamed before', () => {
    const { document } = edited(money, 'rename Trends to Reports and move it to the second position')
    expect(titles(document, 'Main navigation').slice(0, 2)).toEqual(['Overview', 'Reports'])
  })

  it('savings are not what Save does', () => {
    const { document } = edited(money, 'remove everything about savings')
    expect(called(document, 'Save expense')).toBeDefined()
    expect(titles(document, 'Accounts')).not.toContain('Savings')
  })

  it('the big number is the one in large', () => {
    expect(called(edited(money, 'change the big number to € 52,300').document, '€ 52,300')).toBeDefined()
  })

  it('an account is one more of the accounts', () => {
    const { document } = edited(money, 'add account Crypto with 1200 euros')
    expect(entries(document, 'Accounts').at(-1)).toMatchObject({ title: 'Crypto', value: '€ 1200' })
  })

  it('a note stands under the list that is called so', () => {
    const { document } = edited(money, 'add a note "Check the rent" under the budgets')
    expect(screenOf(document, 'Check the rent')).toBe('Budget')
  })

  it.each<[AppDocument, string, RegExp]>([
    [recipes, 'make it prettier', /in which way/],
    [recipes, 'more space please', /Spacing comes with the theme/],
    [restaurant, 'the logo at the top should lead back to the menu', /no logo/],
    [restaurant, 'every dish needs a photo', /has that already/],
    [restaurant, 'can guests cancel a booking?', /Let guests cancel a booking/],
  ])('%#: %s: says why not', (document, prompt, note) => {
    const result = edited(document, prompt)
    expect(result.document).toBe(document)
    expect(result.notes.join(' ')).toMatch(note)
  })
})

describe('parts with what is told of them', () => {
  it('a poll has a question, its answers and a way to vote', () => {
    const { document } = edited(garden, 'add a poll: "Which plant next week?" with tomato, basil and mint')
    const poll = called(document, 'Which plant next week?')
    expect(poll?.children?.map(({ label }) => label)).toEqual(['Tomato', 'Basil', 'Mint', 'Vote'])
  })

  it('what is measured has its unit behind it', () => {
    const prompt = 'add a field for the garden size in square meters to the profile'
    const { document } = edited(garden, prompt)
    expect(called(document, 'Garden size')?.properties).toMatchObject({ kind: 'number', suffix: 'm²' })
    expect(screenOf(document, 'Garden size')).toBe('Profile')
  })

  it('a break stands at its time among what has one', () => {
    const plan = entries(edited(conference, 'add a lunch break at 12:30 to the schedule').document, 'Plan')
    const at = plan.findIndex((item) => textOf(item, 'title') === 'Lunch break')
    expect([textOf(plan[at], 'time'), at > 0]).toEqual(['12:30', true])
  })

  it('how it works is a page of steps', () => {
    const { document } = edited(walks, 'add a page how it works with three steps')
    expect(titles(document, 'Steps')).toHaveLength(3)
    expect(document.screens.at(-1)?.name).toBe('How it works')
  })

  it('a price for all is that of all', () => {
    const { document } = edited(walks, 'add a price of 12 € per walk to the walkers')
    expect(new Set(entries(document, 'Nearby').map((item) => textOf(item, 'value')))).toEqual(
      new Set(['12 € per walk']),
    )
  })

  it('an icon of the app is its icon', () => {
    const { commands } = edited(garden, 'use a leaf as the app icon')
    expect(commands).toEqual([{ type: 'set-app-info', set: { icon: 'leaf' } }])
  })

  it.each<[AppDocument, string, RegExp]>([
    [garden, 'light blue background', /background is that of the theme/],
    [garden, 'add icons to the tabs', /has an icon already/],
    [garden, 'make everything english', /AI model/],
  ])('%#: %s: says why not', (document, prompt, note) => {
    const result = edited(document, prompt)
    expect(result.document).toBe(document)
    expect(result.notes.join(' ')).toMatch(note)
  })
})

describe('more ways to say it', () => {
  it('what greets is the title of the first screen', () => {
    const prompt = 'change the welcome text to "Hello, how is your pet today?"'
    expect(called(edited(vet, prompt).document, 'Hello, how is your pet today?')?.type).toBe('header')
  })

  it('a form to do something has the fields that are told', () => {
    const prompt = 'add a form to register a new pet with name, species, birthday and photo'
    const made = edited(vet, prompt).document.screens.at(-1)
    expect(made?.components.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Name', 'Species', 'Birthday', 'Photo']),
    )
  })

  it('a screen that is no tab becomes one in its place', () => {
    const { document } = edited(vet, 'the third tab should be vaccinations')
    expect(titles(document, 'Main navigation')[2]).toBe('Vaccinations')
  })

  it('a button calls the number it is linked to', () => {
    const { document } = edited(vet, 'link the emergency button to tel:112')
    expect(JSON.stringify(document.screens)).toContain('"href":"tel:112"')
  })

  it('one entry takes the place of another', () => {
    const trips = (document: AppDocument) => titles(document, 'Trips')
    const { document } = edited(travel, 'delete the second trip and add Lisbon instead')
    expect(trips(document)).toHaveLength(trips(travel).length)
    expect(trips(document)[1]).toBe('Lisbon')
  })

  it('what one taps leads where it should', () => {
    const { document } = edited(travel, 'when clicking on a trip the itinerary should open')
    expect(JSON.stringify(entries(document, 'Trips')[0])).toContain('"screenId":"itinerary"')
  })

  it('a filter is asked for in the plural as well', () => {
    const { document } = edited(homes, 'add filters for rooms: 1, 2, 3, 4+')
    expect(titles(document, 'Filter by rooms')).toEqual(['All', '1', '2', '3', '4+'])
  })

  it('the correct answer has another name', () => {
    const { commands } = edited(quiz, 'change the correct answer to Lion')
    expect(commands).toMatchObject([{ type: 'rename-component', label: 'Lion' }])
  })

  it.each<[AppDocument, string, RegExp]>([
    [vet, 'show the emergency number on top of every page', /Say what part it is/],
    [homes, 'remove the agent photo', /no agent photo/],
    [homes, 'show price and size on every listing', /shows that already/],
  ])('%#: %s: says why not', (document, prompt, note) => {
    const result = edited(document, prompt)
    expect(result.document).toBe(document)
    expect(result.notes.join(' ')).toMatch(note)
  })
})
