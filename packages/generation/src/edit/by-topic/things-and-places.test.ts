import type { AppDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { edited, followed, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'
import { tabsOf, tabTitle } from '../tabs.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const market = appOf(
  'Second-hand cameras: browse cameras and lenses, price, condition grade, chat with the seller',
)
const yoga = appOf('Yoga school: courses with teachers, a timetable, booking with payment, membership')
const parish = appOf('Our parish: events, sermons, groups, prayer requests, donations')
const kitchen = appOf('Save recipes with photos, plan the meals of the week, shopping list')
const money = appOf('Household money: expenses with categories, budgets, monthly reports')
const courses = appOf('Online courses with lessons on video, quizzes and certificates')

const screenCalled = (document: AppDocument, name: string) =>
  document.screens.find((screen) => screen.name.toLowerCase() === name.toLowerCase())
const labelsOn = (document: AppDocument, name: string): string[] => {
  const screen = screenCalled(document, name)
  return screen ? nodesOf({ ...document, screens: [screen] }).map(({ label }) => label) : []
}
const tabs = (document: AppDocument) => tabsOf(document).map(tabTitle)
const titlesOf = (document: AppDocument, label: string) =>
  nodesOf(document)
    .filter((node) => node.type === 'list' && node.label === label)
    .flatMap((node) => itemsOf(node).map((item) => textOf(item, 'title') ?? ''))

describe('things told with what each has', () => {
  it('have a screen that lists them and a form that takes one', () => {
    const after = followed(money, 'add a screen for recurring payments with name, amount and next date')
    const screen = screenCalled(after, 'Recurring payments')
    const form = screenCalled(after, 'Add recurring payment')
    expect(labelsOn(after, 'Add recurring payment')).toEqual(
      expect.arrayContaining(['Name', 'Amount', 'Next date', 'Save recurring payment']),
    )
    const [rows] = (screen?.components ?? []).filter(({ type }) => type === 'list')
    expect(rows && itemsOf(rows).length).toBeGreaterThan(2)
    expect(rows && textOf(itemsOf(rows)[0], 'value')).toMatch(/€/)
    expect(JSON.stringify(screen)).toContain(`"screenId":"${form?.id}"`)
    expect(JSON.stringify(after.screens[0])).toContain(`"screenId":"${screen?.id}"`)
  })

  it('are given it where the app has them', () => {
    const after = followed(parish, 'add groups with a leader, a day and a place')
    expect(after.screens).toHaveLength(parish.screens.length)
    expect(JSON.stringify(after)).toMatch(/Omar Haddad · Room 2|Lea Brandt · Room 2|· Library/)
  })

  it('are entered in a form that is asked for', () => {
    const after = followed(kitchen, 'add a form to add a new recipe with name, ingredients, time and a photo')
    const form = after.screens.find(({ name }) => name === 'Add recipe')
    expect(form && nodesOf({ ...after, screens: [form] }).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Name', 'Ingredients', 'Time']),
    )
  })
})

describe('tabs', () => {
  it('are put beside others; what is no tab yet becomes one', () => {
    const asked = 'the shopping list should come before the meal plan in the navigation'
    const before = tabs(kitchen)
    const after = tabs(followed(kitchen, asked))
    const at = after.findIndex((title) => /shopping/i.test(title))
    expect(after[at + 1]).toMatch(/meal|plan/i)
    expect(after.length).toBe(
      before.some((title) => /shopping/i.test(title)) ? before.length : before.length + 1,
    )
  })

  it('are put first', () => {
    const second = tabs(yoga)[1] ?? ''
    expect(tabs(followed(yoga, `put ${second} first in the tab bar`))[0]).toBe(second)
    expect(tabs(followed(yoga, `make ${second} the last tab`)).at(-1)).toBe(second)
  })
})

describe('buttons', () => {
  it('are called otherwise, wherever they stand', () => {
    const { document, notUnderstood } = edited(yoga, 'rename "Book" buttons to "Reserve"')
    const buttons = nodesOf(document).filter(({ type }) => type === 'button')
    expect(notUnderstood).toEqual([])
    expect(buttons.some(({ label }) => label.startsWith('Reserve'))).toBe(true)
    expect(buttons.some(({ label }) => /^Book\b/.test(label))).toBe(false)
  })

  it('says which there are where none is called so', () => {
    const { commands, notes } = edited(yoga, 'rename "Frobnicate" buttons to "Go"')
    expect(commands).toEqual([])
    expect(notes.join(' ')).toMatch(/No button is called “Frobnicate”. The buttons are /)
  })

  it('have a name with a little word, on a screen by what it is', () => {
    const after = followed(money, 'add an export to CSV button on the reports screen')
    expect(nodesOf(after).some(({ type, label }) => type === 'button' && label === 'Export to CSV')).toBe(
      true,
    )
  })

  it('stand with each thing', () => {
    const after = followed(parish, 'add "I prayed" buttons to prayer requests')
    expect(nodesOf(after).some(({ type, label }) => type === 'button' && label === 'I prayed')).toBe(true)
    expect(JSON.stringify(after)).not.toContain('buttons')
  })

  it('say which ways in there are', () => {
    const after = followed(courses, 'add sign in with Google and Apple')
    const labels = nodesOf(after).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Continue with Google', 'Continue with Apple']))
  })
})

describe('settings', () => {
  it('come with what is asked for, where the app had none', () => {
    const after = followed(money, 'add a currency selector in settings')
    const currency = nodesOf(after).find(({ label }) => label === 'Currency')
    expect(currency?.properties.options).toContain('Euro (€)')
    expect(screenCalled(after, 'Settings')?.components).toContain(currency)
  })

  it('are of what is told', () => {
    const after = followed(yoga, 'add push notification settings for course reminders')
    expect(labelsOn(after, 'Settings')).toContain('Course reminders')
  })
})

describe('what is there', () => {
  it('is replaced by another, in all its lists', () => {
    const before = nodesOf(kitchen).flatMap((node) =>
      itemsOf(node).map((item) => textOf(item, 'title') ?? ''),
    )
    const title = before.find((each) => / pizza$/i.test(each)) ?? ''
    expect(title).not.toBe('')
    const after = followed(kitchen, 'replace the pizza with a lasagna')
    const titles = nodesOf(after).flatMap((node) => itemsOf(node).map((item) => textOf(item, 'title') ?? ''))
    expect(titles).not.toContain(title)
    expect(titles).toContain('Lasagna')
  })

  it('keeps the unit it is written in', () => {
    const after = followed(parish, 'change the amounts to 15, 30 and 60')
    expect(titlesOf(after, 'Amount')).toEqual(['€ 15', '€ 30', '€ 60'])
  })

  it('is no name: what the quiz is to have', () => {
    expect(edited(courses, 'change the quiz to have 5 questions').document).toBe(courses)
  })

  it('is told apart by filters, and not called otherwise', () => {
    const menu = appOf('Food delivery: restaurants, menu, cart, order tracking')
    const after = followed(menu, 'split the menu into starters, mains and desserts')
    const all = nodesOf(after).flatMap((node) => itemsOf(node))
    expect(all.map((item) => textOf(item, 'title'))).toEqual(
      expect.arrayContaining(['Starters', 'Mains', 'Desserts']),
    )
    expect(
      all.filter((item) => textOf(item, 'title') === 'Mains' && textOf(item, 'value') !== undefined),
    ).toEqual([])
  })

  it('can be kept with a heart', () => {
    const after = followed(market, 'add a favorites heart on cameras')
    expect(nodesOf(after).some(({ type, label }) => type === 'button' && label === 'Save')).toBe(true)
  })
})

describe('looks', () => {
  it('are changed as far as they can be', () => {
    const { document, notes } = edited(kitchen, 'use orange as the main colour and a cream background')
    expect(document.app.theme.colors).toHaveLength(1)
    expect(notes.join(' ')).toMatch(/background follows the theme/)
    expect(followed(courses, 'use a blue to purple palette').app.theme.colors).toHaveLength(2)
  })

  it('do not depend on for whom they are', () => {
    const after = followed(parish, 'make everything bigger for older people')
    const sizes = (document: AppDocument) =>
      nodesOf(document).filter(({ properties }) => properties.variant === 'heading').length
    expect(sizes(after)).toBeGreaterThan(sizes(parish))
  })

  it('makes the headline larger', () => {
    const header = followed(kitchen, 'make the headline bigger').screens[0]?.components[0]
    expect(header?.properties.variant).toBe('large')
  })
})

describe('what is put somewhere', () => {
  it('is what somebody says, with a picture where one is asked for', () => {
    const told = 'add a welcome message from the pastor'
    const withPicture = followed(parish, `${told} with his picture`)
    const faces = (document: AppDocument) =>
      nodesOf(document).filter(({ type, properties }) => type === 'image' && properties.shape === 'circle')
        .length
    expect(faces(withPicture)).toBe(faces(parish) + 1)
    expect(faces(followed(parish, told))).toBe(faces(parish))
  })

  it('is chosen from what is known', () => {
    const menu = appOf('Food delivery: restaurants, menu, cart, order tracking')
    expect(titlesOf(followed(menu, 'add a tip selector at checkout'), 'Tip')).toContain('10 %')
  })

  it('stands on the screen that lists it, whatever that is called', () => {
    const after = followed(money, 'add a date range filter above the list of expenses')
    expect(nodesOf(after).some(({ label }) => /date range/i.test(label))).toBe(true)
  })

  it('is what its map shows', () => {
    const menu = appOf('Food delivery: restaurants, menu, cart, order tracking')
    const after = followed(menu, 'add a map showing the courier’s position on the cart screen')
    expect(nodesOf(after).some(({ type, label }) => type === 'map' && label.startsWith('Courier'))).toBe(true)
  })

  it('leads those who come first around', () => {
    const after = followed(yoga, 'add a welcome screen with three slides before the app')
    const start = after.screens.find(({ id }) => id === after.app.startScreenId)
    expect(start?.name).toBe('Onboarding 1')
    expect(after.screens.filter(({ name }) => name.startsWith('Onboarding'))).toHaveLength(3)
    const next = nodesOf({ ...after, screens: start ? [start] : [] }).find(({ label }) => label === 'Next')
    expect(JSON.stringify(next?.properties.action)).toContain('"screenId":"onboarding-2"')
  })
})

describe('wishes said in one breath', () => {
  const habits = appOf('Habits with streaks and weekly statistics')

  it('are each of the things that are named', () => {
    const after = followed(habits, 'add habits Drink water, Read aloud and Walk')
    const titles = nodesOf(after).flatMap((node) => itemsOf(node).map((item) => textOf(item, 'title') ?? ''))
    expect(titles).toEqual(expect.arrayContaining(['Drink water', 'Read aloud', 'Walk']))
  })

  it('are a button that leads to the form of what it adds', () => {
    const after = followed(habits, 'add a floating plus button to add a habit')
    expect(nodesOf(after).some(({ type, label }) => type === 'button' && label === 'Add habit')).toBe(true)
  })

  it('make no text of which nobody knows what it says', () => {
    const { document } = edited(habits, 'let me pick a colour for each habit')
    expect(JSON.stringify(document)).not.toMatch(/What there is to know/)
  })

  it('name a page about those who made the app', () => {
    const after = edited(habits, 'add a page about us with a short text').document
    expect(screenCalled(after, 'About us')).toBeDefined()
    expect(screenCalled(after, 'Us')).toBeUndefined()
  })
})

describe('one more of what there is', () => {
  const trips = appOf('Travel journal with trips, places, photos and a map')

  it('is called by where it goes, and by all of its name', () => {
    const titles = (document: AppDocument) =>
      nodesOf(document).flatMap((node) => itemsOf(node).map((item) => textOf(item, 'title') ?? ''))
    const after = followed(trips, 'add a trip to Japan in April')
    expect(after.screens).toHaveLength(trips.screens.length)
    expect(titles(after)).toContain('Japan in April')
    expect(titles(followed(trips, 'add a trip called Night train to Rome'))).toContain('Night train to Rome')
  })

  it('stands in a list as it is told, and not as such lists are usually', () => {
    const after = followed(trips, 'add a packing list with socks, passport and charger')
    expect(titlesOf(after, 'Packing list')).toEqual(['Socks', 'Passport', 'Charger'])
  })

  it('is so or not: a filter for that', () => {
    const homes = appOf('Flats to rent: listings with photos, filters, map, contact agent')
    const after = followed(homes, 'add a filter for pets allowed')
    expect(titlesOf(after, 'Filter')).toEqual(expect.arrayContaining(['All', 'Pets allowed']))
    expect(titlesOf(after, 'Filter')).not.toContain('Popular')
  })

  it('needs no form where it is only to be seen', () => {
    const music = appOf('Music practice for kids with exercises, stars and a metronome')
    const after = edited(music, 'show the metronome on every exercise').document
    expect(after.screens.some(({ name }) => name === 'Add exercise')).toBe(
      music.screens.some(({ name }) => name === 'Add exercise'),
    )
  })
})
