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
