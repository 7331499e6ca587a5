import { expect, test } from 'vitest'
import { isLocalAddress } from './is-local-address.ts'

test.each([
  'http://localhost:3000/projects/1',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://kwiq.localhost',
])('%s is only reachable from its own machine', (url) => expect(isLocalAddress(url)).toBe(true))

test.each(['http://192.168.1.20:3000', 'https://kwiq.example/projects/1', 'http://localhost.example'])(
  '%s is reachable from elsewhere',
  (url) => expect(isLocalAddress(url)).toBe(false),
)
