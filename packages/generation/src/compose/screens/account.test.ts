import { expect, it } from 'vitest'
import { generateApp } from '../../index.ts'

const signIn = (prompt: string) =>
  generateApp({ prompt })
    .document.screens.find(({ name }) => name === 'Sign in')
    ?.components.map(({ label, properties }) => `${label} ${String(properties['subtitle'] ?? '')}`.trim()) ??
  []

it('who creates an account is not told to log in', () => {
  const shown = signIn('Movies app: create an account, watchlist, search')
  expect(shown[0]).toMatch(/^Create account New to /)
  expect(shown.indexOf('Create account')).toBeLessThan(shown.indexOf('Log in'))
})

it('who logs in is', () => {
  const shown = signIn('Movies app: login, watchlist, search')
  expect(shown[0]).toContain('Log in to ')
  expect(shown.indexOf('Log in')).toBeLessThan(shown.indexOf('Create account'))
})
