import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../../testing/apps.ts'

const goalOf = (prompt: string, button: string) => {
  const screens = screensOf(prompt)
  const found = screens
    .flatMap(({ components }) => [...walkComponents(components)])
    .find(({ type, label }) => type === 'button' && label === button)
  const { action } = found?.properties ?? {}
  const id = action && typeof action === 'object' && !Array.isArray(action) ? action.screenId : undefined
  return screens.find((screen) => screen.id === id)?.name
}

describe('the button for what comes next', () => {
  it.each([
    ['Rounds of the night watch: checkpoints to scan, issues with photo, log', 'Scan', 'Scan'],
    [
      'App for two: shared calendar, love notes, date ideas, countdown to our anniversary',
      'Add an idea',
      'Ideas',
    ],
    ['Time tracking and invoicing: a timer per client, unpaid invoices', 'Send reminder', 'Invoice'],
  ])('leads to where that is done: %s', (prompt, button, name) => {
    expect(goalOf(prompt, button)).toBe(name)
  })
})

describe('See all', () => {
  it('shows all of what stands there, and nothing else', () => {
    const screens = screensOf('Plan our wedding: guest list with diet, table seating, budget and vendors')
    const lists = screens[0]?.components.flatMap((node) => [...walkComponents([node])]) ?? []
    const guests = lists.find(({ properties }) => properties.title === 'Latest guests')
    expect(JSON.stringify(guests?.properties.action)).toContain('"guests"')
  })
})
