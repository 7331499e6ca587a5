import { expect, it } from 'vitest'
import { isSameField } from './same-field.ts'

it.each([
  ['Published', 'Published date', true],
  ['Calories', 'Number of calories', true],
  ['Created', 'date created', true],
  ['Difficulty', 'Difficulty level', true],
  ['Warranty until', 'Warranty dates', true],
  ['Frozen on', 'Date frozen', true],
  ['Which drawer', 'Drawer', true],
  ['Until', 'Date', false],
  ['Meal type', 'Meal time', false],
  ['Date', 'Release date', false],
  ['Name', 'Street name', false],
  ['Rent', 'Rent per month', false],
  ['Birth date', 'Born', true],
  ['Birthplace', 'Born', false],
  ['Purchase price', 'Paid', true],
  ['Step size', 'Step', true],
  ['Step size', 'Shoe size', false],
  ['Who instructed', 'Instructor', true],
  ['Fold counter', 'Folds', true],
  ['Due back', 'Return dates', true],
  ['Who has ladder', 'Borrowed by', true],
  ['Who has paid', 'Paid', false],
])('“%s” and “%s” mean one value: %s', (one, other, same) => {
  expect(isSameField(one, other)).toBe(same)
  expect(isSameField(other, one)).toBe(same)
})
