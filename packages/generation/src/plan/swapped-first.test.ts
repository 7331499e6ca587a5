import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planned = (prompt: string) => {
  const { plan, archetype } = planApp(understand(prompt), 1)
  return { kind: archetype.id, first: [...plan.entities.values()][0]?.samples[0]?.title }
}

it.each([
  ['Swap pot plants with people in the same street, photo and chat', 'Monstera cutting'],
  ['A place to exchange jigsaws with other families', 'Harbour Traders'],
  ['Trade old vinyl with fellow collectors', 'Low Water'],
])('what is swapped with others changes hands: %s', (prompt, first) => {
  expect(planned(prompt)).toEqual({ kind: 'swap', first })
})

it.each([
  ['Swap night shifts with colleagues on the ward', 'shift-swap'],
  ['Exchange digital business cards with people at a fair', 'cards-exchange'],
])('where kinds know how, they are those: %s', (prompt, kind) => {
  expect(planned(prompt).kind).toBe(kind)
})
