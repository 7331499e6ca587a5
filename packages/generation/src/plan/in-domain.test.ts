import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const samplesOf = (prompt: string, id: string) =>
  [...planApp(understand(prompt), 1).plan.entities.values()].find((entity) => entity.id === id)?.samples ?? []

describe('a thing of a kind of app in its trade', () => {
  it.each([
    ['Food ordering for our pizzeria with menu, cart and delivery tracking', 'meal', 'Margherita'],
    ['Quality inspections at a textile factory: record defects per loom', 'inspection', 'Roll 4182'],
    ['Auctions for used farm machinery with bidding and a watchlist', 'auction-lot', 'Tractor, 92 hp, 2014'],
  ])('is called what the trade calls it: %s', (prompt, id, title) => {
    expect(samplesOf(prompt, id).map((sample) => sample.title)).toContain(title)
  })

  it('takes no line over that speaks of another thing', () => {
    const lines = samplesOf('Food ordering for our pizzeria with menu and cart', 'meal').map(
      ({ subtitle }) => subtitle,
    )
    expect(lines).not.toContain('Brioche, pickles, fries')
  })

  it('is what it was where no trade is named', () => {
    expect(
      samplesOf('Restaurant ordering app with menu, cart and pickup', 'meal').map(({ title }) => title),
    ).toContain('Smoky house burger')
  })

  it('rents cars by the day where cars are rented', () => {
    const [first] = samplesOf(
      'A car rental company: users choose a car, select dates and pay',
      'rental-vehicle',
    )
    expect(first?.title).toBe('Compact')
    expect(first?.value).toMatch(/ a day$/)
  })

  it('takes a quote one asks for for a price, not for a saying', () => {
    const { plan } = planApp(understand('A directory of plumbers with reviews; request a quote'), 1)
    expect([...plan.entities.keys()]).not.toContain('quote')
    const sayings = planApp(understand('A quote a day, with favorites and authors'), 1).plan
    expect([...sayings.entities.keys()]).toContain('quote')
  })
})
