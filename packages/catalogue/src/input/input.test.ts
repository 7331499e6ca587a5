import { describe, expect, it } from 'vitest'
import { checkValue } from './check-value.ts'
import { sliderRange } from './slider-range.ts'

const check = (kind: 'email' | 'number' | 'text', value: string, ends: { min?: number; max?: number } = {}) =>
  checkValue({ kind, min: ends.min, max: ends.max }, value)

describe('judging what was typed', () => {
  it('says nothing about an empty field or plain text', () => {
    expect(check('email', '  ')).toBeUndefined()
    expect(check('text', 'anything @')).toBeUndefined()
  })

  it('asks for something like an address', () => {
    expect(check('email', 'mara@')).toBe('This does not look like an email address.')
    expect(check('email', 'mara@post.example')).toBeUndefined()
  })

  it('asks for a number within its ends; a comma counts as a point', () => {
    expect(check('number', 'many')).toBe('Please enter a number.')
    expect(check('number', '3,5', { min: 1, max: 5 })).toBeUndefined()
    expect(check('number', '0', { min: 1 })).toBe('At least 1.')
    expect(check('number', '9', { max: 5 })).toBe('At most 5.')
  })
})

describe('the range of a slider', () => {
  it('goes from 0 to 1, or to 100 for a value above 1', () => {
    expect(sliderRange({ value: '0.62' })).toMatchObject({ least: 0, most: 1, step: 0.01, initial: 0.62 })
    expect(sliderRange({ value: '40' })).toMatchObject({ least: 0, most: 100, step: 1, initial: 40 })
  })

  it('keeps to its stated ends, and starts in the middle without a value', () => {
    expect(sliderRange({ value: '80', min: 10, max: 50 })).toMatchObject({ least: 10, most: 50, initial: 50 })
    expect(sliderRange({ min: 10, max: 50 }).initial).toBe(30)
    expect(sliderRange({ value: 'loud', min: 0, max: 10 }).initial).toBe(5)
  })

  it('is never empty', () => {
    const { least, most } = sliderRange({ min: 5, max: 5 })
    expect(most).toBeGreaterThan(least)
  })
})
