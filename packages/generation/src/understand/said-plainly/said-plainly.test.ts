import { describe, expect, it } from 'vitest'
import { plainlyTurns, saidPlainly } from './said-plainly.ts'

describe('a description in the words its readers know', () => {
  it.each(plainlyTurns.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(saidPlainly(before)).toBe(after)
  })

  it.each([
    'The guide keeps a book of walks',
    'Shows near you, sorted by day',
    'Supports: pillows and belts',
    'A dark theme or a light one',
    'A page where members can book',
    'Skin profile and hair profile',
    'Each visit: paid or free',
  ])('leaves what is plain: “%s”', (text) => {
    expect(saidPlainly(text)).toBe(text)
  })

  it('leaves what stands in quotes, and drops an example of it in a sentence of its own', () => {
    expect(saidPlainly('A button "Google login". E.g. "two large pies".')).toBe('A button "Google login". ')
  })
})
