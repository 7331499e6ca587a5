import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { called, come, edited, followed, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const market = appOf(
  'Second-hand cameras: browse cameras and lenses, price, condition grade, chat with the seller',
)
const board = appOf('A Kanban board for a film crew with columns To do, Doing and Done and due dates')
const tables = appOf('Book a table in our restaurant: choose date and time, number of guests, special wishes')
const escape = appOf('Escape room host tool: teams, countdown timer, hints, best times')
const laundry = appOf('Laundry room booking for our house: 3 washers and 2 dryers, push notice when done')
const vault = appOf('Password vault with a generator, folders and fingerprint unlock')
const wedding = appOf('Wedding planner: guest list, seating chart, budget, vendors, countdown')
const shelter = appOf('Night shelter: free beds, check someone in, meals served, incidents')
const freelance = appOf(
  'Time tracking and invoicing for freelancers: timer, clients, invoices, expenses with receipt',
)
const words = appOf('Learn Italian with ten new words a week, quizzes and streaks')
const plants = appOf('A tracker for my houseplants: remind me when to water, photo diary')
const quiz = appOf('Quiz night: create questions, teams join with a code, live leaderboard')
const painters = appOf('Guide to street art with a map, artists and walking routes')

/** The longest list that is called so. */
function listCalled(document: AppDocument, label: string): ComponentNode | undefined {
  return nodesOf(document)
    .filter((node) => node.type === 'list' && node.label === label)
    .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
}
const valuesOf = (document: AppDocument, label: string, key = 'title') => {
  const list = listCalled(document, label)
  return (list ? itemsOf(list) : []).map((item) => textOf(item, key) ?? '')
}
const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

describe('entries in order', () => {
  it('by what they show, in whatever words', () => {
    const prices = valuesOf(followed(market, 'I want the cheapest items first'), 'Items', 'value').map(amount)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const names = valuesOf(followed(market, 'show the items in alphabetical order'), 'Items')
    expect(names).toEqual(names.toSorted())
  })

  it('by their state, those that are not paid on top and marked', () => {
    const after = followed(freelance, 'invoices that are not paid should be on top with a red dot')
    const list = listCalled(after, 'Invoices')
    expect(itemsOf(list ?? { id: '', type: 'list', label: '', properties: {} })[0]).toMatchObject({
      badgeTone: 'danger',
    })
    const told = valuesOf(after, 'Invoices', 'subtitle')
    expect(told.findIndex((each) => /\bpaid\b/.test(each))).toBeGreaterThan(
      told.findLastIndex((each) => !/\bpaid\b/.test(each)),
    )
  })

  it('says what is missing where they show no such thing', () => {
    const { commands, notes } = edited(plants, 'the cheapest plant first')
    expect(commands).toEqual([])
    expect(notes.join()).toMatch(/show no price/)
  })

  it('one of them on top is no order', () => {
    const { commands } = edited(plants, 'show my biggest plant on the top')
    expect(commands.every((command) => command.type !== 'set-properties')).toBe(true)
  })

  it('only the first of them', () => {
    expect(valuesOf(followed(quiz, 'the leaderboard should only show the top 3'), 'Ranking')).toHaveLength(3)
  })

  it('those in a state are left out', () => {
    const told = valuesOf(followed(freelance, "don't show paid invoices"), 'Invoices', 'subtitle')
    expect(told.length).toBeGreaterThan(1)
    expect(told.filter((each) => /\bpaid\b/.test(each))).toEqual([])
  })
})

describe('one more of what one chooses between', () => {
  it('between two that are named', () => {
    const after = followed(market, 'add "very good" as a condition grade between good and new')
    const grades = valuesOf(after, 'Condition grade')
    expect(Math.abs(grades.indexOf('Very good') - grades.indexOf('Good'))).toBe(1)
  })

  it('a column on a board is a list between the others, and a choice in its form', () => {
    const after = followed(board, 'a column "Review" between Doing and Done')
    const labels = nodesOf(after).flatMap(({ type, label }) => (type === 'list' ? [label] : []))
    expect(labels.indexOf('Review')).toBe(labels.indexOf('Done') - 1)
    expect(valuesOf(after, 'Column')).toContain('Review')
  })
})

describe('limits', () => {
  it('a field takes no more', () => {
    expect(called(followed(tables, 'max 8 guests per booking'), 'People')?.properties).toMatchObject({
      max: 8,
      helper: 'At most 8 guests',
    })
  })

  it('a form says what no field can hold', () => {
    expect(come(vault, 'a password must have at least 12 characters').join()).toMatch(
      /New login\/text A password must have at least 12 characters/,
    )
    expect(come(freelance, 'an expense over 100 euros must have a receipt').join()).toMatch(
      /text An expense over € 100 must have a receipt\./,
    )
  })
})

describe('numbers told anew', () => {
  it('in words and digits, where they count that', () => {
    const after = JSON.stringify(followed(words, 'twenty words a week instead of ten').screens)
    expect(after).toMatch(/20 new words/)
    expect(after).not.toMatch(/\b(?:10|ten) new words/)
  })

  it('one more of numbered things, wherever all of them stand', () => {
    const after = followed(laundry, 'there are 4 washers now, not 3')
    expect(valuesOf(after, 'Machine')).toContain('Washer 4')
    expect(JSON.stringify(after).match(/Washer 4/g)?.length).toBeGreaterThan(1)
    expect(JSON.stringify(after)).toMatch(/Washer 3/)
  })

  it('a clock that runs down', () => {
    const after = followed(escape, 'the countdown should be 45 minutes, not 60')
    expect(nodesOf(after).find(({ properties }) => properties.clock === 'down')?.properties.center).toBe(
      '45:00',
    )
  })

  it('the days to a date', () => {
    expect(called(followed(wedding, 'the wedding is on 12 June 2027'), '205 days')).toBeDefined()
  })
})

describe('who sees what, and what is asked first', () => {
  it('only some: a code stands before it', () => {
    const after = followed(shelter, 'only staff should see the incidents')
    const gate = after.screens.find(({ name }) => name === 'Incidents code')
    expect(JSON.stringify(gate)).toMatch(/For staff only.*"kind":"code"/)
    const target = after.screens.find(({ name }) => name === 'Incidents')?.id ?? ''
    const direct = after.screens.filter(
      ({ id, components }) =>
        id !== gate?.id && id !== target && JSON.stringify(components).includes(`"screenId":"${target}"`),
    )
    expect(direct).toEqual([])
  })

  it('before deleting, with a button for it where there is none', () => {
    const after = followed(vault, 'ask before deleting a password')
    expect(called(after, 'Delete password')?.properties.variant).toBe('destructive')
    expect(called(after, 'Yes, delete password')).toBeDefined()
  })

  it('in one’s own words', () => {
    const after = followed(tables, 'when people press Save reservation it should ask "All correct?" first')
    expect(called(after, 'All correct?')).toBeDefined()
  })
})

describe('marks and looks', () => {
  it('those in a state in a colour', () => {
    const after = followed(freelance, 'show unpaid invoices in red')
    expect(valuesOf(after, 'Invoices', 'badgeTone')).toContain('danger')
    expect(after.app.theme).toEqual(freelance.app.theme)
  })

  it('one button says something else and is red', () => {
    expect(come(vault, 'change the generate button to say NEW ONE and make it red').join()).toMatch(
      /button NEW ONE .*"variant":"destructive"/,
    )
  })

  it('tabs change places', () => {
    const before = nodesOf(painters).find(({ type }) => type === 'navbar')
    const after = nodesOf(followed(painters, 'swap the map and the artists')).find(
      ({ type }) => type === 'navbar',
    )
    const titles = (node: ComponentNode | undefined) =>
      (node ? itemsOf(node) : []).map((item) => textOf(item, 'title'))
    expect(titles(after).indexOf('Map')).toBe(titles(before).indexOf('Artists'))
    expect(titles(after).indexOf('Artists')).toBe(titles(before).indexOf('Map'))
  })

  it('an empty list says what it is to say', () => {
    const after = followed(plants, 'if there are no plants yet it should say "Add your first plant"')
    expect(nodesOf(after).some(({ properties }) => properties.empty === 'Add your first plant')).toBe(true)
  })

  it('a name of somebody is not that of the app', () => {
    const home = appOf('A calm app for new parents to log feeding, sleep and nappies')
    const after = followed(home, 'the baby is called Emma, use that name in the texts')
    expect(after.app.name).toBe(home.app.name)
    expect(JSON.stringify(after.screens)).toMatch(/Emma/)
  })
})

describe('sentences told anew', () => {
  it.each([
    [
      'what the app opens with',
      freelance,
      'start with the invoices when the app opens',
      /"startScreenId":"invoices"/,
    ],
    [
      'a button with its place before what it does',
      plants,
      'add a button on the calendar page to mark a plant as watered today',
      /"Mark as watered"/,
    ],
    [
      'a screen a button leads to and that is not there yet',
      plants,
      'add a button on the first page that goes to donations',
      /"name":"Donations"/,
    ],
    [
      'what one searches by',
      freelance,
      'add a search on the clients list, by phone number',
      /"Search by phone number"/,
    ],
    [
      'two units',
      appOf('Catch log for anglers: species, weight, length, bait, lake'),
      'weight in pounds and length in inches',
      /\d lb".*\d in/,
    ],
    [
      'another day off',
      plants,
      'add a page with our opening hours, Monday closed',
      /"title":"Monday","value":"Closed"/,
    ],
  ])('%s', (_, document, prompt, form) => {
    expect(JSON.stringify(followed(document, prompt))).toMatch(form)
  })
})
