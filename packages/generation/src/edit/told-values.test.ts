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
