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
const podcasts = generateApp({
  prompt: 'A podcast player with subscriptions, downloads and a sleep timer',
}).document

/** The entries of what is called so. */
const entries = (document: AppDocument, label: string) => {
  const node = called(document, label)
  return node ? itemsOf(node) : []
}
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
    expect(entries(document, 'Dishes').at(-1)).toMatchObject({ title: 'Tiramisu', value: '€ 6.50' })
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
    const { document } = edited(school, 'add a tab for absences with a form: child, date, reason')
    expect(tabs(document).at(-1)).toBe('Absences')
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
