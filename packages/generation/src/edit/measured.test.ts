import { describe, expect, it } from 'vitest'
import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { called, edited, nodesOf } from '../testing/edits.ts'
import { isEntry, itemsOf, textOf } from './entry.ts'

const to = (screenId: string) => ({ kind: 'screen', screenId })
const catches = makeDocument({
  app: { name: 'First Cast', description: 'A log of fish', theme: { preset: 'natural', mode: 'light' } },
  screens: [
    makeScreen('home', [
      makeNode('title', 'header', { label: 'First Cast' }),
      makeNode('list', 'list', {
        label: 'Catches',
        properties: {
          items: [
            { title: 'Perch, 34 cm', subtitle: 'Canal', value: '0.6 kg', action: to('catch') },
            { title: 'Zander, 62 cm', subtitle: 'Pond', value: '2.3 kg', action: to('catch') },
            { title: 'Eel, 71 cm', subtitle: 'River', value: '800 g', action: to('catch') },
          ],
        },
      }),
    ]),
    makeScreen('catch', [makeNode('back', 'header', { label: 'Catch' })]),
    makeScreen('add', [
      makeNode('head', 'header', { label: 'Add catch' }),
      makeNode('species', 'input', { label: 'Species' }),
      makeNode('save', 'button', { label: 'Save' }),
    ]),
  ],
})
const titlesAfter = (prompt: string) => {
  const list = called(edited(catches, prompt).document, 'Catches')
  return list
    ? itemsOf(list)
        .filter(isEntry)
        .map((entry) => textOf(entry, 'title'))
    : []
}

describe('entries with a measure', () => {
  it('are added with it in their name', () => {
    expect(titlesAfter('add a pike of 92 cm')[0]).toBe('Pike, 92 cm')
    const list = called(edited(catches, 'log a pike, 92 cm, 5.1 kg').document, 'Catches')
    const [first] = list ? itemsOf(list).filter(isEntry) : []
    expect(first && [textOf(first, 'title'), textOf(first, 'value'), textOf(first, 'subtitle')]).toEqual([
      'Pike, 92 cm',
      '5.1 kg',
      undefined,
    ])
  })

  it('are sorted by it, in one unit', () => {
    expect(titlesAfter('sort the catches by weight')).toEqual(['Perch, 34 cm', 'Eel, 71 cm', 'Zander, 62 cm'])
    expect(titlesAfter('sort the catches by length, longest first')[0]).toBe('Eel, 71 cm')
  })
})

it('what is sold for a price stands in the list of what is sold, and not in a row that leads somewhere', () => {
  const bakery = makeDocument({
    app: { name: 'Oven', description: 'A bakery', theme: { preset: 'warm', mode: 'light' } },
    screens: [
      makeScreen('home', [
        makeNode('title', 'header', { label: 'Oven' }),
        makeNode('ways', 'list', {
          label: 'Bread',
          properties: { items: [{ title: 'Bread', action: to('cake') }] },
        }),
        makeNode('list', 'list', {
          label: 'Cakes',
          properties: {
            items: [
              { title: 'Carrot', value: '€ 28', action: to('cake') },
              { title: 'Lemon', value: '€ 24', action: to('cake') },
            ],
          },
        }),
      ]),
      makeScreen('cake', [makeNode('back', 'header', { label: 'Cake' })]),
    ],
  })
  for (const prompt of ['add rye bread for 4.20', 'add a rye bread for 4.20 euros']) {
    const { document } = edited(bakery, prompt)
    expect(JSON.stringify(called(document, 'Cakes')?.properties), prompt).toMatch(/"Rye bread".*"€ 4.20"/)
    expect(called(document, 'Bread')?.properties.items, prompt).toHaveLength(1)
  }
})

it('a field with what one chooses from stands where one adds something', () => {
  const { document } = edited(catches, 'add a field for water with clear, muddy and salt')
  const node = called(document, 'Water')
  expect(JSON.stringify(node?.properties)).toMatch(/Clear.*Muddy.*Salt/)
  expect(nodesOf({ ...document, screens: document.screens.filter(({ id }) => id === 'add') })).toContainEqual(
    node,
  )
})

it('a page about the history of a firm is a text to be written, and no list of what was done', () => {
  const { document } = edited(catches, 'add a page about our history with a photo')
  const page = document.screens.find(({ name }) => name === 'Our history')
  expect(page?.components.map(({ type }) => type)).toEqual(['header', 'image', 'text', 'text'])
})
