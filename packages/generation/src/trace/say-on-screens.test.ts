import { expect, it } from 'vitest'
import { planApp } from '../plan/plan-app.ts'
import { understand } from '../understand/understand.ts'
import { sayEachOnScreens } from './say-on-screens.ts'

const { plan } = planApp(understand('An app with the recipes of our village'), 1)
const phrase = (words: string[]) => ({ text: words.join(' '), words, stems: words, options: [] })

it('tells whether a screen says something else now', () => {
  expect(sayEachOnScreens([phrase(['lighthouse'])], plan)).toBe(false)
  expect(sayEachOnScreens([phrase(['recipe', 'collection'])], plan)).toBe(true)
  expect(plan.screens.map(({ title }) => title)).toContain('Recipe collection')
})
