import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string): string => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

it.each([
  'announcements',
  'attendance',
  'certificates',
  'documents',
  'expenses',
  'messages',
  'reports',
  'reviews',
])('an association with %s is an association', (feature) => {
  expect(kindOf(`An app for an allotment association with ${feature}`)).toBe('club')
})

it('what the app is called for itself still tells its kind', () => {
  expect(kindOf('An attendance app for our judo teacher')).toBe('attendance')
  expect(kindOf('Expenses of a flat share, with reports and reminders')).not.toBe('club')
})
