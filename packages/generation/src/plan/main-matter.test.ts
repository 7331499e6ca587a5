import { expect, test } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

const rowing =
  'A rowing club wants an app to book boats and read its news. Members can see which boats are free. A member can reserve a boat for an afternoon. Members can report damage to a boat. The trainer can post courses.'

test('what a brief is about beside its kind of app has a list and a page', () => {
  const names = namesOf(rowing)
  expect(names).toContain('Boats')
  expect(names).toContain('Boat')
})

test('what is done with one of them stands on its page, and a report asks which', () => {
  expect(textOf(rowing, 'Boat')).toContain('Reserve boat')
  const report = screensOf(rowing).find(({ name }) => /damage/.test(name))
  expect(report?.name).toBe('Report damage')
  expect(textOf(rowing, 'Report damage')).toContain('"label":"Boat"')
})

test('no more screens than an app has come of it', () => {
  expect(screensOf(rowing).length).toBeLessThanOrEqual(9)
})

test('a kind that has the thing under its own word keeps its own', () => {
  const names = namesOf(
    'An app for a choir. Singers can see upcoming rehearsals. Singers can say whether they come. The conductor can add rehearsals.',
  )
  expect(names.filter((name) => /rehearsals/i.test(name)).length).toBeLessThanOrEqual(1)
})

test('whoever is looked for in an app of something else stands in a list of their own', () => {
  const coins =
    'An app for coin collectors. User can add a coin with country and year. User can find dealers who buy coins. User can chat with them.'
  expect(namesOf(coins)).toContain('Dealers')
})

test('a report asks what the brief tells of it, and those who approve have a list', () => {
  const cafe =
    'An app for the staff of a café. Employee can see shifts for the week. Employee can report waste with reason and quantity. Manager can approve swaps.'
  const form = textOf(cafe, 'Report waste')
  expect(form).toContain('"label":"Reason"')
  expect(form).toContain('"label":"Quantity"')
  expect(form).not.toContain('gate')
  expect(textOf(cafe, 'Manager')).toContain('Tap to approve')
})

test('a start timer is no app for those who book dinghies', () => {
  const names = namesOf(
    'A sailing club wants an app to book dinghies. Members can see which dinghies are free. A member can reserve a dinghy for an afternoon. Members can report damage to a dinghy. The trainer can post courses.',
  )
  expect(names).toContain('Dinghies')
  expect(names).not.toContain('Start')
})
