import { checkNavigation, type ComponentNode, validateDocument, walkComponents } from '@kwiq/app-model'
import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

const dictations = [
  'A ferry status screen. At the top a card with the boat picture, the crossing number "F 12" and a badge "Boarding". Then a progress bar for the crossing and buttons "Share" and "Remind me".',
  'Create a feedback form with fields for name, email and comment, a checkbox "Keep me posted" and a submit button labeled "Send feedback".',
  'A dashboard with four stat tiles (Revenue, Visits, Orders, Refunds), a line chart of visits per week and a table of the latest orders with columns Order, Customer, Total and Status.',
  'A repair board with three columns: Waiting, On the bench, Done. Each repair card shows the title, the owner and a due date. There is a button to add a new repair.',
  'A login page with email and password fields, a "Stay signed in" checkbox, and buttons to sign in with Google or Apple.',
  'A chat screen: messages in bubbles, a text field at the bottom and a send button.',
]

describe.each(dictations)('%s', (prompt) => {
  const { document, trace, unplaced } = generateApp({ prompt })

  test('is an app that begins with the dictated screen', () => {
    expect(validateDocument(document).ok).toBe(true)
    expect(checkNavigation(document)).toEqual([])
    expect(document.app.startScreenId).toBe('dictated-1')
    expect(document.screens.length).toBeLessThanOrEqual(9)
    for (const { components } of document.screens) {
      expect(components.length).toBeGreaterThanOrEqual(2)
      expect(components.length).toBeLessThanOrEqual(12)
    }
    expect(new Set(document.screens.map(({ name }) => name)).size).toBe(document.screens.length)
  })

  test('what was understood is shown with its place', () => {
    expect(trace.length).toBeGreaterThan(1)
    expect(unplaced).toEqual([])
  })

  test('is the same every time', () => {
    expect(JSON.stringify(generateApp({ prompt }).document)).toBe(JSON.stringify(document))
  })
})

const firstScreen = (prompt: string): ComponentNode[] => [
  ...walkComponents(generateApp({ prompt }).document.screens[0]?.components ?? []),
]
const labels = (nodes: readonly ComponentNode[], type: string) =>
  nodes.filter((node) => node.type === type).map(({ label }) => label)

test('the components of a form stand in the order in which they are said', () => {
  const nodes = firstScreen(dictations[1] ?? '')
  expect(labels(nodes, 'input')).toEqual(['Name', 'Email', 'Comment'])
  expect(labels(nodes, 'checkbox')).toEqual(['Keep me posted'])
  expect(labels(nodes, 'button')).toEqual(['Send feedback'])
  expect(nodes.find(({ label }) => label === 'Comment')?.properties.kind).toBe('multiline')
})

test('numbers, charts and tables of a dashboard are what they are called', () => {
  const nodes = firstScreen(dictations[2] ?? '')
  expect(nodes.find(({ properties }) => properties.layout === 'stats')?.properties.items).toMatchObject([
    { title: 'Revenue' },
    { title: 'Visits' },
    { title: 'Orders' },
    { title: 'Refunds' },
  ])
  expect(nodes.find(({ type }) => type === 'chart')).toMatchObject({
    label: 'Line chart: Visits per week',
    properties: { kind: 'line' },
  })
})

test('a board has a list for each column', () => {
  const titles = firstScreen(dictations[3] ?? '').map(({ properties }) => properties.title)
  expect(titles.filter((title) => title !== undefined)).toEqual(['Waiting', 'On the bench', 'Done'])
})
