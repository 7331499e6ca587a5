import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { itemsOf, textOf } from './entry.ts'

const choir = generateApp({
  prompt: 'Choir app: rehearsals, members, songs with notes, and who comes',
}).document
const deli = generateApp({
  prompt: 'A delicatessen where customers order cheese and olives for pickup',
}).document
const money = generateApp({
  prompt: 'A household budget with expenses, categories and monthly reports',
}).document

const habits = generateApp({ prompt: 'A habit tracker with streaks, reminders and statistics' }).document

const tabsOf = ({ screens }: AppDocument) =>
  (screens[0]?.components ?? [])
    .filter(({ type }) => type === 'navbar')
    .flatMap((bar) => itemsOf(bar).map((item) => textOf(item, 'title')))
const textsOf = (document: AppDocument) =>
  JSON.stringify([...walkNodes(document)].map(({ node: { label, properties } }) => ({ label, properties })))
const start = ({ screens }: AppDocument) => screens[0]?.components ?? []

describe('wishes as people say them', () => {
  it('what people see first is the first tab', () => {
    const [, second = ''] = tabsOf(choir)
    expect(
      tabsOf(edited(choir, `make ${second} the first thing people see when they open the app`).document)[0],
    ).toBe(second)
  })

  it('two tabs change places', () => {
    const [first, second] = tabsOf(choir)
    expect(tabsOf(edited(choir, 'switch the first two tabs').document).slice(0, 2)).toEqual([second, first])
  })

  it('what is called otherwise is so everywhere', () => {
    const { document } = edited(choir, 'call the rehearsals meetings everywhere')
    expect(textsOf(document)).toMatch(/Meetings/)
    expect(textsOf(document)).not.toMatch(/Rehearsals/)
  })

  it('a corner that is less round is no rounder one', () => {
    expect(edited(money, 'make it less rounded').document.app.theme.corners).not.toBe('round')
  })

  it('a colour that is too strong is asked for, and not set', () => {
    const { document, notes } = edited(money, 'the blue is too strong')
    expect(document).toBe(money)
    expect(notes.join()).toContain('instead of the blue')
  })

  it('what is exported to is on the button', () => {
    expect(called(edited(money, 'add an export to csv button').document, 'Export to CSV')).toBeDefined()
  })

  it('a time of day is one, for what it is changed', () => {
    const { document } = edited(habits, 'change the reminder time to 7 in the evening')
    const times = nodesOf(document).flatMap((node) =>
      itemsOf(node)
        .filter((item) => textOf(item, 'title') === 'Time')
        .map((item) => textOf(item, 'value')),
    )
    expect(times).toContain('19:00')
  })

  it('what is said of a house stands there where that is asked for', () => {
    const { document } = edited(deli, 'our shop closes on Sundays, please show that')
    expect(start(document).some(({ label }) => label === 'Our shop closes on Sundays')).toBe(true)
  })

  it('why something goes is no part of its name', () => {
    const [first = ''] = nodesOf(money)
      .filter(({ type }) => type === 'chart')
      .map(({ label }) => label)
    const { document } = edited(money, `remove the ${first}, nobody needs it`)
    expect(
      nodesOf(document).filter(({ label, type }) => type === 'chart' && label === first).length,
    ).toBeLessThan(nodesOf(money).filter(({ label, type }) => type === 'chart' && label === first).length)
  })

  it('a call is a button', () => {
    expect(
      called(edited(deli, 'add our phone number so that people can ring us').document, 'Call us')?.properties
        .action,
    ).toMatchObject({ kind: 'link' })
  })

  it('a button does on the page of a thing what it is for', () => {
    const { document } = edited(deli, 'add a button on a cheese that opens a recipe')
    expect(called(document, 'Open recipe')).toBeDefined()
  })

  it('rules are those of such an app', () => {
    const { document } = edited(choir, 'make a page with our rules')
    const page = document.screens.find(({ name }) => name === 'Rules')
    expect(page).toBeDefined()
    expect(JSON.stringify(page)).not.toMatch(/Shower/)
  })

  it('a place on the web has a button of its name', () => {
    expect(called(edited(choir, 'add a link to our telegram group').document, /telegram/i)).toBeDefined()
  })

  it('what is said of one thing is no look of the app', () => {
    expect(edited(deli, 'make the first cheese more expensive').document.app.theme).toEqual(deli.app.theme)
    expect(edited(deli, 'make it look more expensive').document.app.theme.preset).toBe('editorial')
  })

  it('entries in a state have its colour', () => {
    const list = nodesOf(money).find((node) =>
      itemsOf(node).some((item) => textOf(item, 'badge') !== undefined),
    )
    const shown = list ? itemsOf(list) : []
    const badge = shown.map((item) => textOf(item, 'badge')).find(Boolean) ?? ''
    if (badge !== '')
      expect(JSON.stringify(edited(money, `mark ${badge} entries red`).document.screens)).toContain(
        '"tone":"danger"',
      )
    const { document, notes } = edited(money, 'mark forgotten entries red')
    expect(document.app.theme).toEqual(money.app.theme)
    expect(notes.join()).toContain('“forgotten”')
  })

  it('what one filters by is what was named', () => {
    expect(textsOf(edited(choir, 'add a filter for sopranos, altos and basses').document)).toMatch(
      /Sopranos.*Altos.*Basses/,
    )
  })

  it('less of a colour is not more of it, a price is none of a filter, and two lists stay two', () => {
    expect(edited(deli, 'could you make it less green?').document).toBe(deli)
    const before = nodesOf(deli).filter(({ properties }) => properties.layout === 'chips')
    expect(
      nodesOf(edited(deli, 'goat cheese costs 9.50').document).filter(
        ({ properties }) => properties.layout === 'chips',
      ),
    ).toEqual(before)
    expect(edited(deli, 'join the two lists on the home page').notes.join()).toContain('not made one')
  })

  it('what is said is put where it is to stand', () => {
    const { document } = edited(deli, 'we are vegan, say so at the top')
    expect(start(document).some(({ label }) => label === 'We are vegan')).toBe(true)
  })

  it('a button is on every page', () => {
    const { document } = edited(deli, 'the order button must be on every page')
    expect(
      document.screens.every(({ components }) => JSON.stringify(components).includes('"label":"Order"')),
    ).toBe(true)
  })
})
