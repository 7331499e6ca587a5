import { expect, test } from 'vitest'
import { findLinkRule } from './find-link-rule.ts'
import type { LinkTarget } from './wrap-options.ts'

const wrap = (...linkRules: [pattern: string, opens: LinkTarget][]) => ({
  url: 'https://www.shop.example/start',
  linkRules: linkRules.map(([pattern, opens]) => ({ pattern, opens })),
})

test('without rules the own site stays inside and others leave', () => {
  expect(findLinkRule(wrap(), 'https://shop.example/cart')).toEqual({ opens: 'inside', by: 'own-site' })
  expect(findLinkRule(wrap(), 'http://www.shop.example/')).toMatchObject({ opens: 'inside' })
  expect(findLinkRule(wrap(), 'https://pay.example')).toEqual({ opens: 'external', by: 'other-site' })
  expect(findLinkRule(wrap(), 'mailto:hello@shop.example')).toMatchObject({ opens: 'external' })
})

test('the first rule that matches decides', () => {
  const rules = wrap(['shop.example/blog/*', 'external'], ['*.shop.example', 'in-app'])
  expect(findLinkRule(rules, 'https://shop.example/blog/one')).toMatchObject({ opens: 'external', index: 0 })
  expect(findLinkRule(rules, 'https://shop.example/cart')).toMatchObject({ opens: 'in-app', index: 1 })
  expect(findLinkRule(rules, 'https://help.shop.example/a?b')).toMatchObject({ index: 1 })
  expect(findLinkRule(rules, 'https://notshop.example/')).toMatchObject({ by: 'other-site' })
})

test.each([
  ['https://pay.example', 'http://pay.example/', false],
  ['https://pay.example', 'https://pay.example/any?x=1', true],
  ['*://pay.example/ok', 'http://pay.example/ok', true],
  ['pay.example/ok', 'https://pay.example/ok/more', false],
  ['pay.example/*.pdf', 'https://pay.example/files/a.pdf', true],
  ['PAY.example', 'https://pay.EXAMPLE', true],
  ['pay.example:8080', 'https://pay.example:8080/', true],
  ['pay.example:8080', 'https://pay.example/', false],
  ['tel:*', 'tel:+123', true],
  ['*', 'https://anything.example/', true],
  ['', 'https://anything.example/', false],
])('%s for %s: %s', (pattern, link, matches) => {
  const decision = findLinkRule(wrap([pattern, 'in-app']), link)
  expect(decision?.by === 'rule').toBe(matches)
})

test('what is no address has no answer', () => {
  expect(findLinkRule(wrap(), 'just words')).toBeNull()
})

test('a pattern of stars is no trap', () => {
  // Tried in every way it would not end within the time of a test.
  const found = findLinkRule(
    wrap([`a.example/${'*a'.repeat(90)}b`, 'inside']),
    `https://a.example/${'a'.repeat(1900)}`,
  )
  expect(found).toMatchObject({ by: 'other-site' })
})
