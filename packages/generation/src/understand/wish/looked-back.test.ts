import { expect, it } from 'vitest'
import { readAsks } from './read-asks.ts'

const namesOf = (text: string) => readAsks(text)?.asks.map(({ name, isPut }) => (isPut ? `${name}?` : name))

it.each([
  [
    'After each class I note what went smooth and what could use improvement',
    ['What went well', 'What to improve'],
  ],
  [
    'I keep notes on my plums. was this plum worth growing? Where did I buy those trees?',
    ['Worth growing?', 'Where bought?'],
  ],
  ['I want to look it up. what happened with the pears last year?', ['What happened?']],
  ['We write how she is and what she needs next', ['How she is', 'What she needs next']],
])('“%s” asks for %s', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

it('reads a scale behind a question', () => {
  const [asked] = readAsks('I want to say how hard it was from 1 to 5')?.asks ?? []
  expect(asked).toMatchObject({ kind: 'choice', options: ['1', '2', '3', '4', '5'], hint: 'How hard it was' })
})
