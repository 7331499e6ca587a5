import { expect, it } from 'vitest'
import { readCookie } from './cookies.ts'

const read = (cookie: string | undefined) => readCookie({ headers: { cookie } }, 'kwiq')

it.each([
  ['kwiq=abc-_1', 'abc-_1'],
  ['kwiq=', ''],
  ['theme=dark; kwiq=abc', 'abc'],
  ['kwiq=abc; theme=dark', 'abc'],
  ['kwiq=a%20b', 'a b'],
  ['kwiq=abc\t', 'abc'],
  ['kwiq=abc ', 'abc'],
  ['kwiq2=abc', null],
  ['kwi=abc', null],
  ['', null],
  [undefined, null],
])('reads of %j the cookie %j', (cookie, value) => {
  expect(read(cookie)).toBe(value)
})
