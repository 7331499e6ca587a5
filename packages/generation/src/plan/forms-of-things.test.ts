import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

const landlord =
  'An app for landlords. Landlord can add flats with rent and tenants. Tenants can report damage with a photo. Landlord can store contracts.'

test('a thing beside the main one has a form with what is told of it', () => {
  const form = textOf(landlord, 'Add flat')
  expect(form).toContain('"label":"Rent"')
  expect(form).toContain('"label":"Tenants"')
})

test('the form of the main thing does not ask for it', () => {
  const report = namesOf(landlord).find((name) => name.startsWith('Report'))
  expect(report).toBeDefined()
  expect(textOf(landlord, report)).not.toContain('"label":"Rent"')
})

test('players have positions and shirt numbers', () => {
  const form = textOf(
    'An app for youth football coaches. Coach can manage players with position and shirt number. Coach can set the line-up. Coach can record goals during the match. Parents can confirm that their child is coming.',
    'Add player',
  )
  expect(form).toContain('"title":"Defence"')
  expect(form).toContain('"label":"Shirt number"')
})
