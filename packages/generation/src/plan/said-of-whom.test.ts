import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

/** Every word of an app that one reads. */
const wordsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('what is said of those who use an app', () => {
  it.each([
    ['Put my salary into envelopes like rent, fun and car. My wife sees the same.', 'Wife'],
    ['Fleet of 22 vans: mileage, fuel costs, damage with photos, the boss approves repairs', 'Boss'],
    ['We are looking for a flat: rent, size, balcony, photos and stars', 'Looking'],
  ])('makes no list in “%s” of “%s”', (prompt, word) => {
    expect(wordsOf(prompt).includes(`"${word}"`)).toBe(false)
  })

  it('takes pros and cons for fields, not for people', () => {
    const words = wordsOf('Compare flats we visit: rent, size, balcony, pros and cons')
    expect(words.includes('"Upsides"')).toBe(true)
    expect(words.includes('"Pros"')).toBe(false)
  })

  it('suggests one of what the app is of', () => {
    const words = wordsOf('A dictionary of dialect: search a word, suggest a word that is missing')
    expect(words.includes('Suggest a word')).toBe(true)
    expect(words.includes('bike stands')).toBe(false)
  })

  it('asks a learner driver about signs, not about lessons', () => {
    const words = wordsOf('Driving school: pupils book lessons and practise theory questions')
    expect(words.includes('red triangle')).toBe(true)
  })

  it('shows no made-up samples of a noun nobody knows', () => {
    const words = wordsOf(
      'Fishing log with species, weight, lake, and see which bait works best in which month',
    )
    expect(/"Work \d+"/.test(words)).toBe(false)
  })
})
