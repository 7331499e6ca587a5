import { expect, it } from 'vitest'
import { screensOf, textOf } from '../testing/apps.ts'

it('people who pray for each other have a wall of requests', () => {
  const names = screensOf(
    'Prayer chain for our parish: ask for prayer, others tap when they have prayed',
  ).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Wall', 'Requests', 'Ask for prayer']))
})

it('who goes to concerts plays none, and braces are not brushed', () => {
  expect(textOf('Concerts near me, artists I like, who else goes')).not.toContain('Fees')
  expect(textOf('Log of my braces: elastics, pain, next visit')).not.toContain('Brush')
})
