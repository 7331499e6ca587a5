import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { isStory } from '../understand/story.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const wordsOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

const dots =
  'A morse code translator. User can type letters into a text box and sees dots and dashes below. User can swap the direction. Bonus: User can hear the code.'
const four =
  'A connect four game. Players can see the grid and whose turn it is. When a player clicks a column, a disc falls into it. User should see who has won. User can start a new game.'

describe('a brief of a tool', () => {
  test.each([
    [dots, 'transform'],
    [four, 'board'],
    [
      'An app that generates strong passwords. User can choose how long they are. User can copy the password.',
      'generator',
    ],
  ])('begins with the tool: %s', (prompt, kind) => {
    expect(isStory(prompt)).toBe(true)
    expect(plan(prompt).screens[0]?.kind).toBe(kind)
  })

  test('keeps nothing in lists of its own and has no map', () => {
    const made = plan(dots)
    expect(made.screens.map(({ kind }) => kind)).not.toContain('map')
    expect(made.entities.size).toBe(1)
  })

  test('has buttons for what is pressed, none for what happens by itself', () => {
    const words = wordsOf(four)
    expect(words).toContain('"New round"')
    expect(words).not.toMatch(/Fall|Bonus|No\. 118|Number 118/)
  })
})

test('what is told of an app of one line stays on its screens', () => {
  expect(isStory('Pocket calculator with memory and history')).toBe(false)
})

test('what a calculator shows is nothing one chooses', () => {
  const words = wordsOf(
    'A running calculator. User can enter distance and time. User should see the pace and the class of the runner (slow, steady, quick, elite).',
  )
  expect(words).not.toMatch(/"options":\[[^\]]*"Elite"/)
})

test.each([
  ['A tetris game. Player can turn the block. Player can see the score.', '■'],
  ['A pong game. Player can move the bat. Player can pause the game.', '▬'],
])('a game that moves is drawn as it looks: %s', (prompt, piece) => {
  expect(JSON.stringify(generateApp({ prompt }).document.screens[0])).toContain(piece)
})

test('spans of time and the first of all are no lists of their own', () => {
  const words = wordsOf(
    'An app for bitcoin and other coins. User can see the top 50 coins with price. User can see a chart of 5, 30 or 90 days. User can add coins to a watchlist.',
  )
  expect(words).not.toMatch(/"Days"|"50 24"|"50 23"/)
})

test('a calculator converts nothing unless it is said, and shows what comes out', () => {
  const pocket = plan('A calculator. User can enter numbers. User can clear the display.')
  expect(pocket.screens.map(({ kind }) => kind)).not.toContain('converter')
  const words = wordsOf(
    'A mortgage calculator. User enters the loan and the term in years. User sees the monthly payment.',
  )
  expect(words).toContain('"Total interest"')
  expect(words).not.toContain('"Years"')
})

test('what an app is called alone is no list in it', () => {
  const words = wordsOf('A pokedex. User can see all creatures. User can see their height.')
  expect(words).not.toMatch(/Pokedex \d/)
})

test('a game with cards face down shows them so, with one button for each thing done', () => {
  const words = wordsOf(
    'A pairs game. Player sees cards that lie face down. Player can turn two cards. Player can restart the game. Player should see the number of moves.',
  )
  expect(words).toContain('Sixteen cards, eight pairs')
  expect(words).not.toMatch(/"Turn (?:two )?cards"|"Restart game"/)
})

test('pads of a looper are those of its kind, and no cards', () => {
  const words = wordsOf('A looper for buskers. User can record a riff. User can set the main volume.')
  expect(words).toContain('"Bpm"')
  expect(words).not.toContain('eight pairs')
})

test('who makes codes begins with making one', () => {
  const made = plan(
    'An app that generates QR codes. User can type a text and sees the code. Bonus: User can scan codes.',
  )
  expect(made.screens[0]?.kind).toBe('form')
})

test('links are shortened in one field, and listed with their clicks', () => {
  const made = plan(
    'A URL shortener. User can paste a web address and gets a short link. User can see all links with the number of clicks.',
  )
  expect(made.screens.map(({ kind }) => kind).slice(0, 2)).toEqual(['transform', 'browse'])
})

test('a list is ordered and narrowed down by chips, and a booking site sells no sites', () => {
  const { screens } = generateApp({
    prompt:
      'A cabin booking site. Users can search cabins. Users can sort the found cabins by price and filter by region. Users can book a cabin.',
  }).document
  const words = JSON.stringify(screens)
  expect(words).not.toMatch(/"Site \d"/)
  expect(words).not.toMatch(/"type":"button"[^{}]*"label":"(?:Sort|Filter)/)
})
