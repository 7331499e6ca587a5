import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf, withLocked } from '../testing/edits.ts'
import { itemsOf, textOf } from './entry.ts'

const library = generateApp({
  prompt: 'Library app: search books, loans, reservations and reading list',
}).document
const garden = generateApp({
  prompt: 'Gardening planner: plants, watering schedule, tasks and tips',
}).document
const driver = generateApp({
  prompt: "Delivery driver app: today's stops, route map, proof of delivery, earnings",
}).document
const rest = generateApp({
  prompt: 'Meditation app with sessions, sleep sounds, streak and mood check',
}).document

const church = generateApp({
  prompt: 'Church community app: services, events, prayer requests, giving',
}).document
const bills = generateApp({
  prompt: 'Freelancer invoicing app with clients, invoices, time tracking and reports',
}).document
const chores = generateApp({ prompt: 'Kids chores app with stars, rewards and family members' }).document

const coffee = generateApp({
  prompt: 'Coffee shop loyalty app with stamps, menu, order ahead and store finder',
}).document
const jobs = generateApp({ prompt: 'Job board: search jobs, save jobs, apply with CV, messages' }).document
const talk = generateApp({
  prompt: 'Language exchange app: find partners, chat, video calls, vocabulary',
}).document

const bikes = generateApp({
  prompt: 'Bike repair shop app: book a repair, prices, status of my bike, contact',
}).document
const canteen = generateApp({
  prompt: 'School canteen app: daily menu, pre-order, balance, allergies',
}).document

const helpers = generateApp({
  prompt: 'Neighbourhood help app: offers, requests, chat and map of helpers',
}).document
const workshop = generateApp({
  prompt: 'Car workshop manager: jobs, customers, parts stock and invoices',
}).document

const entries = (document: AppDocument, label: string) =>
  nodesOf(document).flatMap((node) => (node.label === label ? itemsOf(node) : []))
const screenOf = (document: AppDocument, label: string) =>
  [...walkNodes(document)].find(({ node }) => node.label === label)?.screen.name

describe('wishes nobody had heard', () => {
  it('what stands at the top is the title', () => {
    expect(
      called(edited(library, 'change the name at the top to City Library').document, 'City Library')?.type,
    ).toBe('header')
    const { document } = edited(garden, 'text under the title: "Your green thumb"')
    expect(document.screens[0]?.components[0]?.properties.subtitle).toBe('Your green thumb')
  })

  it('a date of each is told of each, and is no field', () => {
    const { commands } = edited(library, 'add a due date to each loan')
    expect(commands.map(({ type }) => type)).toEqual(['set-properties'])
  })

  it('who wrote it stands under its name', () => {
    const { document } = edited(library, 'the second book is by Jane Austen')
    expect(textOf(entries(document, 'Books')[1], 'subtitle')).toBe('Jane Austen')
  })

  it('the first three have a badge', () => {
    const { document } = edited(library, 'put a "New" badge on the first three books')
    expect(
      entries(document, 'Books')
        .slice(0, 4)
        .map((item) => textOf(item, 'badge')),
    ).toEqual(['New', 'New', 'New', undefined])
  })

  it('all but the first go', () => {
    expect(entries(edited(garden, 'delete all tasks except the first').document, 'Tasks')).toHaveLength(1)
  })

  it('an upload is a button', () => {
    const { document } = edited(garden, 'add a photo upload to the plant page')
    expect([screenOf(document, 'Upload photo'), called(document, 'Upload photo')?.type]).toEqual([
      'Crop',
      'button',
    ])
  })

  it('earnings in dollars are no earnings called so', () => {
    const { document } = edited(driver, 'change earnings to $')
    expect(entries(document, 'Earnings').map((entry) => textOf(entry, 'value'))).toContain('$2,418')
  })

  it('greener is green', () => {
    expect(edited(garden, 'make it greener').document.app.theme.colors).toEqual(['#2f8a4c'])
  })

  it('a part that is not there has no look', () => {
    const result = edited(rest, 'the play button should be round and bigger')
    expect(result.document).toBe(rest)
    expect(result.notes.join(' ')).toMatch(/no play button/)
  })

  it('what a list also shows takes nothing away', () => {
    const { document } = edited(church, 'the event cards should show the date')
    expect(JSON.stringify(entries(document, 'Thursday 19'))).toContain('Parish hall, bring a plate · ')
  })

  it('a verse is a text', () => {
    const { document } = edited(church, 'add a bible verse at the top: "Be strong and courageous"')
    expect(called(document, 'Be strong and courageous')?.type).toBe('text')
  })

  it('an invoice for somebody is called like whom it is for', () => {
    const { document } = edited(bills, 'add a new invoice for Studio Nord, 1,200 €')
    expect(entries(document, 'Invoices')).toContainEqual(
      expect.objectContaining({ title: 'Studio Nord', value: '€ 1,200' }),
    )
  })

  it('what one fills in is chosen, where choices are told', () => {
    const prompt = 'add a client dropdown with Nord, Lund and Meyer to the new invoice screen'
    expect(called(edited(bills, prompt).document, 'Client')?.properties).toMatchObject({
      kind: 'select',
      options: ['Nord', 'Lund', 'Meyer'],
    })
  })

  it('a chart is of so many months', () => {
    const { document } = edited(bills, 'change the chart to show the last 6 months')
    const chart = called(document, 'Earnings this month')
    expect(JSON.stringify(document.screens)).toContain('["Jun","Jul","Aug","Sep","Oct","Nov"]')
    expect(chart).toBeDefined()
  })

  it('each has as many stars, and one costs as many', () => {
    expect(JSON.stringify(entries(edited(chores, 'give each chore 5 stars').document, 'Chores'))).toMatch(
      /5 stars/,
    )
    const { document } = edited(chores, 'the second reward should cost 30 stars')
    expect(textOf(entries(document, 'Rewards')[1], 'value')).toBe('30 stars')
  })

  it('a button goes up into the header with where it leads', () => {
    const { document } = edited(bills, 'move the send as pdf button to the header')
    expect(called(document, 'Send as PDF')).toBeUndefined()
    expect(JSON.stringify(document.screens)).toContain('"label":"Send as PDF"')
  })

  it('the menu is its dishes, and no row that leads there', () => {
    const { document } = edited(coffee, 'show the menu as a grid with 2 columns')
    expect(called(document, 'Drinks')?.properties.layout).toBe('grid')
    const without = edited(coffee, 'delete the last item in the menu').document
    expect(entries(without, 'Drinks').length).toBeLessThan(entries(coffee, 'Drinks').length)
  })

  it('an extra is ticked, and a page is as told', () => {
    expect(called(edited(coffee, 'add oat milk as an extra for 0.50').document, 'Oat milk, 0.50')?.type).toBe(
      'checkbox',
    )
    const { document } = edited(coffee, 'add a page about our beans with a photo and some text')
    expect(document.screens.at(-1)?.components.map(({ type }) => type)).toEqual(['header', 'image', 'text'])
  })

  it('a button says one thing and is another', () => {
    const { document } = edited(coffee, 'the order button should say Order now and be bigger')
    expect(called(document, 'Order now')?.properties.size).toBe('large')
  })

  it('what reads so already is not written twice', () => {
    const { document } = edited(jobs, 'change "Apply" to "Apply now" everywhere')
    expect(JSON.stringify(document.screens)).not.toContain('now now')
  })

  it('remote is a word', () => {
    const { document } = edited(jobs, 'add a filter for remote jobs')
    expect(called(document, 'Filter by remote jobs')).toBeDefined()
  })

  it('a face follows its name', () => {
    const { document } = edited(talk, 'change Ana Petrova to Maria Lopez')
    expect(JSON.stringify(document.screens)).not.toContain('Ana Petrova')
  })

  it('a price of what is not there is told to be of nothing', () => {
    const { notes } = edited(coffee, 'change the price of the cappuccino to 3.80')
    expect(notes.join(' ')).toMatch(/Nothing on the screens is called “cappuccino”/)
  })

  it('a title alone is another where the screen has another name', () => {
    const { document } = edited(bikes, 'change "Book a repair" to "Drop off your bike"')
    expect(screenOf(document, 'Drop off your bike')).toBe('Choose time')
  })

  it('the balance is the figure that is called so', () => {
    const { document } = edited(canteen, 'set the balance to 23.50')
    expect(entries(document, 'Numbers')[0]).toMatchObject({ title: 'Balance', value: '€ 23.50' })
    const coloured = edited(canteen, 'make the balance green')
    expect(coloured.document).toBe(canteen)
    expect(coloured.notes.join(' ')).toMatch(/colours of the theme/)
  })

  it('a page that is to be opened is made', () => {
    const prompt = 'add a top up button that opens a top up page with 10, 20 and 50 €'
    const { document } = edited(canteen, prompt)
    expect(document.screens.at(-1)?.name).toBe('Top up')
    expect(called(document, 'Top up')?.properties.action).toMatchObject({
      screenId: document.screens.at(-1)?.id,
    })
  })

  it('a button in red is one', () => {
    const prompt = 'add a button Emergency 140 at the bottom of the home screen, red'
    expect(called(edited(bikes, prompt).document, 'Emergency 140')?.properties.variant).toBe('destructive')
  })

  it('a button opens the form that is told with it', () => {
    const prompt =
      'add a "Need help" button at the top of the home screen that opens a form with name and address'
    const { document } = edited(helpers, prompt)
    expect(document.screens[0]?.components[1]?.label).toBe('Need help')
    expect(document.screens.at(-1)?.components.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Name', 'Address']),
    )
  })

  it('two tabs have their places', () => {
    const prompt = 'make messages the second tab and requests the third'
    const tabs = entries(edited(helpers, prompt).document, 'Main navigation')
    expect(tabs.slice(1, 3).map((tab) => textOf(tab, 'title'))).toEqual(['Messages', 'Requests'])
  })

  it('a slogan stands under the title', () => {
    const { document } = edited(helpers, 'put our slogan "Together we are strong" under the title')
    expect(document.screens[0]?.components[0]?.properties.subtitle).toBe('Together we are strong')
  })

  it('a customer is no list', () => {
    const { document, commands } = edited(workshop, 'add a customer: Ben Ott, BMW 320, 0151 2345678')
    expect(commands.every(({ type }) => type === 'set-properties') || document === workshop).toBe(true)
  })

  it('a filter is called by what it filters', () => {
    const { document } = edited(workshop, 'add a status filter: open, in progress, done')
    expect(called(document, 'Filter by status')).toBeDefined()
  })

  it('a banner that is not there is no other box', () => {
    const result = edited(workshop, 'turn off the banner')
    expect(result.document).toBe(workshop)
    expect(result.notes.join(' ')).toMatch(/no banner/)
  })

  it.each(['remove the quote', 'hide the stepper', 'change the slider to 5', 'remove the pie chart'])(
    '%s: is no other part of that type',
    (prompt) => {
      const result = edited(workshop, prompt)
      expect(result.document).toBe(workshop)
      expect(result.notes.join(' ')).toMatch(/There is no/)
    },
  )

  it('a part to be replaced is no word of a text', () => {
    expect(edited(helpers, 'replace the video with a list').commands).toEqual([])
  })

  it('what is locked stays, and all else of a wish is done', () => {
    const locked = withLocked(workshop, 'Calendar')
    const result = edited(locked, 'add a sponsor banner at the bottom of every screen')
    const had = locked.screens.find(({ name }) => name === 'Calendar')
    expect(result.document.screens.find(({ name }) => name === 'Calendar')).toBe(had)
    expect(nodesOf(result.document).filter(({ label }) => label === 'Sponsor').length).toBeGreaterThan(2)
    expect(result.notes.join(' ')).toMatch(/locked/)
  })

  it('a tab that cannot come is told, and nothing hangs', () => {
    const vet = generateApp({
      prompt: 'Vet clinic app: appointments, my pets, vaccinations, emergency contact',
    }).document
    const locked = withLocked(vet, vet.screens[0]?.name)
    expect(edited(locked, 'the third tab should be vaccinations').notes.join(' ')).toMatch(/locked/)
  })

  it('a size guide is no size, and less of something is no more', () => {
    const shop = generateApp({
      prompt: 'Online shop for handmade candles with cart, wishlist and reviews',
    }).document
    const guide = edited(shop, 'add a size guide link on the product page')
    expect(guide.commands.some(({ type }) => type === 'set-properties')).toBe(false)
    expect(edited(shop, 'I want less tabs').document).toBe(shop)
  })
})
