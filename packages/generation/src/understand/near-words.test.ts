import { describe, expect, it } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'
import { nearWord } from './near-words.ts'

describe('a word that is one slip of the hand away from another', () => {
  it.each([
    ['bookng', 'booking'],
    ['remindr', 'reminder'],
    ['apointments', 'appointments'],
    ['restarant', 'restaurant'],
    ['recieve', 'receive'],
    ['mulitple', 'multiple'],
  ])('%s is %s', (written, meant) => {
    expect(nearWord(written)).toBe(meant)
  })

  it.each([
    'appointment',
    'bowling',
    'remainder',
    'patent',
    'poison',
    'threat',
    'Zebrano',
    'hoisting',
    'pears',
  ])('%s stays as it is', (word) => {
    expect(nearWord(word)).toBeUndefined()
  })

  it('is read as that in a description', () => {
    expect(correctSpelling('app 4 my nursery wher ppl make apointments, shud send a remindr')).toBe(
      'app for my nursery wher people make appointments, should send a reminder',
    )
  })
})
