import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { isTitle } from './names-the-app.ts'

const titlesOf = (text: string) =>
  understand(text).phrases.flatMap((phrase, index) => (isTitle(phrase, index, text) ? [phrase.text] : []))

test.each([
  ['Dating app for dog owners', ['dating']],
  ['Booking app for my yoga studio', ['yoga studio']],
  ['A quiz app about geography', ['geography']],
  ['A quiz app about geography with a leaderboard', ['geography']],
  ['An app with geography questions', []],
  ['Track tomatoes and basil for my balcony', []],
])('%s', (text, titles) => {
  expect(titlesOf(text)).toEqual(expect.arrayContaining(titles))
  if (titles.length === 0) expect(titlesOf(text)).toEqual([])
})
