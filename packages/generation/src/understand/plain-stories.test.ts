import { describe, expect, it } from 'vitest'
import { plainStories } from './plain-stories.ts'

describe('stories in whatever manner they are told', () => {
  it('are sentences of what one can do', () => {
    expect(plainStories('Kite log. - User can add a kite. - User can see the wind.')).toBe(
      'Kite log. User can add a kite. User can see the wind.',
    )
    expect(
      plainStories('Kite log:\n1. The user should be able to add a kite.\n2. Users must be able to fly.'),
    ).toBe('Kite log. The user can add a kite. Users can fly.')
    expect(
      plainStories(
        'Kite log. As a user, I want to add a kite so that I can find it. As a pilot I want a map of fields.',
      ),
    ).toBe('Kite log. User can add a kite. Pilot can see a map of fields.')
  })

  it('are of whoever they name, however he is described, and go on of him', () => {
    expect(
      plainStories(
        'As a pilot looking for a field I want to see a map. I can also choose a wind. As a registered and certified judge, I will be able to rate a flight.',
      ),
    ).toBe('Pilot can see a map. They can choose a wind. Registered and certified judge can rate a flight.')
  })

  it('keep what one then sees or does in the app, and nothing else of what they are good for', () => {
    expect(
      plainStories(
        'As a pilot, I want to log a flight so that I can quickly compare my landings before winter. As a pilot, I want wind marks, so I can sleep well.',
      ),
    ).toBe('Pilot can log a flight. They can compare my landings. Pilot can see wind marks.')
  })

  it('tell what the app does, and who can do it with this app', () => {
    expect(
      plainStories(
        'As a kite shop owner (retail) or dealer, I want to use this platform to sell kites. As a pilot, I want AI to sort my photos. I also want to rent a field.',
      ),
    ).toBe('Kite shop owner can sell kites. The app can sort my photos. They can rent a field.')
  })

  it('take what somebody does for no thing he has', () => {
    expect(plainStories('The planner books the hall and the surveyor sets a date.')).toBe(
      'The planner can book the hall and the surveyor can set a date.',
    )
    expect(plainStories('The library books are due.')).toBe('The library books are due.')
  })

  it('are left alone where nobody tells any', () => {
    for (const text of [
      'As a baker I want to know what is sold out',
      '- kites\n- wind\n- fields',
      'Boats 2. Users can row 3. Fish',
    ])
      expect(plainStories(text)).toBe(text)
  })
})
