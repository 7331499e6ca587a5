import { expect, test } from 'vitest'
import { resolveProperties } from '../resolve-properties.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { headerKind } from './header-kind.ts'

const kind = (preset: string, properties = {}) =>
  headerKind(resolveProperties('header', properties), resolveTheme({ preset }))

test('every theme has its own kind of header', () => {
  expect(kind('clean')).toBe('large')
  expect(kind('warm')).toBe('greeting')
  expect(kind('bold')).toBe('block')
  expect(kind('editorial')).toBe('masthead')
  expect(kind('dark-pro')).toBe('bar')
})

test('a stated kind wins over the theme’s, and the small bar over all but a cover', () => {
  expect(kind('bold', { variant: 'large' })).toBe('large')
  expect(kind('clean', { compact: true })).toBe('bar')
  expect(kind('clean', { variant: 'cover', compact: true })).toBe('cover')
})

test('kinds that lack their content become another', () => {
  expect(kind('calm')).toBe('bar')
  expect(kind('calm', { subtitle: 'Three small things' })).toBe('centered')
  expect(kind('warm', { leading: { icon: 'back' } })).toBe('large')
  expect(kind('warm', { leading: { avatar: 'Elias' } })).toBe('greeting')
  expect(kind('editorial', { leading: { icon: 'back' } })).toBe('bar')
})
