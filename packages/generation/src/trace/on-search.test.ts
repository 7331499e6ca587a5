import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const searchesOf = (prompt: string) =>
  generateApp({ prompt }).document.screens.flatMap(({ components }) =>
    [...walkComponents(components)].flatMap(({ properties }) =>
      properties.kind === 'search' ? [properties.placeholder] : [],
    ),
  )

it.each([
  ['Boat berth finder. Sailors can enter a destination and see free berths on a map', 'Enter destination'],
  [
    'A charging app. Users can see nearby charging stations after entering their destination, and compare prices.',
    'Search by destination',
  ],
])('where one wants to go is typed where it is looked for: %s', (prompt, placeholder) => {
  expect(searchesOf(prompt)).toContain(placeholder)
})
