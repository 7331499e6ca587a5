import { describe, expect, it } from 'vitest'
import { countedAs } from './how-many.ts'

describe('several of a thing', () => {
  it('have a plural behind their number', () => {
    expect(countedAs({ one: 'Piece', many: 'Jewelry' })).toBe('pieces')
    expect(countedAs({ one: 'Recipe', many: 'Recipes' })).toBe('recipes')
    expect(countedAs({ one: 'Aircraft', many: 'Aircraft' })).toBe('aircraft')
    expect(countedAs({ one: 'Child', many: 'Children' })).toBe('children')
    expect(countedAs({ one: 'Food', many: 'Food' })).toBe('items')
  })
})
