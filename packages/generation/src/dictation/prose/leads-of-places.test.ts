import { expect, test } from 'vitest'
import { leadOf } from './leads.ts'

const told = { names: [], text: 'Below it the button Order a box.' }
const leadIn = (sentence: string, isFirst = false) => {
  const { way, name, from, rest } = leadOf(sentence, { ...told, isFirst }) ?? {}
  return [way, name ?? from ?? '', rest]
}

test.each([
  ['Opening the app shows the harvest calendar', ['first', '', 'the harvest calendar']],
  ['When a diver starts the app, she first sees the tide', ['first', '', 'the tide']],
  ['The screen you land on has a clock and a button', ['first', '', 'a clock and a button']],
  ["The ranger's start screen shows the paths", ['first', 'start', 'the paths']],
])('a first screen is told in many ways: %s', (sentence, lead) => {
  expect(leadIn(sentence, true)).toEqual(lead)
})

test.each([
  ['Page two is the clock with laps and pauses', ['page', 'Clock', 'laps and pauses']],
  ['Third tab: statistics, dives per month as bars', ['page', 'Statistics', 'dives per month as bars']],
  [
    'Logbook is the third: dives with date and depth',
    ['page', 'Logbook', 'a list of dives with date and depth'],
  ],
  ['The buoy list is the second screen', ['page', 'Buoy list', 'a list of buoys']],
  ['Supplies, the last tab, shows the oil', ['page', 'Supplies', 'the oil']],
  ['Parents have another view: a map and a clock', ['page', 'Parents', 'a map and a clock']],
  ['Growers have a page to put in things: photo, price', ['page', 'Add things', 'a form with photo, price']],
  [
    'Receipts has its own page with month and sum',
    ['page', 'Receipts', 'a list of receipts with month and sum'],
  ],
  ['A form for lending asks for title and week', ['page', 'Lending', 'a form with title and week']],
  ['On My tools I find the saws', ['page', 'My tools', 'the saws']],
  ['When I end a dive I enter the depth', ['page', 'End dive', 'I enter the depth']],
  ['The last icon is her card where she collects stamps', ['page', 'Card', 'she collects stamps']],
])('a page is told by its number, by whose it is, by what one did: %s', (sentence, lead) => {
  expect(leadIn(sentence)).toEqual(lead)
})

test.each([
  ['Press one and a page with a plan and a chat comes up', ['tap', '', 'a plan and a chat']],
  ['A song opens with its words', ['tap', 'song', 'its words']],
  ["A boat's card shows its length", ['tap', 'boat', 'its length']],
  ['If you select a jar, a page shows the lid', ['tap', 'jar', 'the lid']],
])('what one taps opens its page: %s', (sentence, lead) => {
  expect(leadIn(sentence)).toEqual(lead)
})
