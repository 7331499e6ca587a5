import { expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'
import { allOf } from './short.test-helper.ts'

it('what a private log is of is no log', () => {
  const shown = allOf('An app that helps you keep a private log of donors you have thanked.')
  expect(shown).toContain('Add donor')
  expect(shown).not.toMatch(/"(?:add )?log donor/i)
})

it('what is lent is a thing, tools too, and not how long or among whom', () => {
  const labels = screensOf(
    'Everybody on the lane lists the tools they have, and others can borrow them for a weekend.',
  ).map(({ components: [header] }) => header?.label)
  expect(labels).toContain('Tools')
  expect(labels.join()).not.toMatch(/weekend|lanes/i)
})
