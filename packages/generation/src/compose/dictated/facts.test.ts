import { expect, test } from 'vitest'
import { isHeading, isPerson, isText } from './facts.ts'

test('somebody is whom the lexicon knows as a person', () => {
  for (const label of ['Name', 'User name', 'Patient name', 'Artist', 'Assignee', 'Beekeeper'])
    expect(isPerson(label), label).toBe(true)
  for (const label of ['Seller rating', 'Team name', 'Driver score', 'Departure airport'])
    expect(isPerson(label), label).toBe(false)
})

test('a heading is what a thing is called, a text what is written of it', () => {
  for (const label of ['Title', 'Product name', 'Team name', 'Job title'])
    expect(isHeading(label), label).toBe(true)
  for (const label of ['Name', 'Full name', 'Patient name', 'Price'])
    expect(isHeading(label), label).toBe(false)
  expect(['Bio', 'Short description', 'Notes'].every(isText)).toBe(true)
  expect(isText('Price')).toBe(false)
})
