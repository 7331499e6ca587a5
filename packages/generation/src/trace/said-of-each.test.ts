import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from '../plan/plan-app.ts'
import { isSaidOfEach } from './said-of-each.ts'

const phrase = (text: string) => {
  const words = text.split(' ')
  return { text, words, stems: words, options: [] }
}

test('what a thing has is shown with it, and what was done to it is the thing', () => {
  const { plan } = planApp(understand('Towers with height and bell weight, faults noted on bells'), 1)
  expect(isSaidOfEach(phrase('height per tower'), plan)).toBe(true)
  expect(isSaidOfEach(phrase('visitors per tower'), plan)).toBe(false)
  expect(isSaidOfEach(phrase('towers visited'), plan)).toBe(true)
})
