import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

const goats =
  'An app for a goat farm. The farmer can register goats with name and breed. The farmer can record the milk yield in litres. The farmer can record vaccinations.'

test('what is written down of the things an app keeps has a form of its own, which asks of which of them', () => {
  const names = namesOf(goats)
  expect(names).toContain('Record milk yield')
  expect(names).toContain('Record vaccination')
  const form = textOf(goats, 'Record milk yield')
  expect(form).toContain('"label":"Goat"')
  expect(form).toContain('"label":"Milk yield"')
})

test('the form is reached from the page of such a thing', () => {
  expect(textOf(goats, 'Details')).toContain('"screenId":"record-milk-yield"')
})

test('where entries are what the app keeps, values stand in the form there is', () => {
  const diary =
    'An app for people with a skin allergy. User can log a rash with time and place on the body. User can record the cream they used.'
  expect(namesOf(diary).filter((name) => name.startsWith('Record'))).toEqual([])
})
