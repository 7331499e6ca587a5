import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'
import { itemsOf, textOf } from '../entry.ts'
import { saidOtherwise } from './said-otherwise.ts'

const appOf = (prompt: string) => generateApp({ prompt }).document
const tennis = appOf('Book a tennis court, find players and see the club ladder')
const crew = appOf('Work rota: staff, shifts, leave requests and expense claims')
const hut = appOf('Mountain hut: book a bed, guests, prices, house rules')

function edited(document: AppDocument, prompt: string): AppDocument {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(result.commands.length).toBeGreaterThan(0)
  expect(validateDocument(result.document).ok).toBe(true)
  return result.document
}

const nodesOf = (document: AppDocument) => [...walkNodes(document)].map(({ node }) => node)
const named = (document: AppDocument, label: string) => nodesOf(document).find((node) => node.label === label)

describe('sentences by how they are built', () => {
  it('what all of them cost', () => {
    const after = edited(tennis, 'courts cost 21 euros an hour')
    const values = nodesOf(after)
      .filter(({ label, type }) => type === 'list' && label === 'Courts')
      .flatMap((node) => itemsOf(node).map((item) => textOf(item, 'value')))
    expect(values.length).toBeGreaterThan(2)
    expect(new Set(values)).toHaveLength(1)
    expect(values[0]).toContain('21')
  })

  it('a fact behind a wish is written down too', () => {
    const after = edited(tennis, 'make it green. The floodlight costs 4 euros an hour')
    expect(named(after, 'Floodlight')?.properties.text).toContain('4 euros')
    expect(after.app.theme).not.toEqual(tennis.app.theme)
  })

  it('one word for another everywhere', () => {
    const after = edited(crew, 'say holiday instead of leave everywhere')
    const words = JSON.stringify(
      after.screens.map(({ name, components }) => [name, components.map(({ label }) => label)]),
    )
    expect(words).not.toMatch(/say holiday|\bleave\b/i)
    expect(words).toMatch(/holiday/i)
  })

  it('only some of a list', () => {
    const after = edited(tennis, 'two courts are enough on the list')
    const lists = nodesOf(after).filter(({ label, type }) => type === 'list' && label === 'Courts')
    expect(lists.some((node) => itemsOf(node).length === 2)).toBe(true)
  })

  it('who is so: people of the app, with a mark in that colour', () => {
    const after = edited(crew, 'show who has not signed yet in red')
    const list = named(after, 'Who has not signed yet')
    expect(itemsOf(list as never).length).toBeGreaterThan(1)
    expect(itemsOf(list as never)[0]).toMatchObject({ badge: 'Not signed yet', badgeTone: 'danger' })
  })

  it('what one spent has sums', () => {
    const after = edited(hut, 'I need to write down what I spent on firewood')
    const screen = after.screens.find(({ name }) => name === 'Spending on firewood')
    expect(screen?.components.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Sum', 'Date', 'So far']),
    )
  })

  it('what one is told of each, asked for as a question', () => {
    const after = edited(tennis, 'members should see who looks after each court')
    const parts = JSON.stringify(after.screens)
    expect(parts).not.toBe(JSON.stringify(tennis.screens))
    expect(parts).not.toMatch(/"title":"Who looks/)
  })

  it('who does something with one of them is told of each', () => {
    const kids = appOf('Nursery day log: children, meals, naps, photos for parents')
    expect(JSON.stringify(edited(kids, 'can you show who picks up the child').screens)).toContain(
      'Who picks up',
    )
  })

  it('two facts stand each by itself', () => {
    const after = edited(hut, 'breakfast costs 12 euros, the last guide leaves at 16:00')
    expect(named(after, 'Breakfast')?.properties.text).toBe('Costs 12 euros')
  })

  it('when somebody is to be told', () => {
    const after = edited(tennis, 'players want to know when a court gets free')
    expect(nodesOf(after).some(({ type, label }) => type === 'checkbox' && /court/i.test(label))).toBe(true)
  })

  it('whoever is so, in a colour', () => {
    const after = edited(crew, 'people who owe hours should be in red')
    expect(itemsOf(named(after, 'Who owes hours') as never)[0]).toMatchObject({ badgeTone: 'danger' })
  })

  it.each([
    ["I'd like a warmer welcome text", 'Welcome, good to see you'],
    ['guests want to write down how much they paid', 'Payments'],
    ['I need a way to postpone a booking', 'Postpone booking'],
  ])('%s', (prompt, label) => {
    expect(
      nodesOf(edited(hut, prompt)).some((node) => node.label.toLowerCase() === label.toLowerCase()),
    ).toBe(true)
  })

  it('things of which there are none leave the others as they are', () => {
    expect(editApp({ document: hut, prompt: 'only three tips on the home screen' }).commands).toEqual([])
  })

  it('a code that guests look up', () => {
    const after = edited(hut, 'guests should be able to see the door code')
    expect(itemsOf(named(after, 'Door code') as never)[0]).toMatchObject({
      title: 'Door code',
      value: '4821',
    })
  })

  it('a friendlier greeting', () => {
    const after = edited(hut, 'the welcome text should be friendlier')
    expect(nodesOf(after).some(({ label }) => label === 'Welcome, good to see you')).toBe(true)
  })

  it('what is taken out, with the reason why', () => {
    const [, tab] = tennis.screens
    const after = edited(tennis, `take the ${tab?.name ?? ''} out, nobody needs it`)
    expect(after.screens.some(({ name }) => name === tab?.name)).toBe(false)
  })

  it('two things to two places', () => {
    expect(saidOtherwise('put the cart in the tab bar and the past orders below the profile', hut)).toEqual([
      'put the cart in the tab bar',
      'put the past orders below the profile',
    ])
  })
})

describe('orders', () => {
  it('by a number with its unit', () => {
    const after = edited(tennis, 'the ladder should be sorted by points, fewest first')
    const ladder = after.screens.find(({ name }) => name === 'Ladder')
    const ranking = ladder?.components.find(({ label }) => label === 'Ranking')
    const points = (ranking ? itemsOf(ranking) : []).map((item) =>
      Number(/"value":"([\d,]+)"/.exec(JSON.stringify(item))?.[1]?.replace(',', '')),
    )
    expect(points.length).toBeGreaterThan(2)
    expect(points).toEqual(points.toSorted((one, other) => one - other))
  })
})

describe('facts in other languages stand as they were told', () => {
  it.each(['Las camas cuestan 20 euros', 'La cuisine ferme à 21 h', 'Das Frühstück kostet 9 Euro'])(
    '%s',
    (prompt) => {
      const { document } = editApp({ document: hut, prompt })
      expect(document).not.toBe(hut)
    },
  )
})
