import { expect, test } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

const sailing =
  'A sailing club wants an app to book dinghies. Members can see which dinghies are free. A member can reserve a dinghy for an afternoon. Members can report damage to a dinghy. The trainer can post courses.'

test('what a brief is about beside its kind of app has a list and a page', () => {
  const names = namesOf(sailing)
  expect(names).toContain('Dinghies')
  expect(names).toContain('Dinghy')
})

test('what is done with one of them stands on its page, and a report asks which', () => {
  expect(textOf(sailing, 'Dinghy')).toContain('Reserve dinghy')
  const report = screensOf(sailing).find(({ name }) => /damage/.test(name))
  expect(report?.name).toBe('Report damage')
  expect(textOf(sailing, 'Report damage')).toContain('"label":"Dinghy"')
})

test('no more screens than an app has come of it', () => {
  expect(screensOf(sailing).length).toBeLessThanOrEqual(9)
})

test('a kind that has the thing under its own word keeps its own', () => {
  const names = namesOf(
    'An app for a choir. Singers can see upcoming rehearsals. Singers can say whether they come. The conductor can add rehearsals.',
  )
  expect(names.filter((name) => /rehearsals/i.test(name)).length).toBeLessThanOrEqual(1)
})
