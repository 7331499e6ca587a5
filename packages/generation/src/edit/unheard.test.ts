import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
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
    expect(textOf(entries(document, 'Earnings')[0], 'value')).toBe('$1,284')
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
})
