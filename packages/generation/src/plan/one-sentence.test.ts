import { describe, expect, it } from 'vitest'
import { allOf, kindOf, linesOf, namesOf, textOf } from './short.test-helper.ts'

describe('apps of which a list says one sentence', () => {
  it.each([
    ['Log your mood in a few taps and find out what lifts you up', 'journal'],
    ['Income and expense manager with several accounts and monthly charts', 'finance'],
    ['Discover new restaurants nearby with ratings, photos and menus', 'dining'],
    ['See where diesel is cheapest among the gas stations near you', 'fuel-prices'],
    ['The menu of our restaurant with table booking', 'restaurant'],
  ])('are of the kind they are: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('say of people who comes and who has paid', () => {
    expect(linesOf('Discover concerts and see which friends are going')).toMatch(/Who is coming/)
    expect(linesOf('Holiday fund with a shared goal where you see who has paid in')).toMatch(/Who has paid/)
  })

  it('put what is logged into the form that offers it', () => {
    const prompt = 'Log your fuel fill-ups, repairs and costs for every vehicle'
    expect(textOf(prompt, 'Settings')).not.toMatch(/Log fuel/)
  })

  it('have rewards for stars that are no things to swap', () => {
    const prompt = 'Family chore app in which kids collect stars and redeem them for rewards'
    expect(namesOf(prompt)).toContain('Rewards')
    expect(textOf(prompt, 'Rewards')).toMatch(/Choose the film/)
    expect(allOf(prompt)).not.toMatch(/Condition/)
  })

  it('show what is sold once, in its own words', () => {
    const prompt = 'Marketplace for people who buy and sell old furniture, with messages and offers'
    const said = linesOf(prompt)
    expect(said).not.toMatch(/Ash stool/)
    expect(said).toMatch(/Make an offer/)
  })

  it('show planets and constellations side by side, and no steps', () => {
    const prompt = 'Night sky guide with the planets and constellations above you'
    expect(linesOf(prompt)).toMatch(/Saturn/)
    expect(linesOf(prompt)).toMatch(/Cygnus/)
    expect(namesOf(prompt)).not.toContain('Guide')
  })

  it('have prices of now on each holding, and no row for them', () => {
    expect(linesOf('Portfolio tracker for shares with live prices and dividends')).not.toMatch(/Live prices/)
  })
})
