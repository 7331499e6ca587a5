import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const frontOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens[0]?.components)

it.each([
  'Tinder for rescue cats: swipe, like, visit the shelter',
  'Swipe through second-hand bikes near me and write to the seller',
  'Students swipe internships, companies swipe back, chat when both like',
])('one card after the other is liked or left: %s', (prompt) => {
  expect(frontOf(prompt)).toMatch(/"label":"Skip".*"label":"Like"/)
})

it.each(['To-do list with swipe to delete', 'Recipe box with categories and a shopping list'])(
  'a list stays one: %s',
  (prompt) => {
    expect(frontOf(prompt)).not.toContain('"label":"Skip"')
  },
)
