import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test.each(['/', '/dashboard', '/studio/7?tab=history#top', '/projects/kwiq-demo'])(
  '%s is a way back',
  (path) => {
    expect(safeReturnTo(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/%0d\n/evil.example',
  ' /evil.example',
  '/\u0000',
  '/..//evil.example',
  '/.//evil.example',
  '/api/logout',
  `/${'x'.repeat(2000)}`,
])('%j is not', (path) => {
  expect(safeReturnTo(path)).toBe('/')
})
