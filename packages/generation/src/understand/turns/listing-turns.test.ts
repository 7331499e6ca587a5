import { describe, expect, it } from 'vitest'
import { listingTurns } from './listing-turns.ts'
import { readTurns } from './read-turns.ts'

describe('how lists of free software speak', () => {
  it.each([
    ['Open source events calendar of our club', 'events calendar of our club'],
    ['A catalogue of open source apps', 'A catalogue of open source apps'],
    ['Free and open source games', 'Free and open source games'],
  ])('takes away how a program is made, and not what it is about: %s', (text, left) => {
    expect(readTurns(text).trim()).toContain(left)
  })

  it('leaves plain words alone', () => {
    for (const text of [
      'Material for the roof, in three colours',
      'Splits the bill among friends',
      'Add photos and notes to each tree',
    ])
      for (const { form } of listingTurns) expect(text.replaceAll(form, '')).toBe(text)
  })
})
