import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

test('what one is reminded to bring is a reminder, and no button or list', () => {
  const scouts =
    'As a scout, I want to add a tent with number and size. As a scout, I want to be reminded to bring cups. As a leader, I want to see which tents are wet.'
  expect(textOf(scouts)).not.toContain('"label":"Bring cups"')
  expect(namesOf(scouts)).not.toContain('Cups')
  expect(textOf(scouts)).toMatch(/Reminder to bring cups/i)
})

test('what one brings without being reminded stays', () => {
  const potluck =
    'Guests of a street party say what they bring. Guests can bring salads. Guests can see salads.'
  expect(textOf(potluck)).not.toMatch(/Reminder to bring/)
})
