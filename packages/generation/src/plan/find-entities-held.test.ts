import { expect, it } from 'vitest'
import { allOf } from './short.test-helper.ts'

it('what a private log is of is no log', () => {
  const shown = allOf('An app that helps you keep a private log of people you have recently met.')
  expect(shown).toContain('Add person')
  expect(shown).not.toMatch(/log pe(?:rson|ople)/i)
})
