import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

it.each([
  ['Tide tables and swell forecasts for surfers and fishermen', /Surfers|Fishermen/],
  ['Offline dictionary for students and travellers', /Students|Travellers/],
])('those whom all of it is for are no list: %s', (prompt, people) => {
  const { document } = generateApp({ prompt })
  const titles = document.screens.flatMap((screen) =>
    screen.components.flatMap(({ properties }) => String(properties?.title ?? '')),
  )
  expect([...titles, ...document.screens.map(({ name }) => name)].join('; ')).not.toMatch(people)
})

it('what a client is for is nothing one fills in', () => {
  const { document } = generateApp({
    prompt: 'A client for the harbour library catalogue to search and renew',
  })
  expect(JSON.stringify(document)).not.toContain('Linden lane 4')
})
