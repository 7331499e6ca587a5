import { describe, expect, it } from 'vitest'
import { defineEntity, isLowerBetter, readFields } from './entity.ts'

const courseOf = (trend: string) =>
  defineEntity({ id: 'fern', words: 'fern', icon: 'leaf', fields: '', samples: '', trend }).trend

describe('the course of a thing that has none', () => {
  const thing = { id: 'fern', words: 'fern', icon: 'leaf', fields: '', samples: '' } as const

  it('is of how many there are, as its numbers say', () => {
    const { trend } = defineEntity({ ...thing, figures: '128 | Ferns | +5\n14 | To water' })
    expect([trend.title, trend.value, trend.delta]).toEqual(['Ferns', '128', '+5'])
    expect(defineEntity(thing).trend.title).toBe('Ferns a week')
  })
})

describe('a course', () => {
  it.each([
    ['Cravings a day', true],
    ['Average of 12', true],
    ['Consumption per 100 km', true],
    ['Units of alcohol a week', true],
    ['Wait today', true],
    ['CO₂ emissions', true],
    ['CO2 saved', false],
    ['Class average', false],
    ['Steps', false],
    ['Seconds on average', false],
  ])('of %s: less is good news, %s', (title, isGood) => {
    expect(isLowerBetter(title)).toBe(isGood)
  })

  it('goes down where its change is a minus, and up where it is a plus', () => {
    const [down, up] = [courseOf('Clashes | 4 | −2').data, courseOf('Wins | 9 | +2').data]
    expect(down.at(-1)).toBeLessThan(down[0] ?? 0)
    expect(up.at(-1)).toBeGreaterThan(up[0] ?? 0)
  })
})

it('keeps the commas within numbers one chooses between', () => {
  expect(readFields('Daily goal | choice | 8,000 | 6,000, 8,000, 10,000')[0]?.options).toEqual([
    '6,000',
    '8,000',
    '10,000',
  ])
})
