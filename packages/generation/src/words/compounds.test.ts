import { expect, it } from 'vitest'
import { planApp } from '../plan/plan-app.ts'
import { understand } from '../understand/understand.ts'
import { withCompounds } from './compounds.ts'

it('knows nouns that are written apart', () => {
  expect(withCompounds(['my', 'house', 'plants'])).toEqual(['my', 'houseplant', 'house', 'plants'])
  expect(withCompounds(['check', 'out', 'books'])).toEqual(['check', 'out', 'books'])
})

it.each([['Flash cards for my anatomy class', 'flashcards']])(
  'makes of "%s" the kind of app its compound names: %s',
  (prompt, kind) => {
    expect(planApp(understand(prompt), 1).archetype.id).toBe(kind)
  },
)
