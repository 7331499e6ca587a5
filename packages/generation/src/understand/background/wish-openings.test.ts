import { describe, expect, it } from 'vitest'
import { plainOpenings, wishOpenings } from './wish-openings.ts'

describe('how people come to what they want', () => {
  it.each(wishOpenings.map(({ example }) => example))('reads “%s”', (before, after) => {
    expect(plainOpenings(before)).toBe(after)
  })

  it.each([
    'An app that counts owls',
    'A list of knots, with a place where each is used',
    'So far we keep it on paper',
  ])('leaves what is plain: “%s”', (text) => {
    expect(plainOpenings(text)).toBe(text)
  })
})
