import { expect, test } from 'vitest'
import { hedge } from './hedges.ts'

const plain = (text: string) => text.replaceAll(hedge, '')

test.each([
  ['Keep barrels, and maybe also labels', 'Keep barrels, and labels'],
  ['A log with perhaps a map', 'A log with a map'],
  ['It holds batches and some kind of training diary', 'It holds batches and training diary'],
  ['Maybe some sort of a rating', 'rating'],
])('how sure one is of something is no word of it: %s', (said, meant) => {
  expect(plain(said)).toBe(meant)
})

test.each(['Answers: yes, no, maybe', 'Kinds of litter', 'Mark it as perhaps', 'Which kind of bread'])(
  'what is chosen or known stays: %s',
  (said) => {
    expect(plain(said)).toBe(said)
  },
)
