import { expect, it } from 'vitest'
import { walkComponents } from '@kwiq/app-model'
import { screensOf } from '../../testing/apps.ts'

const keysOf = (prompt: string, name: string) =>
  screensOf(prompt)
    .filter((screen) => screen.name === name)
    .flatMap(({ components }) => [...walkComponents(components)])
    .flatMap(({ type, label }) => (type === 'button' ? [label] : []))

it('calls the main button of a page as the description calls what it does, and has no other for it', () => {
  const keys = keysOf(
    'Ferry board of the bay: timetable per harbour, delay alerts, buy a ticket for a bike',
    'Trip',
  )
  expect(keys).toEqual(['Buy ticket for bike'])
})

it.each([
  ['Audio guide of a mill museum: exhibits with a number, listen to the story of each', 'Exhibit', 'Listen'],
  ['Learn sailor knots step by step with drawings, practise with a timer', 'Knot', 'Practise'],
])('has one button where two would do the same: %s', (prompt, name, verb) => {
  const keys = keysOf(prompt, name).filter((key) => key.startsWith(verb))
  expect(keys).toHaveLength(1)
  expect(keys[0]).not.toBe(verb)
})
