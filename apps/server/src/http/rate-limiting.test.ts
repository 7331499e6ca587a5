import { expect, it } from 'vitest'
import { addressOf } from './rate-limiting.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['::1', '0:0:0:0::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  // As some proxies forward it: the port is another one for each connection.
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
])('%s is counted as %s', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted)
})
