import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { called, edited, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'

const made = (prompt: string) => generateApp({ prompt }).document
const stall = made(
  'Second-hand camera market: browse cameras and lenses, make an offer, chat with the seller',
)
const stable = made('Alpaca farm: animals with ear tag, wool chart, vet visits')
const ponies = made('Horse riding club: horses, lessons, feeding plan')
const bills = made('Invoicing for painters: invoices, clients, unpaid invoices and earnings')
const sitters = made('Dog sitter booking: sitters, hourly rate, calendar and messages')
const cellar = made('Wine cellar: bottles by vineyard, year and grape')
const fetched = made('Tool library: tools, who has the drill, return dates')
const sugar = made('Diabetes diary: glucose readings, insulin doses and carbs')

/** All that is read on the screens. */
const textsOf = (document: AppDocument): string =>
  JSON.stringify(document.screens, (key, value: unknown) =>
    key === 'screenId' || key === 'id' ? undefined : value,
  )
const titlesIn = (node: ComponentNode | undefined): string[] =>
  node ? itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []) : []
const badgesIn = (document: AppDocument): string[] =>
  nodesOf(document).flatMap((node) =>
    itemsOf(node).flatMap((item) =>
      textOf(item, 'badge') === undefined
        ? []
        : `${textOf(item, 'title') ?? ''}: ${textOf(item, 'badge') ?? ''}`,
    ),
  )

describe('one sort only', () => {
  it('goes by what the entries say, and its choice goes with the others', () => {
    const { document } = edited(cellar, 'I only drink reds, no whites')
    expect(textsOf(document)).not.toContain('Riesling')
    expect(titlesIn(called(document, 'Wines')).length).toBeGreaterThan(1)
    expect(nodesOf(document).flatMap(titlesIn)).not.toContain('White')
  })

  it('of used things others of the sort are offered', () => {
    const { document } = edited(stall, 'we only sell cameras, no lenses')
    expect(textsOf(document)).not.toMatch(/\blens(?:es)?\b/i)
  })

  it('what the app has is called otherwise where the other is none of its things', () => {
    const { document } = edited(
      ponies,
      "we don't have horses any more, only donkeys, change everything accordingly",
    )
    expect(document.screens.some(({ name }) => name === 'Donkeys')).toBe(true)
    expect(textsOf(document)).not.toMatch(/\bhorses?\b/i)
    expect(document.app.name).toBe(ponies.app.name)
  })

  it('nothing is made of sorts nobody told of', () => {
    const result = edited(stable, 'I only want spoons, no forks')
    expect(result.commands).toEqual([])
  })
})

describe('which come first, and which are shown', () => {
  it('those that do not say the contrary, then by their numbers', () => {
    const { document } = edited(bills, 'unpaid invoices first, then the rest newest to oldest')
    const list = nodesOf(document).find((node) => node.label === 'Invoices' && itemsOf(node).length > 4)
    const paid = itemsOf(list as ComponentNode).map((item) =>
      /\bpaid\b/i.test(textOf(item, 'subtitle') ?? ''),
    )
    expect(paid.indexOf(true)).toBeGreaterThan(0)
    expect(paid.slice(paid.indexOf(true))).not.toContain(false)
  })

  it('a choice above the list finds what its entries say', () => {
    const { document } = edited(
      sitters,
      'only show sitters who are free on Sunday, with a switch to turn that off',
    )
    const chips = called(document, 'Free on Sunday')
    expect(titlesIn(chips)).toEqual(['Free on Sunday', 'All'])
    expect(textsOf(document)).toMatch(/"subtitle":"Free on Sunday · /)
  })
})

describe('marks', () => {
  it('one that is named, in the colour that is told', () => {
    const { document, notes } = edited(
      fetched,
      'after someone borrows the drill it should say "lent" in red until it is back',
    )
    const marks = badgesIn(document).filter((badge) => badge.endsWith(': Lent'))
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.every((badge) => /drill/i.test(badge))).toBe(true)
    expect(notes.join(' ')).toContain('nothing is worked out')
  })

  it('a number above a limit', () => {
    const { document } = edited(sugar, 'mark everything above 120 in red')
    expect(badgesIn(document).some((badge) => badge.endsWith(': High'))).toBe(true)
    expect(edited(sugar, 'mark everything above 900 in red').commands).toEqual([])
  })

  it('figures in another unit, all of that quantity', () => {
    const { document } = edited(sugar, 'glucose in mmol/l')
    const readings = nodesOf(document).filter(({ label }) => /readings$/i.test(label))
    const values = readings.flatMap((node) => itemsOf(node).map((item) => Number(textOf(item, 'value'))))
    expect(values.length).toBeGreaterThan(2)
    expect(values.every((value) => value < 30)).toBe(true)
    expect(textsOf(document)).not.toContain('mg/dl')
  })
})

describe('how lists are told apart', () => {
  it('pictures instead of names', () => {
    const { document } = edited(sitters, 'for the sitters show pictures instead of names')
    expect(
      nodesOf(document).some((node) => /sitters/i.test(node.label) && node.properties.layout === 'grid'),
    ).toBe(true)
  })

  it('names that are told stand in the examples', () => {
    const { document } = edited(
      sitters,
      'put sitter names like Ottilie, Bram and Xenia in the examples instead of these',
    )
    for (const name of ['Ottilie', 'Bram', 'Xenia']) expect(textsOf(document)).toContain(name)
  })
})
