import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { ofClause } from './of-clause.ts'

const nodesOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) => [...walkComponents(components)])

/** Titles of the rows of the list of that label. */
const rowsOf = (prompt: string, label: string) =>
  nodesOf(prompt)
    .filter((node) => node.type === 'list' && (node.label === label || node.properties.title === label))
    .flatMap(({ properties }) => (Array.isArray(properties.items) ? properties.items : []))

const rowTitles = (prompt: string) =>
  nodesOf(prompt).flatMap(({ properties }) =>
    (Array.isArray(properties.items) ? properties.items : []).flatMap((item) =>
      typeof item === 'object' && item && 'title' in item ? [item.title] : [],
    ),
  )

describe('what would be a bare row has content', () => {
  it('several of the app’s things that are told with a participle', () => {
    const prompt =
      'A birdwatching app: log a sighting with place and date, see scarce birds spotted nearby, compare yearly totals with friends.'
    expect(rowsOf(prompt, 'Scarce birds spotted nearby').length).toBeGreaterThan(1)
  })

  it('how something gets on is a chart, and when it may happen a date', () => {
    expect(ofClause('How my knee recovers', 7)).toMatchObject({ kind: 'chart' })
    expect(ofClause('When the next tasting is', 7)).toMatchObject({
      kind: 'field',
      field: { name: 'Next tasting', kind: 'date' },
    })
    expect(ofClause('When it slept', 7)).toMatchObject({
      kind: 'field',
      field: { name: 'When it slept', kind: 'time' },
    })
    expect(ofClause('When they may give again', 7)).toMatchObject({ kind: 'field', field: { kind: 'date' } })
  })

  it.each([
    [
      "Internal app for a hostel's housekeeping. The supervisor assigns rooms to cleaners in the morning. A cleaner sees the rooms and reports damages.",
      'Hostel housekeeping',
    ],
    [
      'An app for neighbours of a riverside estate. Neighbours can report a defect. Neighbours can read notices.',
      'Riverside estate',
    ],
  ])('where the app is used is no row: %s', (prompt, place) => {
    expect(rowTitles(prompt)).not.toContain(place)
  })

  it('what is left of a clause is no row either', () => {
    const prompt =
      'As a coach I want to plan training sessions for my handball girls and take attendance. Parents can say whether their child is coming.'
    expect(rowTitles(prompt)).not.toContain('Coming')
  })
})

describe('who runs something', () => {
  it('has a screen of what he alone notes', () => {
    const prompt =
      'An app for our garden club: every bed has a tenant, members report leaking pipes and we announce work days. The treasurer notes who paid the yearly fee.'
    const rows = rowsOf(prompt, 'Who paid the yearly fee')
    expect(JSON.stringify(rows)).toContain('"Paid"')
    expect(JSON.stringify(rows)).toContain('"Open"')
  })
})

it('what one keeps a list of has one, with its noun first', () => {
  const { document } = generateApp({
    prompt:
      'App for a language tandem: I get matched with a partner, chat with them, plan calls and keep a list of words I learned.',
  })
  expect(document.screens.map(({ name }) => name)).toContain('Learned words')
})

describe('what a feature is called', () => {
  it('a feature told with how it is sorted counts as shown under its name', () => {
    const { unplaced } = generateApp({
      prompt:
        'App for a judo club: class timetable, membership with monthly fee, check-in with QR code, training partners by weight class and level.',
    })
    expect(unplaced).toEqual([])
  })

  it('patterns seen in the entries are a chart, and a streak a number', () => {
    const nodes = nodesOf('A headache diary: pain, sleep and food. It shows patterns and exports a PDF.')
    expect(nodes.some(({ type, label }) => type === 'chart' && label === 'Patterns')).toBe(true)
    expect(rowTitles('Piano practice: a practice log with streak and video lessons')).not.toContain(
      'Five in a row',
    )
  })
})
