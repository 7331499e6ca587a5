import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

const tanks =
  'An app for fish tanks. User can see temperature and pH. User can log a water test. User can add a plant with species and date.'

test('a thing beside the main one has a form with what is told of it', () => {
  const form = textOf(tanks, 'Add plant')
  expect(form).toContain('"label":"Species"')
  expect(form).toContain('"label":"Date"')
})

test('the form of the main thing does not ask for it', () => {
  const test = namesOf(tanks).find((name) => name.startsWith('Log'))
  expect(test).toBeDefined()
  expect(textOf(tanks, test)).not.toContain('"label":"Species"')
})

test('players have positions and shirt numbers', () => {
  const form = textOf(
    'An app for youth football coaches. Coach can manage players with position and shirt number. Coach can set the line-up. Coach can record goals during the match. Parents can confirm that their child is coming.',
    'Add player',
  )
  expect(form).toContain('"title":"Defence"')
  expect(form).toContain('"label":"Shirt number"')
})
