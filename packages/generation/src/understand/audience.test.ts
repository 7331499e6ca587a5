import { describe, expect, it } from 'vitest'
import { withoutAudience } from './audience.ts'

describe('whom an app is for', () => {
  it.each([
    [
      'A club for singers looking for choirs. They see rehearsals, dates and places and write each other',
      'A club to find choirs. They see rehearsals, dates and places and write each other',
    ],
    [
      'A diary for nurses who work at night: shifts, sleep, coffee, naps, a weekly overview and tips',
      'A diary  , : shifts, sleep, coffee, naps, a weekly overview and tips',
    ],
    [
      'An app for pupils, parents and teachers with a timetable, homework, marks and letters of the school',
      'An app  ,  with a timetable, homework, marks and letters of the school',
    ],
    ['A tool for keepers, vets and owners to record shots.', 'A tool  to record shots.'],
    ['It teaches beginners how to knit a scarf', 'It learn knit a scarf'],
  ])('is nothing in it: %s', (before, after) => {
    expect(withoutAudience(before)).toBe(after)
  })

  it('is kept where little else is said, and where it is nobody', () => {
    for (const text of [
      'An app that connects donors with hospitals',
      'An app for dogs and cats',
      'A list for parents who travel alone',
    ])
      expect(withoutAudience(text)).toBe(text)
  })
})
