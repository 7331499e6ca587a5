import { describe, expect, it } from 'vitest'
import { withListsInBrackets } from './dash-lists.ts'

describe('lists between dashes', () => {
  it.each([
    [
      'Lenders share tools - saws, drills, planes - with neighbours.',
      'Lenders share tools (saws, drills, planes) with neighbours.',
    ],
    ['Swap spare sails – jibs, mains, spinnakers.', 'Swap spare sails (jibs, mains, spinnakers).'],
    ['Keepers log feeds - syrup, pollen and candy.', 'Keepers log feeds (syrup, pollen and candy).'],
  ])('%s', (text, told) => {
    expect(withListsInBrackets(text)).toBe(told)
  })

  it.each([
    'A diary - write, draw, share.',
    'The start page - posts, stories, tides.',
    'Rate a bell - loud or soft.',
    'The crew of a boat - add sailors, see shifts, swap watches.',
  ])('leaves "%s"', (text) => {
    expect(withListsInBrackets(text)).toBe(text)
  })
})
