import { walkComponents } from '@kwiq/app-model'
import { expect, it, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

function shownIn(prompt: string) {
  const { document } = generateApp({ prompt })
  return document.screens.map(({ name, components }) => ({
    name,
    components: [...walkComponents(components)].map(({ type, label, properties }) => ({
      type,
      label,
      text: JSON.stringify(properties),
    })),
  }))
}
const all = (prompt: string) => shownIn(prompt).flatMap(({ components }) => components)

it.each([
  ['Snake with hedges on or off and a best score', 'Hedges', 'checkbox'],
  ['Minesweeper. User can choose a blind mode. User can see the best time.', 'Blind mode', 'checkbox'],
  ['A maze game with three board sizes and coins', 'Board sizes', 'list'],
])('%s: it is set before a round', (prompt, label, type) => {
  expect(all(prompt).find((shown) => shown.label === label)?.type).toBe(type)
})

test('what is in a game is named, and no list of it is kept', () => {
  const [found] = all('A snake game with fences and a high score').filter(({ text }) => /"Fences"/.test(text))
  expect(found?.text).toContain('"title":"Fences"')
  expect(found?.text.match(/"title"/g)).toHaveLength(1)
})

test('the last throws stand in the history, and what throws is called so', () => {
  const shown = shownIn('Dice roller for board games: choose how many sides, see the sum and the last rolls')
  expect(shown.flatMap(({ components }) => components).some(({ label }) => label === 'Roll dice')).toBe(true)
  const named = shown.filter(({ components }) =>
    components.some(({ label, text }) => /Last rolls/.test(label + text)),
  )
  expect(named.map(({ name }) => name)).toEqual(['History'])
})

it.each([
  ['Memory card matching game for toddlers with a timer', 'eight pairs'],
  ['A game in which coloured lamps flash in a sequence and one repeats it', 'Repeat the sequence'],
  ['A Simon game with best score', 'Repeat the sequence'],
])('%s has its own board', (prompt, line) => {
  const [play] = shownIn(prompt)
  expect(play?.components.some(({ text }) => text.includes(line))).toBe(true)
})

test('the keys of a board have room for their words', () => {
  const { document } = generateApp({ prompt: 'Bingo caller for the village hall' })
  const rows = [...walkComponents(document.screens[0]?.components ?? [])]
    .map(({ children = [] }) => children.flatMap(({ type, label }) => (type === 'button' ? [label] : [])))
    .filter((labels) => labels.length > 0)
  expect(rows).toEqual(expect.arrayContaining([['Call a number', 'Check card'], ['New round']]))
})
