import { expect, it } from 'vitest'
import { readAsks } from './read-asks.ts'

it('chooses from what stands in brackets behind a value', () => {
  const asks = readAsks(
    'my stones: where I bought it, what colour, hardness (soft, medium, hard..), photos',
  )?.asks
  expect(asks?.find(({ name }) => name === 'Hardness')).toMatchObject({
    kind: 'choice',
    options: ['Soft', 'Medium', 'Hard'],
  })
})

it('tells how far the work is by its state, and a hike by its length', () => {
  expect(readAsks('My clocks: what is wrong, how far I am')?.asks.at(-1)).toMatchObject({ name: 'Progress' })
  expect(readAsks('My hikes: what I saw, how far it was')?.asks.at(-1)).toMatchObject({ name: 'Distance' })
})
