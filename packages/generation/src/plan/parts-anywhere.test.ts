import { expect, it } from 'vitest'
import { screensOf, textOf } from '../testing/apps.ts'

it.each([
  ['Offline encyclopedia: search articles, bookmark them, random article.', 'Random article'],
  ['Board game shelf. Log plays, pick a random game for tonight', 'Random game'],
])('what is drawn by lot has a button on the first screens: %s', (prompt, label) => {
  const [first] = screensOf(prompt)
  expect(JSON.stringify(first?.components)).toContain(`"label":"${label}"`)
})

it('is drawn once, whatever else is done with it', () => {
  const text = textOf('A quote app. The user can see a random quote and copy it')
  expect(text.split('"label":"Random quote"')).toHaveLength(2)
})
