import { expect, test } from 'vitest'
import { findEntity } from '../entities/index.ts'
import { entityOf } from './dictated-entity.ts'

const dish = findEntity('dish')

test.each(['Who owes whom', 'Who else is rowing', 'People in the house', 'Residents', 'Patients'])(
  'a list of people shows people: %s',
  (label) => {
    expect(dish && entityOf(label, dish, 1, ' house ').samples[0]?.avatar).toBeDefined()
  },
)

test.each([
  ['Classes this week', 'Classes'],
  ['Lessons today', 'Lessons'],
  ['Orders for the morning', 'Orders'],
  ['Own bookings', 'Bookings'],
  ['Pharmacies open tonight', 'Pharmacies'],
  ['Chores for today', 'Chores'],
])('when they are and whose says nothing of what things are: %s', (label, plain) => {
  const idOf = (said: string) => dish && entityOf(said, dish, 1, ' house ').id
  expect(idOf(label)).toBe(idOf(plain))
})
