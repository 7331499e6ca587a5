import { expect, it } from 'vitest'
import { defineEntity } from '../entity.ts'
import { groupShares } from './group-shares.ts'

const spent = (samples: string, total: string) =>
  defineEntity({
    id: 'spent',
    words: 'cost',
    icon: 'wallet',
    groups: 'Food, Home, Work, Travel',
    fields: '',
    samples: `
      icon | title | subtitle | value
      ${samples}`,
    about: '',
    figures: `${total} | This month`,
    hero: 'a | b | c | d',
    tip: 'a | b',
  })

it('gives each group at least what its samples come to, and all of them the whole', () => {
  const shares = groupShares(
    spent('lamp | Lamp | Home, 19 Nov | € 300\ntrain | Train | Travel, 2 Nov | € 100', '€ 500'),
  )
  expect(shares[1]).toBeGreaterThanOrEqual(60)
  expect(shares[3]).toBeGreaterThanOrEqual(20)
  expect(shares.reduce((sum, one) => sum + one, 0)).toBe(100)
})

it('is as usual where sums cannot be compared', () => {
  expect(groupShares(spent('lamp | Lamp | Home, 19 Nov | 3 kg', '€ 500'))).toEqual([46, 28, 17, 9])
  expect(groupShares(spent('lamp | Lamp | Home, 19 Nov | € 900', '€ 500'))).toEqual([46, 28, 17, 9])
})
