import { describe, expect, it } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'
import { understand } from './understand.ts'

describe('slips of the hand', () => {
  it.each([
    ['they shuld log practice', 'they should log practice'],
    ['Calender with remiders', 'Calendar with reminders'],
    ['track my expences n recipies', 'track my expenses and recipes'],
    ['a day tiket for my migranes', 'a day ticket for my migraines'],
    ['what i ate', 'what I ate'],
    ['sooo loud, in pink pleaseee', 'so loud, in pink please'],
    ['freeee coffeee por favor', 'free coffee'],
    ['log temp and bp', 'log temperature and blood pressure'],
  ])('are corrected: %s', (written, meant) => {
    expect(correctSpelling(written)).toBe(meant)
  })

  it('leaves other words, names and languages alone', () => {
    for (const text of [
      'Ana Petrova, N.º 4: seek the sea',
      'Wright & Sons log the bye week',
      'cases for the iPhone SE',
      'a temp agency with its temp workers',
      'AAA batteries, iii and www',
    ])
      expect(correctSpelling(text)).toBe(text)
    expect(understand('Der Kalender und die Termine von uns, teh').text).toContain('teh')
  })

  it('tells signing in from logins that are kept', () => {
    expect(correctSpelling('where you can login/register, and post')).toBe(
      'where you can sign in or register, and post',
    )
    expect(correctSpelling('Users login with their phone')).toBe('Users log in with their phone')
    expect(correctSpelling('a vault for my logins and login details')).toBe(
      'a vault for my logins and login details',
    )
  })

  it('takes what is needed for the thing', () => {
    const texts = understand('Orders come in. Front desk needs invoices per dentist').phrases.map(
      ({ label, text }) => label ?? text,
    )
    expect(texts.some((text) => text.includes('needs'))).toBe(false)
    expect(texts.some((text) => text.includes('invoices'))).toBe(true)
    expect(correctSpelling('special needs children')).toBe('special needs children')
  })
})
