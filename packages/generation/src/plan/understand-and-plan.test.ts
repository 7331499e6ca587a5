import { expect, it } from 'vitest'
import { understandAndPlan } from './understand-and-plan.ts'

const kindOf = (prompt: string) => understandAndPlan(prompt, {}).planned.archetype.id

it('takes the kind from what somebody complains of where the wish alone is of none', () => {
  const wish =
    'Something that tells me at six o’clock if tonight is worth it: clouds, moon, wind. I want to keep a log of what I saw.'
  expect(
    kindOf(`I dragged the telescope out three times last month and it clouded over each time. ${wish}`),
  ).toBe('astronomy')
})

it('leaves it out where the wish says enough', () => {
  const { meant } = understandAndPlan(
    'I regularly throw out good food from my freezer. An app to share leftovers with neighbours.',
    {},
  )
  expect(meant.phrases.map(({ text }) => text)).not.toContain('freezer')
})
