import { describe, expect, it } from 'vitest'
import { familyOf } from './opposites.ts'

describe('values of one thing', () => {
  it.each([
    [['lit', 'unlit'], 'State'],
    [['careful', 'careless'], 'State'],
    [['dry', 'not dry'], 'State'],
    [['low', 'medium', 'high'], 'Level'],
    [['morning', 'evening'], 'Time of day'],
  ])('%s are values of %s', (values, family) => {
    expect(familyOf(values)).toBe(family)
  })

  it.each([[['nest', 'honest']], [['port', 'import']], [['morning', 'male']]])('%s are not', (values) => {
    expect(familyOf(values)).toBeUndefined()
  })
})
