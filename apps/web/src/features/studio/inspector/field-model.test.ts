import { definitionList, definitions } from '@kwiq/catalogue'
import { expect, test } from 'vitest'
import { effectiveSections, fieldsOf, fitsSegments, humanize, sectionsOf } from './field-model.ts'

test('every property of every component has a field', () => {
  for (const definition of definitionList) {
    const fields = sectionsOf(definition).flatMap((section) => section.fields)
    expect(fields.map((field) => field.name).sort(), definition.type).toEqual(
      Object.keys(definition.properties.shape).sort(),
    )
  }
})

test('a choice carries its values, its start and whether it may be absent', () => {
  const variant = fieldsOf(definitions.button.properties.shape).find((field) => field.name === 'variant')
  expect(variant).toMatchObject({ control: 'choice', initial: 'primary', isOptional: false })
  expect(variant?.options).toContain('outline')
  const tone = fieldsOf(definitions.text.properties.shape).find((field) => field.name === 'tone')
  expect(tone).toMatchObject({ isOptional: true, initial: undefined })
  expect(tone?.options[0]).toBe('muted')
})

test('items carry the fields of one item; a single item says so', () => {
  const items = fieldsOf(definitions.navbar.properties.shape).find((field) => field.name === 'items')
  expect(items?.itemFields.map((field) => field.name)).toEqual(['title', 'icon', 'badge', 'action'])
  expect(items?.isSingleItem).toBe(false)
  const leading = fieldsOf(definitions.header.properties.shape).find((field) => field.name === 'leading')
  expect(leading?.isSingleItem).toBe(true)
  expect(leading?.itemFields.length).toBeGreaterThan(0)
})

test('sections come in one order, empty ones not at all', () => {
  expect(sectionsOf(definitions.button).map((section) => section.title)).toEqual([
    'Content',
    'Action',
    'Style',
  ])
})

test('names are made readable and short choices become segments', () => {
  expect(humanize('lowerIsBetter')).toBe('Lower is better')
  expect(fitsSegments(['start', 'center', 'end'])).toBe(true)
  expect(fitsSegments(['primary', 'accent', 'secondary', 'outline', 'ghost'])).toBe(false)
})

test('what does nothing for the chosen kind is left out, for a kind that is not set by the default', () => {
  const names = (...components: Record<string, unknown>[]) =>
    effectiveSections(sectionsOf(definitions.button), components).flatMap(({ fields }) =>
      fields.map(({ name }) => name),
    )
  expect(names({ variant: 'icon' })).toContain('showLabel')
  expect(names({})).not.toContain('showLabel')
  expect(names({ variant: 'icon' }, {})).not.toContain('showLabel')
  expect(names({})).toContain('variant')
})

test('a property depends on a choice of its own component, by values that this has', () => {
  for (const definition of definitionList) {
    const fields = sectionsOf(definition).flatMap((section) => section.fields)
    for (const { name, onlyFor } of fields) {
      const options = fields.find((field) => field.name === onlyFor?.choice)?.options ?? []
      expect(options, `${definition.type} ${name}`).toEqual(
        expect.arrayContaining([...(onlyFor?.values ?? [])]),
      )
    }
  }
})
