import { emptyDocument } from '@kwiq/app-model'
import type { Template } from '@kwiq/contracts'
import { expect, test } from 'vitest'
import { filterTemplates, listCategories } from './filter-templates.ts'

const make = (name: string, description: string, category: string | null): Template => ({
  id: name,
  name,
  description,
  category,
  thumbnail: null,
  downloads: 0,
  schema: emptyDocument({ name }),
})
const all = [
  make('Recipe Book', 'Search and a weekly plan', 'Food'),
  make('Corner Shop', 'Bread and FOOD to order', 'Commerce'),
  make('Notes', 'Plain', null),
]
const names = (words: string, category: string | null) =>
  filterTemplates(all, words, category).map(({ name }) => name)

test('words are looked for in names and descriptions, in any case', () => {
  expect(names('SHOP', null)).toEqual(['Corner Shop'])
  expect(names('food', null)).toEqual(['Corner Shop'])
  expect(names('  ', null)).toHaveLength(3)
  expect(names('(.*)+$', null)).toEqual([])
})

test('a category and words hold together', () => {
  expect(names('', 'Food')).toEqual(['Recipe Book'])
  expect(names('shop', 'Food')).toEqual([])
})

test('categories come once and in order, without those that have none', () => {
  expect(listCategories([...all, make('More', '', 'Food')])).toEqual(['Commerce', 'Food'])
})
