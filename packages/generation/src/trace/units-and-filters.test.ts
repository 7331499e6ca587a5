import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const choices = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ name, components }) =>
    components
      .filter(
        ({ type, label }) => type === 'list' && /^(?:filter by|.*\bunits$|.*celsius)/i.test(label ?? ''),
      )
      .map(({ label }) => [name, label]),
  )

describe('what is chosen', () => {
  it.each([
    [
      'User can add an expense with amount and date. User can filter the transactions by month.',
      'Filter by month',
    ],
    ['User can add books and filter books by year.', 'Filter by year'],
    ['Task board. User can filter tasks by assignee.', 'Filter by assignee'],
  ])('stands above the list: %s', (prompt, label) => {
    expect(choices(prompt).map(([, named]) => named)).toContain(label)
  })

  it.each([
    ['Running app with distance, pace, switch units between kilometres and miles', 'Switch units'],
    ['Minimal weather app with rain radar, Celsius or Fahrenheit', 'Celsius or Fahrenheit'],
  ])('holds for the whole app: %s', (prompt, label) => {
    expect(choices(prompt)).toContainEqual(['Settings', label])
  })
})

describe('what something is called', () => {
  const titled = (prompt: string, screen: string) =>
    generateApp({ prompt }).document.screens.find(({ name }) => name === screen)?.components[0]?.label

  it('is what it is of', () => {
    expect(titled('User can see the weather for their location.', 'Cities')).toBe('Cities')
    expect(titled('User can add an income or an expense with amount and date.', 'Add expense')).toBe(
      'Add income or expense',
    )
  })
})
