import { describe, expect, it } from 'vitest'
import { walkNodes } from '@kwiq/app-model'
import { appOf, kindOf, textOf } from './short.test-helper.ts'

describe('an app said in a few words', () => {
  it.each([
    ['Share price calculator', 'estimator'],
    ['Pace calculator with splits', 'estimator'],
    ['A basic calculator', 'calculator'],
    ['Dark scientific calculator', 'calculator'],
    ['News app with saved articles and bookmarks', 'news'],
    ['Fitness studio app with membership and class booking', 'class-studio'],
    ['Our restaurant menu with table reservations', 'restaurant'],
    ['App for language learning', 'language'],
  ])('is of the kind it is called: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    ['Browse pictures of your friends and like them', 'browser'],
    ['Go back to where you stopped and count your steps', 'crowdfunding'],
    ['Fast checkout for a corner shop', 'fasting'],
    ['Rules of board games', 'meter'],
  ])('is of no kind that shares only a stem with it: %s', (prompt, kind) => {
    expect(kindOf(prompt)).not.toBe(kind)
  })

  it('enters the values a calculation is known for', () => {
    const screen = textOf('Discount calculator', 'Calculate')
    expect(screen).toContain('Discount in percent')
    expect(screen).toContain('€ 62.30')
    expect(textOf('Loan calculator: amount, interest, years', 'Calculate')).toContain('180,000')
  })

  it('sells what such shops sell, at prices of such things', () => {
    expect(textOf('Clothing store', 'Shop')).toContain('Denim jacket')
    expect(textOf('A shop for shoes', 'Shop')).toContain('Canvas high')
    expect(textOf('Laptop and phone store', 'Shop')).toContain('Hush headphones')
  })

  it('shows customers their orders, and none of the numbers of the shop', () => {
    const account = textOf('Clothing store', 'Account')
    expect(account).toContain('Orders')
    expect(account).not.toContain('184')
  })

  it('books hotels by the night, and a table without a dish', () => {
    const dates = textOf('Hotel booking', 'Choose date')
    expect(dates).toContain('Nights')
    expect(dates).not.toContain('Free times')
    expect(textOf('Restaurant menu with table reservation', 'Book a table')).not.toContain('burger')
  })

  it('times laps upward, and athletes where there are some', () => {
    expect(textOf('A stopwatch with laps', 'Stopwatch')).toContain('Lap 4')
    expect(JSON.stringify(appOf('Stopwatch for swimming coaches'))).toContain('Ida, lane 4')
  })

  it('reaches what is told of a thing on the web from the thing', () => {
    const app = appOf(
      'Users search for albums and see a list of them. For each album add a link with more information.',
    )
    const site = app.screens.find(({ components }) => components.some(({ type }) => type === 'webview'))
    const leading = [...walkNodes(app)].filter(({ node }) =>
      JSON.stringify(node.properties).includes(`"${site?.id}"`),
    )
    expect(site).toBeDefined()
    expect(leading).not.toEqual([])
  })
})
