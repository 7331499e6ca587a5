import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed)
}

test('bugs have a list of their own, and are no projects', () => {
  const { archetype, plan } = planOf(
    'An issue tracker. Users can report bugs with a severity and a screenshot. Users can assign them to a developer. Users can filter by status.',
  )
  expect([archetype.id, plan.screens[0]?.kind]).toEqual(['bug-tracker', 'browse'])
})

test('how it is drawn is no title of a screen', () => {
  const { plan } = planOf(
    'A savings tracker. User can set a budget for each month. User should see what is left as a progress bar. User can see the spending in a bar chart.',
  )
  expect(plan.screens.map(({ title }) => title).join()).not.toMatch(/progress bar|bar chart/i)
})
