import { walkNodes } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { edited } from '../testing/edits.ts'
import { kiosk } from '../testing/kiosk.ts'

/** What came, "screen: type label" each. */
const added = (prompt: string) => {
  const { document } = edited(kiosk, prompt)
  const former = new Set([...walkNodes(kiosk)].map(({ node }) => node.id))
  return [...walkNodes(document)]
    .filter(({ node }) => !former.has(node.id))
    .map(({ node, screen }) => `${screen.name}: ${node.type} ${node.label}`)
}
const written = (prompt: string) => JSON.stringify(edited(kiosk, prompt).commands)

describe('a part goes to the screen that is named', () => {
  it.each([
    ['Add a search bar to Orders', 'Orders: input Search'],
    ['Add a checkbox to Orders', 'Orders: checkbox Checkbox'],
    ['Add a datepicker to the Orders screen', 'Orders: datepicker Date'],
    ['put a map with our address on the account page', 'Account: map Map'],
    ['add a pie chart to the orders above the list', 'Orders: chart Chart'],
    ['put a banner on orders saying Closed on Sunday', 'Orders: container Closed on Sunday'],
    ['put a button that calls us on Account', 'Account: button Call us'],
  ])('%s', (prompt, told) => expect(added(prompt)).toEqual([told]))

  it.each([
    ['Add a contact form with name, email and message to Account', ['Name', 'Email', 'Message']],
    ['add a feedback form on the paper page with name and stars', ['Name', 'Stars']],
    ['put a form with size and colour on Account', ['Size', 'Colour']],
  ])('a form with all its fields: %s', (prompt, fields) => {
    const came = added(prompt)
    expect(came.filter((each) => each.includes(': input ')).map((each) => each.split('input ')[1])).toEqual(
      fields,
    )
    expect(came.at(-1)).toMatch(/button Send$/)
    expect(edited(kiosk, prompt).document.screens).toHaveLength(kiosk.screens.length)
  })

  it.each([
    [
      'put a button that calls +49 30 5550123 on the account page',
      /"Call \+49 30 5550123".*tel:\+49305550123/,
    ],
    ['add a "Mail us" button that writes to hi@kiosk.example to Account', /"Mail us".*mailto:hi@kiosk/],
    ['add a link to Orders that opens www.kiosk.example/menu', /Open www\.kiosk.*https:\/\/www\.kiosk/],
  ])('a button does what it is for: %s', (prompt, form) => expect(written(prompt)).toMatch(form))
})

describe('an entry is that of the list one names', () => {
  it.each([
    ['Remove Evening star from the list', 'list-1', /Morning post/],
    ['remove evening star from the papers', 'list-1', /Morning post/],
    ['take a star out of my orders', 'list-2', /Two posts/],
  ])('%s', (prompt, id, left) => {
    const { commands } = edited(kiosk, prompt)
    expect(commands).toHaveLength(1)
    expect(commands[0]).toMatchObject({ type: 'set-properties', id })
    expect(JSON.stringify(commands)).toMatch(left)
    expect(JSON.stringify(commands)).not.toMatch(/star/i)
  })

  it('a price said behind the list is a price', () => {
    expect(written('add chewing gum to papers for 2 euro')).toMatch(/"Chewing gum".*"€ 2"/)
    expect(written('add gum for 2 and stickers for 3 to papers')).toMatch(/"Gum".*"Stickers"/)
  })

  it('it is put first', () => {
    expect(written('make evening star first in the list of papers')).toMatch(/Evening star.*Morning post/)
  })
})

describe('places in the tab bar', () => {
  it.each([
    ['move Orders to the end', ['Start', 'Account', 'Orders']],
    ['put Account to the front', ['Account', 'Start', 'Orders']],
    ['move account to the start of the bar', ['Account', 'Start', 'Orders']],
    ['Orders should be the last tab', ['Start', 'Account', 'Orders']],
  ])('%s', (prompt, tabs) => {
    const titles = edited(kiosk, prompt).commands.flatMap((command) =>
      command.type === 'set-properties' && Array.isArray(command.set?.items)
        ? [JSON.stringify(command.set.items).match(/(?<="title":")\w+/g)]
        : [],
    )
    expect(titles[0]).toEqual(tabs)
  })

  it('the page people see first is that which the app opens with', () => {
    expect(edited(kiosk, 'make orders the first page people see').document.app.startScreenId).toBe('orders')
  })
})

test('pages are told one by one', () => {
  const { document } = edited(kiosk, 'add login, settings with dark mode')
  expect(document.screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Login', 'Settings']))
})

test('a list that is told for a page is what stands on it', () => {
  expect(written('add a packing list page with boots and water')).toMatch(/"Packing list".*"Boots".*"Water"/)
})

test.each([
  ['make the currency dollars', /currency|set-properties|Nothing/],
  ['make it so people can rate a paper', /Rate the paper/],
  ['turn the light mode on', /"mode":"light"/],
  ['make the orders icon a star', /"icon":"star"/],
  ['cancel button on paper page that goes home', /"Cancel".*"screenId":"start"/],
])('%s', (prompt, form) => {
  const { commands, notes } = edited(kiosk, prompt)
  expect(`${JSON.stringify(commands)} ${notes.join()}`).toMatch(form)
})
