import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

const wordsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('what a brief tells of', () => {
  test('is a value where there is one of it, no list', () => {
    const words = wordsOf(
      'A film finder. User can search films and sees them with poster, title and year. User can save films.',
    )
    expect(words).not.toContain('"Poster"')
  })

  test('is not asked of whoever uses the app, or runs it', () => {
    const words = wordsOf(
      'An online plant shop. Customers can add plants to the cart and change the quantity. The administrator can add plants.',
    )
    expect(words).not.toMatch(/"Administrator"|"For customers"|"Change quantity"/)
  })

  test('happens by itself, without a button in the settings', () => {
    const words = wordsOf(
      'A recipe book. User can change the number of servings and the amounts are updated. User can save recipes.',
    )
    expect(words).not.toContain('Update amounts')
  })

  test('is done to a post below it', () => {
    const words = wordsOf(
      'A social network for gardeners. Users can write posts. Users can like and comment on posts. Users can follow others.',
    )
    expect(words).not.toContain('"Like and comment"')
  })

  test('is played against somebody with the points of both', () => {
    const words = wordsOf(
      'Rock paper scissors against the computer. Player can choose a number. Player sees who has won. Player can play again.',
    )
    expect(words).toMatch(/"You"[^]*"Computer"/)
    expect(words).not.toContain('"Lives"')
  })
})

test('work and rest in turn show which of them runs', () => {
  const words = wordsOf(
    'An interval timer. User can set the rounds, the seconds of work and of rest. User can see which runs. User can pause.',
  )
  expect(words).toContain('Round 3 of')
})
