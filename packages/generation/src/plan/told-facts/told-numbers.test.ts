import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { readToldNumbers } from './with-told-numbers.ts'

describe('how many of something there are', () => {
  it.each([
    [
      'A hostel with six dormitories and 40 beds.',
      [
        { number: 6, noun: 'dormitories' },
        { number: 40, noun: 'beds' },
      ],
    ],
    ['Our street has 22 houses.', [{ number: 22, noun: 'houses' }]],
  ])('%s', (text, told) => {
    expect(readToldNumbers(text)).toEqual(told)
  })

  it.each([
    'A timer of 25 minutes.',
    'Top 10 songs of the week.',
    'Drink 8 glasses a day.',
    'A family of five and their chores.',
    'Founded in 2019 members can join.',
  ])('reads none in “%s”', (text) => {
    expect(readToldNumbers(text)).toEqual([])
  })

  it('shows as many', () => {
    const { document } = generateApp({
      prompt: 'An app for a campsite with three saunas. Guests see the saunas and book one.',
    })
    expect(JSON.stringify(document.screens)).not.toMatch(
      /"value":"\d+","title":"Saunas"(?<!"3","title":"Saunas")/,
    )
  })
})
