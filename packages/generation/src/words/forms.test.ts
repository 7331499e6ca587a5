import { expect, test } from 'vitest'
import { toPlural, toSingular } from './forms.ts'

test.each([
  ['loaf', 'loaves'],
  ['scarf', 'scarves'],
  ['goose', 'geese'],
  ['brownie', 'brownies'],
  ['smoothie', 'smoothies'],
  ['magpie', 'magpies'],
  ['berry', 'berries'],
  ['box', 'boxes'],
  ['prize', 'prizes'],
  ['glove', 'gloves'],
  ['tomato', 'tomatoes'],
  ['canoe', 'canoes'],
  ['photo', 'photos'],
  ['berth', 'berths'],
])('one %s, many %s', (one, many) => {
  expect(toSingular(many)).toBe(one)
  expect(toPlural(one)).toBe(many)
  expect(toSingular(one)).toBe(one)
})
