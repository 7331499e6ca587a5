import { expect, it } from 'vitest'
import { safeWebAddress } from './web-address.ts'

it('takes https addresses, tidied up', () => {
  expect(safeWebAddress(' https://Example.com/a b?q="x" ')).toBe('https://example.com/a%20b?q=%22x%22')
})

it('takes nothing else', () => {
  for (const address of [
    undefined,
    '',
    'example.com',
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ]) {
    expect(safeWebAddress(address), String(address)).toBeUndefined()
  }
})
