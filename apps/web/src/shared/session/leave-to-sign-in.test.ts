import { expect, test } from 'vitest'
import { signInUrl } from './leave-to-sign-in.ts'

test('signing in leads back to the page one was on', () => {
  expect(signInUrl({ pathname: '/studio/42', search: '?screen=home' })).toBe(
    '/api/login?returnTo=%2Fstudio%2F42%3Fscreen%3Dhome',
  )
})

test('from the start page there is nothing to lead back to', () => {
  expect(signInUrl({ pathname: '/', search: '' })).toBe('/api/login')
})
