import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { editApp } from './edit-app.ts'
import { itemsOf, textOf } from './entry.ts'

const salon = generateApp({
  prompt: 'Bookings for my massage practice: services, prices, therapists, appointments',
}).document
const shop = generateApp({
  prompt: 'Shop for handmade candles with cart, saved candles and reviews',
}).document
const clubs = generateApp({
  prompt: 'App for our rowing club: members, dates, a ranking and notices',
}).document
const money = generateApp({
  prompt: 'Household money: expenses by category, savings goals and a chart of each month',
}).document
const recipes = generateApp({ prompt: 'My recipes with photos, ingredients and how long they take' }).document
const stock = generateApp({
  prompt: 'Stock of spare parts for a bicycle workshop with places and photos',
}).document

const startOf = (document: AppDocument) =>
  document.screens.find(({ id }) => id === document.app.startScreenId)
const linesOf = (node: ComponentNode | undefined) =>
  node
    ? itemsOf(node).map((item) =>
        ['title', 'subtitle', 'value'].map((key) => textOf(item, key) ?? '').join('|'),
      )
    : []

describe('what a house tells its guests', () => {
  test('opening hours are rows as they are told', () => {
    const { document } = edited(
      salon,
      'add opening hours Mon-Fri 8:30 to 19, Sat 10 to 14, closed on Sundays',
    )
    expect(linesOf(called(document, 'Opening hours'))).toEqual([
      'Monday to Friday||8:30 to 19:00',
      'Saturday||10:00 to 14:00',
      'Sunday||Closed',
    ])
    const later = edited(document, 'change the opening hours to weekdays 9am to 5pm').document
    expect(linesOf(called(later, 'Opening hours'))).toEqual(['Weekdays||9am to 5pm'])
  })

  test('a team has faces, an FAQ its topics, a contact form its fields', () => {
    const team = edited(salon, 'add a page about our team with photos').document
    expect(JSON.stringify(team.screens.at(-1))).toMatch(/"avatar":/)
    const faq = edited(shop, 'add an FAQ page with shipping and returns').document
    expect(linesOf(called(faq, 'Questions')).join()).toMatch(/shipping take.*return something/)
    const contact = edited(shop, 'add a contact form').document
    expect(contact.screens.at(-1)?.components.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Name', 'Email', 'Message']),
    )
  })

  test('reviews under each thing are reviews, a logo that is not there is added', () => {
    const { document } = edited(shop, 'add customer reviews under each product')
    expect(called(document, 'Customer reviews')?.type).toBe('list')
    expect(startOf(edited(shop, 'the logo should be at the top').document)?.components[1]?.label).toBe('Logo')
  })
})

test.each<[string, AppDocument, string, RegExp]>([
  ['a shopping list is ticked', recipes, 'add a shopping list', /"layout":"checklist".*"checked":true/],
  [
    'bare choices are choices',
    shop,
    'add a filter for size small medium large',
    /"Small".*"Medium".*"Large"/,
  ],
  ['tags go among the filters', recipes, 'add tags like festive, spicy and raw', /"Festive".*"Spicy".*"Raw"/],
  ['an amount is on its button', salon, 'let clients pay a deposit of 15 dollars', /"Pay deposit: \$15"/],
  ['a goal has its amount', money, 'add a savings goal for a canoe of 900', /"Canoe"/],
  ['a reminder is kept', money, 'add a reminder to water the plants on Fridays', /"Water the plants"/],
  ['a timer shows its time', recipes, 'add a timer of 90 seconds', /"01:30"/],
  ['a share is drawn', money, 'add a progress ring for monthly goal 3 of 4', /"data":\[0.75\]/],
  ['own things are shown', shop, 'add a section with bestsellers', /"title":"Bestsellers"/],
  ['a menu has dishes', clubs, 'add a lunch menu for the week', /"Pasta with tomato sauce"/],
  ['plans have prices', clubs, 'add a pricing page with three plans', /"Plus, € 4.99"/],
  ['a gallery has pictures', clubs, 'add a photo gallery of past races', /"layout":"grid".*"image":/],
  ['a warning is a banner', stock, 'add a low stock warning', /"tone":"warning"/],
  [
    'the thing of the day stands out',
    recipes,
    'show the recipe of the day at the top',
    /"overline":"Recipe of the day"/,
  ],
  ['labels are badges', recipes, 'add vegan labels', /"badge":"Vegan"/],
  ['a quoted word goes where one says', clubs, 'put "Ahoy!" on the members screen', /"label":"Ahoy!"/],
  ['a line goes under the title', clubs, 'write "Since 1962" under the title', /"subtitle":"Since 1962"/],
  ['a time is told of each', stock, 'show when each part was last counted', /Last counted /],
  ['a photo of oneself is on the profile', salon, 'add a profile photo upload', /"label":"Upload photo"/],
  ['an order is chosen', shop, 'add sorting by price', /"Lowest price".*"Highest price"/],
  ['one or the other is chosen', shop, 'add a pickup or delivery choice to the cart', /"Pickup".*"Delivery"/],
  ['a board has columns', clubs, 'add a kanban board', /"To do".*"Doing".*"Done"/],
  ['a button says what it does', clubs, 'add an approve button for the boss', /"label":"Approve"/],
  [
    'a large figure stands on top',
    clubs,
    'add a big number with rowed miles at the top',
    /"caption":"Rowed miles"/,
  ],
  [
    'an option that does something is a button',
    clubs,
    'add a cancel option',
    /"type":"button","label":"Cancel"/,
  ],
  ['words behind a colon are those', clubs, 'add a quote at the top: Row as one', /"Row as one"/],
  [
    'a section has its prices',
    recipes,
    'add winter soups section with pumpkin 4.90 and leek 5.20',
    /"title":"Pumpkin","value":"€ 4.90"/,
  ],
  ['choices have their unit', salon, 'add a tip option: 5, 10 or 15 percent', /"5 %".*"10 %".*"15 %"/],
  ['steps are a list of them', clubs, 'add a section How it works with three steps', /"title":"Choose"/],
  ['a filter has its choices', clubs, 'add boat filter: single, double, four', /"Single".*"Double".*"Four"/],
  ['a price list has the prices', salon, 'add a price list', /"label":"Prices".*"layout":"rows".*"value":/],
  ['a loyalty card is a page', shop, 'add a loyalty card', /"Loyalty card"/],
  ['a translator translates', clubs, 'add a translator', /"Translation"/],
  ['a metronome beats', stock, 'add a metronome', /"Tap the beat"/],
  ['a carousel is of the things of the app', shop, 'add a carousel', /"layout":"carousel"/],
  ['a converter converts', clubs, 'add a currency converter', /EUR to USD/],
])('%s', (_, document, prompt, form) => {
  const result = edited(document, prompt)
  expect(result.notUnderstood).toEqual([])
  const before = new Set(document.screens)
  expect(JSON.stringify(result.document.screens.filter((screen) => !before.has(screen)))).toMatch(form)
})

test('a dark theme with a colour is dark in that colour', () => {
  const { theme } = edited(recipes, 'use a dark theme with green').document.app
  expect(theme.mode).toBe('dark')
  expect(theme.colors?.length).toBe(1)
  expect(edited(recipes, 'make it dark green').document.app.theme.mode).not.toBe('dark')
})

test('what another screen is called opens the app, and a login stands in front', () => {
  const { document } = edited(clubs, 'make the ranking the home screen')
  expect(startOf(document)?.name).toBe('Ranking')
  const locked = edited(money, 'add a PIN lock').document
  expect(startOf(locked)?.name).toBe('Unlock')
  expect(startOf(edited(clubs, 'put a login screen in front').document)?.name).toBe('Login')
})

test('services are the treatments, and nothing else goes', () => {
  const { document } = edited(salon, 'delete the second service')
  const before = linesOf(called(salon, 'Treatments'))
  expect(linesOf(called(document, 'Treatments'))).toEqual(before.toSpliced(1, 1))
  expect(linesOf(called(document, 'Appointments'))).toEqual(linesOf(called(salon, 'Appointments')))
})

test('a list is split by choices, and nothing of it goes', () => {
  const { document } = edited(recipes, 'split the list into easy and difficult')
  const before = linesOf(
    startOf(recipes)?.components.find((node) => node.type === 'list' && itemsOf(node).length > 3),
  )
  expect(nodesOf(document).map(linesOf)).toContainEqual(before)
  expect(JSON.stringify(document)).toMatch(/"Easy".*"Difficult"/)
})

test('nothing goes of a list that is of other things', () => {
  const cafe = generateApp({
    prompt: 'A coffee shop with menu, stamps, order ahead and store locations',
  }).document
  expect(editApp({ document: cafe, prompt: 'remove the second store' }).commands).toEqual([])
  expect(editApp({ document: cafe, prompt: 'rename Trips to Tours and teams to squads' }).commands).toEqual(
    [],
  )
})

test('only the tabs one names are left', () => {
  const { document } = edited(clubs, 'I want three tabs only: Home, Dates, Members')
  const bars = nodesOf(document).filter(({ type }) => type === 'navbar')
  for (const bar of bars)
    expect(itemsOf(bar).map((item) => textOf(item, 'title'))).toEqual(['Home', 'Dates', 'Members'])
})

test('the title of a screen is no part to be removed alone', () => {
  const { document } = edited(clubs, 'delete the ranking')
  expect(document.screens.some(({ name }) => name === 'Ranking')).toBe(false)
})

test.each([
  [clubs, 'make the total red when it is negative', /no colour changes by itself/],
  [shop, 'make the saved candles green', /colours (?:and corners )?of the theme/],
  [clubs, 'we need kilometres not miles', /Nothing on the screens is in miles/],
  [clubs, 'add a German version', /needs an AI model/],
  [stock, 'sort by moon phase', /no moon phase to sort by/],
] as const)('says why not: %#', (document, prompt, note) => {
  const result = editApp({ document, prompt })
  expect(result.commands).toEqual([])
  expect(result.notes.join(' ')).toMatch(note)
})

test('"Dr." ends no sentence', () => {
  const { notUnderstood } = editApp({ document: salon, prompt: 'add a therapist called Dr. Ida Moss' })
  expect(notUnderstood.join()).not.toMatch(/^Ida Moss/)
})
