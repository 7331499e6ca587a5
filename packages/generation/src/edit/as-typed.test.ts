import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { itemsOf, targetOf, textOf } from './entry.ts'

const restaurant = generateApp({
  prompt: 'An app for our restaurant Bella Napoli: menu, order for pickup, reservations',
}).document
const habits = generateApp({
  prompt: 'A habit tracker with streaks, a calendar of my progress and reminders',
}).document
const museum = generateApp({ prompt: 'A museum guide with exhibitions, audio tours and a map' }).document
const costs = generateApp({ prompt: 'An expense splitter for groups of friends' }).document
const gym = generateApp({
  prompt: 'A fitness log for my gym workouts with sets, weights and progress charts',
}).document
const school = generateApp({
  prompt: 'School portal for parents: timetable, messages from teachers, absences, school lunch',
}).document
const dogs = generateApp({ prompt: 'An app to book dog walkers in my neighbourhood' }).document
const tips = generateApp({ prompt: 'Tip calculator that splits the bill' }).document
const yoga = generateApp({ prompt: 'App for our yoga studio: classes, booking, teachers, prices' }).document
const money = generateApp({
  prompt: 'Personal finance app with accounts, budgets and monthly spending',
}).document
const conference = generateApp({
  prompt: 'Event app for a two-day conference: schedule, speakers, tickets',
}).document
const shop = generateApp({
  prompt: 'Online shop for handmade candles with cart, wishlist and reviews',
}).document
const podcasts = generateApp({
  prompt: 'A podcast player with subscriptions, downloads and a sleep timer',
}).document

/** The entries of what is called so. */
const entries = (document: AppDocument, label: string) =>
  nodesOf(document).flatMap((node) => (node.label === label ? itemsOf(node) : []))
const screenOf = (document: AppDocument, label: string) =>
  [...walkNodes(document)].find(({ node }) => node.label === label)?.screen.name
const order = (document: AppDocument, name: string) =>
  document.screens.find((screen) => screen.name === name)?.components.map(({ type }) => type)
const tabs = (document: AppDocument) =>
  entries(document, 'Main navigation').map((tab) => textOf(tab, 'title'))

describe('wishes as they are typed', () => {
  it('an entry is told anew with what is known of it', () => {
    const { document } = edited(habits, 'the first habit should be "Drink 2 litres", all day')
    const [first] = entries(document, 'Habits')
    expect([textOf(first, 'title'), textOf(first, 'subtitle'), textOf(first, 'meta')]).toEqual([
      'Drink 2 litres',
      'All day',
      textOf(entries(habits, 'Habits')[0], 'meta'),
    ])
  })

  it('a number that is told stands where such a number stood', () => {
    const recipes = generateApp({
      prompt: 'A recipe app where I can browse recipes, save favourites and make shopping lists',
    }).document
    const { document } = edited(recipes, 'the first row on the search page should be Pasta al forno, 25 min')
    const list = document.screens[1]?.components.find(({ properties }) => properties.layout === 'cards')
    expect(list && itemsOf(list)[0]).toMatchObject({ title: 'Pasta al forno', overline: '25 min' })
  })

  it('the name of the app stands in the header as well, and what it was called is no part of it', () => {
    const { document } = edited(restaurant, `the app is called Bella Napoli, not ${restaurant.app.name}`)
    expect(document.app.name).toBe('Bella Napoli')
    expect(document.screens[0]?.components[0]?.label).toBe('Bella Napoli')
    const renamed = edited(school, `rename ${school.app.name} to Lindenschule`).document
    expect([renamed.app.name, renamed.screens[0]?.name]).toEqual(['Lindenschule', school.screens[0]?.name])
  })

  it('a dropdown stands where one books, with what one chooses from', () => {
    const { document } = edited(
      restaurant,
      'add a dropdown for allergies with gluten, nuts and lactose to the reservation form',
    )
    const field = called(document, 'Allergies')
    expect(field?.properties).toMatchObject({ kind: 'select', options: ['Gluten', 'Nuts', 'Lactose'] })
    expect(screenOf(document, 'Allergies')).toBe('Book a table')
  })

  it('the menu is what one eats', () => {
    const { document } = edited(restaurant, 'add tiramisu for 6.50 to the menu')
    expect(entries(document, 'Dishes')).toContainEqual(
      expect.objectContaining({ title: 'Tiramisu', value: '€ 6.50' }),
    )
  })

  it('all buttons in a colour are the colour of the theme', () => {
    expect(edited(restaurant, 'mach die Buttons rot').document.app.theme.colors).toHaveLength(1)
  })

  it('a list and a map are looked for on the screen that has both', () => {
    const { document } = edited(museum, 'on the floor plan, put the list above the map')
    expect(order(document, 'Floor plan')).toEqual(['header', 'input', 'list', 'map', 'navbar'])
  })

  it('above the chart is above the card it is in', () => {
    const { document } = edited(gym, 'put the workout list above the chart on the home screen')
    expect(order(document, 'Today')?.slice(0, 3)).toEqual(['header', 'list', 'container'])
  })

  it('a section holds what stands behind its colon', () => {
    const { document } = edited(
      museum,
      'add a ticket price section to the exhibitions page: adults 12 €, children 6 €, under 6 free',
    )
    expect(
      entries(document, 'Ticket price').map((item) => `${textOf(item, 'title')} ${textOf(item, 'value')}`),
    ).toEqual(['Adults € 12', 'Children € 6', 'Under 6 Free'])
    expect(screenOf(document, 'Ticket price')).toBe('Exhibitions')
  })

  it('what the bar at the top offers leads to a new screen', () => {
    const { document } = edited(
      costs,
      'the plus button in the group screen should open a new screen called Invite friends',
    )
    const made = document.screens.at(-1)
    const header = document.screens.find(({ name }) => name === 'Group')?.components[0]
    const actions = header?.properties.actions
    expect(made?.name).toBe('Invite friends')
    expect(Array.isArray(actions) && actions.map(targetOf)).toEqual([made?.id])
  })

  it('people have names of another place, wherever they are named', () => {
    const { document } = edited(costs, 'replace the names with Italian ones')
    expect(JSON.stringify(document.screens)).not.toMatch(/Lea|Omar|Kim/)
    expect(entries(document, 'People').map((item) => textOf(item, 'avatar'))).toEqual([
      'Giulia Rossi',
      'Marco Bianchi',
      'Chiara Romano',
    ])
  })

  it('a tab for what is not there is a screen with what it is to hold', () => {
    const stops = generateApp({
      prompt: 'Bus stop departures with alerts',
    }).document
    const { document } = edited(stops, 'add a tab for excursions with a form: child, date, reason')
    expect(tabs(document).at(-1)).toBe('Excursions')
    expect(document.screens.at(-1)?.components.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Child', 'Date', 'Reason']),
    )
  })

  it('the tab with a map is the map', () => {
    expect(tabs(edited(dogs, 'put the map first in the navigation').document)[0]).toBe('Route')
  })

  it('a rating is written as stars', () => {
    const { document } = edited(dogs, 'add a 5 star rating under the name on the details page')
    expect(screenOf(document, '★ 5')).toBe('Details')
  })

  it('a row becomes a button', () => {
    const { document } = edited(podcasts, 'i want the sleep timer to be a button instead')
    expect(called(document, 'Sleep timer')?.type).toBe('button')
  })

  it('less dark is light', () => {
    expect(edited(gym, 'make it less dark').document.app.theme.mode).toBe('light')
    expect(edited(gym, 'i want a dark mode with purple accents').document.app.theme.mode).toBe('dark')
  })

  it('pictures that stand on a screen by themselves are removed from it, whatever its lists have', () => {
    const [first] = dogs.screens.filter(({ components }) => components.some(({ type }) => type === 'image'))
    const left = edited(dogs, `remove all images on ${first?.name ?? ''}`).document
    const screen = left.screens.find(({ id }) => id === first?.id)
    expect(screen?.components.filter(({ type }) => type === 'image')).toEqual([])
    expect(screen?.components.length).toBeGreaterThan(0)
  })

  it('rounder corners are asked for as such, and where something stands is no look', () => {
    expect(edited(tips, 'round up the total').document).toBe(tips)
    const { document } = edited(yoga, "I'd like the book button to be at the top of the class page")
    expect(document.app.theme).toEqual(yoga.app.theme)
    expect(document.screens.find(({ name }) => name === 'Class')?.components[1]?.label).toBe('Book place')
  })

  it('what is entered is set, and not what is worked out from it', () => {
    const { commands } = edited(tips, 'set the default tip to 18')
    expect(commands).toMatchObject([{ type: 'set-properties', set: { value: '18' } }])
  })

  it('times are changed on their day, and in their own form', () => {
    const plan = entries(edited(yoga, 'the class on Tuesday starts at 7 pm').document, 'Plan')
    expect(textOf(plan[1], 'subtitle')).toContain('19:00')
    const talks = entries(edited(conference, 'the opening talk should start at 9:00').document, 'Plan')
    expect(textOf(talks[0], 'time')).toBe('9:00')
    const lunch = entries(
      edited(school, 'the lunch on Tuesday should be Pizza margherita').document,
      'This week',
    )
    expect(lunch[1]).toMatchObject({ title: 'Tuesday', subtitle: 'Pizza margherita' })
    const moved = entries(edited(school, 'move the lunch on Tuesday to the top').document, 'This week')
    expect(moved[0]).toMatchObject({ title: 'Tuesday', subtitle: 'Pasta with tomatoes' })
  })

  it('a thing in quotes is one more of what the screen lists', () => {
    const { document } = edited(money, 'add savings goal "Bike" 600 € to the budget page')
    expect(entries(document, 'Budgets').at(-1)).toMatchObject({ title: 'Bike', value: '€ 600' })
  })

  it('a contact page holds what is told, and no form', () => {
    const { document } = edited(shop, 'add a contact page with our address, phone and opening hours')
    expect(document.screens.at(-1)?.components.map(({ label }) => label)).toEqual([
      'Contact',
      'Ways to reach us',
      'Opening hours',
    ])
  })

  it('amounts lose their cents everywhere', () => {
    const { document } = edited(money, 'show amounts without cents')
    expect(JSON.stringify(document.screens)).not.toMatch(/€ \d+\.\d{2}/)
  })

  it('what one keeps of a screen stays, and nothing beside it', () => {
    const { document } = edited(conference, 'delete everything in settings except dark mode')
    const labels = [...walkNodes(document)]
      .filter(({ screen }) => screen.name === 'Settings')
      .map(({ node }) => node.label)
    expect(labels).toEqual(['Settings', 'Appearance', 'Card', 'Dark mode'])
  })

  it.each<[AppDocument, string, string]>([
    [shop, 'Kannst du die Überschrift im Shop in "Willkommen" ändern?', 'Willkommen'],
    [shop, 'replace "Made to last" by our shop name "Lumière"', 'Lumière'],
    [costs, 'add income to the add cost form', 'Income'],
    [yoga, 'add a FAQ to the me page', 'FAQ'],
  ])('%#: %s', (document, prompt, label) => {
    expect(called(edited(document, prompt).document, label)).toBeDefined()
  })

  it('a colour of buttons in Spanish is one', () => {
    expect(edited(shop, 'pon los botones en azul').document.app.theme.colors).toHaveLength(1)
  })

  it.each<[AppDocument, string, RegExp]>([
    [habits, 'Die Buttons sollen grün sein', /"colors":\["#2f8a4c"\]/],
    [habits, 'Füge eine neue Gewohnheit "Lesen" hinzu', /"title":"Lesen"/],
    [habits, 'Zeige die Gewohnheiten als Raster', /"layout":"grid"/],
    [shop, 'Ajoute une bougie "Vanille", 15 €', /"title":"Vanille".{0,80}"value":"€ 15"/],
    [shop, 'Les boutons doivent être verts', /"colors":\["#2f8a4c"\]/],
    [shop, 'Est-ce que tu peux renommer Catalog en Boutique ?', /"name":"Boutique"/],
    [yoga, 'Añade una clase "Yin yoga" a las 20:00', /"subtitle":"20:00"|20:00/],
  ])('%#: in their language: %s', (document, prompt, form) => {
    const { commands } = edited(document, prompt)
    expect(JSON.stringify(commands)).toMatch(form)
  })

  it('pages and tabs by German names', () => {
    const { document } = edited(habits, 'Ich hätte gern einen Button "Teilen" auf der Kalenderseite')
    expect(screenOf(document, 'Teilen')).toBe('Calendar')
    const moved = edited(habits, 'Der Kalender soll der erste Tab sein').document
    expect(tabs(moved)[0]).toBe('Calendar')
    expect(edited(habits, 'Warum gibt es keine Anmeldung?').notes.join(' ')).toMatch(/noch nicht/)
  })

  it.each<[AppDocument, string, RegExp]>([
    [costs, 'make the amounts bigger', /comes with the theme/],
    [costs, 'why is there no login?', /Add a login/],
    [costs, 'where is the search?', /is on Costs/],
    [costs, 'it looks too crowded', /Simplify the home screen/],
    [dogs, 'show only walkers with 5 stars', /Add a filter/],
    [dogs, 'clear the messages', /samples/],
  ])('%#: %s: says why not', (document, prompt, note) => {
    const result = edited(document, prompt)
    expect(result.document).toBe(document)
    expect(result.notes.join(' ')).toMatch(note)
  })
})
