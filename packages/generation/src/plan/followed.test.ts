import { expect, it } from 'vitest'
import { allOf } from './short.test-helper.ts'

it.each([
  'Food delivery app. Customers can order food and track the order.',
  'Parcel shop app. Customers can send parcels. They can track the parcel.',
])('what is on its way is followed, and nothing is written down of it: %s', (prompt) => {
  expect(allOf(prompt)).not.toMatch(/"label":"Save"[^}]*}[^]*Track/)
  expect(allOf(prompt)).not.toContain('Save track')
  expect(allOf(prompt).match(/Look again on Thursday/g)?.length ?? 0).toBe(0)
})
