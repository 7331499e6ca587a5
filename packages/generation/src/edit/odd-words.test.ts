import { checkNavigation, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const bakery = generateApp({
  prompt: 'An app for my bakery where customers order bread and cakes and pick them up',
}).document
const yoga = generateApp({
  prompt:
    'Yoga studio app: members see the class schedule, book classes, see trainers and their own bookings',
}).document
const running = generateApp({
  prompt: 'Running tracker with runs, distance charts, weekly stats and a profile',
}).document

const edited = (document: typeof bakery, prompt: string) => editApp({ document, prompt })
const list = (document: typeof bakery, screenId: string, label: string) =>
  [...walkNodes(document)].find(
    ({ node, screen }) => screen.id === screenId && node.type === 'list' && node.label === label,
  )?.node
const titles = (document: typeof bakery, screenId: string, label: string) =>
  itemsOf(list(document, screenId, label) ?? { id: '', type: 'list', label: '', properties: {} }).map(
    (item) => textOf(item, 'title'),
  )
const labels = (document: typeof bakery, name: string) =>
  document.screens.find((screen) => screen.name === name)?.components.map(({ label }) => label) ?? []

describe('screens under the names people give them', () => {
  it.each([
    ['add a discount code field in the cart', 'Order', 'Discount code'],
    ['add a text "Fresh daily" to the catalogue', 'Cakes', 'Fresh daily'],
    ['add a review section to the product page', 'Details', 'Review'],
    ['let users pick a delivery date when checking out', 'Pay', 'Delivery date'],
    ['add opening hours to the product page', 'Details', 'Opening hours'],
    ['add a photo gallery to the catalogue', 'Cakes', 'Photos'],
  ])('%s', (prompt, screen, label) => {
    const { document, notUnderstood } = edited(bakery, prompt)
    expect(notUnderstood).toEqual([])
    expect(labels(bakery, screen)).not.toContain(label)
    expect(labels(document, screen)).toContain(label)
  })

  it('a button that says nearly that', () => {
    const { document } = edited(bakery, 'the add to cart button should say Order now')
    const said = [...walkNodes(document)].map(({ node }) => node.label)
    expect([said.includes('Order now'), said.includes('Add to order')]).toEqual([true, false])
  })
})

describe('an onboarding', () => {
  it('comes before everything, page by page, and each page can be skipped', () => {
    const { document } = edited(bakery, 'add an onboarding with three pages')
    expect(document.screens.slice(0, 3).map(({ name }) => name)).toEqual([
      'Onboarding 1',
      'Onboarding 2',
      'Onboarding 3',
    ])
    expect(document.app.startScreenId).toBe(document.screens[0]?.id)
    expect(checkNavigation(document)).toEqual([])
    expect(validateDocument(document).ok).toBe(true)
    const buttons = [...walkNodes(document)]
      .filter(({ node, screen }) => node.type === 'button' && screen.name.startsWith('Onboarding'))
      .map(({ node }) => node.label)
    expect(buttons).toEqual(['Next', 'Skip', 'Next', 'Skip', 'Get started'])
  })

  it('is one page where one is asked for, and none is added twice', () => {
    const { document } = edited(bakery, 'add an onboarding screen')
    expect(document.screens.length).toBe(bakery.screens.length + 1)
    expect(edited(document, 'add an onboarding').notes.join()).toContain('an onboarding already')
  })
})

describe('lists', () => {
  it('get what is named, like the rest', () => {
    const { document } = edited(bakery, 'add three more products: Rye, Spelt and Linseed')
    expect(titles(document, 'counter', 'Cakes')).toEqual([
      ...titles(bakery, 'counter', 'Cakes'),
      'Rye',
      'Spelt',
      'Linseed',
    ])
  })

  it('are not taken for what is said of one of their things', () => {
    const { document } = edited(yoga, 'add a badge "New" to the first class')
    expect(textOf(itemsOf(list(document, 'home', 'Classes') ?? fail())[0], 'badge')).toBe('New')
  })

  it('are not written over where parts of them are meant', () => {
    const { document, notes } = edited(yoga, 'split the schedule into morning and evening')
    expect(document).toBe(yoga)
    expect(notes.join()).toContain('Add a section called Morning')
  })

  it('of details get a line for each value', () => {
    const { document } = edited(running, 'add pace and heart rate to the run details')
    expect(titles(document, 'run', 'Details').slice(-2)).toEqual(['Pace', 'Heart rate'])
    expect(edited(document, 'add pace to the run details').notes.join()).toContain('has that already')
  })

  it('stand in a tab of their own, which nothing goes back from', () => {
    const { document } = edited(running, 'add a friends tab with a leaderboard')
    const screen = document.screens.find(({ name }) => name === 'Friends')
    expect(screen?.components[0]?.properties.leading).toBeUndefined()
    expect(titles(document, 'friends', 'Leaderboard')[0]).toBe('1. Lea Brandt')
    expect(checkNavigation(document)).toEqual([])
  })

  it('make a page of their own', () => {
    const { document } = edited(yoga, 'add a page with our prices: Single 15, Ten-pack € 120')
    const screen = document.screens.find(({ name }) => name === 'Prices')
    expect(itemsOf(screen?.components[1] ?? fail())).toMatchObject([
      { title: 'Single', value: '15' },
      { title: 'Ten-pack', value: '€ 120' },
    ])
  })
})

function fail(): never {
  throw new Error('It is not there')
}

describe('lists and screens that are asked for in passing', () => {
  it('are shown otherwise, and nothing goes', () => {
    const { document, commands } = edited(bakery, 'instead of a list show cakes as cards with photo')
    expect(commands.some(({ type }) => type === 'remove-component')).toBe(false)
    expect([...walkNodes(document)].some(({ node }) => node.properties.layout === 'cards')).toBe(true)
  })

  it('are called in a few words', () => {
    const { document } = edited(yoga, 'add a place to write down ideas for new classes')
    expect(document.screens.map(({ name }) => name)).toContain('Write down ideas')
    expect(JSON.stringify(document)).not.toContain('where people can')
  })
})

describe('a market', () => {
  const market = generateApp({
    prompt: 'Second-hand marketplace where people sell used things and chat with buyers',
  }).document
  const after = (prompt: string) => edited(market, prompt).document

  it('is full of listings, whatever its lists are called', () => {
    expect(labels(after('add a heart to every listing so people can save it'), 'Item')).toContain('Save')
    expect(labels(after('let sellers mark an item as sold'), 'Item')).toContain('Mark as sold')
  })

  it('is told what one filters by and chooses from', () => {
    const filters = after('add categories: Furniture, Clothes, Toys')
    expect(titles(filters, 'search', 'Filter')).toEqual(['All', 'Furniture', 'Clothes', 'Toys'])
    const form = after('add condition (new, like new, used) to the form')
    expect(titles(form, 'sell-an-item', 'Condition')).toEqual(['New', 'Like new', 'Used'])
    const other = after('add delivery (pick-up, by post) to the sell an item form')
    expect(titles(other, 'sell-an-item', 'Delivery')).toEqual(['Pick-up', 'By post'])
  })

  it('has its articles right where a word changes', () => {
    expect(JSON.stringify(after('rename Item to Listing everywhere'))).toContain('Sell a listing')
  })

  it('keeps its field for titles where letters are meant', () => {
    expect(edited(market, 'change all titles to uppercase').notes.join()).toContain('comes with the theme')
  })

  it('shows a logo that is called so', () => {
    expect(labels(after('add my logo at the top'), 'Discover')).toContain('Logo')
  })
})

describe('units', () => {
  it('are changed with their amounts, there and back', () => {
    const { document, notUnderstood } = edited(running, 'change km to miles')
    const said = JSON.stringify(document)
    expect(notUnderstood).toEqual([])
    expect(said).toContain('"3.2 mi"')
    expect(said).not.toMatch(/\d km\b/)
    expect(JSON.stringify(edited(document, 'use kilometres instead of miles').document)).toContain('"5.1 km"')
  })

  it('are not invented', () => {
    expect(edited(yoga, 'change kg to pounds').notes).toEqual(['Nothing on the screens is in kg.'])
    expect(edited(running, 'change km to pounds').notes).toEqual(['km cannot be turned into pounds.'])
  })
})

describe('components', () => {
  it.each([
    ['add a second chart with calories', 'home', 'chart', 'Calories'],
    ['I want a calendar view of my runs', 'home', 'datepicker', 'Runs'],
    ['add a map of the route to each run', 'run', 'map', 'Map'],
    ['add a view of my friends', 'home', 'list', 'Friends'],
  ])('%s', (prompt, screenId, type, label) => {
    const { document } = edited(running, prompt)
    const before = running.screens.find(({ id }) => id === screenId)?.components ?? []
    const added = document.screens
      .find(({ id }) => id === screenId)
      ?.components.filter(({ id }) => !before.some((node) => node.id === id))
    expect(added).toMatchObject([{ type, label }])
  })
})

describe('words', () => {
  it('that stand in many sentences are changed where they stand alone', () => {
    const { document } = edited(yoga, 'rename "Me" to "Account" everywhere')
    const said = JSON.stringify(document)
    expect(said).toContain('Remind one day before')
    expect(document.screens.map(({ name }) => name)).toContain('Account')
  })

  it('of English are answered in English', () => {
    const { notes } = edited(yoga, 'send a reminder one hour before class')
    expect(notes.join()).toContain('needs a server')
  })

  it('may be turned round', () => {
    expect(edited(yoga, 'it should be in dark mode by default').document.app.theme.mode).toBe('dark')
    expect(labels(edited(yoga, 'where it says Trainers write Coaches').document, 'Coaches')[0]).toBe(
      'Coaches',
    )
    expect(labels(edited(yoga, 'ask for a phone number when booking').document, 'Book')).toContain(
      'Phone number',
    )
  })
})
