import { expect, it } from 'vitest'
import { kindOf } from '../plan/short.test-helper.ts'

it.each([
  'App for pet owners to locate animal clinics',
  'For rabbit people: find veterinary clinics, pet boarding and sitters',
])('whoever looks for a practice has pets, and no patients: %s', (prompt) => {
  expect(kindOf(prompt)).toBe('pets')
})

it('a practice has patients', () => {
  expect(kindOf('Our veterinary clinic wants bookings and vaccination reminders')).toBe('vet')
})
