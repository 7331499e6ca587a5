import { expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { edited, nodesOf } from '../../testing/edits.ts'

const wedding = generateApp({
  prompt: 'Wedding planner: guest list, seating chart, budget, vendors, countdown',
}).document

it('a figure that stands on the first screen is not put there again', () => {
  const start = { ...wedding, screens: wedding.screens.slice(0, 1) }
  expect(nodesOf(start).some(({ properties }) => properties.caption === 'Countdown')).toBe(true)
  const { document, notes } = edited(wedding, 'the countdown should be on the home page')
  expect(document).toEqual(wedding)
  expect(notes.join(' ')).toContain('already')
})
