import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { drawnNoun } from './drawn-thing.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}

describe('what is drawn by lot', () => {
  test.each([
    ['The user sees a random book. User can click a button for another one.', 'book'],
    ['A random recipe generator. User can press a button. User sees a recipe.', 'recipe'],
    ['User can see a photo of a city picked at random. User can click for the next.', 'city'],
    ['User can see a random picture of foxes. User can click to see a new one.', 'foxes'],
    ['A card game. Player sees a random joker. Player can draw another.', undefined],
    ['User can set a random order. User can see the next song.', undefined],
  ])('"%s": %s', (text, noun) => {
    expect(drawnNoun(text)).toBe(noun)
  })

  const book =
    'An app that suggests a random book to read. User clicks a button and gets a book with its author, the number of pages and a cover picture. User can choose a genre. User can save books.'

  test('stands first, alone, with its values and a button for another', () => {
    const { archetype, plan } = planOf(book)
    expect([archetype.id, plan.screens[0]?.kind]).toEqual(['generator', 'generator'])
    const words = JSON.stringify(generateApp({ prompt: book }).document.screens[0])
    expect(words).toMatch(/"Author"[^]*"Another book"/)
  })

  test('has no list with a form', () => {
    expect(planOf(book).plan.screens.map(({ kind }) => kind)).not.toContain('form')
  })
})

test('what generates names makes one of them, of what one types', () => {
  const words = JSON.stringify(
    generateApp({
      prompt:
        'A tool that generates band names. User can type keywords and choose a style. User can save the names.',
    }).document.screens[0],
  )
  expect(words).toMatch(/"Keywords"[^]*"Another band name"/)
})

test('what is tossed or rolled has one button that says so', () => {
  const words = JSON.stringify(
    generateApp({
      prompt: 'A dice roller. User can roll the dice. User sees the result. User can see the last rolls.',
    }).document.screens[0],
  )
  expect(words).toContain('"Roll dice"')
  expect(words).not.toContain('"label":"Generate","properties":{"full"')
})

test('a list of random things shows many of them', () => {
  const said =
    'An app to see walks and plan them on a calendar. User can see a list of random walks. User can click on a walk to see its stops.'
  expect(drawnNoun(said)).toBeUndefined()
  expect(drawnNoun(said.replace('a list of random walks', 'a random walk'))).toBe('walk')
})
