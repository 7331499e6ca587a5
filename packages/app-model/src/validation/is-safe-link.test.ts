import { expect, test } from 'vitest'
import { isLinkKey, isSafeLink } from './is-safe-link.ts'

test.each([
  'https://example.com',
  'HTTPS://EXAMPLE.COM/a?b#c',
  'http://localhost:3000/x',
  'tel:+4930123',
  'mailto:mara@example.com?subject=Hi',
])('%s may be opened', (link) => expect(isSafeLink(link)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' https://example.com',
  'https://example.com\n',
  'https://exa\nmple.com',
  'https:example.com',
  'https://',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  '//example.com',
  'example.com',
  '',
])('%j may not', (link) => expect(isSafeLink(link)).toBe(false))

test('properties that hold links are known by their name', () => {
  expect(['href', 'url', 'src', 'imageUrl', 'linkHref'].every(isLinkKey)).toBe(true)
  expect(['curl', 'urls', 'title', 'source'].some(isLinkKey)).toBe(false)
})
