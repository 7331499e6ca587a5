import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const choices = (prompt: string) =>
  Object.fromEntries(
    screensOf(prompt)
      .flatMap(({ components }) => components)
      .filter(({ label }) => label.startsWith('Filter by '))
      .map(({ label, properties }) => [label, JSON.stringify(properties.items)]),
  )

describe('what a list is filtered by', () => {
  it('has choices of its own for each value that is named', () => {
    const found = choices('Houses for rent and sale, filter by price, area and rating, contact the landlord')
    expect(Object.keys(found)).toEqual(['Filter by price', 'Filter by area', 'Filter by rating'])
    expect(found['Filter by area']).toContain('Near me')
  })

  it('has prices of what is sold there, in rising bands', () => {
    const { 'Filter by price': bands = '' } = choices('Sofa shop, filter by price, cart and checkout')
    const amounts = [...bands.matchAll(/€ ([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replace(',', '')),
    )
    expect(bands).toMatch(/Under € .*€ [\d,]+ to [\d,]+.*Over €/)
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
  })

  it('is not said twice where the words above the list are the groups', () => {
    expect(choices('Events in my town, filter by category')).toEqual({})
  })

  it('is how long something takes where things say so', () => {
    expect(choices('Recipes with pictures, filter by cooking time')['Filter by cooking time']).toContain(
      'Up to 30 min',
    )
  })

  it('has prices of an hour in bands, and no numbers to choose from', () => {
    const found = screensOf(
      'An app that helps people find a free parking space. User can see car parks on a map. User can filter by price per hour and by charging point for electric cars. User can book a space.',
    )
      .flatMap(({ components }) => components)
      .filter(({ type, label }) => type === 'list' && /price per hour|charging point/i.test(label))
    expect(found.map(({ label }) => label)).toEqual(['Price per hour'])
    expect(JSON.stringify(found[0]?.properties.items)).toContain('Under €')
  })
})
