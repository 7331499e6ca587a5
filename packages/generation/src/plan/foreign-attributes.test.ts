import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { foreignAttribute } from '../words/foreign-attributes.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}

test.each([
  ['Inventar meiner Modelleisenbahn mit Loks, Wagen, Spurweite und Kaufpreis.', ['Spurweite', 'Kaufpreis']],
  [
    "Une application pour noter les fromages que j'ai goûtés, avec la cave, le prix et une note.",
    ['Prix', 'Note'],
  ],
])('what one knows of each is a field, not a list: %s', (prompt, fields) => {
  const { screens, entities } = plan(prompt)
  const names = screens.map(({ name }) => name)
  for (const field of fields) expect(names).not.toContain(field)
  const [main] = entities.values()
  expect(main?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(fields))
})

test('what nobody has rows for is named as it is sold', () => {
  const { screens, entities } = plan("Une application pour noter les fromages que j'ai goûtés, avec le prix.")
  const list = screens.find(({ name }) => name === 'Fromages')
  expect(entities.get(list?.entity ?? '')?.samples.map(({ title }) => title)).toContain('Camembert')
})

test('a word that names a list is no attribute, nor is an app only of prices left empty', () => {
  expect(foreignAttribute('Rezepte')).toBeUndefined()
  expect(foreignAttribute('Kaufpreis')).toMatchObject({ kind: 'money', name: 'Kaufpreis' })
  expect(plan('App für Preise').screens.length).toBeGreaterThan(3)
})
