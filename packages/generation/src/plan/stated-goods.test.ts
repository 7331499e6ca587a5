import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

test('an auction of watches has watches', () => {
  const watches =
    'As a seller, I want to put a watch up for auction. As a bidder, I want to bid on watches. As a bidder, I want to be told when I am outbid.'
  expect(namesOf(watches)).toContain('Watches')
  expect(textOf(watches)).not.toMatch(/Walnut|Atlas of the north|Furniture/)
  expect(textOf(watches)).toContain('Sell a watch')
})

test('what is found at a station is what it says', () => {
  const gloves =
    'Staff of a ferry line note gloves that were found, with photo and deck. Passengers search for their gloves and claim them.'
  expect(textOf(gloves)).not.toMatch(/rucksack|Reading glasses/)
})

test('an auction that says nothing of goods keeps its own', () => {
  expect(textOf('An auction app: lots end at a time, people bid and see who leads.')).toContain('Walnut')
})

test('one of several goods gives the stock no name', () => {
  const stock = 'An inventory app for a tiler: tiles, grout and glue with stock, shelf and supplier.'
  expect(textOf(stock)).toContain('Search items')
  expect(textOf(stock)).not.toMatch(/Tinned tomatoes/)
})
