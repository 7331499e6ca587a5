import { type ComponentNode, walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const nodesOf = (prompt: string): ComponentNode[] =>
  appOf(prompt).screens.flatMap(({ components }) => [...walkComponents(components)])
const named = (nodes: readonly ComponentNode[], label: string) =>
  nodes.find((node) => node.label === label || node.properties.caption === label)

test('what comes out of the fields of a screen is worked out of them', () => {
  const nodes = nodesOf(
    'One screen bill splitter: number field "Bill", slider "Tip %" from 0 to 20, stepper "Guests" and large text "Each pays". A button "Clear" at the bottom.',
  )
  expect(named(nodes, 'Each pays')).toMatchObject({
    label: '€ 23.10',
    properties: { formula: '{Bill} * (1 + {Tip %} / 100) / {Guests}' },
  })
  expect(named(nodes, 'Bill')?.properties.value).toBe('84')
})

test('a temperature is that of a room, of a fridge or of an oven', () => {
  const temperature = (prompt: string) =>
    nodesOf(prompt).find(({ properties }) => properties.caption === 'Current temperature')?.label
  expect(
    temperature(
      'A thermostat screen with the text "Study", the current temperature in large letters, a slider for the target temperature from 10 to 30 and a button "Save".',
    ),
  ).toBe('20.5 °C')
  expect(
    temperature(
      'A fridge screen with the current temperature in large letters, a slider "Cooling" from 1 to 7 and a switch "Holiday".',
    ),
  ).toBe('4.2 °C')
})

test('a day or an hour stands under the name it was given, the later one later', () => {
  const nodes = nodesOf(
    'A kennel screen with a date field "Arrival", a date field "Departure", a time picker "Quiet from" and a button "Request".',
  ).filter(({ type }) => type === 'datepicker')
  expect(nodes.map(({ label, properties }) => [label, properties.value])).toEqual([
    ['Arrival', 'Thu 19 Nov'],
    ['Departure', 'Sat 21 Nov'],
    ['Quiet from', '18:30'],
  ])
})

test('articles on a shelf are goods, not those of a paper', () => {
  const nodes = nodesOf(
    'Screen "Store": search box at the top and a list of articles with article number, shelf and quantity. Tapping an article opens a page with plus and minus buttons and a "Save" button. A floating button adds a new article.',
  )
  const [list] = nodes.filter(({ type }) => type === 'list')
  expect(JSON.stringify(list?.properties.items)).toContain('A 14')
  expect(named(nodes, 'Quantity')?.properties.kind).toBe('stepper')
  const [first] = appOf(
    'Screen "Store": search box at the top and a list of articles with article number, shelf and quantity. Tapping an article opens a page with plus and minus buttons and a "Save" button. A floating button adds a new article.',
  ).screens
  expect(JSON.stringify(first)).toContain('Add new article')
})

test('tiles that are called like screens open them, and a farm has its own medicine', () => {
  const { screens } = appOf(
    'Home screen with three large tiles: Goats, Kidding, Medicine. Goats opens a list with ear tag and breed. Kidding has a form with fields Doe and Date. Medicine shows a table of drug, dose and waiting period.',
  )
  expect(screens.map(({ name }) => name).slice(0, 4)).toEqual(['Home', 'Goats', 'Kidding', 'Medicine'])
  expect(JSON.stringify(screens[0])).toContain('"title":"Kidding"')
  expect(JSON.stringify(screens[3])).toContain('Wormer drench')
})

test('a form for somebody gives the app its name, and thanks stand on a page behind it', () => {
  const { app, screens } = appOf(
    'Feedback form for a zoo: star rating "How was your day?", a text area "Comments" and a button "Send". After sending show a thank you page.',
  )
  expect(app.name).toBe('Zoo feedback')
  expect(screens.map(({ name }) => name)).toEqual(['Feedback', 'Thank you'])
})

test('a total is the sum of what is listed, with what is said to be added', () => {
  const nodes = nodesOf(
    'Cart page: a list of shirts with image, name and price, subtotal, shipping, total and a "Checkout" button. A second page has a check icon and the text "Ordered".',
  )
  const values = new Map(
    nodes.flatMap(({ properties }) =>
      Array.isArray(properties.items)
        ? properties.items.flatMap((item): [string, number][] => {
            const { title, value } = item as { title?: string; value?: string }
            return title && value ? [[title, Number(value.replace('€ ', ''))]] : []
          })
        : [],
    ),
  )
  expect(values.get('Total')).toBeCloseTo((values.get('Subtotal') ?? 0) + 4.9)
})

test('a converter shows what comes out in the other currency', () => {
  const nodes = nodesOf(
    'Exchange screen: a number field "Amount", a dropdown "From" with EUR, USD, CHF, a dropdown "To" with the same currencies, a swap button and the result in large text.',
  )
  expect(named(nodes, 'Result')?.label).toMatch(/^\d+\.\d\d USD$/)
})

test('a login has a button, and leads nowhere but into the app', () => {
  const { screens } = appOf(
    'A login screen with email, password and a "Forgot password?" link. Then a bottom bar with three tabs: Rides, Swap, Profile. Rides is a list with date, horse and hours. Swap has a form with "My ride", "Wanted ride" and an "Offer swap" button. Profile shows name, rider number and a logout button.',
  )
  expect(screens.map(({ name }) => name).slice(0, 4)).toEqual(['Login', 'Rides', 'Swap', 'Profile'])
  const labels = (at: number) => [...walkComponents(screens[at]?.components ?? [])].map(({ label }) => label)
  expect(labels(0)).toEqual(expect.arrayContaining(['Email', 'Password', 'Log in', 'Forgot password?']))
  expect(labels(1)).not.toContain('Password')
  expect(labels(2)).toEqual(expect.arrayContaining(['My ride', 'Wanted ride', 'Offer swap']))
})

test('answers of a quiz fit the question above them', () => {
  const labels = nodesOf(
    'Quiz screen: progress bar "Question 3 of 10", the question in large text, four answer buttons and a "Skip" link. Result screen: score in large text, a message and a button "Play again".',
  ).map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining(['Which planet is the largest?', 'Jupiter', 'Well done! Better than most.']),
  )
})

test('every card that is dictated stands, each with its own value and curve', () => {
  const [home] = appOf(
    'On the main screen there are four cards: Heart rate, Sleep, Steps, Water, each with the current value and a small chart. Tapping a card opens a detail screen with a line chart, tabs Day, Week, Month and the average.',
  ).screens
  const nodes = [...walkComponents(home?.components ?? [])]
  expect(nodes.flatMap(({ properties }) => properties.caption ?? [])).toEqual([
    'Heart rate',
    'Sleep',
    'Steps',
    'Water',
  ])
  expect(nodes.filter(({ type }) => type === 'chart')).toHaveLength(4)
})
