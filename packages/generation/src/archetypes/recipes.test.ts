import { expect, it } from 'vitest'
import { kindOf } from '../plan/short.test-helper.ts'

it.each([
  'Type in what ingredients you have left and see a list of recipes',
  'Enter ingredients, get dishes and recipes',
])('food is cooked where no drink is named: %s', (prompt) => {
  expect(kindOf(prompt)).toBe('recipes')
})

it('drinks are mixed', () => {
  expect(kindOf('Cocktail app: enter ingredients and see a list of recipes')).toBe('cocktails')
})
