import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { textOf } from '../testing/apps.ts'

const shownAs = (prompt: string, feature: string): string[] => {
  const { document, trace } = generateApp({ prompt })
  const ids = new Set(trace.find((entry) => entry.feature === feature)?.componentIds)
  return document.screens
    .filter((screen) => [...ids].some((id) => JSON.stringify(screen).includes(`"${id}"`)))
    .map(({ name }) => name)
}

it('lists what is discovered where the app has none of it, and claims no other list for it', () => {
  const prompt = 'Party planner with guests, venue discovery and a budget'
  expect(textOf(prompt)).toContain('"Venue discovery"')
  expect(shownAs(prompt, 'Venue discovery')).not.toContain('Guests')
})

it('is the list there is where the app has it', () => {
  expect(shownAs('Party planner with venue discovery and guest management', 'Guest management')).toEqual([
    'Guests',
  ])
})

it('is what its object is in any app', () => {
  expect(textOf('Wedding planner with guests and RSVP tracking')).toContain('"title":"RSVP"')
})
