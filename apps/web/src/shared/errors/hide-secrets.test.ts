import { expect, it } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

it('the secret of a link is not reported, other paths are', () => {
  expect(hideSecrets('/review/abc-DEF_1')).toBe('/review/…')
  expect(hideSecrets('//Invite//abc')).toBe('/Invite/…')
  expect(hideSecrets('/studio/1234')).toBe('/studio/1234')
})
